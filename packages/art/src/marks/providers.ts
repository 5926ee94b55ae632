import { hexOf, type Oklch } from '../paper/colour.ts';
import { box, disc, facet, leaf, oval, ribbon, shape, spread } from '../paper/path.ts';
import { cut, drawn, pierced } from '../paper/stage.ts';

export const providerCodes = ['LANTERN', 'TIDE', 'KITE', 'ABACUS', 'HARE', 'CREST'] as const;
export type ProviderCode = (typeof providerCodes)[number];

type Mark = { readonly hue: number; readonly draw: (tone: string, ground: string) => string };

/** Each mark stands on its own dark disc, so that it reads on every theme. */
const tones = (hue: number): { tone: string; ground: string; ring: string } => {
  const of = (lightness: number, chroma: number): Oklch => [lightness, chroma, hue];
  return { tone: hexOf(of(0.85, 0.11)), ground: hexOf(of(0.25, 0.05)), ring: hexOf(of(0.5, 0.08)) };
};

const marks: Readonly<Record<ProviderCode, Mark>> = {
  LANTERN: {
    hue: 60,
    draw: (tone, ground) =>
      cut(shape('18,15! 30,15! 36,20 37,25 35,30 30,34! 18,34! 13,30 11,25 12,20'), tone) +
      drawn('M19 15.5Q14.5 24.5 19 33.5M29 15.5Q33.5 24.5 29 33.5M24 15V34', ground, 1.5) +
      cut(box(18, 11, 12, 2.6, 1) + box(18, 35.4, 12, 2.6, 1) + box(23.2, 8, 1.6, 4), tone) +
      drawn('M24 38V42M20.6 38V40.4M27.4 38V40.4', tone, 1.6),
  },
  TIDE: {
    hue: 210,
    draw: (tone) =>
      cut('M27.5 6.5A9.5 9.5 0 1 0 37.5 19.5A11.5 11.5 0 0 1 27.5 6.5Z', tone) +
      drawn(
        'M8.5 30q3.9 -4.6 7.750 0t7.750 0t7.750 0t7.750 0M11.5 35.8q3.150 -3.8 6.250 0t6.250 0t6.250 0t6.250 0M16 41.2q2 -2.6 4 0t4 0t4 0t4 0',
        tone,
        2.2,
      ),
  },
  KITE: {
    hue: 150,
    draw: (tone, ground) =>
      cut(facet('28,8 38,19 24,34 15,16'), tone) +
      drawn('M28 8L24 34M15 16L38 19', ground, 1.5) +
      drawn('M24 34Q18 35 18 38.6T12 41', tone, 1.8) +
      cut(facet('17.2,33.6 20.4,36.8 15.6,37.6') + facet('14.6,38.4 13.4,42.4 17.2,41'), tone),
  },
  ABACUS: {
    hue: 30,
    draw: (tone) =>
      pierced(box(10, 12, 28, 24, 3) + box(12.4, 14.4, 23.2, 19.2, 1), tone) +
      drawn('M17.4 13V35M24 13V35M30.6 13V35M11 20.6H37', tone, 1.3) +
      cut(
        [17.4, 24, 30.6]
          .flatMap((x, index) =>
            [16.8, 24.6 + (index === 1 ? 3.2 : 0), 30.4].map((y) => oval(x, y, 2.9, 1.9)),
          )
          .join(''),
        tone,
      ),
  },
  HARE: {
    hue: 110,
    draw: (tone, ground) =>
      cut(
        shape(
          '9,25 11,21 15,19 19,20 22,23 27,20.6 33,21.6 37,26 37.4,31 35,33! 31,31 25,30 20,31.4 16,30 13,27.6 10,27',
        ),
        tone,
      ) +
      cut(leaf(15, 20, 26, 9.6, 4.6, 1) + leaf(16.4, 20.6, 29.6, 13, 4.4, 1), tone) +
      cut(
        ribbon('17,28,4.6 12,32,3 8,34.6,2.6') +
          ribbon('20,29,4 16,35,2.6 11.4,37,2.4') +
          ribbon('34,29,7 38,33.6,3.4 42,37,2.6'),
        tone,
      ) +
      cut(disc(38.6, 23, 2.4), tone) +
      cut(disc(13.4, 22.8, 1.1), ground),
  },
  CREST: {
    hue: 350,
    draw: (tone, ground) =>
      cut(
        [-34, 0, 34]
          .map((turn) => {
            const angle = ((turn - 90) * Math.PI) / 180;
            const reach = turn === 0 ? 27 : 23;
            return leaf(24, 36, 24 + Math.cos(angle) * reach, 36 + Math.sin(angle) * reach, 8.6);
          })
          .join(''),
        tone,
      ) +
      cut(
        [-34, 0, 34]
          .map((turn) => {
            const angle = ((turn - 90) * Math.PI) / 180;
            return disc(24 + Math.cos(angle) * 17.6, 36 + Math.sin(angle) * 17.6, 2.1);
          })
          .join(''),
        ground,
      ) +
      cut(shape('12,34.4! 18,36.6 24,37 30,36.6 36,34.4! 34.6,39 24,40.6 13.4,39'), tone) +
      cut(
        spread(3, 19, 29)
          .map((x) => disc(x, 38.2, 1.1))
          .join(''),
        ground,
      ),
  },
};

