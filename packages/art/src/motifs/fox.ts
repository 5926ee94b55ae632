import { mist } from '../paper/backdrop.ts';
import { leaf, line, oval, ribbon, shape } from '../paper/path.ts';
import type { Motif } from '../paper/scene.ts';
import { hills, pine } from '../paper/scenery.ts';
import { cut, drawn, place, type Stage } from '../paper/stage.ts';

/** A fox sitting, nose raised to the left, about 330×310 units, feet at y 306. */
export const fox = (stage: Stage): string => {
  const { ink } = stage;
  const pale = ink.light;
  const tail = ribbon('190,284,30 250,300,66 318,276,96 350,208,86 344,146,54 316,96,0');
  const tip = shape(
    '270,70! 400,70! 404,186! 384,172! 370,200! 352,174! 336,196! 322,168! 304,182! 290,150!',
  );
  const body = shape(
    '30,86! 48,78 66,60 78,48! 74,20 84,-8! 104,14 114,44! 132,58 146,84 176,116 200,160 216,212 218,262 206,306! 96,306! 92,300 106,292 104,262 98,306! 58,306! 56,298 74,288 78,244 70,216! 62,212 66,188! 54,184 62,158! 52,150 62,134 66,120! 50,112 34,100',
  );
  const farEar = shape('96,44! 108,8 128,-12! 138,20 132,58!');
  const inner = shape('84,34! 84,14 88,4 100,22 104,42!');
  const ruff =
    leaf(66, 134, 92, 168, 9, -3) +
    leaf(64, 158, 90, 190, 9, -3) +
    leaf(72, 184, 94, 212, 8, -3) +
    leaf(100, 120, 112, 168, 10, -4);
  const shade =
    ribbon('128,300,0 130,258,8 160,226,10 196,240,0') +
    leaf(140, 100, 190, 160, 10, -5) +
    leaf(150, 130, 196, 190, 10, -5);
  return (
    stage.sheet(
      cut(tail, stage.fade(ink.heroLit, ink.hero, 130, 320)) +
        stage.within(tail, cut(tip, pale)) +
        cut(leaf(226, 296, 300, 268, 10, -6) + leaf(256, 304, 322, 256, 9, -8), ink.mark, { opacity: 0.5 }),
      'low',
    ) +
    cut(farEar, ink.heroDeep) +
    stage.sheet(
      cut(body, stage.fade(ink.heroLit, ink.hero, 0, 300)) +
        cut(inner, ink.accentDeep) +
        cut(ruff + shade, ink.mark, { opacity: 0.55 }) +
        cut(leaf(56, 78, 76, 72, 8, 2), ink.tone(0.95)) +
        cut(oval(33, 87, 6, 5), ink.tone(0.95)) +
        drawn(line('36,98 52,100 64,94'), ink.tone(0.9), 2, 0.7),
      'high',
    )
  );
};

/** Curtains of polar light. */
const aurora = (stage: Stage): string => {
  const { ink } = stage;
  const veil = (path: string, strength: number): string => cut(path, ink.glow, { opacity: strength });
  return (
    veil(
      shape('-40,150! 80,60 200,140 330,60 470,120 640,30! 640,150! 480,230 340,170 210,270 80,190 -40,300!'),
      0.26,
    ) +
    veil(
      shape(
        '-40,230! 100,140 220,230 350,150 500,210 640,120! 640,220! 500,300 350,250 220,340 100,260 -40,350!',
      ),
      0.22,
    ) +
    veil(shape('-40,70! 120,10 260,70 400,0 640,-20! 640,40! 420,80 270,150 130,80 -40,160!'), 0.2)
  );
};

export const arcticFox: Motif = (stage) => {
  const { ink, random } = stage;
  const light = { x: 206, y: 250, radius: 88, kind: random.pick(['full', 'crescent', 'ring']) };
  const back =
    aurora(stage) +
    stage.sheet(
      cut(
        hills(random, { width: 600, y: 520, rise: 40, bottom: 830, steps: 4 }) +
          [30, 84, 130, 470, 520, 566].map((x, i) => pine(x, 540, 120 + (i % 3) * 36)).join(''),
        ink.tone(0.5),
      ),
      'low',
    ) +
    stage.sheet(
      cut(
        hills(random, { width: 600, y: 606, rise: 26, bottom: 830, steps: 3 }) +
          pine(560, 640, 260) +
          pine(24, 640, 210),
        ink.tone(0.62),
      ),
      'low',
    );
  const hero = mist(stage, 280, 470, 320) + place(88, 272, fox(stage), { scale: 1.34 });
  const front = stage.sheet(
    cut(
      hills(random, { width: 600, y: 690, rise: 16, bottom: 830, steps: 3 }) + pine(596, 740, 330),
      stage.fade(ink.tone(0.74), ink.tone(0.9), 660, 800),
    ),
    'high',
  );
  return { light, frames: ['bare', 'scallop', 'cloud', 'arch'], starsTo: 330, back, hero, front };
};
