import { blossomRules } from '../../../src/tables/games/blossom.ts';
import {
  type BlossomOutcome,
  type BlossomView,
  blossomOutcomeSchema,
  blossomViewSchema,
  isDealt,
} from '../../../src/tables/games/blossomFacts.ts';
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
  /** Whether what it did last was in a street before the one that is being told or asked. */
  readonly isPast: boolean;
  readonly cards: readonly number[] | null;
}

/** A pot at a moment of its show. Amounts are hundredths of the ante. */
export interface ShownPot {
  readonly seats: readonly ShownSeat[];
  readonly pot: number;
  /** How many streets have been told. */
  readonly street: number;
  /** Whether what was chosen in a street is still being told. */
  readonly isTelling: boolean;
  readonly winner: number | null;
}

/** Where a pot is: in a street that began so long ago, or at its end, told so long ago. Milliseconds. */
export interface Moment {
  readonly phase: 'street' | 'end';
  readonly elapsedMs: number;
  /** How many streets have been told as they ended. */
  readonly told: number;
}

/** Seats after this one, round the table. */
export const seatsAfter = (seat: number): readonly number[] =>
  blossomSeats.map((_, at) => (seat + 1 + at) % blossomSeats.length).filter((other) => other !== seat);

/** What is told of a seat by these of its choices, in this street from 0; `null` once no street is left. */
const seatOf = (
  made: readonly string[],
  isIn: boolean,
  cards: readonly number[] | null,
  now: number | null,
): ShownSeat => ({
  made,
  isIn: isIn && !made.includes('fold'),
  isPast: now !== null && streetsOf(made).length <= now,
  cards,
});

const potOf = (seats: readonly ShownSeat[]): number => seats.reduce((sum, { made }) => sum + paidBy(made), 0);

interface Schedule {
  readonly tellsAt: (seat: number, street: number) => number;
  /** The street, from 0, that is being told. */
  readonly streetAt: (elapsedMs: number) => number;
  readonly endMs: number;
}

/** How long each of so many choices is told, where no hand is turned after them: as slowly as the show allows, and as one can wait. */
const unhurriedMs = (choices: number, streets: number, firstMs: number): number => {
  const { length, told, pause, slow } = blossomShow;
  return Math.min(slow, (length - told - firstMs - (streets + 1) * pause) / Math.max(1, choices));
};

/** Choices in the order in which they are told: when each is, and when the last of them has been. */
const schedule = (
  plays: readonly (readonly string[])[],
  order: readonly number[],
  streets: readonly number[],
  firstMs: number,
  isUnhurried: boolean,
): Schedule => {
  const told = streets.map((street) =>
    order.filter((seat) => streetsOf(plays[seat] ?? [])[street] !== undefined),
  );
  const usual = streets.length > 1 ? blossomShow.quick : blossomShow.turn;
  const each = isUnhurried
    ? Math.max(usual, unhurriedMs(told.flat().length, streets.length, firstMs))
    : usual;
  const times = new Map<string, number>();
  const begins: number[] = [];
  let at = firstMs;
  for (const [index, street] of streets.entries()) {
    begins.push(at);
    at += blossomShow.pause;
    for (const seat of told[index] ?? []) {
      times.set(`${seat}:${street}`, at);
      at += each;
    }
  }
  const [first = 0] = streets;
  return {
    tellsAt: (seat, street) => times.get(`${seat}:${street}`) ?? 0,
    streetAt: (elapsedMs) => first + Math.max(0, begins.filter((ms) => elapsedMs >= ms).length - 1),
    endMs: at,
  };
};

/** A seat's choices as far as they have been told. */
const toldOf = (
  made: readonly string[],
  seat: number,
  tellsAt: (seat: number, street: number) => number,
  ms: number,
) => {
  const streets = streetsOf(made).length;
  let told = 0;
  while (told < streets && ms >= tellsAt(seat, told)) told += 1;
  return told === streets ? made : madeBefore(made, told);
};

