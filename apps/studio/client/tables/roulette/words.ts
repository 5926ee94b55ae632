import { coveredBy, type Sector } from '../../../src/tables/games/roulette.ts';
import { spoken } from '../../shell/spoken.ts';
import type { GameWords } from '../texts/texts.ts';

export interface TrackWords {
  /** The board that shows the numbers as they lie on the wheel. */
  readonly track: string;
  readonly sectors: Readonly<Record<Sector, string>>;
  readonly neighbours: (pocket: number) => string;
  readonly chips: (count: number) => string;
  readonly hint: string;
}

const inLang = spoken(
  import.meta.glob<{ readonly trackWords: TrackWords; readonly rouletteWords: GameWords }>('./words/*.ts'),
);

export const trackWords = inLang('trackWords');

export const spotIn =
  (outside: Readonly<Record<string, string>>) =>
  (spot: string): string =>
    outside[spot] ?? (coveredBy(spot) ?? []).join('/');

export const rouletteWords = inLang('rouletteWords');
