import { disc, leaf, ribbon, shape } from '../paper/path.ts';
import { cut, type Stage } from '../paper/stage.ts';

const antler = (side: 1 | -1): string =>
  [
    '14,-14,13 44,-50,13 84,-96,12 96,-150,11 74,-206,0',
    '40,-46,9 70,-42,8 92,-58,0',
    '80,-88,9 118,-92,8 140,-122,0',
    '95,-132,8 128,-148,7 140,-184,0',
    '90,-168,8 112,-196,6 112,-226,0',
    '22,-24,8 20,-56,7 34,-84,0',
  ]
    .map((points) =>
      ribbon(
        points
          .split(' ')
          .map((station) => {
            const [x = 0, y = 0, width = 0] = station.split(',').map(Number);
            return `${x * side},${y},${width}`;
          })
          .join(' '),
      ),
    )
    .join('');

/** A stag, body to the left, face to us; the head is at the origin, hooves at y 420. */
export const stag = (stage: Stage): string => {
  const { ink } = stage;
  const far =
    ribbon('30,250,40 16,320,22 20,372,15 10,412,14') +
    shape('2,402! 20,402! 22,420! 0,420!') +
    ribbon('206,240,64 184,306,30 202,350,18 190,410,15') +
    shape('182,402! 200,402! 202,420! 180,420!');
  const body = shape(
    '-30,60! 30,60! 44,108 70,156 124,166 186,160 222,178 238,212 232,246 226,268 240,318 236,352 232,406 236,420! 212,420! 216,404 216,352 212,322 188,278 168,254 120,266 78,258 72,300 68,344 62,404 66,420! 42,420! 46,404 46,346 40,296 18,254 -6,220 -26,170 -32,112',
  );
  const mane = shape(
    '-30,84 -36,124! -22,120 -28,158! -12,150 -14,190! 2,178 4,214! 18,196 24,222! 32,190 40,160 34,100 0,70',
  );
  const head = shape('-24,-16 0,-24 24,-16 33,10 27,36 18,62 15,82 0,92 -15,82 -18,62 -27,36 -33,10');
  const ears = leaf(-26, -4, -84, -26, 24, 4) + leaf(26, -4, 84, -26, 24, -4);
  return (
    cut(far, ink.heroDeep) +
    stage.sheet(cut(antler(1) + antler(-1), stage.fade(ink.accent, ink.hero, -220, 0)), 'low') +
    stage.sheet(
      cut(body, stage.fade(ink.heroLit, ink.hero, 60, 300)) +
        cut(shape('228,196 250,206 246,238! 234,226'), ink.light, { opacity: 0.9 }) +
        cut(
          [
            disc(112, 190, 4),
            disc(140, 184, 4),
            disc(168, 190, 4),
            disc(126, 206, 3.4),
            disc(154, 208, 3.4),
            disc(184, 206, 3.6),
            disc(96, 206, 3.2),
          ].join(''),
          ink.mark,
        ),
      'high',
    ) +
    stage.sheet(
      cut(mane, ink.heroLit) +
        cut(leaf(-14, 100, -16, 150, 8) + leaf(6, 108, 6, 172, 8) + leaf(24, 104, 24, 160, 8), ink.mark, {
          opacity: 0.5,
        }),
      'flush',
    ) +
    stage.sheet(
      cut(ears, ink.hero) +
        cut(leaf(-34, -8, -74, -22, 11, 2) + leaf(34, -8, 74, -22, 11, -2), ink.accentDeep) +
        cut(head, stage.fade(ink.heroLit, ink.hero, -20, 90)) +
        cut(
          leaf(-26, 16, -14, 24, 9, 2) +
            leaf(26, 16, 14, 24, 9, -2) +
            shape('-11,74 0,70 11,74 5,84 -5,84') +
            ribbon('0,-14,0 -4,10,5 0,48,0') +
            ribbon('0,-14,0 4,10,5 0,48,0'),
          ink.mark,
        ),
      'low',
    )
  );
};
