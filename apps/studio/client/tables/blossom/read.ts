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
  readonly cards: readonly number[] | null;
}

/** A pot at a moment of its show. Amounts are hundredths of the ante. */
export interface ShownPot {
  readonly seats: readonly ShownSeat[];
  readonly pot: number;
  /** How many streets have been told. */
  readonly street: number;
  /** The street, from 1, of which it is being told what was chosen; `null` while nothing is. */
  readonly telling: number | null;
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
): ShownSeat => ({
  made,
  isIn: isIn && !made.includes('fold'),
  isPast: streetsOf(made).length <= now,
  cards,
});

const potOf = (seats: readonly ShownSeat[]): number => seats.reduce((sum, { made }) => sum + paidBy(made), 0);

/** A choice as it is told. */
export interface ToldChoice {
  readonly at: number;
  readonly seat: number;
  readonly street: number;
  readonly choice: string;
}

interface Schedule {
  /** In the order of the telling. */
  readonly told: readonly ToldChoice[];
  /** The street, from 0, that is being told. */
  readonly streetAt: (elapsedMs: number) => number;
  readonly endMs: number;
}

/** How long each of so many choices is told while the next street waits for them. */
const turnOf = (choices: number): number => {
  const { turn, turnMost, street } = blossomShow;
  return Math.min(turnMost, Math.max(turn, street / Math.max(1, choices)));
};

/** How long each of so many choices is told at the end, before so many hands are turned. */
const paceOf = (
  choices: number,
  streets: number,
  firstMs: number,
  hands: number,
  lengthMs: number,
): number => {
  const { told, pause, quick, slow, lone, handLeast } = blossomShow;
  const left = lengthMs - told - firstMs - (streets + 1) * pause - hands * handLeast;
  return Math.min(hands === 0 ? lone : slow, Math.max(quick, left / Math.max(1, choices)));
};

/**
 * Choices in the order in which they are told: when each is, and when the last of them has been. `hands` are turned after them; `null`
 * where the next street waits for them.
 */
const schedule = (
  plays: readonly (readonly string[])[],
  order: readonly number[],
  streets: readonly number[],
  firstMs: number,
  hands: number | null,
  lengthMs: number = blossomShow.length,
): Schedule => {
  const choosing = streets.map((street) =>
    order.flatMap((seat) => {
      const choice = streetsOf(plays[seat] ?? [])[street];
      return choice === undefined ? [] : [{ seat, street, choice }];
    }),
  );
  const count = choosing.flat().length;
  const each = hands === null ? turnOf(count) : paceOf(count, streets.length, firstMs, hands, lengthMs);
  const told: ToldChoice[] = [];
  const begins: number[] = [];
  let at = firstMs;
  for (const choices of choosing) {
    begins.push(at);
    at += blossomShow.pause;
    for (const choice of choices) {
      told.push({ at, ...choice });
      at += each;
    }
  }
  const [first = 0] = streets;
  return {
    told,
    streetAt: (elapsedMs) => first + Math.max(0, begins.filter((ms) => elapsedMs >= ms).length - 1),
    endMs: at,
  };
};

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

/** When each of so many hands is turned, in what is left of the show, and when the last lies open. */
export const turnsOf = (count: number, fromMs: number, lengthMs: number = blossomShow.length) => {
  const left = lengthMs - blossomShow.told - fromMs;
  const spare = count > 1 ? left - count * blossomShow.handLeast : 0;
  const hold = Math.max(0, Math.min(lastHoldMs, spare));
  const each = count === 0 ? 0 : Math.min(blossomShow.hand, (left - hold) / count);
  const heldAt = (at: number): number => (at === count - 1 ? hold : 0);
  return {
    at: Array.from({ length: count }, (_, at) => fromMs + at * each + heldAt(at)),
    endMs: fromMs + each * count + hold,
  };
};

/** Hands of these seats are turned, the weakest first, in what is left of the show; who has won is told once the last lies open. */
const turnedBy = (
  seats: readonly ShownSeat[],
  turning: readonly number[],
  fromMs: number,
  elapsedMs: number,
  lengthMs: number = blossomShow.length,
): { readonly seats: readonly ShownSeat[]; readonly isTold: boolean } => {
  const shown = weakestFirst(turning, (seat) => seats[seat]?.cards);
  const turns = turnsOf(shown.length, fromMs, lengthMs);
  const turned = shown.filter((_, at) => elapsedMs >= (turns.at[at] ?? 0));
  return {
    seats: seats.map((seat, at) => ({ ...seat, cards: turned.includes(at) ? seat.cards : null })),
    isTold: elapsedMs >= turns.endMs,
  };
};

const streetsFrom = (first: number, end: number): readonly number[] =>
  Array.from({ length: Math.max(0, end - first) }, (_, at) => first + at);

const openHands = (hands: readonly (readonly number[] | null)[]): number =>
  hands.filter((hand) => hand !== null).length;

