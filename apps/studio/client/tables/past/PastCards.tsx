import './past.css';
import { MiniCards } from '../../cards/MiniCards.tsx';
import { smallCard } from './smallCard.ts';

export interface PastHand {
  readonly name: string;
  readonly cards: readonly number[];
  /** What it came to. */
  readonly note: string;
  readonly won: boolean;
}

/** Hands of a round in small, one a row. */
export const PastCards = ({ hands }: { hands: readonly PastHand[] }) => (
  <ul className="past-hands">
    {hands.map(({ name, cards, note, won }) => (
      <li key={name} data-won={won}>
        <span>{name}</span> <MiniCards hands={[cards.map(smallCard)]} />
        <small>{note}</small>
      </li>
    ))}
  </ul>
);
