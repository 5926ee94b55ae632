import { useEffect, useRef, useState } from 'react';
import type { BetRefusal } from '../../../src/book/views.ts';
import { useBook, useNames, useWords } from '../shell/context.ts';
import { type Decided, useDecided } from './decided.ts';
import { isLocked, isOfSeveral, type Pick, slipAsks } from './picks.ts';
import { deedBy, type Offer, type PressKind, readingOf } from './press.ts';
import { useSlipCloses, useStage } from './useSlipCloses.ts';
import { useSlipState } from './useSlipState.ts';
import { slipWordsOf } from './words.ts';

/** What has come to stand where another press stood can be read for so long before it can be pressed. Milliseconds. */
export const ripeMs = 700;

/** The press of a slip, or what stands in its place. */
export interface Press {
  readonly kind: PressKind;
  /** What is said of it while nothing can be bet: when it can again, or why it cannot. */
  readonly locked: string | null;
  /** Why the slip does not do as it stands. */
  readonly problem: BetRefusal | 'stake_empty' | null;
  /** Of a choice that is all but decided, why, and what can be bet on instead. */
  readonly decided: Decided | null;
  /** It does something when it is pressed, or asks about a price that has just moved. */
  readonly isLive: boolean;
  /** How often it was pressed without anything having been done, as it asks about what nobody can have read yet. */
  readonly early: number;
  readonly onPress: () => void;
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

/** Whether `what` has been the same for long enough. */
export const useRipe = (what: string): boolean => {
  const [ripe, setRipe] = useState<string | null>(null);
  useEffect(() => {
    setRipe((last) => (last === what ? last : null));
    const timer = setTimeout(() => setRipe(what), ripeMs);
    return () => clearTimeout(timer);
  }, [what]);
  return ripe === what;
};

/** What was last read on the press; the one that bets is, where it is the first that stands there. Who has pressed too early (`early`) reads anew. */
const useRead = (now: Offer, early: number): Offer | null => {
  const what = readingOf(now);
  const [read, setRead] = useState(what.startsWith('place') ? now : null);
  const latest = useRef(now);
  latest.current = now;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each early press begins it anew
  useEffect(() => {
    const timer = setTimeout(() => setRead(latest.current), ripeMs);
    return () => clearTimeout(timer);
  }, [what, early]);
  return read;
};

/** What a press of the slip does. It is told by the slip as a whole, which stands on while the press is drawn in another place of it. */
export const usePress = (): Press => {
  const state = useSlipState();
  const { store } = useBook();
  const { picks, rest, joints, placing, consent, armed, quote, isHeld } = state;
  const locked = useLockedText();
  const decided = useDecided(picks.length === 1 ? picks[0] : undefined);
  const [early, setEarly] = useState(0);
  // The studio knows of limits that the page does not.
  const problem = store.slip.problem() ?? (quote?.refusal === 'return_high' ? 'return_high' : null);
  const kind = ((): PressKind => {
    if (placing !== null) return 'place';
    if (armed !== null) return 'armed';
    if (decided !== null && !isHeld) return decided.other === null ? 'remove' : 'swap';
    if (locked !== null) {
      if (!store.slip.arming.canArm()) return 'shut';
      if (rest.some(isLocked)) return 'arm';
      // What has been asked about waits for the price that is asked about next.
      return slipAsks(state, consent) ? 'shut' : 'quote';
    }
    if (problem === 'price_changed' && slipAsks(state, consent)) return 'accept';
    // What several choices of one event are together is not known yet.
    if (problem === 'price_changed' && store.slip.arming.canArm()) return 'quote';
    return problem === null ? 'place' : 'refused';
  })();
  const now = { kind, closed: picks.length - rest.length, picks: rest, joints };
  const read = useRead(now, early);
  const deed = deedBy(now, read, state);
  const onPress = (): void => {
    switch (deed?.kind) {
      case 'place':
        void store.slip.place(rest);
        break;
      case 'agree':
        store.slip.acceptPrices(deed.at);
        if (deed.bets) void store.slip.place(rest);
        break;
      case 'arm':
        store.slip.arming.arm(deed.at);
        break;
      case 'disarm':
        store.slip.arming.disarm();
        break;
      case 'swap':
        decided?.other?.take();
        break;
      case 'remove':
        store.slip.clear();
        break;
      case undefined:
        setEarly((times) => times + 1);
    }
  };
  return { kind, locked, problem, decided, isLive: deed !== null || kind === 'accept', early, onPress };
};