/** What is still to be told of the player's pot, of which so many streets have been, and when. */
export const ownPlan = (view: BlossomView, { phase, told, lengthMs }: Omit<Moment, 'elapsedMs'>) => {
  const plays = view.seats.map(({ made }) => made);
  const order = seatsAfter(view.seat);
  const played = Math.max(...order.map((seat) => streetsOf(plays[seat] ?? []).length));
  const over = phase === 'end' ? played : Math.min(played, view.street);
  // The last street is told once it is over, unless the pot was over before it: then that has been told.
  const from = phase === 'end' ? told : Math.max(0, view.street - 1);
  const hands = phase === 'end' ? openHands(view.seats.map(({ cards }) => cards)) : null;
  const plan = schedule(plays, order, streetsFrom(from, over), 0, hands, lengthMs);
  // Nothing is left to be told: what was over in a street stays so.
  const handsFromMs = plan.endMs === 0 ? 0 : plan.endMs + blossomShow.pause;
  // One's own hand is turned too, unless one has looked at it: then it lies open.
  const turning = plays[view.seat]?.includes('look') ? order : [...order, view.seat];
  return { ...plan, turning, from, over, handsFromMs };
};

/**
 * The player's pot: one's own choice at once, what the others have chosen in the streets that are over one after another. Whoever has
 * folded early has the streets that went by without them told at the end.
 */
export const ownShow = (view: BlossomView, { elapsedMs, ...moment }: Moment): ShownPot => {
  const { told: choices, streetAt, endMs, turning, from, over, handsFromMs } = ownPlan(view, moment);
  const isAllTold = from >= over || elapsedMs >= endMs;
  // The last street is told until hands are turned, or the pot is taken where there are none to turn.
  const toldMs = moment.phase === 'end' ? handsFromMs : endMs;
  const told = from < over && elapsedMs < toldMs ? streetAt(elapsedMs) : null;
  // What is known of the end comes after its beginning: until then the street that was asked last stands there.
  const now = told ?? (view.winner === null ? view.street : over - 1);
  const seats = view.seats.map(({ made, isIn, cards }, seat) => {
    const shown = seat === view.seat ? made : toldOf(made, seat, choices, elapsedMs);
    return seatOf(shown, shown.length < made.length || isIn, cards, now);
  });
  const pot = potOf(seats);
  const telling = told === null ? null : told + 1;
  if (moment.phase === 'street') {
    const [street, winner] = isAllTold ? [view.street, view.winner] : [from, null];
    return { seats, pot, street, telling, winner };
  }
  const { seats: turned, isTold } = turnedBy(seats, turning, handsFromMs, elapsedMs, moment.lengthMs);
  const open = turned.map((seat, at) =>
    turning.includes(at) || elapsedMs < handsFromMs
      ? seat
      : { ...seat, cards: view.seats[at]?.cards ?? null },
  );
  const winner = isTold ? view.winner : null;
  return { seats: open, pot, street: view.street, telling, winner };
};

/** A pot that is played out: what each seat has chosen, the hands that were compared, and who has taken it. */
export interface PlayedPot {
  readonly plays: readonly (readonly string[])[];
  readonly compared: readonly (readonly number[] | null)[];
  readonly winner: number | null;
}

/** The seats in the order in which a whole pot is told, and when each of its choices is. */
export const playedPlan = (pot: PlayedPot) => {
  const order = blossomSeats.map((_, seat) => seat);
  const played = Math.max(...pot.plays.map((made) => streetsOf(made).length));
  const hands = openHands(pot.compared);
  const plan = schedule(pot.plays, order, streetsFrom(0, played), blossomShow.deal, hands);
  return { ...plan, order, played, handsFromMs: plan.endMs + blossomShow.pause };
};

/** A pot from its beginning, for whoever has not been asked about it: the deal, street by street, seat by seat, then the hands. */
const playedShow = (pot: PlayedPot, elapsedMs: number): ShownPot => {
  const { plays, compared, winner } = pot;
  const { told, streetAt, endMs, order, played, handsFromMs } = playedPlan(pot);
  const made = plays.map((chosen, seat) => toldOf(chosen, seat, told, elapsedMs));
  const isAllTold = elapsedMs >= endMs;
  const { staying } = standingOf(plays, streetCount);
  const now = isAllTold ? played - 1 : streetAt(elapsedMs);
  const seats = made.map((chosen, seat) =>
    seatOf(chosen, !isAllTold || staying.includes(seat), isAllTold ? (compared[seat] ?? null) : null, now),
  );
  const turned = turnedBy(seats, order, handsFromMs, elapsedMs);
  return {
    seats: turned.seats,
    pot: potOf(seats),
    street: Math.max(...made.map((chosen) => streetsOf(chosen).length)),
    telling: elapsedMs < handsFromMs ? now + 1 : null,
    winner: isAllTold && turned.isTold ? winner : null,
  };
};

export const openPot = (outcome: BlossomOutcome): PlayedPot | null => {
  if (!isDealt(outcome)) return null;
  const shown = shownSeats(outcome);
  const compared = outcome.hands.map((hand, seat) => (shown.includes(seat) ? hand : null));
  return { plays: outcome.plays, compared, winner: potEndOf(outcome).winner };
};

/** The open table, in a show of this length: as fast as the pots of members let it be. Milliseconds. */
export const openShow = (outcome: BlossomOutcome, elapsedMs: number, lengthMs: number): ShownPot | null => {
  const pot = openPot(outcome);
  return pot && playedShow(pot, (elapsedMs * blossomShow.length) / lengthMs);
};

export const pastPot = ({ seats, winner }: BlossomView): PlayedPot => ({
  plays: seats.map(({ made }) => made),
  compared: seats.map(({ cards }) => cards),
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
