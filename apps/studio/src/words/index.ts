import type { CatalogueGame } from '../games/game.ts';
import type { StudioLocale } from '../pages/locale.ts';
import { words as bn_BD } from './bn_BD.ts';
import { words as en_US } from './en_US.ts';
import { words as hi_IN } from './hi_IN.ts';
import type { ServerWords } from './serverWords.ts';
import { words as ta_IN } from './ta_IN.ts';
import { words as th_TH } from './th_TH.ts';
import { words as zh_CN } from './zh_CN.ts';

export const serverWords: Readonly<Record<StudioLocale, ServerWords>> = {
  zh_CN,
  en_US,
  th_TH,
  hi_IN,
  bn_BD,
  ta_IN,
};

/** A game's name in a language: the catalogue has it in Chinese and English, the others have it here. */
export const nameOfGame = (
  { gameCode, names }: Pick<CatalogueGame, 'gameCode' | 'names'>,
  locale: StudioLocale,
): string => (locale === 'zh_CN' ? names.zh_CN : (serverWords[locale].games[gameCode] ?? names.en_US));
