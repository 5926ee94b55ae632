import { foldSearchText, type Locale } from '@pavilion/contract';
import { helpAnswersMax } from '@pavilion/contract/help';
import { textOf } from '../../infra/storedText.ts';
import { plainText } from '../content/index.ts';

export interface StoredQuestion {
  readonly slug: string;
  readonly title: unknown;
  readonly summary: unknown;
  readonly content: unknown;
}

interface Answer {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
}

/** A question with its texts as they are compared. */
export interface Question extends Answer {
  readonly folded: { readonly title: string; readonly summary: string; readonly content: string };
}

const weights = { title: 4, summary: 2, content: 1 } as const;

/** Scripts that put no space between words: two signs that stand together are as good as a word. */
const unspaced =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Myanmar}]+$/u;
const runs =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Myanmar}\p{M}]+|[\p{L}\p{N}\p{M}]+/gu;

const pairsOf = (run: string): readonly string[] => {
  const signs = [...run];
  return signs.length < 3 ? [run] : signs.slice(1).map((sign, index) => `${signs[index]}${sign}`);
};

/** What is looked for, piece by piece. */
export const piecesOf = (words: string): readonly string[] => [
  ...new Set(
    [...foldSearchText(words).matchAll(runs)].flatMap(([run]) =>
      unspaced.test(run.replaceAll(/\p{M}/gu, '')) ? pairsOf(run) : [run],
    ),
  ),
];

/** The questions of a language, ready to be searched; one that has no words in it is left out. */
export const questionsIn = (stored: readonly StoredQuestion[], locale: Locale): readonly Question[] =>
  stored.flatMap(({ slug, title, summary, content }) => {
    const named = textOf(title, locale);
    if (named === '') return [];
    const gist = textOf(summary, locale);
    const folded = {
      title: foldSearchText(named),
      summary: foldSearchText(gist),
      content: foldSearchText(plainText(textOf(content, locale))),
    };
    return [{ slug, title: named, summary: gist, folded }];
  });

/**
 * Questions that fit the words, those with most of the pieces first, then where they weigh most, then in the operator's
 * order. Without words the first ones.
 */
export const findAnswers = (questions: readonly Question[], words: string): readonly Answer[] => {
  const pieces = piecesOf(words);
  const rated = questions.map((question) => {
    const found = pieces.map((piece) =>
      Math.max(
        0,
        ...(['title', 'summary', 'content'] as const).map((part) =>
          question.folded[part].includes(piece) ? weights[part] : 0,
        ),
      ),
    );
    const hits = found.filter((weight) => weight > 0).length;
    return { question, hits, weight: found.reduce((sum, one) => sum + one, 0) };
  });
  return rated
    .filter(({ hits }) => pieces.length === 0 || hits > 0)
    .sort((one, other) => other.hits - one.hits || other.weight - one.weight)
    .slice(0, helpAnswersMax)
    .map(({ question: { slug, title, summary } }) => ({ slug, title, summary }));
};
