/** What a chart is drawn into; the page stretches it to its width. */
export const plot = { width: 320, height: 96 } as const;

export interface Extent {
  readonly low: bigint;
  readonly high: bigint;
}

/** The lowest and the highest of some amounts, minor units; null when there are none. */
export const extentOf = (values: readonly bigint[]): Extent | null => {
  const sorted = [...values].sort((one, other) => (one === other ? 0 : one < other ? -1 : 1));
  const [low] = sorted;
  const high = sorted.at(-1);
  return low === undefined || high === undefined ? null : { low, high };
};

/** Fine enough for the eye, and exact however large the amounts are: they are divided before they become numbers. */
const steps = 10_000n;

/** How far from the foot of the plot an amount stands. Where all are the same: in the middle, and nothing at all at the foot. */
const heightOf = (value: bigint, { low, high }: Extent): number =>
  high === low
    ? value === 0n
      ? 0
      : plot.height / 2
    : (Number(((value - low) * steps) / (high - low)) / Number(steps)) * plot.height;

const short = (value: number): string => value.toFixed(1).replace(/\.0$/, '');

/** A line through amounts of equal distance, from edge to edge, and the surface under it. */
export const linePath = (values: readonly bigint[]): { readonly line: string; readonly area: string } => {
  const extent = extentOf(values);
  if (extent === null) return { line: '', area: '' };
  const gap = values.length > 1 ? plot.width / (values.length - 1) : 0;
  const points = values.map(
    (value, place) => `${short(place * gap)} ${short(plot.height - heightOf(value, extent))}`,
  );
  const ends = values.length > 1 ? points : [...points, `${plot.width} ${points[0]?.split(' ')[1]}`];
  const line = `M${ends.join('L')}`;
  return { line, area: `${line}V${plot.height}H0Z` };
};

export interface Bar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly isLoss: boolean;
}

/** A part of each bar's place that stays empty beside it. */
const gapShare = 0.25;

/** Bars up from and down from a line at zero, which is always within the plot. */
export const barsOf = (
  values: readonly bigint[],
): { readonly bars: readonly Bar[]; readonly zero: number } => {
  const extent = extentOf([...values, 0n]) ?? { low: 0n, high: 0n };
  const zero = plot.height - heightOf(0n, extent);
  const place = values.length === 0 ? 0 : plot.width / values.length;
  const bars = values.map((value, index) => {
    const end = plot.height - heightOf(value, extent);
    return {
      x: index * place + (place * gapShare) / 2,
      y: Math.min(zero, end),
      width: place * (1 - gapShare),
      height: Math.abs(zero - end),
      isLoss: value < 0n,
    };
  });
  return { bars, zero };
};
