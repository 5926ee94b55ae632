import type { Lang } from '../shell/sessionTexts.ts';
import { spoken } from '../shell/spoken.ts';
import { type BlackjackWords, blackjackWordsOf, type LanternWords } from './words.ts';

export type Own = Pick<BlackjackWords, 'tagline' | 'welcome' | 'keys'> & {
  readonly rules: BlackjackWords['rules'];
  readonly lanterns: LanternWords;
};

const inLang = spoken(import.meta.glob<{ readonly words: Own }>('./ladderWords/*.ts'));

const words = inLang('words');

/** The words of the table with the ladder and the moons. */
export const ladderedWordsOf = (lang: Lang): BlackjackWords & { readonly lanterns: LanternWords } => {
  const common = blackjackWordsOf(lang);
  const { rules, ...own } = words(lang);
  const [aim, ...others] = common.rules;
  return { ...common, ...own, rules: [...(aim ? [aim] : []), ...rules, ...others] };
};
