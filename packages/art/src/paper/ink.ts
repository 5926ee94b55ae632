import { along, between, hexOf, mixed, type Oklch } from './colour.ts';

/** Two or three hues for one picture, from the light behind to the nearest paper. */
type Palette = {
  readonly name: string;
  /** The light itself, nearly white. */
  readonly light: Oklch;
  readonly glow: Oklch;
  /** Between glow and mid; by default half way round the colour wheel. */
  readonly haze?: Oklch;
  readonly mid: Oklch;
  readonly deep: Oklch;
  /** The paper of the main figure. */
  readonly hero: Oklch;
  /** The second colour of the main figure and of small things. */
  readonly accent: Oklch;
};

const palettes: readonly [Palette, ...Palette[]] = [
  {
    name: 'night brass',
    light: [0.97, 0.05, 92],
    glow: [0.82, 0.13, 80],
    haze: [0.58, 0.12, 345],
    mid: [0.37, 0.12, 288],
    deep: [0.17, 0.05, 275],
    hero: [0.62, 0.2, 33],
    accent: [0.86, 0.12, 84],
  },
  {
    name: 'ice and violet',
    light: [0.98, 0.02, 220],
    glow: [0.8, 0.1, 225],
    mid: [0.45, 0.14, 275],
    deep: [0.17, 0.07, 280],
    hero: [0.3, 0.12, 285],
    accent: [0.85, 0.12, 75],
  },
  {
    name: 'cinnabar gold',
    light: [0.97, 0.07, 95],
    glow: [0.84, 0.15, 78],
    mid: [0.54, 0.19, 33],
    deep: [0.19, 0.07, 22],
    hero: [0.36, 0.14, 25],
    accent: [0.87, 0.14, 86],
  },
  {
    name: 'jade moon',
    light: [0.98, 0.05, 108],
    glow: [0.85, 0.1, 115],
    mid: [0.48, 0.09, 168],
    deep: [0.17, 0.04, 180],
    hero: [0.7, 0.16, 60],
    accent: [0.9, 0.1, 100],
  },
  {
    name: 'deep sea',
    light: [0.97, 0.05, 190],
    glow: [0.79, 0.11, 195],
    mid: [0.44, 0.1, 228],
    deep: [0.16, 0.05, 250],
    hero: [0.3, 0.09, 245],
    accent: [0.76, 0.14, 45],
  },
  {
    name: 'ember',
    light: [0.97, 0.08, 95],
    glow: [0.8, 0.16, 62],
    mid: [0.47, 0.15, 22],
    deep: [0.17, 0.06, 350],
    hero: [0.64, 0.21, 38],
    accent: [0.88, 0.13, 88],
  },
  {
    name: 'aurora',
    light: [0.98, 0.05, 165],
    glow: [0.82, 0.13, 168],
    mid: [0.43, 0.1, 230],
    deep: [0.16, 0.06, 268],
    hero: [0.9, 0.03, 220],
    accent: [0.84, 0.12, 80],
  },
  {
    name: 'lantern red',
    light: [0.97, 0.08, 85],
    glow: [0.78, 0.17, 52],
    mid: [0.46, 0.18, 18],
    deep: [0.18, 0.07, 345],
    hero: [0.58, 0.22, 28],
    accent: [0.86, 0.14, 82],
  },
  {
    name: 'umber brass',
    light: [0.97, 0.06, 95],
    glow: [0.8, 0.13, 78],
    mid: [0.45, 0.09, 58],
    deep: [0.18, 0.035, 50],
    hero: [0.33, 0.07, 52],
    accent: [0.72, 0.13, 190],
  },
  {
    name: 'bamboo',
    light: [0.98, 0.07, 112],
    glow: [0.85, 0.15, 122],
    mid: [0.5, 0.12, 150],
    deep: [0.18, 0.05, 165],
    hero: [0.27, 0.07, 160],
    accent: [0.78, 0.16, 60],
  },
  {
    name: 'osmanthus',
    light: [0.98, 0.06, 96],
    glow: [0.86, 0.13, 86],
    haze: [0.68, 0.1, 130],
    mid: [0.46, 0.08, 205],
    deep: [0.17, 0.045, 220],
    hero: [0.28, 0.07, 215],
    accent: [0.75, 0.16, 58],
  },
  {
    name: 'orchid',
    light: [0.97, 0.04, 350],
    glow: [0.8, 0.13, 350],
    mid: [0.46, 0.15, 315],
    deep: [0.17, 0.07, 300],
    hero: [0.68, 0.2, 0],
    accent: [0.9, 0.09, 85],
  },
  {
    name: 'malachite',
    light: [0.97, 0.06, 100],
    glow: [0.83, 0.13, 92],
    mid: [0.5, 0.1, 172],
    deep: [0.17, 0.045, 190],
    hero: [0.56, 0.13, 165],
    accent: [0.84, 0.14, 75],
  },
  {
    name: 'midnight cinnabar',
    light: [0.95, 0.06, 60],
    glow: [0.68, 0.21, 32],
    mid: [0.37, 0.13, 12],
    deep: [0.15, 0.05, 300],
    hero: [0.21, 0.07, 340],
    accent: [0.84, 0.14, 82],
  },
  {
    name: 'magenta night',
    light: [0.97, 0.05, 330],
    glow: [0.76, 0.19, 345],
    mid: [0.43, 0.17, 292],
    deep: [0.16, 0.07, 278],
    hero: [0.25, 0.11, 285],
    accent: [0.85, 0.12, 200],
  },
  {
    name: 'dusk',
    light: [0.97, 0.07, 85],
    glow: [0.82, 0.13, 58],
    mid: [0.5, 0.13, 340],
    deep: [0.18, 0.07, 285],
    hero: [0.3, 0.11, 320],
    accent: [0.87, 0.12, 82],
  },
  {
    name: 'first snow',
    light: [0.99, 0.01, 230],
    glow: [0.84, 0.06, 235],
    mid: [0.5, 0.09, 248],
    deep: [0.18, 0.05, 262],
    hero: [0.58, 0.2, 28],
    accent: [0.88, 0.11, 84],
  },
  {
    name: 'moon ink',
    light: [0.98, 0.04, 98],
    glow: [0.8, 0.07, 95],
    haze: [0.6, 0.06, 250],
    mid: [0.41, 0.09, 262],
    deep: [0.15, 0.05, 265],
    hero: [0.24, 0.08, 262],
    accent: [0.84, 0.13, 78],
  },
  {
    name: 'dawn rose',
    light: [0.98, 0.06, 80],
    glow: [0.83, 0.12, 38],
    mid: [0.52, 0.12, 318],
    deep: [0.19, 0.07, 275],
    hero: [0.6, 0.2, 22],
    accent: [0.88, 0.11, 82],
  },
  {
    name: 'tea rose',
    light: [0.97, 0.05, 82],
    glow: [0.82, 0.1, 65],
    mid: [0.46, 0.12, 5],
    deep: [0.17, 0.06, 355],
    hero: [0.77, 0.12, 70],
    accent: [0.72, 0.17, 20],
  },
];

