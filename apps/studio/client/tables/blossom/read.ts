import { blossomRules } from '../../../src/tables/games/blossom.ts';
import {
  blossomSeats,
  blossomShow,
  costOf,
  madeBefore,
  paidBy,
  potEndOf,
  shownSeats,
  standingOf,
  streetCount,
  streetsOf,
} from '../../../src/tables/games/blossomPlay.ts';
import {
  type BlossomOutcome,
  type BlossomView,
  blossomOutcomeSchema,
  blossomViewSchema,
  isDealt,
} from '../../../src/tables/games/blossomPot.ts';
import type { HandView, SlipView } from '../../../src/tables/views.ts';
import type { Lang } from '../../shell/sessionTexts.ts';
import { handName } from '../positions/words.ts';
import { handsOf, type OwnHand } from '../shell/hands.ts';

/** `null` for what is no outcome of this game, neither of now nor of before. */
export const readOutcome = (outcome: unknown): BlossomOutcome | null =>
  blossomOutcomeSchema.safeParse(outcome).data ?? null;

export const readView = (hand: Pick<HandView, 'view'>): BlossomView | null =>
  blossomViewSchema.safeParse(hand.view).data ?? null;

/** Kinds of hands, the best first, and how many of all 22,100 hands of three cards are of each. */
export const handKinds = {
  triple: 52,
  'straight-flush': 48,
  flush: 1_096,
  straight: 720,
  pair: 3_744,
  high: 16_440,
} as const;

export const rankNameOf = (cards: readonly number[]): string => blossomRules.rank(cards).name;

export const nameOfHand = (cards: readonly number[], lang: Lang): string =>
  handName('golden-blossom', rankNameOf(cards), lang);

/** The player's hand of a round, with what they see of its pot. */
export const ownPotIn = (
  slips: readonly SlipView[],
  round: number,
): { readonly own: OwnHand; readonly view: BlossomView } | null => {
  const [own] = handsOf(slips, round);
  const view = own && readView(own.hand);
  return own && view ? { own, view } : null;
};

export interface ShownSeat {
  readonly made: readonly string[];
  readonly isIn: boolean;
  readonly cards: readonly number[] | null;
}

/** A pot at a moment of its show. Amounts are hundredths of the ante. */
export interface ShownPot {
  readonly seats: readonly ShownSeat[];
  readonly pot: number;
  /** How many streets have been told. */
  readonly street: number;
  readonly winner: number | null;
}

/** Where a pot is: in a street that began so long ago, or at its end, told so long ago. Milliseconds. */
export interface Moment {
  readonly phase: 'street' | 'end';
  readonly elapsedMs: number;
}

/** Seats after this one, round the table. */
export const seatsAfter = (seat: number): readonly number[] =>
  blossomSeats.map((_, at) => (seat + 1 + at) % blossomSeats.length).filter((other) => other !== seat);

/** Amounts that lie in a pot, and whether a seat is in, by what has been told of its choices. */
const seatOf = (made: readonly string[], isIn: boolean, cards: readonly number[] | null): ShownSeat => ({
  made,
  isIn: isIn && !made.includes('fold'),
  cards,
});

const potOf = (seats: readonly ShownSeat[]): number => seats.reduce((sum, { made }) => sum + paidBy(made), 0);

/** Hands are turned in this order, in what is left of the show; who has won is told once the last lies open. */
const turnedBy = (
  seats: readonly ShownSeat[],
  order: readonly number[],
  fromMs: number,
  elapsedMs: number,
): { readonly seats: readonly ShownSeat[]; readonly isTold: boolean } => {
  const shown = order.filter((seat) => seats[seat]?.cards);
  const left = blossomShow.length - blossomShow.told - fromMs;
  const each = shown.length === 0 ? 0 : Math.min(1_000, left / shown.length);
  const turned = shown.filter((_, at) => elapsedMs >= fromMs + at * each);
  return {
    seats: seats.map((seat, at) => ({ ...seat, cards: turned.includes(at) ? seat.cards : null })),
    isTold: elapsedMs >= fromMs + each * shown.length,
  };
};

