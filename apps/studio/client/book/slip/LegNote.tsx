import { Icon } from '../../shell/Icon.tsx';
import { clockText } from '../events/status.ts';
import { useBook, useTerms, useWords } from '../shell/context.ts';
import { isHandicap, signed } from '../texts/moreMarkets.ts';
import { useDecided } from './decided.ts';
import { useOtherLine } from './otherLine.ts';
import { asksFor, isClosed, isJoined, isLocked, type Pick, priceText, shownPriceOf } from './picks.ts';
import { useRipe } from './usePress.ts';
import { usePickCloses } from './useSlipCloses.ts';
import { useSlipState } from './useSlipState.ts';
import { slipWordsOf } from './words.ts';

/** Whether the price of a choice alone is asked about. While a bet is accepted nothing can be agreed to, and what counts together has one price. */
const useIsAsked = (pick: Pick): boolean => {
  const { rest, mode, consent, placing } = useSlipState();
  return (
    placing === null &&
    !isJoined({ picks: rest, mode }, pick) &&
    !isClosed(pick) &&
    !isLocked(pick) &&
    asksFor(pick, consent)
  );
};

const Accept = ({ pick }: { pick: Pick }) => {
  const { lang } = useWords();
  const { store } = useBook();
  const { isHeld } = useSlipState();
  const price = priceText(shownPriceOf(pick));
  const isRipe = useRipe(price) && !isHeld;
  return (
    <button
      type="button"
      className="leg-accept"
      data-action="accept-price"
      aria-disabled={!isRipe}
      onClick={() => isRipe && store.slip.acceptPrices({ picks: [pick], joints: [] })}
    >
      {slipWordsOf(lang).acceptOne(price)}
    </button>
  );
};

/** The press that agrees to the price of one choice of several, once it could be read. Of a single the press below agrees, and bets. */
export const LegAccept = ({ pick }: { pick: Pick }) => {
  const { picks } = useSlipState();
  const isAsked = useIsAsked(pick);
  return picks.length > 1 && isAsked && <Accept pick={pick} />;
};

/** The press that puts the line nearest to even in the place of one that is closed, once it could be read. It bets nothing. */
const ChangeLine = ({ closed, other, isLocked }: { closed: Pick; other: Pick; isLocked: boolean }) => {
  const { lang, texts } = useWords();
  const { store } = useBook();
  const { isHeld } = useSlipState();
  const terms = useTerms()({ ...other.terms }, other);
  const { kind, line } = other.terms;
  // Which side it is stands above.
  const what = isHandicap(kind)
    ? signed((line ?? 0) * (other.selection === 'home' ? 1 : -1))
    : texts.selection(other.selection, terms);
  const text = slipWordsOf(lang).changeLine(what, priceText(other.agreed));
  const isRipe = useRipe(text) && !isHeld && !isLocked;
  return (
    <button
      type="button"
      className="leg-accept"
      data-action="change-line"
      aria-disabled={!isRipe}
      onClick={() => isRipe && store.slip.replace(closed, other)}
    >
      {isLocked && <Icon name="lock" size={14} />} {text}
    </button>
  );
};

/** Another line for a choice whose own is not offered any more. */
export const LegLine = ({ pick }: { pick: Pick }) => {
  const { picks, placing } = useSlipState();
  const other = useOtherLine(pick, picks);
  return (
    placing === null &&
    other !== null && <ChangeLine closed={pick} other={other.pick} isLocked={other.isLocked} />
  );
};

/** How long a choice can still be bet on, in a slip of several: by the clock of its own match. */
const Clock = ({ seconds }: { seconds: number }) => (
  <p className="leg-note leg-clock" data-field="leg-closes">
    <Icon name="clock" size={14} /> {clockText(seconds)}
  </p>
);

/** Why nothing can be bet on a choice for now: of one that alone has no price in a match that is open, what its tile says. */
const LockNote = ({ pick }: { pick: Pick }) => {
  const { texts } = useWords();
  const decided = useDecided(pick);
  // A low slip leaves out what stands back: that something is locked its press says too, but not why it has no price.
  return (
    <p className={decided === null ? 'leg-note soft' : 'leg-note'} data-field="leg-lock">
      <Icon name="lock" size={14} /> {decided === null ? texts.suspended : texts.shut[decided.why]}
    </p>
  );
};

/** What is wrong with a choice, or has changed about it. */
export const LegNote = ({ pick }: { pick: Pick }) => {
  const { lang, texts } = useWords();
  const { picks, rest, mode, placing } = useSlipState();
  const seconds = usePickCloses(pick);
  const isAsked = useIsAsked(pick);
  if (isClosed(pick))
    return (
      <p className="leg-note warn" data-field="leg-ended">
        {pick.ended === null ? texts.closed : slipWordsOf(lang).ended(pick.ended.join(':'))}
      </p>
    );
  if (isLocked(pick) || (picks.length > 1 && seconds === 0)) return <LockNote pick={pick} />;
  const clock = picks.length > 1 && seconds !== null && <Clock seconds={seconds} />;
  // Of what counts together it is told below.
  if (isJoined({ picks: rest, mode }, pick)) return clock;
  // Of a single that was refused its price is told beside the press.
  if (placing !== null || (picks.length === 1 && pick.refusal === 'price_changed')) return clock;
  // Of a single the press asks.
  const why = isAsked ? (picks.length > 1 ? 'price_changed' : null) : pick.refusal;
  return (
    <>
      {clock}
      {why !== null && <p className="leg-note warn">{texts.refusals[why]}</p>}
    </>
  );
};
