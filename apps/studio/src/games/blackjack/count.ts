/** What cards count at blackjack. */
import { type Card, rankOf } from '../cards/card.ts';

const worthOf = (card: Card): number => Math.min(rankOf(card) + 1, 10);

/** What a hand counts: one ace as 11 where that does not break it. */
export const countOf = (cards: readonly Card[]): { total: number; soft: boolean } => {
  let [hard, ace] = [0, false];
  for (const card of cards) {
    hard += worthOf(card);
    ace ||= rankOf(card) === 0;
  }
  const soft = ace && hard + 10 <= 21;
  return { total: soft ? hard + 10 : hard, soft };
};

/** An ace and a ten as the first two cards; not after a split. */
export const isNatural = (cards: readonly Card[]): boolean =>
  cards.length === 2 && countOf(cards).total === 21;
