import type { SuitName } from '../../src/games/cards/card.ts';
import { spoken } from '../shell/spoken.ts';

export interface CardWords {
  readonly suits: Readonly<Record<SuitName, string>>;
  readonly ranks: readonly string[];
  readonly of: (rank: string, suit: string) => string;
  readonly back: string;
}

const inLang = spoken(import.meta.glob<{ readonly cardWords: CardWords }>('./words/*.ts'));

export const cardWords = inLang('cardWords');
