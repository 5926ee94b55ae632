import { spoken } from '../../shell/spoken.ts';
import type { GameWords } from '../texts/texts.ts';

const inLang = spoken(import.meta.glob<{ readonly sicBoWords: GameWords }>('./words/*.ts'));

export const sicBoWords = inLang('sicBoWords');
