import { type Card, rankNames, rankOf, suitNames, suitOf } from '../../src/games/cards/card.ts';

/** Signs of the suits, as text: never as a coloured picture of the system. */
const signs: Readonly<Record<(typeof suitNames)[number], string>> = {
  spades: '♠\uFE0E',
  hearts: '♥\uFE0E',
  clubs: '♣\uFE0E',
  diamonds: '♦\uFE0E',
};

/** The same card may lie twice: each is known by its place. */
const placed = <Item,>(items: readonly Item[]): { readonly at: string; readonly item: Item }[] =>
  items.map((item, at) => ({ at: String(at), item }));

/** Hands of cards in small, one a row. */
export const MiniCards = ({ hands }: { hands: readonly (readonly Card[])[] }) => (
  <span className="mini-cards">
    {placed(hands).map(({ at, item: cards }) => (
      <span key={at}>
        {placed(cards).map(({ at: place, item: card }) => {
          const suit = suitNames[suitOf(card)] ?? 'spades';
          return (
            <b key={place} className="mini-card" data-red={suit === 'hearts' || suit === 'diamonds'}>
              {rankNames[rankOf(card)]}
              {signs[suit]}
            </b>
          );
        })}
      </span>
    ))}
  </span>
);
