import { countOf } from '../../../src/games/blackjack/count.ts';
import { type SideName, type SideResult, sideOf } from '../../../src/games/blackjack/sides.ts';
import {
  dealerDoneMs,
  dealerHand,
  dealerShow,
  endsOf,
  type HandEnd,
  type LanternsFaceUp,
  type LanternsHand,
  type LanternsOutcome,
  lanternsFaceUpSchema,
  lanternsHandSchema,
  lanternsOutcomeSchema,
  parseLanternsSpot,
} from '../../../src/tables/games/sevenLanterns.ts';
import type { SlipView } from '../../../src/tables/views.ts';

/** `null` for what is no outcome of this game. */
export const readLanterns = (outcome: unknown): LanternsOutcome | null =>
  lanternsOutcomeSchema.safeParse(outcome).data ?? null;

export const readFaceUp = (faceUp: unknown): LanternsFaceUp | null =>
  lanternsFaceUpSchema.safeParse(faceUp).data ?? null;

export const readHand = (view: unknown): LanternsHand | null =>
  lanternsHandSchema.safeParse(view).data ?? null;

/** What the player's own seats of a round have come to, by seat. */
export const ownSeats = (slips: readonly SlipView[], round: number): ReadonlyMap<number, LanternsHand> =>
  new Map(
    slips
      .filter((slip) => slip.round === round)
      .flatMap(({ hands = [] }) =>
        hands.flatMap(({ spot, view }) => {
          const [seat, hand] = [parseLanternsSpot(spot)?.seat, readHand(view)];
          return seat === undefined || !hand ? [] : [[seat, hand] as const];
        }),
      ),
  );

/** The table as it lies: two cards of each seat, and what is seen of the dealer's. */
export interface Laid {
  readonly dealer: readonly number[];
  /** Cards of the dealer's that lie covered. */
  readonly covered: number;
  readonly seats: readonly (readonly number[])[];
}

/** First cards leave the shoe one after another. Milliseconds. */
export const dealtEveryMs = 90;
/** Until all first cards lie there: two of each seat and the dealer. Milliseconds. */
export const dealtMs = 16 * dealtEveryMs;

/** A card flies from the shoe, and is turned where it lies: only then it counts. Milliseconds. */
export const flownMs = 380;
export const openedMs = 800;
/** Until all first cards lie open. */
export const firstOpenMs = dealtMs + openedMs;

/** What of the first cards lies there so long after the draw: seat by seat, and round again, the dealer last. */
export const dealtSoFar = (open: LanternsFaceUp, elapsedMs: number): Laid => {
  const dealt = Math.floor(elapsedMs / dealtEveryMs) + 1;
  const each = open.seats.length + 1;
  const has = (place: number, round: number): boolean => dealt > round * each + place;
  return {
    dealer: has(each - 1, 0) ? [open.dealer] : [],
    covered: has(each - 1, 1) ? 1 : 0,
    seats: open.seats.map((cards, seat) => cards.filter((_, round) => has(seat, round))),
  };
};

/** The dealer's hand while it is played out. */
export const playedSoFar = (outcome: LanternsOutcome, elapsedMs: number): Laid => {
  const cards = dealerHand(outcome);
  const turned =
    elapsedMs < dealerShow.first ? 1 : 2 + Math.floor((elapsedMs - dealerShow.first) / dealerShow.every);
  return {
    dealer: cards.slice(0, turned),
    covered: turned < 2 ? 1 : 0,
    seats: outcome.seats.map((pile) => pile.slice(0, 2)),
  };
};

/** How long the dealer's hand is shown. Milliseconds. */
export const showMsOf = (outcome: LanternsOutcome): number =>
  dealerDoneMs(dealerHand(outcome).length) + dealerShow.told;

/** What each hand of a seat has come to: a bust at once, everything else against the dealer's cards, which are `null` until told. */
export const endsSoFar = (
  view: Pick<LanternsHand, 'hands'>,
  dealer: readonly number[] | null,
): readonly (HandEnd | undefined)[] =>
  dealer
    ? endsOf(view, dealer)
    : view.hands.map(({ cards }) => (countOf(cards).total > 21 ? 'bust' : undefined));

/** `16`, or `6/16` while an ace may still count either. */
export const totalText = (cards: readonly number[], isDone = false): string => {
  const { total, soft } = countOf(cards);
  return soft && !isDone ? `${total - 10}/${total}` : String(total);
};

/** What a side bet of a seat came to by these first cards; `null` for nothing that pays, or while a card is missing. */
export const sideResultOf = (
  name: SideName,
  seat: number,
  { dealer, seats }: LanternsFaceUp,
): SideResult | null => {
  const [first, second] = seats[seat - 1] ?? [];
  return first === undefined || second === undefined ? null : sideOf(name, [first, dealer, second]).result;
};