/** The player's pot: one's own choice at once, what the others have chosen in the last street one after another. */
export const ownShow = (view: BlossomView, { phase, elapsedMs }: Moment): ShownPot => {
  const played = Math.max(...view.seats.map(({ made }) => streetsOf(made).length));
  // Where a pot was over before its last street, that has been told when it was.
  const last = (phase === 'end' ? streetCount : view.street) - 1;
  const chose = seatsAfter(view.seat).filter(
    (seat) => played > last && streetsOf(view.seats[seat]?.made ?? [])[last] !== undefined,
  );
  const toldMs = blossomShow.pause + blossomShow.turn * chose.length;
  const isUntold = (seat: number): boolean =>
    chose.includes(seat) && elapsedMs < blossomShow.pause + blossomShow.turn * chose.indexOf(seat);
  const seats = view.seats.map(({ made, isIn, cards }, seat) =>
    isUntold(seat) ? seatOf(madeBefore(made, last), true, cards) : seatOf(made, isIn, cards),
  );
  const shown = { pot: potOf(seats), street: chose.some(isUntold) ? last : view.street };
  if (phase === 'street') {
    const isTold = chose.length === 0 || elapsedMs >= toldMs;
    return { ...shown, seats, winner: isTold ? view.winner : null };
  }
  const fromMs = chose.length === 0 ? blossomShow.pause : toldMs + blossomShow.pause;
  const order = [...seatsAfter(view.seat), view.seat];
  const turned = turnedBy(seats, order, fromMs, elapsedMs);
  return { ...shown, seats: turned.seats, winner: turned.isTold ? view.winner : null };
};

/** A pot that is played out: what each seat has chosen, the hands that were compared, and who has taken it. */
interface PlayedPot {
  readonly plays: readonly (readonly string[])[];
  readonly compared: readonly (readonly number[] | null)[];
  readonly winner: number | null;
}

/** A pot from its beginning, for whoever has not been asked about it: street by street, seat by seat, then the hands. */
const playedShow = ({ plays, compared, winner }: PlayedPot, elapsedMs: number): ShownPot => {
  const { pause, street: streetMs } = blossomShow;
  // How many choices have been told of a seat: its street is under way, and its turn has come.
  const toldOf = (seat: number): number => {
    const since = elapsedMs - pause - (seat * streetMs) / blossomSeats.length;
    return Math.min(streetCount, Math.max(0, Math.floor(since / streetMs) + 1));
  };
  const street = toldOf(blossomSeats.length - 1);
  const { staying } = standingOf(plays, street);
  const isEnd = street === streetCount;
  const seats = plays.map((made, seat) =>
    seatOf(
      madeBefore(made, toldOf(seat)),
      !isEnd || staying.includes(seat),
      isEnd ? (compared[seat] ?? null) : null,
    ),
  );
  const order = blossomSeats.map((_, seat) => seat);
  const turned = turnedBy(seats, order, pause + streetMs * streetCount + pause, elapsedMs);
  return {
    seats: turned.seats,
    pot: potOf(seats),
    street,
    winner: isEnd && turned.isTold ? winner : null,
  };
};

/** The open table. */
export const openShow = (outcome: BlossomOutcome, elapsedMs: number): ShownPot | null => {
  if (!isDealt(outcome)) return null;
  const shown = shownSeats(outcome);
  const compared = outcome.hands.map((hand, seat) => (shown.includes(seat) ? hand : null));
  return playedShow({ plays: outcome.plays, compared, winner: potEndOf(outcome).winner }, elapsedMs);
};

/** A pot of the history, once more. */
export const pastShow = ({ seats, winner }: BlossomView, elapsedMs: number): ShownPot =>
  playedShow(
    { plays: seats.map(({ made }) => made), compared: seats.map(({ cards }) => cards), winner },
    elapsedMs,
  );

/** What a seat has laid into the pot, chip by chip in the order of its payments; `half` for half an ante. */
export const chipsOf = (made: readonly string[]): readonly ('half' | 'whole')[] =>
  paidBy(made) === 0
    ? []
    : [100, ...made.map(costOf)].flatMap((cost) =>
        cost === 50 ? (['half'] as const) : Array.from({ length: cost / 100 }, () => 'whole' as const),
      );
