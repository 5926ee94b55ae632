import { type Made, type PotEnd, voidMade } from '../engine/decisions.ts';
import { blossomRules } from './blossom.ts';
import { beats } from './hands.ts';

/**
 * A pot of three cards, as it is played: an ante each, then three streets in which every seat that is in stays, raises or folds at
 * once. All amounts are hundredths of the ante.
 */
export const blossomSeats = [1, 2, 3, 4, 5, 6] as const;
export const streetCount = 3;
/** What the first street costs whoever has looked at their cards; a raise doubles the next, up to the most. */
export const firstPrice = 100;
const priceMax = 400;
/** Everything that a street can cost: half the price for whoever is blind. */
export const costs = [50, 100, 200, 400] as const;

/** The street, from 0, in which a hand can be compared with another: a street follows it, in which one is out already. */
export const compareStreet = 1;
/** Everything that comparing can cost: twice what holding does. */
export const compareCosts = [100, 200, 400] as const;

/** The ante, and the greatest price of each street after a raise in each, with a comparison at twice its own: the most that a hand can cost. */
export const costMax = 100 + 100 + 2 * 200 + 400;

/**
 * The most that lies in a pot: five compare at the greatest price, of whom one is out, and the sixth raises, so that five pay the most
 * in the last street too. All but the first comparison fall away, with one who has been put out by it.
 */
export const potMax = blossomSeats.length * (100 + 100) + 5 * 2 * 200 + 200 + 5 * 400;

/** Hundredths of the pot that the house keeps, and the most that they come to. Every pot is a multiple of half an ante. */
export const rakeHundredths = 4;
export const rakeMax = 150;

/** A pot: the cards of its seats, and what each has chosen in the streets that are over. */
export interface BlossomDeal {
  readonly hands: readonly (readonly number[])[];
  readonly plays: readonly Made[];
}

const isLook = (choice: string): boolean => choice === 'look';

/** Every choice that costs something: `hold-100`, `raise-50`, `compare-200-4`. */
const costByChoice: ReadonlyMap<string, number> = new Map([
  ...costs.flatMap((cost): [string, number][] => [
    [`hold-${cost}`, cost],
    [`raise-${cost}`, cost],
  ]),
  ...compareCosts.flatMap((cost) =>
    blossomSeats.map((seat): [string, number] => [`compare-${cost}-${seat}`, cost]),
  ),
]);

/** What a choice costs, as its word says. */
export const costOf = (choice: string): number => costByChoice.get(choice) ?? 0;

/** The seat, from 0, that a choice compares with: `compare-200-4` with the fourth. */
export const comparedBy = (choice: string | undefined): number | undefined => {
  const seat = /^compare-\d{3}-([1-6])$/.exec(choice ?? '')?.[1];
  return seat === undefined ? undefined : Number(seat) - 1;
};

/** What was chosen in each street, without the looks. */
export const streetsOf = (made: Made): Made => made.filter((choice) => !isLook(choice));

/** What a hand has made by the end of so many streets. */
export const madeBefore = (made: Made, street: number): Made => {
  let [streets, at] = [0, 0];
  while (at < made.length && streets < street) {
    if (!isLook(made[at] ?? '')) streets += 1;
    at += 1;
  }
  return made.slice(0, at);
};

const isOut = (choice: string | undefined): boolean => choice === 'fold' || choice === voidMade;

/**
 * How a pot is shown, milliseconds. Choices are told seat after seat, with a `pause` before each street and before the hands. While the
 * next street waits for them each takes `turn`, or longer where they are so few that all would be told in less than `street`, but no
 * longer than `turnMost`. At the end each takes as long as the show allows: from `quick` to `slow`, or `lone` where no hand is turned
 * after them, of which there is less to tell. Whoever has not seen the cards dealt sees that first (`deal`). Hands are turned until
 * `told` is left of the `length`, the longest that a show may be: `handLeast` is kept for each of them, and none takes longer than
 * `hand`. No show is shorter than `least`. Two hands that are compared in a street take `duel` after its choices, all of them together
 * no longer than `duelsMost`, and where a show has no room for that, down to `duelQuick` each.
 */
