import { numbersOfPick } from '../../../src/tables/games/eightCarp.ts';
import type { Lang } from '../../shell/sessionTexts.ts';
import { spoken } from '../../shell/spoken.ts';
import type { GameWords } from '../texts/texts.ts';

export interface CarpNames {
  readonly sum: (sum: number) => string;
  readonly groups: Readonly<Record<'tickets' | 'sides' | 'first', string>>;
  readonly pick: string;
  readonly random: string;
  readonly add: string;
  readonly choose: (most: number) => string;
  readonly hits: (hits: number, times: string) => string;
  readonly side: (side: string) => string;
}

const inLang = spoken(
  import.meta.glob<{ readonly carpNames: CarpNames; readonly eightCarpWords: GameWords }>('./words/*.ts'),
);

export const carpNames = inLang('carpNames');

export const spotIn =
  (lang: Lang, ticket: string, first: string) =>
  (spot: string): string => {
    const picked = numbersOfPick(spot);
    if (picked) return `${ticket} ${picked.join(' ')}`;
    return spot.startsWith('first:') ? `${first} ${spot.slice(6)}` : carpNames(lang).side(spot);
  };

export const kindIn =
  (ticket: (picks: string) => string, others: Readonly<Record<string, string>>) =>
  (kind: string): string =>
    kind.startsWith('pick-') ? ticket(kind.slice(5)) : (others[kind] ?? kind);

export const resultText = (summary: string): string => summary.replaceAll('-', ' ');

export const eightCarpWords = inLang('eightCarpWords');
