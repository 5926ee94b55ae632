import type { Lang } from '../../shell/sessionTexts.ts';

interface DiceWords {
  readonly big: string;
  readonly small: string;
  readonly odd: string;
  readonly even: string;
  readonly triple: string;
  readonly sum: (sum: number) => string;
  readonly sumsSoFar: string;
}

/** What three dice are said to show. */
export const diceWords: Readonly<Record<Lang, DiceWords>> = {
  zh_CN: {
    big: '大',
    small: '小',
    odd: '单',
    even: '双',
    triple: '围骰',
    sum: (sum) => `${sum} 点`,
    sumsSoFar: '点数出现次数',
  },
  en_US: {
    big: 'Big',
    small: 'Small',
    odd: 'Odd',
    even: 'Even',
    triple: 'Triple',
    sum: (sum) => `sum ${sum}`,
    sumsSoFar: 'How often each sum came',
  },
};

/** `3-4-6` as `3 4 6 · sum 13 · Big · Odd`; a triple is neither where `triplesLose`. */
export const rollText = (summary: string, lang: Lang, triplesLose: boolean): string => {
  const dice = summary.split('-').map(Number);
  const words = diceWords[lang];
  const sum = dice.reduce((all, face) => all + face, 0);
  const isTriple = new Set(dice).size === 1;
  const halves =
    isTriple && triplesLose
      ? [words.triple]
      : [sum > 10 ? words.big : words.small, sum % 2 === 1 ? words.odd : words.even];
  return [dice.join(' '), words.sum(sum), ...halves].join(' · ');
};
