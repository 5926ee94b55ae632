import './shoe.css';
import type { CSSProperties } from 'react';
import { cardsLeft, deckCount, shoeSize } from '../../../src/tables/engine/shoe.ts';
import { useServerNow, useTable, useTableState } from '../shell/context.ts';
import { isFreshShoe } from './ofShoe.ts';
import { shoeWords } from './words.ts';

/** In the units of the scene. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** Edges of cards that the drawn shoe is made of. */
const edges = 12;

/** A shoe from the side, as full as it is. */
const ShoeSign = ({ cards }: { cards: number }) => {
  const shown = Math.ceil((cards / shoeSize) * edges);
  return (
    <svg className="shoe-sign" viewBox="0 0 44 22" aria-hidden="true">
      {Array.from({ length: shown }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place in the shoe is all that a card is
        <path key={at} className="shoe-edge" d={`M${9 + at * 2.4} 5l3 12`} />
      ))}
      <path className="shoe-box" d="M4 3l4 16h34v-4" />
    </svg>
  );
};

type Flown = CSSProperties & Readonly<Record<'--deck' | '--to-x' | '--to-y', string>>;

const flownOf = (deck: number, from: Point, to: Point): Flown => ({
  '--deck': String(deckCount - 1 - deck),
  '--to-x': `${to.x - from.x}px`,
  '--to-y': `${to.y - from.y}px`,
});

/** Eight decks on their way into the shoe at this place of the scene. */
const Decks = ({ to }: { to: Point }) => (
  <svg className="shoe-decks" viewBox="0 0 800 340" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
    {Array.from({ length: deckCount }, (_, at) => {
      const from = { x: 400 + (at - (deckCount - 1) / 2) * 58, y: 234 };
      return (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: decks are alike
          key={at}
          transform={`translate(${from.x} ${from.y})`}
        >
          <g className="shoe-deck" style={flownOf(at, from, to)}>
            {[4, 2, 0].map((behind) => (
              <rect key={behind} x={-21 + behind} y={-30 - behind} width="42" height="60" rx="5" />
            ))}
            <path d="M0 -18l11 18l-11 18l-11 -18z" />
          </g>
        </g>
      );
    })}
  </svg>
);

/**
 * Over the scene: which round of its shoe is played and what is left in it, less the cards that this round has `dealt` so far. When
 * a new one begins, its decks fly to where the scene has its shoe.
 */
export const Shoe = ({ dealt, at }: { dealt: number; at: Point }) => {
  const { lang } = useTable();
  const { table } = useTableState();
  const now = useServerNow();
  if (!table?.shoe) return null;
  const { round, rounds, gone } = table.shoe;
  const words = shoeWords(lang);
  const cards = cardsLeft(gone) - dealt;
  return (
    <>
      <p className="shoe-tag" data-field="shoe">
        <ShoeSign cards={cards} />
        <span aria-hidden="true">
          <span className="shoe-name">{words.name}</span> {round}/{rounds}
        </span>
        <span aria-hidden="true">{words.left(cards)}</span>
        <span className="unseen">{words.told(round, rounds, cards)}</span>
      </p>
      {isFreshShoe(table, now) && (
        <>
          <Decks to={at} />
          <p className="shoe-fresh" role="status" data-field="new-shoe">
            <b>{words.fresh}</b>
            <span>{words.freshNote}</span>
          </p>
        </>
      )}
    </>
  );
};
