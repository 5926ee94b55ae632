import {
  dealerDoneMs,
  dealerHand,
  type HandEnd,
  type LanternsHand,
  parseLanternsSpot,
} from '../../../src/tables/games/sevenLanterns.ts';
import { useLayout, useServerNow, useTableState } from '../shell/context.ts';
import { openHandIn } from '../shell/hands.ts';
import { useCalm, useReveal } from '../shell/show.ts';
import {
  dealtMs,
  dealtSoFar,
  endsSoFar,
  type Laid,
  openedMs,
  ownSeats,
  playedSoFar,
  readFaceUp,
  readLanterns,
  showMsOf,
} from './read.ts';

const nothing: Laid = { dealer: [], covered: 0, seats: [[], [], [], [], [], [], []] };

const lengthOf = (outcome: unknown): number => {
  const read = readLanterns(outcome);
  return read ? showMsOf(read) : 0;
};

export interface SeatView {
  readonly seat: number;
  /** One, or two once the first two cards are split. */
  readonly hands: LanternsHand['hands'];
  readonly own: boolean;
  /** Other members who sit here. */
  readonly others: number;
  /** The hand whose turn it is. */
  readonly active: number | null;
  /** What each hand came to; `undefined` before that is told. */
  readonly ends: readonly (HandEnd | undefined)[];
}

interface TableLaid {
  readonly dealer: readonly number[];
  readonly covered: number;
  readonly seats: readonly SeatView[];
  /** What the dealer has is told. */
  readonly isTold: boolean;
}

/** The table as it lies at this moment. */
export const useLaid = (): TableLaid => {
  const { table, slips, opened } = useTableState();
  const now = useServerNow();
  const isCalm = useCalm();
  const reveal = useReveal(lengthOf);
  const outcome = reveal ? readLanterns(reveal.result.outcome) : null;
  const open = readFaceUp(table?.faceUp);
  const dealtForMs = isCalm ? dealtMs : now - Date.parse(table?.drawsAt ?? '');
  const laid =
    outcome && reveal
      ? playedSoFar(outcome, reveal.elapsedMs)
      : open
        ? dealtSoFar(open, dealtForMs)
        : nothing;
  const dealer = outcome ? dealerHand(outcome) : [];
  const isTold =
    reveal !== null && outcome !== null && reveal.elapsedMs >= dealerDoneMs(dealer.length) + openedMs;
  const { standing } = useLayout();
  const own = ownSeats(slips, table?.number ?? 0);
  const hasBet = (seat: number): boolean => (standing[`seat:${seat}`] ?? 0n) > 0n;
  const turn = openHandIn(slips, table)?.hand.spot;
  const turnSeat = turn === undefined ? undefined : parseLanternsSpot(turn)?.seat;
  const isDealt = outcome !== null || dealtForMs >= dealtMs;
  const seats = laid.seats.map((cards, at): SeatView => {
    const seat = at + 1;
    const view = isDealt ? own.get(seat) : undefined;
    return {
      seat,
      hands: view?.hands ?? [{ cards, stakes: 1, done: true }],
      own: hasBet(seat),
      others: (table?.crowd.spots[`seat:${seat}`] ?? 0) - (hasBet(seat) && opened?.demo === false ? 1 : 0),
      active: seat === turnSeat ? (view?.active ?? 0) : null,
      ends: view ? endsSoFar(view, isTold ? dealer : null) : [],
    };
  });
  return { dealer: laid.dealer, covered: laid.covered, seats, isTold };
};