export const paletteCount = palettes.length;

/** The colours a picture is cut from, as sRGB hex. */
export type Ink = {
  readonly light: string;
  readonly glow: string;
  readonly mid: string;
  readonly deep: string;
  readonly hero: string;
  /** The hero's paper in shade, and turned to the light. */
  readonly heroDeep: string;
  readonly heroLit: string;
  /** Marks cut into the hero: light through dark paper, shade on pale paper. */
  readonly mark: string;
  readonly accent: string;
  readonly accentDeep: string;
  /** The livelier of hero and accent: flowers, costumes. */
  readonly bloom: string;
  readonly bloomLit: string;
  readonly bloomDeep: string;
  /** The hero's paper is so light that it needs a deeper ground behind it. */
  readonly isPale: boolean;
  /** Paper at a distance: 0 is the light behind, 1 the nearest sheet. */
  tone(distance: number): string;
};

/** Any whole number is a seed: palettes repeat after `paletteCount`. */
export const inkFrom = (seed: number): Ink => {
  const palette = palettes[((seed % palettes.length) + palettes.length) % palettes.length] ?? palettes[0];
  const { light, glow, mid, deep, hero, accent } = palette;
  const flower = hero[0] < 0.45 ? accent : hero;
  const haze = palette.haze ?? between(glow, mid);
  return {
    light: hexOf(light),
    glow: hexOf(glow),
    mid: hexOf(mid),
    deep: hexOf(deep),
    hero: hexOf(hero),
    heroDeep: mixed(hero, deep, 0.5),
    heroLit: mixed(hero, glow, 0.4),
    mark: hero[0] < 0.45 ? mixed(glow, light, 0.3) : mixed(deep, hero, 0.12),
    accent: hexOf(accent),
    accentDeep: mixed(accent, deep, 0.4),
    bloom: hexOf(flower),
    bloomLit: mixed(flower, light, 0.45),
    bloomDeep: mixed(flower, mid, 0.6),
    isPale: hero[0] > 0.6,
    // Middle distances lie a little deeper than evenly: it is night, and the light is behind.
    tone: (distance) =>
      along(
        [light, glow, haze, mid, deep, [deep[0] * 0.72, deep[1] * 0.8, deep[2]]],
        distance + 0.045 * Math.sin(Math.PI * distance),
      ),
  };
};
