import { useEffect } from 'react';
import type { TableClock } from '../../../src/tables/engine/tableGame.ts';
import type { SlipView, TableView } from '../../../src/tables/views.ts';
import { money } from '../../shell/amounts.ts';
import { NoticeText } from '../../shell/NoticeText.tsx';
import type { TableTexts } from '../texts/texts.ts';
import { useServerNow, useTable, useTableState } from './context.ts';
import { handsOf, openHandIn, restOf } from './hands.ts';
import { isTimed, secondsIn, useTelling } from './show.ts';
import type { Notice, TableClientState, UnmadeReason } from './tableState.ts';
import type { DecidingView } from './view.ts';

/** Seconds that bets are still open; told large below this many. */
const lastCall = 5;

/** From when to when the clock counts now: at a pot anew in each street. Milliseconds since 1970. */
const spanOf = (
  { phase, ...times }: TableView,
  decideMs: number | undefined,
  { drawnMs }: TableClock,
): readonly [number, number] => {
  const opensAt = Date.parse(times.opensAt);
  const closesAt = Date.parse(times.closesAt);
  const drawsAt = Date.parse(times.drawsAt);
  switch (phase) {
    case 'open':
      return [opensAt, closesAt];
    case 'closed':
      return [closesAt, drawsAt];
    case 'deciding': {
      const decidesAt = times.decidesAt === null ? drawsAt : Date.parse(times.decidesAt);
      return [decideMs === undefined ? drawsAt : Math.max(drawsAt, decidesAt - decideMs), decidesAt];
    }
    default: {
      const shownFrom = decideMs === undefined ? closesAt : Date.parse(times.settlesAt) - drawnMs;
      return [shownFrom, Date.parse(times.endsAt)];
    }
  }
};

const Countdown = ({ decideMs, isHidden }: { decideMs: number | undefined; isHidden: boolean }) => {
  const { store, texts, game } = useTable();
  const { table, slips } = useTableState();
  const now = useServerNow();
  const isCounted = table?.phase === 'open' || table?.phase === 'deciding';
  const isAsked = table?.phase === 'open' || openHandIn(slips, table) !== undefined;
  const lastSeconds =
    table && isCounted && isAsked ? secondsIn(spanOf(table, decideMs, game.clock)[1] - now) : lastCall + 1;
  useEffect(() => {
    if (lastSeconds > 0 && lastSeconds <= lastCall) store.hear('last');
  }, [store, lastSeconds]);
  if (!table) return null;
  const [from, to] = spanOf(table, decideMs, game.clock);
  const left = Math.max(0, to - now);
  const share = Math.min(1, left / Math.max(1, to - from));
  const seconds = secondsIn(left);
  return (
    <div
      className="countdown"
      data-phase={table.phase}
      data-last={isCounted && seconds <= lastCall}
      data-hidden={isHidden}
    >
      <meter min={0} max={1} value={share} aria-hidden="true" />
      <span className="countdown-left" data-field="seconds">
        {isCounted && !isHidden && seconds > 0 ? texts.seconds(seconds) : ''}
      </span>
    </div>
  );
};

const unmadeText = (reason: UnmadeReason, texts: TableTexts): string => {
  switch (reason) {
    case 'insufficient_funds':
    case 'returned':
    case 'decisions_closed':
    case 'already_decided':
      return texts.decide.unmade[reason];
    default:
      return texts.refusals[reason];
  }
};

/** Whoever only looks on has nothing to decide, and whoever has decided nothing more. */
const decidingText = (
  slips: readonly SlipView[],
  table: TableView,
  texts: TableTexts,
  isAskedAgain: DecidingView['isAskedAgain'],
): string => {
  if (!slips.some(({ round }) => round === table.number)) return texts.decide.watching;
  const hands = handsOf(slips, table.number);
  if (hands.length === 0) return texts.decide.dealing;
  if (hands.some(({ hand }) => hand.state === 'open' || hand.state === 'raising'))
    return texts.phases.deciding;
  return texts.decide[restOf(hands, isAskedAgain) ?? 'chosen'];
};

