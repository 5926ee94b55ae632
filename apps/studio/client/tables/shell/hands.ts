import { type CurrencyCode, type Minor, minor, parseDecimal } from '@pavilion/money';
import type { HandView, SlipView, TableView } from '../../../src/tables/views.ts';

/** A hand that the player has at the table. */
export interface OwnHand {
  readonly slip: SlipView;
  readonly hand: HandView;
}

/** The player's hands of a round, in the order of their places. */
export const handsOf = (slips: readonly SlipView[], round: number): readonly OwnHand[] =>
  slips
    .filter((slip) => slip.round === round)
    .flatMap((slip) => (slip.hands ?? []).map((hand) => ({ slip, hand })))
    .sort((one, other) => one.hand.spot.localeCompare(other.hand.spot));

/** The hand that is to be decided now: the first that is open. */
export const openHandIn = (
  slips: readonly SlipView[],
  table: Pick<TableView, 'number' | 'phase'> | null,
): OwnHand | undefined =>
  table?.phase === 'deciding'
    ? handsOf(slips, table.number).find(({ hand }) => hand.state === 'open')
    : undefined;

/** What the player's hands of a round have raised. Minor units. */
export const raisedIn = (slips: readonly SlipView[], round: number, currency: CurrencyCode): bigint =>
  handsOf(slips, round).reduce((sum, { hand }) => sum + (parseDecimal(hand.raised, currency) ?? 0n), 0n);

/** What a choice of so many hundredths stakes besides the hand's first stake. */
export const raiseOf = ({ slip, hand }: OwnHand, hundredths: number, currency: CurrencyCode): Minor => {
  const first = slip.stakes.find(({ spot }) => spot === hand.spot)?.amount ?? '0';
  return minor(((parseDecimal(first, currency) ?? 0n) * BigInt(hundredths)) / 100n);
};

/**
 * Why nothing is asked any more of whoever has hands in a round that goes on: all of them are folded, by choice or by the clock, or, where hands are asked street
 * by street, their pot is over.
 */
export const restOf = (
  hands: readonly OwnHand[],
  isAskedAgain: ((hand: HandView) => boolean) | undefined,
): 'elsewhere' | 'folded' | 'timedOut' | null => {
  if (hands.length === 0) return null;
  if (hands.every(({ hand }) => hand.made.at(-1) === 'fold'))
    return hands.some(({ hand }) => hand.timedOut) ? 'timedOut' : 'folded';
  const isOver = isAskedAgain && hands.every(({ hand }) => hand.state === 'done' && !isAskedAgain(hand));
  return isOver ? 'elsewhere' : null;
};
