import { mist } from '../paper/backdrop.ts';
import { box, disc, oval, shape } from '../paper/path.ts';
import type { Motif } from '../paper/scene.ts';
import { hills, pine } from '../paper/scenery.ts';
import { cut, place, type Stage } from '../paper/stage.ts';
import { glowPane, lattice, tiledRoof } from './roofs.ts';

/** Storeys of a pagoda from the ground at y 0 up; snow on the roofs if asked. */
export const pagoda = (stage: Stage, storeys: number, snow: boolean): string => {
  const { ink } = stage;
  let y = 0;
  let out = '';
  for (let storey = 0; storey < storeys; storey += 1) {
    const half = 150 - storey * (96 / storeys);
    const wallHeight = 74 - storey * (20 / storeys);
    const roofHeight = 44 - storey * (10 / storeys);
    const wall = half * 0.66;
    const roofY = y - wallHeight;
    const drift = shape(
      `${-half * 0.36},${roofY - roofHeight * 1.02}! 0,${roofY - roofHeight * 1.3} ${half * 0.36},${roofY - roofHeight * 1.02}! ${half * 0.54},${roofY - roofHeight * 0.56} ${half * 0.8},${roofY - roofHeight * 0.32} ${half * 1.06},${roofY - roofHeight * 0.46}! ${half * 0.8},${roofY - roofHeight * 0.02} ${half * 0.56},${roofY - roofHeight * 0.3}! ${half * 0.3},${roofY - roofHeight * 0.34} 0,${roofY - roofHeight * 0.5}! ${-half * 0.3},${roofY - roofHeight * 0.34} ${-half * 0.56},${roofY - roofHeight * 0.3}! ${-half * 0.8},${roofY - roofHeight * 0.02} ${-half * 1.06},${roofY - roofHeight * 0.46}! ${-half * 0.8},${roofY - roofHeight * 0.32} ${-half * 0.54},${roofY - roofHeight * 0.56}`,
    );
    out +=
      stage.sheet(
        cut(box(-wall, roofY, wall * 2, wallHeight), stage.fade(ink.heroDeep, ink.tone(0.82), roofY, y)),
        'low',
      ) +
      lattice(stage, -wall * 0.78, roofY + wallHeight * 0.26, wall * 0.42, wallHeight * 0.56, 2, 3) +
      lattice(stage, wall * 0.36, roofY + wallHeight * 0.26, wall * 0.42, wallHeight * 0.56, 2, 3) +
      glowPane(stage, -wall * 0.2, roofY + wallHeight * 0.24, wall * 0.4, wallHeight * 0.76) +
      cut(box(-wall, y - 7, wall * 2, 7), ink.accentDeep) +
      tiledRoof(
        stage,
        0,
        roofY,
        half,
        roofHeight,
        stage.fade(ink.heroLit, ink.hero, roofY - roofHeight, roofY),
      ) +
      (snow ? stage.sheet(cut(drift, ink.light), 'flush') : '');
    y = roofY - roofHeight * 0.5;
  }
  return (
    out +
    stage.sheet(
      cut(
        box(-4, y - 62, 8, 60) +
          [0, 1, 2].map((ring) => oval(0, y - 30 - ring * 12, 15 - ring * 4, 4)).join('') +
          disc(0, y - 66, 8),
        ink.accent,
      ),
      'flush',
    )
  );
};

export const snowPagoda: Motif = (stage) => {
  const { ink, random } = stage;
  const light = {
    x: random.between(330, 410),
    y: 230,
    radius: 132,
    kind: random.pick(['full', 'full', 'ring']),
  };
  const flakes = cut(
    Array.from({ length: 60 }, () =>
      disc(random.between(0, 600), random.between(0, 760), random.between(1.2, 4.2)),
    ).join(''),
    ink.light,
    { opacity: 0.75 },
  );
  const back =
    stage.sheet(
      cut(hills(random, { width: 600, y: 520, rise: 70, bottom: 830, steps: 4 }), ink.tone(0.38)),
      'flush',
    ) +
    stage.sheet(
      cut(
        hills(random, { width: 600, y: 590, rise: 34, bottom: 830, steps: 3 }) +
          [20, 74, 120, 480, 530, 584].map((x, index) => pine(x, 620, 130 + (index % 3) * 40)).join(''),
        ink.tone(0.52),
      ),
      'low',
    );
  const hero = mist(stage, 280, 440, 300, 0.3) + place(270, 690, pagoda(stage, 5, true), { scale: 1.06 });
  const front =
    flakes +
    stage.sheet(
      cut(
        hills(random, { width: 600, y: 706, rise: 14, bottom: 830, steps: 3 }),
        stage.fade(ink.light, ink.tone(0.44), 690, 800),
      ),
      'high',
    ) +
    stage.sheet(
      cut(
        hills(random, { width: 600, y: 770, rise: 14, bottom: 830, steps: 3 }) +
          pine(40, 790, 240) +
          pine(560, 790, 200) +
          pine(600, 800, 280),
        ink.tone(0.84),
      ),
      'high',
    );
  return { light, zoomMax: 1.12, frames: ['bare', 'gate', 'arch', 'bough'], back, hero, front };
};