export const blossomShow = {
  deal: 1_300,
  pause: 250,
  turn: 340,
  turnMost: 800,
  street: 1_500,
  quick: 115,
  slow: 600,
  lone: 500,
  duel: 2_200,
  duelQuick: 900,
  duelsMost: 3_300,
  handLeast: 700,
  hand: 1_200,
  told: 1_500,
  least: 3_000,
  length: 7_600,
} as const;

/** What a hand has paid, the ante included. A void one gets everything back. */
export const paidBy = (made: Made): number =>
  made.includes(voidMade) ? 0 : made.reduce((sum, choice) => sum + costOf(choice), 100);

/** Two hands that were compared because one of them asked for it. Seats from 0. */
export interface Duel {
  readonly by: number;
  readonly against: number;
  /** The one of them whose hand is the weaker. */
  readonly out: number;
}

export interface PotStanding {
  /** Seats that are in, from 0; where the last have folded at once, those. */
  readonly staying: readonly number[];
  /** What the next street costs. */
  readonly price: number;
  /** Nobody is left to play against. */
  readonly isOver: boolean;
  /** Hands that have been compared on demand, in the order of that. */
  readonly duels: readonly Duel[];
}

/** Whoever has had the line fail them takes no pot. */
const unvoided = (plays: readonly Made[]): number[] =>
  plays.flatMap((made, seat) => (made.includes(voidMade) ? [] : [seat]));

const rankedOf = (hands: BlossomDeal['hands'], seats: readonly number[]) =>
  (seats.length > 0 ? seats : [0]).map((seat) => ({ seat, rank: blossomRules.rank(hands[seat] ?? []) }));

/** The best hand of these seats, from 0. No two hands of one deck are alike. */
const bestOf = ({ hands }: Pick<BlossomDeal, 'hands'>, seats: readonly number[]): number =>
  rankedOf(hands, seats).reduce((best, one) => (beats(one.rank, best.rank) ? one : best)).seat;

/**
 * What comes of the comparisons of a street, after its folds, from the first seat on: the weaker is out, whoever has asked. One falls
 * away where either is out by then.
 */
const duelsIn = (
  hands: BlossomDeal['hands'],
  staying: readonly number[],
  chosen: readonly (string | undefined)[],
): readonly Duel[] => {
  const duels: Duel[] = [];
  const isIn = (seat: number): boolean => staying.includes(seat) && duels.every(({ out }) => out !== seat);
  for (const by of staying) {
    const against = comparedBy(chosen[by]);
    if (against === undefined || against === by || !isIn(by) || !isIn(against)) continue;
    duels.push({ by, against, out: bestOf({ hands }, [by, against]) === by ? against : by });
  }
  return duels;
};

/** Whether somebody has raised, of what was chosen in a street. */
export const isRaisedBy = (chosen: readonly (string | undefined)[]): boolean =>
  chosen.some((choice) => choice?.startsWith('raise'));

/** The price of a street after one in which somebody has raised. Hundredths of the ante. */
export const raisedFrom = (price: number): number => Math.min(price * 2, priceMax);

/** A pot before this street. */
export const standingOf = ({ hands, plays }: BlossomDeal, street: number): PotStanding => {
  let staying = plays.map((_, seat) => seat);
  let price: number = firstPrice;
  let duels: readonly Duel[] = [];
  for (let now = 0; now < street; now += 1) {
    const chosen = plays.map((made) => streetsOf(made)[now]);
    const unfolded = staying.filter((seat) => chosen[seat] !== undefined && !isOut(chosen[seat]));
    if (isRaisedBy(staying.map((seat) => chosen[seat]))) price = raisedFrom(price);
    const fought = now === compareStreet ? duelsIn(hands, unfolded, chosen) : [];
    duels = [...duels, ...fought];
    const left = unfolded.filter((seat) => fought.every(({ out }) => out !== seat));
    if (left.length <= 1) {
      const last = left.length > 0 ? left : staying.filter((seat) => chosen[seat] !== voidMade);
      return { staying: last.length > 0 ? last : unvoided(plays), price, isOver: true, duels };
    }
    staying = left;
  }
  return { staying, price, isOver: false, duels };
};

