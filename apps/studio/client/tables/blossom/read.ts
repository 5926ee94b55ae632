import { blossomRules } from '../../../src/tables/games/blossom.ts';
import {
  blossomShow,
  madeBefore,
  paidBy,
  potEndOf,
  shownSeats,
  standingOf,
  streetCount,
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

export const nameOfHand = (cards: readonly number[], lang: Lang): string =>
  handName('golden-blossom', blossomRules.rank(cards).name, lang);

/** The player's hand of a round, with what they see of its pot. */
export const ownPotIn = (
  slips: readonly SlipView[],
  round: number,
): { readonly own: OwnHand; readonly view: BlossomView } | null => {
  const [own] = handsOf(slips, round);
  const view = own && readView(own.hand);
  return own && view ? { own, view } : null;
};

/** A player's own pot has been watched already: its cards are turned at once. */
const ownFromMs = 500;

export interface ShownSeat {
  readonly made: readonly string[];
  readonly isIn: boolean;
  readonly cards: readonly number[] | null;
}

/** A pot at a moment of its show. Amounts are hundredths of the ante. */
export interface ShownPot {
  readonly seats: readonly ShownSeat[];
  readonly pot: number;
  readonly street: number;
  readonly winner: number | null;
}

/** Cards are turned seat after seat; who has won is told after the last. */
const turnedBy = (seats: readonly ShownSeat[], winner: number | null, fromMs: number, elapsedMs: number) => {
  const shown = seats.flatMap(({ cards }, at) => (cards ? [at] : []));
  const turned = shown.slice(0, Math.max(0, Math.floor((elapsedMs - fromMs) / blossomShow.card) + 1));
  const isTold = elapsedMs >= fromMs + blossomShow.card * shown.length;
  return {
    seats: seats.map((seat, at) => ({ ...seat, cards: turned.includes(at) ? seat.cards : null })),
    winner: isTold ? winner : null,
  };
};

/** The player's pot. `elapsedMs`: since its round was told, `null` before. */
export const ownShow = (view: BlossomView, elapsedMs: number | null): ShownPot => {
  const { seats, pot, street } = view;
  // Nobody else is left: nothing is turned, whoever is still at the table.
  if (elapsedMs === null) return { seats, pot, street, winner: view.winner };
  return { ...turnedBy(seats, view.winner, ownFromMs, elapsedMs), pot, street };
};

/** The open table. */
export const openShow = (outcome: BlossomOutcome, elapsedMs: number): ShownPot | null => {
  if (!isDealt(outcome)) return null;
  const { hands, plays } = outcome;
  const street = Math.min(streetCount, Math.floor(elapsedMs / blossomShow.street));
  const made = plays.map((chosen) => madeBefore(chosen, street));
  const { staying } = standingOf(made, street);
  const shown = street === streetCount ? shownSeats(outcome) : [];
  const seats = made.map((chosen, at) => ({
    made: chosen,
    isIn: staying.includes(at) && !chosen.includes('fold'),
    cards: shown.includes(at) ? (hands[at] ?? null) : null,
  }));
  const winner = street === streetCount ? potEndOf(outcome).winner : null;
  const pot = made.reduce((sum, chosen) => sum + paidBy(chosen), 0);
  return {
    ...turnedBy(seats, winner, blossomShow.street * streetCount + blossomShow.first, elapsedMs),
    pot,
    street,
  };
};
