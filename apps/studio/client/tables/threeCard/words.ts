import type { ThreeCardName, ThreeCardResult } from '../../../src/tables/games/threeCard.ts';
import type { ColourName, SixCardName } from '../../../src/tables/games/threeCardSides.ts';
import type { Lang } from '../../shell/sessionTexts.ts';
import { spoken } from '../../shell/spoken.ts';
import type { GameWords } from '../texts/texts.ts';

export interface ThreeCardWords {
  readonly name: string;
  readonly tagline: string;
  readonly rules: readonly string[];
  readonly ante: string;
  /** The ante, as the table of returns names it. */
  readonly anteBet: string;
  readonly pairPlus: string;
  /** The best five of all six cards. */
  readonly sixCard: string;
  /** Cards of one colour. */
  readonly oneColour: string;
  readonly choices: Readonly<Record<'play' | 'fold', string>>;
  readonly hands: Readonly<Record<ThreeCardName, string>>;
  /** Hands that three cards cannot be. */
  readonly moreHands: Readonly<Record<Exclude<SixCardName, ThreeCardName>, string>>;
  readonly colours: Readonly<Record<ColourName, string>>;
  readonly lastHands: string;
  readonly results: Readonly<Record<ThreeCardResult, string>>;
  readonly player: string;
  readonly dealer: string;
  readonly bonus: string;
  readonly qualified: string;
  readonly unqualified: string;
  readonly folded: string;
  readonly played: string;
  readonly draw: readonly string[];
}

const inLang = spoken(import.meta.glob<{ readonly ownWords: ThreeCardWords }>('./words/*.ts'));

export const ownWords = inLang('ownWords');

export const threeCardWords = (lang: Lang): GameWords => {
  const own = ownWords(lang);
  const results: Readonly<Record<string, string>> = own.results;
  const places: Readonly<Record<string, string>> = {
    ante: own.ante,
    'pair-plus': own.pairPlus,
    'six-card': own.sixCard,
    'one-colour': own.oneColour,
  };
  const choices: Readonly<Record<string, string>> = own.choices;
  return {
    name: own.name,
    tagline: own.tagline,
    rules: own.rules,
    draw: own.draw,
    kind: (kind) => (kind === 'ante' ? own.anteBet : (places[kind] ?? kind)),
    spot: (spot) => places[spot] ?? spot,
    result: (summary) => results[summary] ?? summary,
    choice: (choice) => choices[choice] ?? choice,
  };
};
