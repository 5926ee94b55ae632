/** The statistics that a fair draw must pass, and the chances of their values under fairness. */

/** ln Γ(x) for x > 0 (Lanczos), to about 15 digits. */
const lnGamma = (x: number): number => {
  const parts = [
    676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059, 12.507343278686905,
    -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
  ];
  if (x < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * x)) - lnGamma(1 - x);
  const y = x - 1;
  const sum = parts.reduce((total, part, index) => total + part / (y + index + 1), 0.99999999999980993);
  const t = y + 7.5;
  return 0.5 * Math.log(2 * Math.PI) + (y + 0.5) * Math.log(t) - t + Math.log(sum);
};

const stepsMax = 10_000;
const precision = 1e-14;

/** Upper regularised incomplete gamma function Q(a, x), by series or continued fraction. */
const gammaQ = (a: number, x: number): number => {
  if (x <= 0) return 1;
  const front = Math.exp(-x + a * Math.log(x) - lnGamma(a));
  if (x < a + 1) {
    let [term, sum] = [1 / a, 1 / a];
    for (let n = 1; n < stepsMax && term > sum * precision; n += 1) {
      term *= x / (a + n);
      sum += term;
    }
    return 1 - front * sum;
  }
  let b = x + 1 - a;
  let c = 1e300;
  let d = 1 / b;
  let h = d;
  for (let n = 1; n < stepsMax; n += 1) {
    const an = -n * (n - a);
    b += 2;
    d = 1 / (an * d + b);
    c = b + an / c;
    const delta = d * c;
    h *= delta;
    if (Math.abs(delta - 1) < precision) break;
  }
  return front * h;
};

/** Chance that a chi-square of so many degrees of freedom is at least this great. */
export const chiSquareChance = (value: number, degrees: number): number => gammaQ(degrees / 2, value / 2);

/** Chance that a standard normal is at least so far from 0, on either side. */
export const normalChance = (z: number): number => gammaQ(0.5, (z * z) / 2);

export interface Finding {
  readonly statistic: number;
  /** Chance of a value at least as strange under fairness. */
  readonly chance: number;
}

/** Counts against what is expected of each; expectations below five must have been put together before. */
export const chiSquare = (seen: readonly number[], expected: readonly number[]): Finding => {
  const statistic = seen.reduce((sum, count, index) => {
    const wanted = expected[index] ?? 0;
    return sum + (count - wanted) ** 2 / wanted;
  }, 0);
  return { statistic, chance: chiSquareChance(statistic, seen.length - 1) };
};

/** Each number below `size` as often as any other. */
export const frequencies = (numbers: readonly number[], size: number): Finding => {
  const seen = new Array<number>(size).fill(0);
  for (const number of numbers) seen[number] = (seen[number] ?? 0) + 1;
  return chiSquare(seen, new Array<number>(size).fill(numbers.length / size));
};

/** Runs above and below the middle (Wald–Wolfowitz): neither too many changes nor too few. */
export const runs = (numbers: readonly number[], size: number): Finding => {
  const middle = (size - 1) / 2;
  const sides = numbers.filter((number) => number !== middle).map((number) => number > middle);
  const above = sides.filter((side) => side).length;
  const below = sides.length - above;
  const changes = sides.filter((side, index) => index > 0 && side !== sides[index - 1]).length;
  const both = 2 * above * below;
  const mean = both / sides.length + 1;
  const variance = (both * (both - sides.length)) / (sides.length ** 2 * (sides.length - 1));
  const statistic = (changes + 1 - mean) / Math.sqrt(variance);
  return { statistic, chance: normalChance(statistic) };
};

/** Whether a number tells anything of the one `lag` places later. */
export const serialCorrelation = (numbers: readonly number[], lag: number): Finding => {
  const count = numbers.length;
  const mean = numbers.reduce((sum, number) => sum + number, 0) / count;
  let [products, squares] = [0, 0];
  for (let index = 0; index < count; index += 1) {
    const here = (numbers[index] ?? 0) - mean;
    products += here * ((numbers[(index + lag) % count] ?? 0) - mean);
    squares += here * here;
  }
  // Round the circle, the correlation of independent numbers has this mean and this spread.
  const statistic = (products / squares + 1 / (count - 1)) * Math.sqrt(count);
  return { statistic, chance: normalChance(statistic) };
};

/** How many numbers it takes until each below `size` has come (coupon collector), collection after collection. */
export const couponCollector = (numbers: readonly number[], size: number): Finding => {
  const lengths: number[] = [];
  let [missing, taken] = [new Set(Array.from({ length: size }, (_, number) => number)), 0];
  for (const number of numbers) {
    taken += 1;
    missing.delete(number);
    if (missing.size > 0) continue;
    lengths.push(taken);
    [missing, taken] = [new Set(Array.from({ length: size }, (_, next) => next)), 0];
  }
  const cells = collectionCells(size, lengths.length);
  const seen = cells.map(({ from, to }) => lengths.filter((length) => length >= from && length < to).length);
  return chiSquare(
    seen,
    cells.map(({ chance }) => chance * lengths.length),
  );
};

const expectedMin = 8;

/** Ranges of lengths of about equal chance, each expected often enough. */
const collectionCells = (
  size: number,
  collections: number,
): readonly { from: number; to: number; chance: number }[] => {
  const wanted = Math.max(2, Math.min(10, Math.floor(collections / expectedMin)));
  const cells: { from: number; to: number; chance: number }[] = [];
  // chances[k]: k different numbers have come after so many draws.
  let chances = new Array<number>(size + 1).fill(0);
  chances[0] = 1;
  let [from, before, done] = [size, 0, 0];
  for (let length = 1; 1 - before >= 2 / wanted; length += 1) {
    chances = chances.map(
      (chance, known) => (chance * known) / size + ((chances[known - 1] ?? 0) * (size - known + 1)) / size,
    );
    done = chances[size] ?? 0;
    if (done - before < 1 / wanted) continue;
    cells.push({ from, to: length + 1, chance: done - before });
    [from, before] = [length + 1, done];
  }
  return [...cells, { from, to: Number.POSITIVE_INFINITY, chance: 1 - before }];
};