/** What a game tells otherwise than the others. */
interface Told {
  /** While its result is shown. */
  readonly drawn?: string | undefined;
  readonly isAskedAgain?: DecidingView['isAskedAgain'];
  readonly telling?: string | undefined;
}

/** What is told now: a payment only until the next street asks anew, or nothing is asked any more. */
export const noticeNow = (
  { notice, table, slips }: Pick<TableClientState, 'notice' | 'table' | 'slips'>,
  isAskedAgain: DecidingView['isAskedAgain'],
): Notice => {
  if (notice.kind !== 'raised' || table?.phase !== 'deciding') return notice;
  const isPassed =
    table.decidesAt !== notice.decidesAt || restOf(handsOf(slips, table.number), isAskedAgain) !== null;
  return isPassed ? { kind: 'phase' } : notice;
};

/** What is said of the table and the player's bets, and read out. */
const wordsOf = (
  notice: Notice,
  { table, slips, currency, connected }: TableClientState,
  texts: TableTexts,
  { drawn = texts.phases.drawn, isAskedAgain, telling }: Told = {},
): string => {
  if (!connected) return texts.offline;
  const phaseText = (): string => {
    if (!table) return '';
    if (telling !== undefined) return telling;
    if (table.phase === 'deciding') return decidingText(slips, table, texts, isAskedAgain);
    if (table.phase !== 'drawn') return texts.phases[table.phase];
    // Whoever was waited for last has not been told before.
    const isTimedOut = restOf(handsOf(slips, table.number), isAskedAgain) === 'timedOut';
    return isTimedOut ? texts.decide.timedOut : drawn;
  };
  switch (notice.kind) {
    case 'phase':
      return phaseText();
    case 'placed':
      // What comes next goes before what was bet, once bets are closed and where a game tells of it.
      if (telling !== undefined && table?.phase !== 'open') return telling;
      return texts.placed(money(notice.stake, currency));
    case 'refused':
      return texts.refusals[notice.reason];
    case 'asking':
      return texts.asking;
    case 'offline':
      return texts.offline;
    case 'busy':
      return texts.busy;
    case 'raised':
      return texts.decide.raised(money(notice.amount, currency));
    case 'unmade':
      return unmadeText(notice.reason, texts);
    case 'returned':
      return texts.returned;
    case 'stuck':
      return texts.stuck;
    case 'won':
      return texts.won(money(notice.won, currency));
    case 'back':
      return texts.back(money(notice.amount, currency));
    case 'lost':
      // A game may tell how much, and why.
      return telling ?? texts.lost;
  }
};

export const ClockLine = ({ deciding }: { deciding?: DecidingView | undefined }) => {
  const { texts, words } = useTable();
  const state = useTableState();
  const telling = useTelling(deciding);
  const { table } = state;
  const isAskedAgain = deciding?.isAskedAgain;
  const notice = noticeNow(state, isAskedAgain);
  const shown = table?.phase === 'settled' ? table.result : null;
  // Whoever sits at a pot is told of that one.
  const pot = state.slips.find(({ round }) => round === table?.number)?.pot;
  const winner = pot?.play?.winner;
  const taker = winner && (pot?.seats[winner - 1] === 'you' ? 'you' : String(winner));
  const summary = taker ? `pot:${taker}` : shown?.summary;
  return (
    <div className="clock-line" data-phase={table?.phase ?? ''} data-field="phase">
      <span className="round-number" data-field="round">
        {table ? texts.round(table.number) : ''}
      </span>
      <NoticeText kind={notice.kind} tone={state.connected ? undefined : 'wait'}>
        {shown && summary !== undefined && (
          <>
            <span className="told-part">{words.result(summary)}</span>
            <span className="told-dot">{'\u00a0·\u00a0'}</span>
          </>
        )}
        {wordsOf(notice, state, texts, { drawn: words.drawn, isAskedAgain, telling: telling?.text })}
      </NoticeText>
      <Countdown decideMs={deciding?.decideMs} isHidden={!isTimed(telling)} />
    </div>
  );
};
