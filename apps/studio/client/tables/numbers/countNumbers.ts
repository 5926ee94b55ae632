/** Numbers of which it is counted how often they came. */
export interface CountedNumbers {
  readonly id: string;
  readonly name: string;
  readonly numbers: readonly number[];
  /** The numbers that came in a draw; none of a result that cannot be read. */
  readonly came: (outcome: unknown) => readonly number[];
}

export interface NumberCount {
  readonly number: number;
  readonly times: number;
  /** Draws since it came, 0 for the latest; `null` where it has not come in any that is known. */
  readonly since: number | null;
}

/** How often each number came in these results, oldest first, and how long ago. */
export const countNumbers = (
  { numbers, came: cameIn }: Pick<CountedNumbers, 'numbers' | 'came'>,
  results: readonly { readonly outcome: unknown }[],
): readonly NumberCount[] => {
  const draws = results.map(({ outcome }) => new Set(cameIn(outcome))).filter(({ size }) => size > 0);
  return numbers.map((number) => {
    const came = draws.map((draw) => draw.has(number));
    const last = came.lastIndexOf(true);
    return {
      number,
      times: came.filter(Boolean).length,
      since: last === -1 ? null : draws.length - 1 - last,
    };
  });
};

const sinceOf = ({ since }: NumberCount): number => since ?? Number.POSITIVE_INFINITY;

/** The `many` that came most often, of those that came at all, and that have not come for longest; the lower numbers of those alike. */
export const extremesOf = (
  counts: readonly NumberCount[],
  many: number,
): { readonly most: readonly NumberCount[]; readonly overdue: readonly NumberCount[] } => ({
  most: counts
    .filter(({ times }) => times > 0)
    .sort((one, other) => other.times - one.times || one.number - other.number)
    .slice(0, many),
  overdue: [...counts]
    .sort((one, other) => {
      const [a, b] = [sinceOf(one), sinceOf(other)];
      return a === b ? one.number - other.number : a > b ? -1 : 1;
    })
    .slice(0, many),
});