/**
 * What may be chosen in a street at this price; a raise only where another street follows. `others` are the seats, from 0, that are in
 * besides: any of them can be compared with, where that is to be had.
 */
export const choicesAt = (
  price: number,
  street: number,
  hasLooked: boolean,
  others: readonly number[],
): readonly string[] => {
  const cost = hasLooked ? price : price / 2;
  const raise = street < streetCount - 1 && price < priceMax ? [`raise-${cost}`] : [];
  const compare = street === compareStreet ? others.map((seat) => `compare-${2 * cost}-${seat + 1}`) : [];
  return [...(hasLooked ? [] : ['look']), 'fold', `hold-${cost}`, ...raise, ...compare];
};

/** What the house keeps of a pot. */
export const rakeOf = (pot: number): number => Math.min((pot * rakeHundredths) / 100, rakeMax);

/** Who takes a pot that is played out. */
export const potEndOf = (deal: BlossomDeal): PotEnd => {
  const pot = deal.plays.reduce((sum, made) => sum + paidBy(made), 0);
  const rake = rakeOf(pot);
  return { winner: bestOf(deal, standingOf(deal, streetCount).staying) + 1, pot, rake };
};

/** Seats whose cards are shown at the end, from 0: those that stayed to be compared, and those that were before it. */
export const shownSeats = (deal: BlossomDeal): readonly number[] => {
  const { staying, isOver, duels } = standingOf(deal, streetCount);
  const compared = duels.flatMap(({ by, against }) => [by, against]);
  return deal.plays.flatMap((_, seat) =>
    compared.includes(seat) || (!isOver && staying.includes(seat)) ? [seat] : [],
  );
};

/** Whether it is known who takes a pot before its hands are turned: one is left, by a comparison. */
export const isKnownEnd = ({ staying, duels }: Pick<PotStanding, 'staying' | 'duels'>): boolean =>
  staying.length === 1 && duels.length > 0;

/** How long so many duels are told in a show that has this much room for them, or as much as they need. Milliseconds. */
export const duelsMsOf = (count: number, roomMs = Number.POSITIVE_INFINITY): number => {
  const { duel, duelQuick, duelsMost } = blossomShow;
  const least = Math.min(count * duelQuick, duelsMost / 2);
  return Math.min(count * duel, duelsMost, Math.max(least, roomMs));
};

/**
 * How long the end of a pot of which so many streets have been told already is shown to whoever plays at these seats, from 0: to nobody
 * are the own choices told, nor is a hand turned that they have looked at. Milliseconds.
 */
export const showMsOf = (deal: BlossomDeal, streetsTold: number, viewers: readonly number[]): number => {
  const { pause, slow, lone, hand, told, least, length } = blossomShow;
  const left = deal.plays.map((made) => Math.max(0, streetsOf(made).length - streetsTold));
  const shown = shownSeats(deal);
  const end = standingOf(deal, streetCount);
  const duelsMs = streetsTold > compareStreet ? 0 : duelsMsOf(end.duels.length);
  const needs = viewers.map((viewer) => {
    const others = left.filter((_, seat) => seat !== viewer);
    const streets = Math.max(...others);
    const choices = others.reduce((sum, count) => sum + count, 0);
    const hands = shown.filter((seat) => seat !== viewer || !deal.plays[seat]?.some(isLook)).length;
    const each = shown.length === 0 ? lone : slow;
    return (
      (streets === 0 ? 0 : (streets + 1) * pause + choices * each) +
      duelsMs +
      // All are turned at once where nothing is waited for.
      (isKnownEnd(end) ? Math.min(1, hands) : hands) * hand +
      told
    );
  });
  return Math.min(length, Math.max(least, ...needs));
};
