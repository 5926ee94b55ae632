import type { ReactNode } from 'react';
import { coins } from '../../shell/amounts.ts';
import { Icon } from '../../shell/Icon.tsx';
import { useTerms, useWords } from '../shell/context.ts';
import type { Decided } from './decided.ts';
import { askingPrices, isLocked, isOfSeveral, priceText, shownPriceOf } from './picks.ts';
import { isOne, type PressKind } from './press.ts';
import { RestWay } from './RestWay.tsx';
import { type Press, useOfMatch } from './usePress.ts';
import { useSlipCloses, useStage } from './useSlipCloses.ts';
import { useSlipState } from './useSlipState.ts';
import { useWorth } from './useWorth.ts';
import { slipWordsOf } from './words.ts';

/** How long the press can still be pressed before a round begins. */
const Closes = ({ isShort = false }: { isShort?: boolean }) => {
  const { lang } = useWords();
  const { picks } = useSlipState();
  const first = useSlipCloses();
  const ofMatch = useOfMatch();
  const isAfter = useStage(first?.pick) === 'cover';
  const { closes, closesAfter } = slipWordsOf(lang);
  if (first === null) return null;
  // Of several matches it says whose it is, and no more: each has its line above.
  const isLong = isAfter && !isShort && !isOfSeveral(picks);
  return (
    <small data-field="slip-closes">
      {ofMatch(first.pick, (isLong ? closesAfter : closes)(first.seconds))}
    </small>
  );
};

interface Row {
  readonly action: string;
  /** Nothing can be done here, and the press says why. */
  readonly isShut?: boolean;
  /** It can be read as plainly as any word, though it cannot be pressed. */
  readonly isLocked?: boolean;
  readonly label: ReactNode;
  readonly below?: ReactNode;
}

/** What may be returned: of what is locked at the price before that. */
const Back = () => {
  const { gets, about } = slipWordsOf(useWords().lang);
  const { rest } = useSlipState();
  const { back } = useWorth();
  return <b data-field="possible-return">{gets(rest.some(isLocked) ? about(back) : back)}</b>;
};

/** What is bet, and in a low slip what that may return. */
const useStakes = (isLow: boolean): ReactNode => {
  const { lang, texts } = useWords();
  const { picks, rest, currency } = useSlipState();
  const { total } = useWorth();
  const { placeRest } = slipWordsOf(lang);
  const amount = coins(total, currency);
  if (total === 0n) return texts.slip.placeNothing;
  if (rest.length < picks.length) return placeRest(rest.length, amount);
  if (!isLow) return texts.slip.place(amount);
  return (
    <span>
      {texts.slip.place(amount)} → <Back />
    </span>
  );
};

/** The question of prices that have moved: of a single from which to which, and of several which would be agreed to. */
const useQuestion = (): string => {
  const { lang, texts } = useWords();
  const state = useSlipState();
  const [pick] = state.rest;
  if (pick && isOne(state.rest))
    return slipWordsOf(lang).asks(priceText(pick.agreed), priceText(shownPriceOf(pick)));
  return [texts.slip.accept, askingPrices(state, state.consent).map(priceText).join(' / ')].join(' · ');
};

/** The press that takes the other side of what is all but decided. */
const useSwap = (decided: Decided | null): string => {
  const { lang, texts } = useWords();
  const termsOf = useTerms();
  const other = decided?.other?.pick;
  if (!other) return '';
  const what = texts.selection(other.selection, termsOf({ ...other.terms }, other));
  return slipWordsOf(lang).changeLine(what, priceText(other.agreed));
};

/** What stands on the press, by what it does. */
const useRows = (
  { locked, problem, decided, isLive }: Press,
  isLow: boolean,
): Readonly<Record<PressKind, Row>> => {
  const { lang, texts } = useWords();
  const { rest } = useSlipState();
  const { arm, disarm, checking, quoting, remove } = slipWordsOf(lang);
  const stakes = useStakes(isLow);
  const swap = useSwap(decided);
  const question = useQuestion();
  const isTold = problem !== null && problem !== 'stake_empty' && problem !== 'price_changed';
  const awaited = <small data-field="quoting">{quoting}</small>;
  const why = decided && <small data-field="decided">{texts.shut[decided.why]}</small>;
  const left = isLive ? (
    <Closes key="closes" />
  ) : (
    <small key="closes" data-field="checking">
      {checking}
    </small>
  );
  const lock = <Icon key="lock" name="lock" size={16} />;
  return {
    shut: { action: 'play', isShut: true, isLocked: true, label: [lock, ' ', locked] },
    refused: {
      ...{ action: 'play', isShut: true, isLocked: isTold, label: stakes },
      below: isTold ? (
        <small data-field="problem" data-problem={problem}>
          {texts.refusals[problem]}
        </small>
      ) : (
        problem === 'price_changed' && awaited
      ),
    },
    place: { action: 'play', label: stakes, below: [<RestWay key="way" />, left] },
    quote: { action: 'play', label: stakes, below: locked === null ? awaited : <small>{locked}</small> },
    accept: {
      ...{ action: 'accept-prices', label: question },
      below: [
        isOne(rest) && <small key="stakes">{stakes}</small>,
        <RestWay key="way" />,
        <Closes key="closes" isShort={isLow} />,
      ],
    },
    arm: {
      ...{ action: 'arm', label: [<Icon key="clock" name="clock" size={16} />, ' ', arm] },
      below: [
        <small key="locked">{locked}</small>,
        isLow && (
          <small key="back">
            → <Back />
          </small>
        ),
        <RestWay key="way" />,
      ],
    },
    armed: { action: 'disarm', label: disarm },
    swap: { action: 'swap', label: swap, below: why },
    remove: { action: 'take-out', label: remove, below: why },
  };
};

/** The press of a slip: one button, whatever it does, so that whoever has the focus keeps it. */
export const PressButton = ({ press, isLow }: { press: Press; isLow: boolean }) => {
  const { kind, isLive, early, onPress } = press;
  const row = useRows(press, isLow)[kind];
  return (
    <button
      type="button"
      className="main-button place-bet"
      data-action={row.action}
      data-locked={row.isLocked === true}
      data-armed={kind === 'armed'}
      disabled={row.isShut === true}
      aria-disabled={row.isShut === true || !isLive}
      onClick={onPress}
    >
      {/* Pressed before it could be read, it asks once more. */}
      <span key={early} className="press-label" data-early={early > 0}>
        {row.label}
      </span>
      {row.below}
    </button>
  );
};
