export interface Words {
  readonly [key: string]: string | Words;
}

/** The words of both, branch by branch; where both say one thing, as the second says it. */
export const joinWords = (first: Words, second: Words): Words => ({
  ...first,
  ...Object.fromEntries(
    Object.entries(second).map(([key, word]) => {
      const known = first[key];
      return [key, typeof known === 'object' && typeof word === 'object' ? joinWords(known, word) : word];
    }),
  ),
});
