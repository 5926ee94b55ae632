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
  compareStreet,
  costOf,
  type Duel,
  isKnownEnd,
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
import { type Comparison, comparisonsIn } from './comparisons.ts';
import { foughtAt, type Schedule, schedule, turns } from './pace.ts';
import { weakestFirst } from './weakest.ts';

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
export interface OwnPot {
  readonly own: OwnHand;
  readonly view: BlossomView;
}

export const ownPotIn = (slips: readonly SlipView[], round: number): OwnPot | null => {
  const [own] = handsOf(slips, round);
  const view = own && readView(own.hand);
  return own && view ? { own, view } : null;
};

export interface ShownSeat {
  readonly made: readonly string[];
  readonly isIn: boolean;
  /** Whether what it did last was in a street before the one that is being told or asked. */
  readonly isPast: boolean;
  /** Whether a comparison has put it out. */
  readonly isBeaten: boolean;
  readonly cards: readonly number[] | null;
  /** How long its cards are turned one by one, where everybody waits for them; all at once where it is not told. Milliseconds. */
  readonly turnsMs?: number;
}

/** Two hands that are just being compared on demand. */
export interface ShownDuel extends Comparison {
  /** Whether it is told already who is out. */
  readonly isTold: boolean;
  /** How long all of it takes. */
  readonly ms: number;
  /** What all seats chose, and what was compared: by it is told who was out before, where nothing is. */
  readonly plays: readonly (readonly string[])[];
  readonly duels: readonly Duel[];
}

/** A pot at a moment of its show. Amounts are hundredths of the ante. */
export interface ShownPot {
  readonly seats: readonly ShownSeat[];
  readonly pot: number;
  /** How many streets have been told. */
  readonly street: number;
  /** The street, from 1, of which it is being told what was chosen; `null` while nothing is. */
  readonly telling: number | null;
  /** `null` while no two hands are compared on demand. */
  readonly duel: ShownDuel | null;
  /** Seats, from 0, whose hands are compared in the end, from when that begins: each keeps its place then. */
  readonly compared: readonly number[];
  readonly winner: number | null;
}

/** Where a pot is: in a street that began so long ago, or at its end, told so long ago. Milliseconds. */
export interface Moment {
  readonly phase: 'street' | 'end';
  readonly elapsedMs: number;
  /** How many streets have been told as they ended. */
  readonly told: number;
  /** How long the end is shown. */
  readonly lengthMs: number;
}

/** Seats after this one, round the table. */
export const seatsAfter = (seat: number): readonly number[] =>
  blossomSeats.map((_, at) => (seat + 1 + at) % blossomSeats.length).filter((other) => other !== seat);

/** What is told of a seat by these of its choices, in this street from 0: the last one once no street is left. */
const seatOf = (
  made: readonly string[],
  isIn: boolean,
  cards: readonly number[] | null,
  now: number,
  isBeaten: boolean,
): ShownSeat => ({
  made,
  isIn: isIn && !isBeaten && !made.includes('fold'),
  isPast: streetsOf(made).length <= now,
  isBeaten,
  cards,
});

const potOf = (seats: readonly ShownSeat[]): number => seats.reduce((sum, { made }) => sum + paidBy(made), 0);

/** A seat's choices as far as they have been told: what is not in the schedule has been before. */
const toldOf = (
  made: readonly string[],
  seat: number,
  told: Schedule['told'],
  ms: number,
): readonly string[] => {
  const next = told.find((choice) => choice.seat === seat && ms < choice.at);
  return next ? madeBefore(made, next.street) : made;
};

/** The last of several hands is waited for, by so much longer than the others. Milliseconds. */
const lastHoldMs = 500;

/**
 * When each of so many hands is turned, in what is left of the show, how long the cards of the last take, one by one, and when they lie
 * open. Nothing is turned before all hands have come to their places, where there is the time. All are turned at once where it is known
 * who takes the pot: there is nothing to wait for.
 */
export const turnsOf = (
  count: number,
  fromMs: number,
  isKnown: boolean,
  lengthMs: number = blossomShow.length,
) => {
  const { handLeast, hand, told } = blossomShow;
  if (count === 0) return { at: [], lastMs: 0, endMs: fromMs };
  const left = lengthMs - told - fromMs;
  if (isKnown) {
    const at = fromMs + Math.max(0, Math.min(turns.stand, left - turns.all));
    return { at: Array.from({ length: count }, () => at), lastMs: undefined, endMs: at + turns.all };
  }
  const least = Math.min(handLeast, left / count);
  const spare = left - count * least;
  const standMs = Math.min(turns.stand, spare);
  const lastMs = Math.min(turns.last, least + spare - standMs);
  const others = left - standMs - lastMs;
  const hold = count === 1 ? 0 : Math.max(0, Math.min(lastHoldMs, others - (count - 1) * least));
  const each = count === 1 ? 0 : Math.min(hand, (others - hold) / (count - 1));
  const firstMs = fromMs + standMs;
  const endMs = firstMs + each * (count - 1) + hold + lastMs;
  return {
    at: Array.from({ length: count }, (_, at) => (at === count - 1 ? endMs - lastMs : firstMs + at * each)),
    lastMs,
    endMs,
  };
};

