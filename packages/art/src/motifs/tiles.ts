import { mist } from '../paper/backdrop.ts';
import { box, disc, leaf, polar, ribbon, shape, spread } from '../paper/path.ts';
import type { Motif } from '../paper/scene.ts';
import { hills } from '../paper/scenery.ts';
import { cut, drawn, pierced, place, type Stage } from '../paper/stage.ts';
import { die } from './dice.ts';

/** A tile standing with its face to us, 96×132 round the origin. */
const tile = (stage: Stage, face: number): string => {
  const { ink } = stage;
  const body = stage.sheet(
    cut(box(-44, -62, 100, 136, 14), ink.bloomDeep) +
      cut(box(-48, -66, 96, 132, 13), stage.fade(ink.light, ink.tone(0.16), -66, 66)),
    'low',
  );
  const dot = (x: number, y: number, radius: number, tone: string): string =>
    cut(disc(x, y, radius), tone) +
    cut(disc(x, y, radius * 0.62), ink.light) +
    cut(disc(x, y, radius * 0.34), tone);
  const dark = ink.tone(0.78);
  const faces = [
    dot(0, 0, 32, ink.bloom),
    dot(0, -30, 20, dark) + dot(0, 30, 20, ink.bloom),
    dot(-22, -34, 15, dark) + dot(0, 0, 15, ink.bloom) + dot(22, 34, 15, dark),
    [-20, 20]
      .map((x) => cut(leaf(x, -48, x, -4, 17) + leaf(x, 4, x, 48, 17), x < 0 ? dark : ink.bloom))
      .join(''),
    cut(
      shape('-4,30! -30,22 -34,-4 -18,-24 -20,-42 -6,-48 6,-38! 12,-22 30,-8 40,20! 24,12 14,26 4,30'),
      ink.bloom,
    ) +
      cut(leaf(-10, 14, 26, 2, 13), dark) +
      cut(disc(-12, -38, 3.4), ink.light) +
      drawn('M-10 30V46M2 30V46', dark, 4),
    cut(
      spread(5, 0, 288)
        .map((degrees) => {
          const [x, y] = polar(0, -8, 17, degrees - 90);
          return disc(x, y, 14);
        })
        .join(''),
      ink.bloom,
    ) +
      cut(disc(0, -8, 9), ink.accent) +
      cut(leaf(0, 16, -22, 48, 12) + leaf(0, 16, 22, 48, 12), dark),
    pierced(box(-28, -44, 56, 88, 6) + box(-20, -36, 40, 72, 4), dark),
    cut('M-14 -36A34 34 0 1 0 34 10A40 40 0 0 1 -14 -36Z', dark),
  ];
  return body + (faces[face % faces.length] ?? '');
};

/** A sparrow on its twig. */
const sparrow = (stage: Stage): string => {
  const { ink } = stage;
  return place(
    430,
    262,
    stage.sheet(
      cut(
        shape('-56,6! -40,-24 -10,-38 20,-30 40,-6 72,6 110,2! 84,22 50,36 10,40 -26,32'),
        stage.fade(ink.bloomLit, ink.bloom, -40, 40),
      ) +
        cut(shape('-4,-10! 30,-6 62,14 90,26! 50,32 14,22'), ink.bloomDeep) +
        cut(shape('-54,-2! -74,6 -54,12!'), ink.accent) +
        cut(disc(-36, -10, 5), ink.tone(0.92)),
      'low',
    ) + drawn('M0 40V58M14 38V58', ink.accentDeep, 4),
    { scale: 0.9 },
  );
};

/** The twig. Path data. */
const branch =
  ribbon('640,350,30 520,330,18 400,316,12 300,330,0') +
  [
    [520, 330, 480, 380],
    [450, 320, 420, 280],
    [380, 318, 350, 364],
    [330, 326, 296, 300],
    [560, 336, 590, 290],
  ]
    .map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) => leaf(x1, y1, x2, y2, 20, 4))
    .join('');

const tileTable =
  (fanned: boolean): Motif =>
  (stage) => {
    const { ink, random } = stage;
    const light = { x: 300, y: 280, radius: 176, kind: random.pick(['full', 'sun', 'ring']) };
    const start = random.whole(0, 7);
    const back =
      stage.sheet(
        cut(hills(random, { width: 600, y: 560, rise: 40, bottom: 830, steps: 4 }), ink.tone(0.46)),
        'low',
      ) +
      stage.sheet(cut(branch, ink.tone(0.66)), 'low') +
      sparrow(stage);
    const tiles = fanned
      ? spread(5, -33, 33)
          .map((turn, index) => {
            const [x, y] = polar(300, 970, 440, turn - 90);
            return place(x, y, tile(stage, start + index), { turn, scale: 1.46 });
          })
          .join('')
      : [
          [110, 620, -8],
          [204, 606, -3],
          [300, 600, 0],
          [396, 606, 4],
          [490, 620, 9],
          [206, 470, -4],
          [302, 462, 2],
          [398, 470, 5],
        ]
          .map(([x = 0, y = 0, turn = 0], index) =>
            place(x, y, tile(stage, start + index), { turn, scale: 1 }),
          )
          .join('');
    const hero = mist(stage, 300, 520, 280, 0.4) + tiles;
    const front =
      stage.sheet(
        cut(
          'M-30 706C160 690 440 690 630 706V830H-30Z',
          stage.fade(ink.tone(0.74), ink.tone(0.9), 690, 800),
        ) + drawn('M-30 722C160 706 440 706 630 722', ink.accent, 3, 0.7),
        'high',
      ) +
      place(150, 748, die(stage, 4, 1, 3), { scale: 0.24 }) +
      place(450, 752, die(stage, 2, 5, 6), { scale: 0.24 });
    return { light, zoomMax: 1.1, frames: ['bare', 'bough', 'lattice', 'arch'], back, hero, front };
  };

export const tileGarden = tileTable(false);
