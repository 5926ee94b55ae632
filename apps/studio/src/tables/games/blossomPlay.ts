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
const firstPrice = 100;
const priceMax = 400;
/** Everything that a street can cost: half the price for whoever is blind. */
export const costs = [50, 100, 200, 400] as const;

/** The ante, and the greatest price of each street after a raise in each: the most that a hand can cost. */
export const costMax = 100 + 100 + 200 + 400;

/** Hundredths of the pot that the house keeps, and the most that they come to. Every pot is a multiple of half an ante. */
export const rakeHundredths = 4;
export const rakeMax = 150;

/** A pot: the cards of its seats, and what each has chosen in the streets that are over. */
export interface BlossomDeal {
  readonly hands: readonly (readonly number[])[];
  readonly plays: readonly Made[];
}

const isLook = (choice: string): boolean => choice === 'look';

/** What a choice costs, told by its own word: `hold-100`, `raise-50`. */
export const costOf = (choice: string): number => Number(/^(?:hold|raise)-(\d{2,3})$/.exec(choice)?.[1] ?? 0);

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
 * `hand`. No show is shorter than `least`.
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
  handLeast: 700,
  hand: 1_200,
  told: 1_500,
  least: 3_000,
  length: 7_600,
} as const;

/** What a hand has paid, the ante included. A void one gets everything back. */
export const paidBy = (made: Made): number =>
  made.includes(voidMade) ? 0 : made.reduce((sum, choice) => sum + costOf(choice), 100);

export interface PotStanding {
  /** Seats that are in, from 0; where the last have folded at once, those. */
  readonly staying: readonly number[];
  /** What the next street costs. */
  readonly price: number;
  /** Nobody is left to play against. */
  readonly isOver: boolean;
}

/** Whoever has had the line fail them takes no pot. */
const unvoided = (plays: readonly Made[]): number[] =>
  plays.flatMap((made, seat) => (made.includes(voidMade) ? [] : [seat]));

/** A pot before this street. */
export const standingOf = (plays: readonly Made[], street: number): PotStanding => {
  let staying = plays.map((_, seat) => seat);
  let price = firstPrice;
  for (let now = 0; now < street; now += 1) {
    const chosen = plays.map((made) => streetsOf(made)[now]);
    const left = staying.filter((seat) => chosen[seat] !== undefined && !isOut(chosen[seat]));
    if (staying.some((seat) => chosen[seat]?.startsWith('raise'))) price = Math.min(price * 2, priceMax);
    if (left.length <= 1) {
      const last = left.length > 0 ? left : staying.filter((seat) => chosen[seat] !== voidMade);
      return { staying: last.length > 0 ? last : unvoided(plays), price, isOver: true };
    }
    staying = left;
  }
  return { staying, price, isOver: false };
};

/** What may be chosen in a street at this price; a raise only where another street follows. */
export const choicesAt = (price: number, street: number, hasLooked: boolean): readonly string[] => {
  const cost = hasLooked ? price : price / 2;
  const raise = street < streetCount - 1 && price < priceMax ? [`raise-${cost}`] : [];
  return [...(hasLooked ? [] : ['look']), 'fold', `hold-${cost}`, ...raise];
};

/** The best hand of these seats, from 0. No two hands of one deck are alike. */
const bestOf = ({ hands }: BlossomDeal, seats: readonly number[]): number =>
  seats.reduce((best, seat) => {
    const [one, other] = [blossomRules.rank(hands[seat] ?? []), blossomRules.rank(hands[best] ?? [])];
    return beats(one, other) ? seat : best;
  }, seats[0] ?? 0);

/** What the house keeps of a pot. */
export const rakeOf = (pot: number): number => Math.min((pot * rakeHundredths) / 100, rakeMax);

/** Who takes a pot that is played out. */
export const potEndOf = (deal: BlossomDeal): PotEnd => {
  const pot = deal.plays.reduce((sum, made) => sum + paidBy(made), 0);
  const rake = rakeOf(pot);
  return { winner: bestOf(deal, standingOf(deal.plays, streetCount).staying) + 1, pot, rake };
};

/** Seats whose cards are shown at the end, from 0: those that stayed to be compared. */
export const shownSeats = ({ plays }: BlossomDeal): readonly number[] => {
  const { staying, isOver } = standingOf(plays, streetCount);
  return isOver ? [] : staying;
};

/**
 * How long the end of a pot of which so many streets have been told already is shown to whoever plays at these seats, from 0: to nobody
 * are the own choices told, nor is a hand turned that they have looked at. Milliseconds.
 */
export const showMsOf = (deal: BlossomDeal, streetsTold: number, viewers: readonly number[]): number => {
  const { pause, slow, lone, hand, told, least, length } = blossomShow;
  const left = deal.plays.map((made) => Math.max(0, streetsOf(made).length - streetsTold));
  const shown = shownSeats(deal);
  const needs = viewers.map((viewer) => {
    const others = left.filter((_, seat) => seat !== viewer);
    const streets = Math.max(...others);
    const choices = others.reduce((sum, count) => sum + count, 0);
    const hands = shown.filter((seat) => seat !== viewer || !deal.plays[seat]?.some(isLook)).length;
    const each = shown.length === 0 ? lone : slow;
    return (streets === 0 ? 0 : (streets + 1) * pause + choices * each) + hands * hand + told;
  });
  return Math.min(length, Math.max(least, ...needs));
};
