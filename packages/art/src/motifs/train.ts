import { mist } from '../paper/backdrop.ts';
import { box, disc, facet, polar, shape, spread } from '../paper/path.ts';
import type { Motif } from '../paper/scene.ts';
import { cloudBar, ground, hills, peaks, pine } from '../paper/scenery.ts';
import { cut, drawn, pierced, type Stage, spark } from '../paper/stage.ts';

/** The locomotive, wheels on y 562. */
const engine = (stage: Stage): string => {
  const { ink } = stage;
  return (
    stage.sheet(
      cut(
        box(96, 430, 170, 82, 22) +
          box(240, 396, 84, 116, 6) +
          shape('112,430! 108,380 98,366! 152,366! 142,380 138,430!') +
          shape('176,432! 178,408 204,408 206,432!') +
          facet('84,512 56,548 110,548 122,512'),
        stage.fade(ink.bloomLit, ink.bloom, 370, 540),
      ) +
        cut(box(232, 384, 100, 16, 5) + box(92, 358, 66, 12, 4) + box(96, 486, 228, 9), ink.accent) +
        cut(box(254, 412, 54, 40, 5), ink.light) +
        cut(disc(98, 470, 20), ink.accentDeep) +
        cut(disc(98, 470, 13), ink.light),
      'high',
    ) +
    spark(stage, 92, 470, 10, 8) +
    stage.sheet(
      [136, 196, 256, 308]
        .map(
          (x) =>
            pierced(disc(x, 532, 30) + disc(x, 532, 24), ink.tone(0.92)) +
            cut(disc(x, 532, 9), ink.accent) +
            drawn(
              spread(4, 0, 135)
                .map((degrees) => {
                  const [x1, y1] = polar(x, 532, 24, degrees);
                  const [x2, y2] = polar(x, 532, 24, degrees + 180);
                  return `M${x1.toFixed(0)} ${y1.toFixed(0)}L${x2.toFixed(0)} ${y2.toFixed(0)}`;
                })
                .join(''),
              ink.tone(0.92),
              3,
            ),
        )
        .join('') + drawn('M136 532H308', ink.accent, 6),
      'flush',
    )
  );
};

/** A carriage with lit windows, its left end at x. */
const carriage = (stage: Stage, x: number, tone: string): string => {
  const { ink } = stage;
  return stage.sheet(
    cut(box(x, 420, 176, 98, 8), tone) +
      cut(shape(`${x - 6},424! ${x + 10},404 ${x + 166},404 ${x + 182},424!`), ink.accentDeep) +
      cut(
        spread(4, x + 14, x + 128)
          .map((cx) => box(cx, 440, 32, 36, 5))
          .join(''),
        ink.light,
      ) +
      cut(box(x, 490, 176, 8), ink.accent) +
      cut(disc(x + 36, 534, 24) + disc(x + 140, 534, 24), ink.tone(0.92)) +
      cut(disc(x + 36, 534, 8) + disc(x + 140, 534, 8), ink.accent),
    'low',
  );
};

/** Puffs of steam blown back over the train. Path data. */
const smoke = [
  [140, 330, 34],
  [186, 286, 44],
  [250, 250, 50],
  [330, 214, 46],
  [410, 196, 38],
  [480, 176, 28],
  [540, 166, 20],
]
  .map(
    ([x = 0, y = 0, radius = 0]) =>
      disc(x, y, radius) +
      disc(x - radius * 0.6, y + radius * 0.3, radius * 0.66) +
      disc(x + radius * 0.6, y + radius * 0.36, radius * 0.6),
  )
  .join('');

/** A steam train on a viaduct, to the left. */
export const mountainTrain: Motif = (stage) => {
  const { ink, random } = stage;
  const light = {
    x: random.between(320, 400),
    y: 240,
    radius: 134,
    kind: random.pick(['full', 'sun', 'crescent']),
  };
  const arches = spread(6, 40, 560);
  const viaduct = `M-30 560H630V830H-30Z`;
  const holes = arches.map((x) => `M${x - 40} 830V654Q${x} 590 ${x + 40} 654V830Z`).join('');
  const back =
    stage.sheet(
      cut(
        peaks(random, { width: 600, y: 470, rise: 190, bottom: 830, steps: 3 }),
        stage.fade(ink.tone(0.34), ink.tone(0.48), 260, 560),
      ),
      'flush',
    ) +
    stage.sheet(
      cut(
        hills(random, { width: 600, y: 540, rise: 50, bottom: 830, steps: 4 }) +
          [480, 520, 566].map((x, index) => pine(x, 560, 110 + index * 24)).join(''),
        ink.tone(0.5),
      ),
      'low',
    );
  const hero =
    mist(stage, 250, 460, 290, 0.3) +
    stage.sheet(cut(smoke, stage.fade(ink.light, ink.tone(0.3), 150, 360), { opacity: 0.94 }), 'low') +
    carriage(stage, 336, stage.fade(ink.heroLit, ink.heroDeep, 400, 520)) +
    carriage(stage, 524, ink.heroDeep) +
    engine(stage) +
    stage.sheet(
      pierced(viaduct + holes, stage.fade(ink.tone(0.64), ink.tone(0.84), 560, 800)) +
        cut(box(-30, 556, 660, 15), ink.tone(0.84)) +
        drawn(
          arches.map((x) => `M${x - 47} 830V652Q${x} 580 ${x + 47} 652V830`).join(''),
          ink.glow,
          2.4,
          0.35,
        ),
      'high',
    );
  const front = stage.sheet(
    cut(
      cloudBar(-80, 770, 330, 46) +
        cloudBar(270, 782, 400, 48) +
        ground(770) +
        pine(30, 800, 190) +
        pine(572, 800, 220) +
        pine(520, 806, 150),
      ink.tone(0.9),
    ),
    'high',
  );
  return {
    light,
    zoomMax: 1.14,
    frames: ['bare', 'lattice', 'bough', 'arch'],
    starsTo: 320,
    back,
    hero,
    front,
  };
};
