import type { Lang } from '../../shell/sessionTexts.ts';
import { spoken } from '../../shell/spoken.ts';

export interface DiceWords {
  readonly big: string;
  readonly small: string;
  readonly odd: string;
  readonly even: string;
  readonly triple: string;
  readonly sum: (sum: number) => string;
  readonly sumsSoFar: string;
}

const inLang = spoken(import.meta.glob<{ readonly diceWords: DiceWords }>('./words/*.ts'));

/** What three dice are said to show. */
export const diceWords = inLang('diceWords');

/** `3-4-6` as `3 4 6 · sum 13 · Big · Odd`; a triple is neither where `triplesLose`. */
export const rollText = (summary: string, lang: Lang, triplesLose: boolean): string => {
  const dice = summary.split('-').map(Number);
  const words = diceWords(lang);
  const sum = dice.reduce((all, face) => all + face, 0);
  const isTriple = new Set(dice).size === 1;
  const halves =
    isTriple && triplesLose
      ? [words.triple]
      : [sum > 10 ? words.big : words.small, sum % 2 === 1 ? words.odd : words.even];
  return [dice.join(' '), words.sum(sum), ...halves].join(' · ');
};
