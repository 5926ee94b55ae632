import type { CatalogueGame } from '../games/game.ts';
import type { StudioLocale } from '../locale.ts';
import { words as bn_BD } from './bn_BD.ts';
import { words as en_US } from './en_US.ts';
import { words as hi_IN } from './hi_IN.ts';
import { words as ja_JP } from './ja_JP.ts';
import { words as ko_KR } from './ko_KR.ts';
import { words as my_MM } from './my_MM.ts';
import type { ServerWords } from './serverWords.ts';
import { words as ta_IN } from './ta_IN.ts';
import { words as th_TH } from './th_TH.ts';
import { words as vi_VN } from './vi_VN.ts';
import { words as zh_CN } from './zh_CN.ts';
import { words as zh_TW } from './zh_TW.ts';

export const serverWords: Readonly<Record<StudioLocale, ServerWords>> = {
  zh_CN,
  en_US,
  zh_TW,
  ja_JP,
  ko_KR,
  vi_VN,
  th_TH,
  hi_IN,
  ta_IN,
  bn_BD,
  my_MM,
};

/** A game's name in a language: the catalogue has it in Chinese and English, the others have it here. */
export const nameOfGame = (
  { gameCode, names }: Pick<CatalogueGame, 'gameCode' | 'names'>,
  locale: StudioLocale,
): string => (locale === 'zh_CN' ? names.zh_CN : (serverWords[locale].games[gameCode] ?? names.en_US));
