/** Colours are thought in OKLCH, mixed in OKLab and written as sRGB hex, which every SVG renderer reads. */

/** Lightness 0–1, chroma 0–0.37, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];
type Oklab = readonly [lightness: number, a: number, b: number];

const toLab = ([lightness, chroma, hue]: Oklch): Oklab => {
  const angle = (hue * Math.PI) / 180;
  return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)];
};

const linearOf = ([lightness, a, b]: Oklab): [number, number, number] => {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
};

const byteOf = (linear: number): string => {
  const clipped = Math.min(1, Math.max(0, linear));
  const gamma = clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055;
  return Math.round(gamma * 255)
    .toString(16)
    .padStart(2, '0');
};

/** Chroma is taken back until the colour fits sRGB, so that hue and lightness stay as meant. */
const hexOfLab = ([lightness, a, b]: Oklab): string => {
  let share = 1;
  let linear = linearOf([lightness, a, b]);
  while (share > 0.05 && linear.some((part) => part < -0.002 || part > 1.002)) {
    share -= 0.05;
    linear = linearOf([lightness, a * share, b * share]);
  }
  return `#${linear.map(byteOf).join('')}`;
};

const mixLab = (from: Oklab, to: Oklab, share: number): Oklab => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

/** Half way round the shorter side of the colour wheel: keeps its chroma, where a mix would turn grey. */
export const between = (from: Oklch, to: Oklch): Oklch => {
  const swing = ((to[2] - from[2] + 540) % 360) - 180;
  return [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, from[2] + swing / 2];
};

export const hexOf = (colour: Oklch): string => hexOfLab(toLab(colour));

/** Share 0 is `from`, 1 is `to`. */
export const mixed = (from: Oklch, to: Oklch, share: number): string =>
  hexOfLab(mixLab(toLab(from), toLab(to), share));

/** The colour at `position` 0–1 along evenly spaced stops. */
export const along = (stops: readonly [Oklch, ...Oklch[]], position: number): string => {
  const scaled = Math.min(1, Math.max(0, position)) * (stops.length - 1);
  const index = Math.min(stops.length - 2, Math.floor(scaled));
  const from = stops[index] ?? stops[0];
  const to = stops[index + 1] ?? from;
  return mixed(from, to, scaled - index);
};
