import { spoken } from '../../shell/spoken.ts';
import type { GameWords } from '../texts/texts.ts';

const inLang = spoken(import.meta.glob<{ readonly bullsPotWords: GameWords }>('./words/*.ts'));

export const bullsPotWords = inLang('bullsPotWords');
