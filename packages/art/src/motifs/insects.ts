import { disc, leaf, ribbon, shape, spread } from '../paper/path.ts';
import type { Motif } from '../paper/scene.ts';
import { grass, hills } from '../paper/scenery.ts';
import { cut, drawn, type Stage, spark } from '../paper/stage.ts';

/** The outline of the jar. Path data. */
const jar = shape(
  '212,330! 388,330! 392,352 420,380 432,430 432,600 420,634 392,648 208,648 180,634 168,600 168,430 180,380 208,352',
);

/** Fireflies somewhere within a box. */
const swarm = (
  stage: Stage,
  count: number,
  x1: number,
  x2: number,
  y1: number,
  y2: number,
  size: number,
): string => {
  const { random } = stage;
  return Array.from({ length: count }, () =>
    spark(stage, random.between(x1, x2), random.between(y1, y2), size * random.between(0.6, 1.2), 6),
  ).join('');
};

export const fireflies: Motif = (stage) => {
  const { ink, random } = stage;
  const light = { x: 300, y: 470, radius: 70, kind: 'hidden' as const };
  const back =
    cut(disc(112, 140, 44), ink.tone(0.14)) +
    stage.sheet(
      cut(
        hills(random, { width: 600, y: 560, rise: 40, bottom: 830, steps: 4 }) +
          [30, 90, 150, 450, 520, 580].map((x) => grass(random, x, 580, 240, 6)).join(''),
        ink.tone(0.52),
      ),
      'low',
    ) +
    swarm(stage, 9, 40, 560, 150, 480, 4) +
    stage.sheet(
      cut(
        hills(random, { width: 600, y: 630, rise: 20, bottom: 830, steps: 3 }) +
          [10, 70, 520, 590].map((x) => grass(random, x, 640, 300, 7)).join(''),
        ink.tone(0.64),
      ),
      'low',
    );
  const hero =
    cut(
      disc(300, 490, 270),
      stage.bloom(300, 490, 270, [
        [0, ink.light, 0.8],
        [0.5, ink.glow, 0.4],
        [1, ink.glow, 0],
      ]),
    ) +
    stage.sheet(
      cut(
        jar,
        stage.bloom(300, 500, 190, [
          [0, ink.light, 0.95],
          [0.5, ink.glow, 0.85],
          [1, ink.tone(0.42), 0.9],
        ]),
        { stroke: ink.light, width: 5 },
      ) +
        drawn('M196 420V590M404 440V560', ink.light, 7, 0.7) +
        cut(
          leaf(260, 646, 240, 520, 14, 6) +
            leaf(290, 646, 300, 490, 14, -4) +
            leaf(330, 646, 370, 530, 14, -8) +
            leaf(230, 646, 204, 570, 12, 5),
          ink.tone(0.7),
        ),
      'low',
    ) +
    swarm(stage, 9, 210, 390, 400, 600, 6) +
    stage.sheet(
      cut(
        shape('200,290! 400,290! 406,334! 194,334!') + shape('216,270! 384,270! 392,292! 208,292!'),
        stage.fade(ink.accent, ink.accentDeep, 270, 334),
      ) +
        drawn(
          spread(9, 210, 390)
            .map((x) => `M${x} 296V330`)
            .join(''),
          ink.heroDeep,
          3,
          0.5,
        ) +
        cut(
          ribbon('200,350,8 300,362,9 400,350,8') +
            ribbon('384,356,10 430,380,8 440,420,0') +
            ribbon('384,356,10 410,396,8 404,436,0'),
          ink.hero,
        ),
      'low',
    ) +
    swarm(stage, 5, 220, 380, 150, 280, 5);
  const front = stage.sheet(
    cut(
      hills(random, { width: 600, y: 690, rise: 14, bottom: 830, steps: 3 }) +
        spread(9, 10, 590)
          .map((x) => grass(random, x, 700, 110, 8))
          .join(''),
      stage.fade(ink.tone(0.76), ink.tone(0.92), 600, 800),
    ),
    'high',
  );
  return { light, frames: ['bare', 'gate', 'bough'], starsTo: 420, back, hero, front };
};