interface Turning {
  readonly fromMs: number;
  readonly elapsedMs: number;
  readonly isKnown: boolean;
  readonly lengthMs?: number;
}

/** Hands of these seats are turned, the weakest first, in what is left of the show; who has won is told once the last lies open. */
const turnedBy = (
  seats: readonly ShownSeat[],
  turning: readonly number[],
  { fromMs, elapsedMs, isKnown, lengthMs }: Turning,
): { readonly seats: readonly ShownSeat[]; readonly isTold: boolean } => {
  const handAt = (seat: number) => seats[seat]?.cards;
  const isIn = (seat: number): boolean => seats[seat]?.isIn === true;
  // Whoever is out cannot be the last, however good the hand.
  const out = turning.filter((seat) => !isIn(seat));
  const shown = [...weakestFirst(out, handAt), ...weakestFirst(turning.filter(isIn), handAt)];
  const { at: times, lastMs, endMs } = turnsOf(shown.length, fromMs, isKnown, lengthMs);
  const turned = shown.filter((_, at) => elapsedMs >= (times[at] ?? 0));
  const last = shown.at(-1);
  return {
    seats: seats.map((seat, at) => ({
      ...seat,
      cards: turned.includes(at) ? seat.cards : null,
      ...(at === last && lastMs !== undefined && { turnsMs: Math.max(0, lastMs) }),
    })),
    isTold: elapsedMs >= endMs,
  };
};

const streetsFrom = (first: number, end: number): readonly number[] =>
  Array.from({ length: Math.max(0, end - first) }, (_, at) => first + at);

/** Seats, from 0, whose hands are told in the end. */
const seatsWith = (hands: readonly (readonly number[] | null)[]): readonly number[] =>
  hands.flatMap((hand, seat) => (hand === null ? [] : [seat]));

const openHands = (hands: readonly (readonly number[] | null)[]): number => seatsWith(hands).length;

/** What is still to be told of the player's pot, of which so many streets have been, and when. */
export const ownPlan = (view: BlossomView, { phase, told, lengthMs }: Omit<Moment, 'elapsedMs'>) => {
  const plays = view.seats.map(({ made }) => made);
  const order = seatsAfter(view.seat);
  const played = Math.max(...order.map((seat) => streetsOf(plays[seat] ?? []).length));
  const over = phase === 'end' ? played : Math.min(played, view.street);
  // The last street is told once it is over, unless the pot was over before it: then that has been told.
  const from = phase === 'end' ? told : Math.max(0, view.street - 1);
  const hands = phase === 'end' ? openHands(view.seats.map(({ cards }) => cards)) : null;
  const asked = comparisonsIn(plays, view.duels ?? []);
  const plan = schedule(plays, order, streetsFrom(from, over), 0, hands, asked.length, lengthMs);
  // Nothing is left to be told: what was over in a street stays so.
  const handsFromMs = plan.endMs === 0 ? 0 : plan.endMs + blossomShow.pause;
  // One's own hand is turned too, unless one has looked at it: then it lies open.
  const turning = plays[view.seat]?.includes('look') ? order : [...order, view.seat];
  return { ...plan, plays, asked, turning, from, over, handsFromMs };
};

/**
 * The player's pot: one's own choice at once, what the others have chosen in the streets that are over one after another. Whoever has
 * folded early has the streets that went by without them told at the end.
 */
export const ownShow = (view: BlossomView, { elapsedMs, ...moment }: Moment): ShownPot => {
  const plan = ownPlan(view, moment);
  const { told: choices, streetAt, duels, endMs, turning, from, over, handsFromMs, plays, asked } = plan;
  const { duel: fought, beaten } = foughtAt(asked, duels, elapsedMs, from > compareStreet);
  const duel = fought && { ...fought, plays, duels: view.duels ?? [] };
  const isAllTold = from >= over || elapsedMs >= endMs;
  // The last street is told until hands are turned, or the pot is taken where there are none to turn.
  const toldMs = moment.phase === 'end' ? handsFromMs : endMs;
  const told = from < over && elapsedMs < toldMs ? streetAt(elapsedMs) : null;
  // What is known of the end comes after its beginning: until then the street that was asked last stands there.
  const now = told ?? (view.winner === null ? view.street : over - 1);
  const seats = view.seats.map(({ made, isIn, cards }, seat) => {
    const shown = seat === view.seat ? made : toldOf(made, seat, choices, elapsedMs);
    const isFighting = view.duels?.some(({ out }) => out === seat) === true;
    return seatOf(shown, shown.length < made.length || isFighting || isIn, cards, now, beaten.includes(seat));
  });
  const pot = potOf(seats);
  const telling = told === null ? null : told + 1;
  if (moment.phase === 'street') {
    const [street, winner] = isAllTold ? [view.street, view.winner] : [from, null];
    return { seats, pot, street, telling, duel, compared: [], winner };
  }
  const { seats: turned, isTold } = turnedBy(seats, turning, {
    fromMs: handsFromMs,
    elapsedMs,
    isKnown: isKnownEnd(pastPot(view)),
    lengthMs: moment.lengthMs,
  });
  const open = turned.map((seat, at) =>
    turning.includes(at) || elapsedMs < handsFromMs
      ? seat
      : { ...seat, cards: view.seats[at]?.cards ?? null },
  );
  const winner = isTold ? view.winner : null;
  const compared = elapsedMs < handsFromMs ? [] : seatsWith(view.seats.map(({ cards }) => cards));
  return { seats: open, pot, street: view.street, telling, duel, compared, winner };
};

