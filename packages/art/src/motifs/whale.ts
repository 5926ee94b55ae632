import { mist } from '../paper/backdrop.ts';
import { box, disc, facet, leaf, ribbon, shape } from '../paper/path.ts';
import type { Motif } from '../paper/scene.ts';
import { cloudBar, ground } from '../paper/scenery.ts';
import { cut, drawn, place, type Stage, spark } from '../paper/stage.ts';

/** A whale gliding to the left, about 500×260 round the origin. */
export const whale = (stage: Stage): string => {
  const { ink } = stage;
  const body = shape(
    '-246,20 -232,-38 -186,-80 -116,-98 -40,-92 40,-66 110,-34 170,-18 214,-30! 222,-10 206,14 160,34 96,58 20,84 -60,98 -140,96 -206,74 -238,48',
  );
  const fluke = shape(
    '196,-24! 222,-52 232,-94 226,-136! 252,-112 262,-74! 296,-98 336,-96! 318,-70 290,-46 258,-24 222,-4!',
  );
  const flipper = shape('-108,58! -60,60 -20,72! -16,110 -34,160 -62,186! -78,150 -98,106');
  const belly = shape('-240,46! -190,56 -110,62 -30,58 60,40 130,20! 96,60 20,88 -60,102 -140,100 -206,78');
  const grooves = [
    ribbon('-232,56,0 -150,70,5 -40,66,0'),
    ribbon('-218,68,0 -140,80,5 -50,78,0'),
    ribbon('-196,80,0 -130,89,5 -60,88,0'),
  ].join('');
  const starsOn = [
    [-150, -60, 5],
    [-110, -74, 3],
    [-88, -48, 4],
    [-46, -66, 6],
    [-10, -40, 3.4],
    [30, -44, 4.6],
    [70, -20, 3.4],
    [110, -12, 4],
    [-180, -36, 3.4],
    [0, -8, 3],
    [-60, -14, 3],
    [150, 2, 3],
  ].map(([x = 0, y = 0, radius = 0]) => disc(x, y, radius));
  return (
    stage.sheet(cut(shape('-60,70! 0,76 40,90! 52,124 44,152! 14,130 -20,104'), ink.heroDeep), 'flush') +
    stage.sheet(
      cut(fluke + body, stage.fade(ink.hero, ink.heroLit, -120, 90)) +
        cut(belly, ink.heroLit) +
        cut(grooves, ink.mark, { opacity: 0.55 }) +
        cut(starsOn.join(''), ink.light, { opacity: 0.9 }) +
        drawn('M-150 -60L-110 -74L-88 -48L-46 -66L-10 -40L30 -44L70 -20L110 -12', ink.light, 1.6, 0.6) +
        cut(ribbon('-246,24,0 -200,36,5 -164,22,4 -150,14,0'), ink.mark) +
        cut(disc(-160, 2, 6), ink.light) +
        cut(disc(-160, 2, 3), ink.tone(0.95)) +
        cut(
          leaf(-66, 70, -62, 168, 8, 0) + leaf(222, -30, 230, -110, 6, 0) + leaf(236, -28, 306, -86, 6, 0),
          ink.mark,
          { opacity: 0.5 },
        ),
      'high',
    ) +
    stage.sheet(cut(flipper, stage.fade(ink.hero, ink.heroDeep, 60, 190)), 'low')
  );
};

export const whaleSky: Motif = (stage) => {
  const { ink, random } = stage;
  const light = { x: 330, y: 250, radius: 150, kind: random.pick(['full', 'crescent', 'ring']) };
  const back =
    stage.sheet(cut(cloudBar(-40, 170, 240, 34) + cloudBar(400, 120, 260, 36), ink.tone(0.36)), 'flush') +
    stage.sheet(
      cut(cloudBar(-60, 560, 330, 56) + cloudBar(300, 590, 380, 60) + ground(554), ink.tone(0.46)),
      'low',
    );
  const hero = mist(stage, 300, 380, 320, 0.4) + place(286, 392, whale(stage), { scale: 1.04, turn: -10 });
  const tower =
    box(466, 600, 26, 70) +
    facet('458,602 500,602 479,566') +
    box(500, 626, 20, 50) +
    facet('494,628 526,628 510,600') +
    box(446, 634, 20, 40);
  const front =
    stage.sheet(
      cut(cloudBar(60, 640, 260, 44) + cloudBar(-80, 690, 340, 54) + tower + ground(634), ink.tone(0.62)),
      'low',
    ) +
    spark(stage, 479, 622, 4, 6) +
    spark(stage, 510, 646, 3, 6) +
    stage.sheet(
      cut(
        cloudBar(200, 740, 460, 56) + cloudBar(-90, 764, 330, 56) + ground(734),
        stage.fade(ink.tone(0.76), ink.tone(0.9), 690, 800),
      ),
      'high',
    );
  return { light, frames: ['bare', 'scallop', 'gate', 'arch'], starsTo: 520, back, hero, front };
};