/** Hands are turned in this order, in what is left of the show; who has won is told once the last lies open. */
const turnedBy = (
  seats: readonly ShownSeat[],
  order: readonly number[],
  fromMs: number,
  elapsedMs: number,
): { readonly seats: readonly ShownSeat[]; readonly isTold: boolean } => {
  const shown = order.filter((seat) => seats[seat]?.cards);
  const left = blossomShow.length - blossomShow.told - fromMs;
  const each = shown.length === 0 ? 0 : Math.min(blossomShow.hand, left / shown.length);
  const turned = shown.filter((_, at) => elapsedMs >= fromMs + at * each);
  return {
    seats: seats.map((seat, at) => ({ ...seat, cards: turned.includes(at) ? seat.cards : null })),
    isTold: elapsedMs >= fromMs + each * shown.length,
  };
};

const streetsFrom = (first: number, end: number): readonly number[] =>
  Array.from({ length: Math.max(0, end - first) }, (_, at) => first + at);

/**
 * The player's pot: one's own choice at once, what the others have chosen in the streets that are over one after another. Whoever has
 * folded early has the streets that went by without them told at the end.
 */
export const ownShow = (view: BlossomView, { phase, elapsedMs, told }: Moment): ShownPot => {
  const plays = view.seats.map(({ made }) => made);
  const order = seatsAfter(view.seat);
  const played = Math.max(...order.map((seat) => streetsOf(plays[seat] ?? []).length));
  const over = phase === 'end' ? played : Math.min(played, view.street);
  // The last street is told once it is over, unless the pot was over before it: then that has been told.
  const from = phase === 'end' ? told : Math.max(0, view.street - 1);
  const isCompared = view.seats.some(({ cards }) => cards !== null);
  const isUnhurried = phase === 'end' && !isCompared;
  const { tellsAt, streetAt, endMs } = schedule(plays, order, streetsFrom(from, over), 0, isUnhurried);
  const isAllTold = from >= over || elapsedMs >= endMs;
  const isOver = phase === 'end' || view.winner !== null;
  const now = isAllTold ? (isOver ? null : view.street) : streetAt(elapsedMs);
  const seats = view.seats.map(({ made, isIn, cards }, seat) => {
    const shown = seat === view.seat ? made : toldOf(made, seat, tellsAt, elapsedMs);
    return seatOf(shown, shown.length < made.length || isIn, cards, now);
  });
  const pot = potOf(seats);
  const isTelling = !isAllTold;
  if (phase === 'street') {
    const [street, winner] = isAllTold ? [view.street, view.winner] : [from, null];
    return { seats, pot, street, isTelling, winner };
  }
  // Nothing is left to be told: what was over in a street stays so.
  const fromMs = endMs === 0 ? 0 : endMs + blossomShow.pause;
  const turned = turnedBy(seats, [...order, view.seat], fromMs, elapsedMs);
  const winner = turned.isTold ? view.winner : null;
  return { seats: turned.seats, pot, street: view.street, isTelling, winner };
};

/** A pot that is played out: what each seat has chosen, the hands that were compared, and who has taken it. */
interface PlayedPot {
  readonly plays: readonly (readonly string[])[];
  readonly compared: readonly (readonly number[] | null)[];
  readonly winner: number | null;
}

/** A pot from its beginning, for whoever has not been asked about it: the deal, street by street, seat by seat, then the hands. */
const playedShow = ({ plays, compared, winner }: PlayedPot, elapsedMs: number): ShownPot => {
  const order = blossomSeats.map((_, seat) => seat);
  const played = Math.max(...plays.map((made) => streetsOf(made).length));
  const isUnhurried = compared.every((hand) => hand === null);
  const { tellsAt, streetAt, endMs } = schedule(
    plays,
    order,
    streetsFrom(0, played),
    blossomShow.deal,
    isUnhurried,
  );
  const made = plays.map((chosen, seat) => toldOf(chosen, seat, tellsAt, elapsedMs));
  const isAllTold = elapsedMs >= endMs;
  const { staying } = standingOf(plays, streetCount);
  const now = isAllTold ? null : streetAt(elapsedMs);
  const seats = made.map((chosen, seat) =>
    seatOf(chosen, !isAllTold || staying.includes(seat), isAllTold ? (compared[seat] ?? null) : null, now),
  );
  const turned = turnedBy(seats, order, endMs + blossomShow.pause, elapsedMs);
  return {
    seats: turned.seats,
    pot: potOf(seats),
    street: Math.max(...made.map((chosen) => streetsOf(chosen).length)),
    isTelling: !isAllTold,
    winner: isAllTold && turned.isTold ? winner : null,
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