/** A pot that is played out: what each seat has chosen, the hands that were compared, and who has taken it. */
export interface PlayedPot {
  readonly plays: readonly (readonly string[])[];
  readonly compared: readonly (readonly number[] | null)[];
  /** Seats, from 0, that were in to its end, and hands that were compared before it. */
  readonly staying: readonly number[];
  readonly duels: readonly Duel[];
  readonly winner: number | null;
}

/** The seats in the order in which a whole pot is told, and when each of its choices is. */
export const playedPlan = (pot: PlayedPot) => {
  const order = blossomSeats.map((_, seat) => seat);
  const played = Math.max(...pot.plays.map((made) => streetsOf(made).length));
  const hands = openHands(pot.compared);
  const streets = streetsFrom(0, played);
  const asked = comparisonsIn(pot.plays, pot.duels);
  const plan = schedule(pot.plays, order, streets, blossomShow.deal, hands, asked.length);
  return { ...plan, asked, order, played, handsFromMs: plan.endMs + blossomShow.pause };
};

/** A pot from its beginning, for whoever has not been asked about it: the deal, street by street, seat by seat, then the hands. */
const playedShow = (pot: PlayedPot, elapsedMs: number): ShownPot => {
  const { plays, compared, staying, winner } = pot;
  const { told, streetAt, duels, endMs, order, played, handsFromMs, asked } = playedPlan(pot);
  const { duel, beaten } = foughtAt(asked, duels, elapsedMs, false);
  const made = plays.map((chosen, seat) => toldOf(chosen, seat, told, elapsedMs));
  const isAllTold = elapsedMs >= endMs;
  const now = isAllTold ? played - 1 : streetAt(elapsedMs);
  const seats = made.map((chosen, seat) =>
    seatOf(
      chosen,
      !isAllTold || staying.includes(seat),
      isAllTold ? (compared[seat] ?? null) : null,
      now,
      beaten.includes(seat),
    ),
  );
  const turned = turnedBy(seats, order, { fromMs: handsFromMs, elapsedMs, isKnown: isKnownEnd(pot) });
  return {
    seats: turned.seats,
    pot: potOf(seats),
    street: Math.max(...made.map((chosen) => streetsOf(chosen).length)),
    telling: elapsedMs < handsFromMs ? now + 1 : null,
    duel: duel && { ...duel, plays, duels: pot.duels },
    compared: elapsedMs < handsFromMs ? [] : seatsWith(compared),
    winner: isAllTold && turned.isTold ? winner : null,
  };
};

export const openPot = (outcome: BlossomOutcome): PlayedPot | null => {
  if (!isDealt(outcome)) return null;
  const shown = shownSeats(outcome);
  const compared = outcome.hands.map((hand, seat) => (shown.includes(seat) ? hand : null));
  const { staying, duels } = standingOf(outcome, streetCount);
  return { plays: outcome.plays, compared, staying, duels, winner: potEndOf(outcome).winner };
};

/** The open table, in a show of this length: as fast as the pots of members let it be. Milliseconds. */
export const openShow = (outcome: BlossomOutcome, elapsedMs: number, lengthMs: number): ShownPot | null => {
  const pot = openPot(outcome);
  if (!pot) return null;
  const part = lengthMs / blossomShow.length;
  const shown = playedShow(pot, elapsedMs / part);
  const seats = shown.seats.map((seat) =>
    seat.turnsMs === undefined ? seat : { ...seat, turnsMs: seat.turnsMs * part },
  );
  return { ...shown, seats };
};

export const pastPot = ({ seats, duels, winner }: BlossomView): PlayedPot => ({
  plays: seats.map(({ made }) => made),
  compared: seats.map(({ cards }) => cards),
  staying: seats.flatMap(({ isIn }, seat) => (isIn ? [seat] : [])),
  duels: duels ?? [],
  winner,
});

/** A pot of the history, once more. */
export const pastShow = (view: BlossomView, elapsedMs: number): ShownPot =>
  playedShow(pastPot(view), elapsedMs);

/** What a seat has laid into the pot, chip by chip in the order of its payments; `half` for half an ante. */
export const chipsOf = (made: readonly string[]): readonly ('half' | 'whole')[] =>
  paidBy(made) === 0
    ? []
    : [100, ...made.map(costOf)].flatMap((cost) =>
        cost === 50 ? (['half'] as const) : Array.from({ length: cost / 100 }, () => 'whole' as const),
      );
