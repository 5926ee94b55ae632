import { spoken } from '../../shell/spoken.ts';
import type { GameWords } from '../texts/texts.ts';
import type { DigitNames } from './names.ts';

const inLang = spoken(
  import.meta.glob<{ readonly words: GameWords; readonly digitNames: DigitNames }>('./words/*.ts'),
);

export const threeDigitsWords = inLang('words');

export const digitNamesIn = inLang('digitNames');