/** What a mark shows, on its disc, 48×48. */
const onDisc = ({ ground, ring }: ReturnType<typeof tones>, figure: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48">${cut(disc(24, 24, 24), ground)}${pierced(disc(24, 24, 23) + disc(24, 24, 22.2), ring)}${figure}</svg>`;

/** A provider's mark, 48×48. */
export const providerMarkSvg = (code: ProviderCode): string => {
  const { hue, draw } = marks[code];
  const colours = tones(hue);
  return onDisc(
    colours,
    `<g transform="translate(24 24) scale(.9) translate(-24 -24.5)">${draw(colours.tone, colours.ground)}</g>`,
  );
};

/** Letters as strokes of one pen, 48×48: a picture has no fonts. */
const letters = {
  A: 'M16 34L24 14L32 34M19 27H29',
  B: 'M18 14V34M18 14H25A5 5 0 0 1 25 24H18M18 24H26A5 5 0 0 1 26 34H18',
  C: 'M31 17.5A9.5 10 0 1 0 31 30.5',
  D: 'M17 14V34H21A10 10 0 0 0 21 14Z',
  E: 'M30 14H18V34H30M18 24H28',
  F: 'M30 14H18V34M18 24H28',
  G: 'M31 17.5A9.5 10 0 1 0 32 30V24.5H25.5',
  H: 'M17 14V34M31 14V34M17 24H31',
  I: 'M24 14V34M19 14H29M19 34H29',
  J: 'M29 14V28.5A5.5 5.5 0 0 1 18 28.5',
  K: 'M18 14V34M30.5 14L18 25.5M22 22.5L31 34',
  L: 'M18 14V34H30',
  M: 'M16 34V14L24 26L32 14V34',
  N: 'M17 34V14L31 34V14',
  O: 'M24 14A9 10 0 1 0 24 34A9 10 0 1 0 24 14Z',
  P: 'M18 34V14H25A5.7 5.7 0 0 1 25 25.4H18',
  Q: 'M24 14A9 10 0 1 0 24 34A9 10 0 1 0 24 14ZM26 28L32 35',
  R: 'M18 34V14H25A5.7 5.7 0 0 1 25 25.4H18M24.5 25.4L31 34',
  S: 'M30.5 18Q29 14 24 14Q18 14 18 19Q18 23.5 24 24Q30.5 24.5 30.5 29Q30.5 34 24 34Q18.5 34 17.5 29.5',
  T: 'M16 14H32M24 14V34',
  U: 'M17 14V27A7 7 0 0 0 31 27V14',
  V: 'M16 14L24 34L32 14',
  W: 'M14 14L19 34L24 20L29 34L34 14',
  X: 'M17 14L31 34M31 14L17 34',
  Y: 'M16 14L24 24L32 14M24 24V34',
  Z: 'M17 14H31L17 34H31',
} as const;
type Initial = keyof typeof letters;

/** What the code of a provider may begin with. */
export const initials = Object.keys(letters) as readonly Initial[];
/** Far enough apart that neighbours in the alphabet wear other colours. */
const hueStep = 137;

/** The mark of a provider that has none of its own: the letter that its code begins with. */
export const initialMarkSvg = (letter: Initial): string => {
  const colours = tones((letter.charCodeAt(0) * hueStep) % 360);
  return onDisc(colours, drawn(letters[letter], colours.tone, 3.4));
};
