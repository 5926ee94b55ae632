import type { Lang } from '../shell/sessionTexts.ts';
import { spoken } from '../shell/spoken.ts';
import { type BlackjackWords, blackjackWordsOf } from './words.ts';

export type Own = Pick<BlackjackWords, 'name' | 'tagline' | 'welcome' | 'keys'> & {
  readonly rule: BlackjackWords['rules'][number];
};

const inLang = spoken(import.meta.glob<{ readonly words: Own }>('./sidedWords/*.ts'));

const words = inLang('words');

/** The words of the table that takes side bets. */
export const sidedWordsOf = (lang: Lang): BlackjackWords => {
  const common = blackjackWordsOf(lang);
  const { rule, ...own } = words(lang);
  const [aim, ...others] = common.rules;
  return { ...common, ...own, rules: aim ? [aim, rule, ...others] : [rule] };
};
