import { spoken } from '../../shell/spoken.ts';
import type { GameWords } from '../texts/texts.ts';

/** How cards are dealt and how results are told, alike at every table of the game. */
export interface DealWords extends Pick<GameWords, 'kind' | 'spot' | 'result' | 'draw'> {
  readonly deal: readonly string[];
  readonly shoe: string;
}

const inLang = spoken(
  import.meta.glob<{
    readonly baccaratWords: GameWords;
    readonly noCommissionWords: GameWords;
    readonly squeezeTableWords: GameWords;
  }>('./words/*.ts'),
);

export const wordsOf = (
  { deal, shoe, ...told }: DealWords,
  { name, tagline, pays }: { name: string; tagline: string; pays: readonly string[] },
): GameWords => ({ ...told, name, tagline, rules: [...deal, ...pays, shoe] });

export const baccaratWords = inLang('baccaratWords');

export const noCommissionWords = inLang('noCommissionWords');

export const squeezeTableWords = inLang('squeezeTableWords');
