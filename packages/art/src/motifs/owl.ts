import { mist } from '../paper/backdrop.ts';
import { disc, leaf, polar, ribbon, shape, spread } from '../paper/path.ts';
import type { Motif } from '../paper/scene.ts';
import { hills } from '../paper/scenery.ts';
import { cut, pierced, place, type Stage } from '../paper/stage.ts';

/** A gear with `teeth` teeth. Path data, the middle a hole. */
export const gear = (x: number, y: number, radius: number, teeth: number): string => {
  const step = 360 / teeth;
  let d = '';
  for (let tooth = 0; tooth < teeth; tooth += 1) {
    const corners = [
      [radius * 0.84, -0.28],
      [radius, -0.17],
      [radius, 0.17],
      [radius * 0.84, 0.28],
    ] as const;
    for (const [index, [reach, shift]] of corners.entries()) {
      const [px, py] = polar(x, y, reach, tooth * step + shift * step);
      d += `${tooth === 0 && index === 0 ? 'M' : 'L'}${px.toFixed(1)} ${py.toFixed(1)}`;
    }
  }
  return `${d}Z${disc(x, y, radius * 0.56)}`;
};

/** A gear with spokes: markup. */
const wheel = (x: number, y: number, radius: number, teeth: number, turn: number, tone: string): string => {
  const count = radius > 60 ? 6 : 5;
  const arms = spread(count, 0, 360 - 360 / count).map((degrees) => {
    const [px, py] = polar(x, y, radius * 0.62, degrees + turn);
    return leaf(x, y, px, py, radius * 0.14);
  });
  return pierced(gear(x, y, radius, teeth), tone) + cut(arms.join('') + disc(x, y, radius * 0.2), tone);
};

/** An owl of cut brass, facing us, about 320×420 round the origin. */
export const owl = (stage: Stage): string => {
  const { ink } = stage;
  const body = shape(
    '-118,-128! -84,-148 -40,-150 0,-136 40,-150 84,-148 118,-128! 132,-40 138,50 116,130 70,186 0,210 -70,186 -116,130 -138,50 -132,-40',
  );
  const tufts =
    shape('-124,-190! -92,-168 -60,-140 -94,-112! -116,-130') +
    shape('124,-190! 92,-168 60,-140 94,-112! 116,-130');
  const wings =
    shape('-130,-40 -158,10 -166,90 -144,170 -112,206! -98,150 -92,70 -104,0') +
    shape('130,-40 158,10 166,90 144,170 112,206! 98,150 92,70 104,0');
  const wingSlits = [1, -1]
    .flatMap((side) =>
      [0, 1, 2, 3].map((row) =>
        leaf(side * 122, 10 + row * 38, side * (142 + (row === 3 ? -12 : 6)), 56 + row * 40, 9, side * 3),
      ),
    )
    .join('');
  const eye = (x: number): string =>
    stage.sheet(cut(disc(x, -76, 56), ink.heroDeep) + pierced(gear(x, -76, 54, 16), ink.accent), 'low') +
    cut(
      disc(x, -76, 31),
      stage.bloom(x, -76, 31, [
        [0, ink.light, 1],
        [0.6, ink.light, 1],
        [1, ink.glow, 1],
      ]),
    ) +
    cut(disc(x, -76, 14), ink.tone(0.95)) +
    cut(disc(x - 5, -81, 4.5), ink.light);
  const window = disc(0, 76, 64);
  return (
    stage.sheet(
      cut(shape('-50,180! 50,180! 70,270! 26,258! 0,284! -26,258! -70,270!'), ink.heroDeep),
      'low',
    ) +
    stage.sheet(cut(body + tufts, stage.fade(ink.heroLit, ink.hero, -180, 200)), 'high') +
    stage.sheet(
      cut(wings, stage.fade(ink.hero, ink.heroDeep, -40, 200)) + cut(wingSlits, ink.mark, { opacity: 0.8 }),
      'low',
    ) +
    cut(
      window,
      stage.bloom(0, 76, 66, [
        [0, ink.light, 1],
        [0.7, ink.glow, 1],
        [1, ink.tone(0.4), 1],
      ]),
    ) +
    stage.sheet(
      wheel(-20, 62, 42, 14, 10, ink.heroDeep) +
        wheel(34, 106, 27, 10, 30, ink.accentDeep) +
        wheel(32, 44, 18, 8, 0, ink.heroDeep),
      'flush',
    ) +
    stage.sheet(
      pierced(disc(0, 76, 70) + disc(0, 76, 60), ink.accent) +
        cut(
          spread(12, 0, 330)
            .map((degrees) => {
              const [x, y] = polar(0, 76, 65, degrees);
              return disc(x, y, 2.4);
            })
            .join(''),
          ink.heroDeep,
        ),
      'flush',
    ) +
    eye(-58) +
    eye(58) +
    stage.sheet(cut(shape('0,-64! 17,-44 12,-18 0,2! -12,-18 -17,-44'), ink.accent), 'low') +
    cut([-90, -60, 60, 90].map((x) => leaf(x, 142, x * 0.9, 172, 9)).join(''), ink.mark, { opacity: 0.6 })
  );
};

export const clockworkOwl: Motif = (stage) => {
  const { ink, random } = stage;
  const light = { x: 300, y: 300, radius: 204, kind: 'full' as const };
  const back =
    stage.sheet(
      wheel(96, 150, 92, 18, 0, ink.tone(0.5)) + wheel(520, 610, 110, 20, 15, ink.tone(0.5)),
      'low',
    ) +
    stage.sheet(
      wheel(528, 120, 66, 14, 20, ink.tone(0.6)) + wheel(70, 560, 74, 16, 40, ink.tone(0.6)),
      'low',
    );
  const branch =
    ribbon('-40,640,54 120,660,40 300,640,34 470,656,30 640,620,40') +
    ribbon('470,650,20 540,590,14 590,520,0') +
    ribbon('110,656,18 60,716,12 20,760,0');
  const claws = [-64, -44, -24, 24, 44, 64]
    .map((x) =>
      shape(`${300 + x - 9},622! ${300 + x + 9},622! ${300 + x + 8},652 ${300 + x},668! ${300 + x - 8},652`),
    )
    .join('');
  const leaves = [
    [150, 650, 110, 590],
    [420, 652, 462, 706],
    [540, 592, 500, 560],
    [566, 556, 604, 520],
    [60, 712, 110, 742],
  ]
    .map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) => leaf(x1, y1, x2, y2, 24, 5))
    .join('');
  const hero =
    mist(stage, 300, 400, 320, 0.3) +
    place(300, 408, owl(stage), { scale: 1.16 }) +
    stage.sheet(cut(branch + leaves, stage.fade(ink.tone(0.72), ink.tone(0.86), 600, 740)), 'high') +
    cut(claws, ink.accent);
  const front = stage.sheet(
    cut(hills(random, { width: 600, y: 764, rise: 16, bottom: 830, steps: 3 }), ink.tone(0.9)),
    'high',
  );
  return { light, zoomMax: 1.14, frames: ['bare', 'arch', 'lattice'], starsTo: 200, back, hero, front };
};
