/** Exact fractions of big integers, so that a theoretical RTP carries no rounding at all. */
export type Fraction = { readonly over: bigint; readonly under: bigint };

const divisor = (a: bigint, b: bigint): bigint => {
  let [x, y] = [a < 0n ? -a : a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
};

export const fraction = (over: bigint | number, under: bigint | number = 1n): Fraction => {
  const [top, bottom] = [BigInt(over), BigInt(under)];
  if (bottom <= 0n) throw new RangeError('a fraction needs a positive denominator');
  const shared = divisor(top, bottom) || 1n;
  return { over: top / shared, under: bottom / shared };
};

export const plus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.over * b.under + b.over * a.under, a.under * b.under);

export const times = (a: Fraction, b: Fraction): Fraction => fraction(a.over * b.over, a.under * b.under);

/** Nearest double; good for fractions of any length. */
export const toNumber = ({ over, under }: Fraction): number => {
  const scale = 10n ** 18n;
  return Number((over * scale) / under) / Number(scale);
};
