import { useEffect, useState } from 'react';
import { useBook, useNames, useWords } from '../shell/context.ts';
import { isLocked, isOfSeveral, type Pick, shownJointPriceOf, shownPriceOf, slipAsks } from './picks.ts';
import { useSlipCloses, useStage } from './useSlipCloses.ts';
import { useSlipState } from './useSlipState.ts';
import { slipWordsOf } from './words.ts';

/** What has come to stand where another press stood can be read for so long before it can be pressed. Milliseconds. */
export const ripeMs = 700;

/** The press of a slip, or what stands in its place. */
export interface Press {
  /** `place` also stands for what cannot be pressed: a bet that is on its way, what is closed, and what is locked by something else too. */
  readonly kind: 'place' | 'accept' | 'arm' | 'armed';
  /** What is said of it while nothing can be bet: when it can again, or why it cannot. */
  readonly locked: string | null;
  /** It has stood there long enough: who presses has read what it does, and at which prices. */
  readonly isRipe: boolean;
}

/** What is said of the match of one choice: where the slip is of several, of which. */
export const useOfMatch = (): ((pick: Pick, what: string) => string) => {
  const { lang } = useWords();
  const { rest } = useSlipState();
  const name = useNames();
  const { ofMatch } = slipWordsOf(lang);
  return ({ home }, what) => (isOfSeveral(rest) ? ofMatch(name(home.names), what) : what);
};

/** What stands on the press while nothing can be bet: when it can again, or that nothing of it ever can. */
const useLockedText = (): string | null => {
  const { lang, texts } = useWords();
  const { picks, rest, isHeld } = useSlipState();
  const words = slipWordsOf(lang);
  const ofMatch = useOfMatch();
  const closes = useSlipCloses();
  const locked = rest.find(isLocked);
  const stage = useStage(locked);
  if (rest.length === 0) return picks.every(({ ended }) => ended !== null) ? texts.phases.over : words.shut;
  if (locked) return ofMatch(locked, stage === 'arrows' ? words.flying : words.opens[locked.sport]);
  if (isHeld) return words.held;
  // Before the round begins: what is bet now would be looked at after that.
  return closes?.seconds === 0 ? ofMatch(closes.pick, words.late) : null;
};

/** Whether `what` has been the same for long enough. The press that bets is, where it is the first that stands there. */
export const useRipe = (kind: Press['kind'], what: string): boolean => {
  const [ripe, setRipe] = useState(kind === 'place' ? what : null);
  useEffect(() => {
    setRipe((last) => (last === what ? last : null));
    const timer = setTimeout(() => setRipe(what), ripeMs);
    return () => clearTimeout(timer);
  }, [what]);
  return ripe === what;
};

/** What a press of the slip does. It is told by the slip as a whole, which stands on while the press is drawn in another place of it. */
export const usePress = (): Press => {
  const state = useSlipState();
  const { store } = useBook();
  const { rest, joints, placing, consent, armed } = state;
  const locked = useLockedText();
  const kind = ((): Press['kind'] => {
    if (placing !== null) return 'place';
    if (armed !== null) return 'armed';
    if (locked === null) return slipAsks(state, consent) ? 'accept' : 'place';
    return store.slip.arming.canArm() ? 'arm' : 'place';
  })();
  const isAgreed = kind === 'accept' || kind === 'arm';
  const prices = isAgreed ? [...rest.map(shownPriceOf), ...joints.map(shownJointPriceOf)] : [];
  // Who was about to bet all of it reads first that something is closed.
  const closed = state.picks.length - rest.length;
  const isRipe = useRipe(kind, [kind, closed, ...prices].join(' '));
  return { kind, locked, isRipe };
};
