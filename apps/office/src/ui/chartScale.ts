/** Steps in which people count. */
const steps = [1, 2, 5, 10] as const;
const linesWanted = 4;

/** The lines of a scale on which all of some values and nothing lie, from the lowest up, in a step that people count in. */
export const ticksOf = (values: readonly number[]): readonly number[] => {
  const [top, bottom] = [Math.max(0, ...values), Math.min(0, ...values)];
  if (top === bottom) return [0];
  const rough = (top - bottom) / linesWanted;
  const size = 10 ** Math.floor(Math.log10(rough));
  const step = (steps.find((one) => one * size >= rough) ?? 10) * size;
  const [from, to] = [Math.floor(bottom / step), Math.ceil(top / step)];
  // Multiples of the step, rounded to its own digits: 0.1 + 0.2 is 0.3.
  const digits = Math.max(0, -Math.floor(Math.log10(step)));
  return Array.from({ length: to - from + 1 }, (_, line) => Number(((from + line) * step).toFixed(digits)));
};

/** The places at which a series has something. */
export const placesOf = (
  places: readonly string[],
  amounts: readonly (string | null)[],
): readonly { readonly place: string; readonly index: number; readonly amount: string }[] =>
  places.flatMap((place, index) => {
    const amount = amounts[index];
    return amount == null ? [] : [{ place, index, amount }];
  });
