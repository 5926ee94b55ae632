import {
  type Card,
  rankNames,
  rankOf,
  type SuitName,
  suitNames,
  suitOf,
} from '../../src/games/cards/card.ts';
import type { Lang } from '../shell/sessionTexts.ts';
import { cardWords } from './words.ts';

/** Suits on a 24×24 canvas. */
const suitPaths: Readonly<Record<SuitName, string>> = {
  spades:
    'M12 2C9 7 3 10 3 15a4.5 4.5 0 0 0 7.6 3.2C10.400 20 9.700 21.200 8.500 22h7c-1.200-.8-1.900-2-2.100-3.800A4.500 4.500 0 0 0 21 15c0-5-6-8-9-13z',
  hearts:
    'M12 21.500C6 16.500 2.500 12.800 2.500 8.500A5 5 0 0 1 12 6.200a5 5 0 0 1 9.500 2.300c0 4.300-3.500 8-9.500 13z',
  clubs:
    'M12 2.500a4.300 4.300 0 0 0-3.700 6.600A4.500 4.500 0 1 0 10.700 17c-.2 2.200-.9 3.900-2.200 5h7c-1.300-1.100-2-2.800-2.200-5a4.500 4.500 0 1 0 2.400-7.900A4.300 4.300 0 0 0 12 2.500z',
  diamonds: 'M12 2c2.500 4 5 7 8 10-3 3-5.500 6-8 10-2.500-4-5-7-8-10 3-3 5.500-6 8-10z',
};

/** A card as it is read out. */
export const cardName = (card: Card, lang: Lang): string => {
  const words = cardWords(lang);
  return words.of(words.ranks[rankOf(card)] ?? '', words.suits[suitNames[suitOf(card)] ?? 'spades']);
};

/** The figure of a court card: a lantern with one, two or three rings of light. */
const Court = ({ rings }: { rings: number }) => (
  <g className="court">
    <path d="M50 50v-8M50 100v12" />
    <ellipse cx="50" cy="75" rx="25" ry="25" />
    <path d="M38 54q-12 21 0 42M62 54q12 21 0 42M50 50v50" />
    {[30, 34, 38].slice(0, rings).map((radius) => (
      <circle key={radius} cx="50" cy="75" r={radius} className="ring" />
    ))}
  </g>
);

/** A suit beside text, in the text's own ink. */
export const SuitMark = ({ suit }: { suit: SuitName }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={suitPaths[suit]} />
  </svg>
);

const Suit = ({ suit, x, y, size }: { suit: SuitName; x: number; y: number; size: number }) => (
  <path
    className="suit"
    d={suitPaths[suit]}
    transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}
  />
);

/** A card face up, or its back for `null`. Drawn here, in two inks on paper. */
export const CardFace = ({ card, lang }: { card: Card | null; lang: Lang }) => {
  if (card === null) {
    return (
      <svg className="card back" viewBox="0 0 100 140" role="img" aria-label={cardWords(lang).back}>
        <rect x="2" y="2" width="96" height="136" rx="9" className="card-back" />
        <rect x="9" y="9" width="82" height="122" rx="6" className="card-border" />
        <circle cx="50" cy="70" r="26" className="card-border" />
        <path
          className="card-border"
          d="M50 18v26M50 96v26M18 70h6M76 70h6M38 50q-10 20 0 40M62 50q10 20 0 40"
        />
      </svg>
    );
  }
  const suit = suitNames[suitOf(card)] ?? 'spades';
  const rank = rankOf(card);
  const red = suit === 'hearts' || suit === 'diamonds';
  return (
    <svg
      className="card"
      data-red={red}
      data-card={card}
      viewBox="0 0 100 140"
      role="img"
      aria-label={cardName(card, lang)}
    >
      <rect x="2" y="2" width="96" height="136" rx="9" className="card-paper" />
      <text x="10" y="33" className="card-rank">
        {rankNames[rank]}
      </text>
      <Suit suit={suit} x={20} y={50} size={20} />
      {rank >= 10 ? (
        <Court rings={rank - 9} />
      ) : (
        <Suit suit={suit} x={60} y={90} size={rank === 0 ? 60 : 48} />
      )}
      {rank >= 10 && <Suit suit={suit} x={82} y={122} size={20} />}
    </svg>
  );
};
