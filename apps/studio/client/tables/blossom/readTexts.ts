import type { Lang } from '../../shell/sessionTexts.ts';
import { spoken } from '../../shell/spoken.ts';
import { blossomWords as bankerWords } from '../positions/words.ts';
import type { GameWords } from '../texts/texts.ts';
import { blossomWords } from './words.ts';

interface ReadTexts {
  readonly ownRules: readonly string[];
  readonly ownDraw: readonly string[];
}

const inLang = spoken(import.meta.glob<ReadTexts>('./rules/*.ts'));

const ownRules = inLang('ownRules');
const ownDraw = inLang('ownDraw');

/** What is read of the game in its sheet of rules. */
export const rulesOf = (lang: Lang): readonly string[] => {
  const [seats = '', ...rest] = ownRules(lang);
  // Hands are as good as they were before members played against each other.
  return [seats, ...bankerWords(lang).rules.slice(1, 2), ...rest];
};

/** The game's words with all that is read of it. */
export const readWords = (lang: Lang): GameWords => ({
  ...blossomWords(lang),
  rules: rulesOf(lang),
  draw: ownDraw(lang),
});
