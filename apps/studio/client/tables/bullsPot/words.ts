import type { Lang } from '../../shell/sessionTexts.ts';
import { spoken } from '../../shell/spoken.ts';
import { potWords } from '../pots/words.ts';
import type { GameWords } from '../texts/texts.ts';

const inLang = spoken(import.meta.glob<{ readonly bullsPotWords: GameWords }>('./words/*.ts'));

const ownWords = inLang('bullsPotWords');

export const bullsPotWords = (lang: Lang): GameWords => ({
  ...ownWords(lang),
  drawn: potWords(lang).showdown,
});
