import { box, disc, facet, shape, spread } from '../paper/path.ts';
import type { Motif } from '../paper/scene.ts';
import { skyline } from '../paper/scenery.ts';
import { cut, type Stage, spark } from '../paper/stage.ts';
import { sweptRoof } from './roofs.ts';

/** Lit windows far off. */
const farWindows = (stage: Stage, count: number, top: number, bottom: number, tone: string): string => {
  const { random } = stage;
  return cut(
    Array.from({ length: count }, () => {
      const x = Math.round(random.between(0, 590) / 16) * 16 + 4;
      const y = Math.round(random.between(top, bottom) / 20) * 20;
      return box(x, y, 7, 10);
    }).join(''),
    tone,
    { opacity: 0.85 },
  );
};

/** A tower with its windows; about two in three are lit. */
const tower = (
  stage: Stage,
  x: number,
  width: number,
  top: number,
  tone: string,
  crown: 'spire' | 'eaves' | 'slope',
): string => {
  const { ink, random } = stage;

  const cap =
    crown === 'spire'
      ? facet(`${x + width * 0.2},${top} ${x + width / 2},${top - 50} ${x + width * 0.8},${top}`) +
        box(x + width / 2 - 3, top - 110, 6, 66) +
        disc(x + width / 2, top - 112, 6)
      : crown === 'eaves'
        ? sweptRoof(x + width / 2, top + 4, width * 0.7, 50)
        : facet(`${x},${top} ${x},${top - 60} ${x + width},${top}`);
  const columns = Math.max(2, Math.floor(width / 26));
  const panes = spread(columns, x + 10, x + width - 22)
    .flatMap((cx) =>
      spread(Math.floor((700 - top) / 34), top + 22, 690).map((cy) =>
        random.chance(0.62) ? box(cx, cy, 12, 17) : '',
      ),
    )
    .join('');
  return stage.sheet(
    cut(box(x, top, width, 840 - top) + cap, tone) + cut(panes, ink.light, { opacity: 0.85 }),
    'high',
  );
};

/** An upright sign of light. */
const lightSign = (stage: Stage, x: number, y: number, height: number, tone: string): string => {
  const { ink } = stage;
  return (
    spark(stage, x + 13, y + height / 2, 12, 7) +
    stage.sheet(
      cut(box(x, y, 26, height, 7), tone) +
        cut(
          spread(Math.floor(height / 30), y + 16, y + height - 16)
            .map((cy) => disc(x + 13, cy, 6))
            .join(''),
          ink.light,
        ),
      'flush',
    )
  );
};

export const paperCity: Motif = (stage) => {
  const { ink, random } = stage;
  const light = { x: 320, y: 380, radius: 150, kind: random.pick(['full', 'sun', 'ring']) };
  const back =
    stage.sheet(
      cut(skyline(random, { width: 600, y: 640, rise: 330, bottom: 830, steps: 9 }), ink.tone(0.42)),
      'low',
    ) +
    farWindows(stage, 26, 440, 640, ink.tone(0.2)) +
    stage.sheet(
      cut(skyline(random, { width: 600, y: 660, rise: 240, bottom: 830, steps: 7 }), ink.tone(0.54)),
      'low',
    ) +
    farWindows(stage, 26, 540, 680, ink.tone(0.14));
  const rail = 'M-30 566Q300 500 630 580V596Q300 516 -30 582Z';
  const train = shape('150,506! 330,496! 420,500 446,516 452,540! 150,548!');
  const hero =
    tower(stage, 36, 104, 300, stage.fade(ink.heroLit, ink.heroDeep, 240, 760), 'eaves') +
    tower(stage, 236, 92, 214, stage.fade(ink.hero, ink.heroDeep, 160, 760), 'spire') +
    tower(stage, 432, 120, 330, stage.fade(ink.heroLit, ink.heroDeep, 260, 760), 'slope') +
    lightSign(stage, 150, 350, 120, ink.bloom) +
    lightSign(stage, 340, 300, 150, ink.accent) +
    lightSign(stage, 404, 430, 90, ink.bloom) +
    stage.sheet(
      cut(rail, ink.tone(0.78)) +
        cut(
          spread(5, 60, 560)
            .map((x) => box(x, 560, 12, 240))
            .join(''),
          ink.tone(0.8),
        ),
      'high',
    ) +
    stage.sheet(
      cut(train, ink.accent) +
        cut(
          spread(6, 166, 366)
            .map((x) => box(x, 510, 26, 16, 4))
            .join('') + shape('404,510! 424,512 438,526! 404,527!'),
          ink.tone(0.12),
        ),
      'low',
    );
  const front =
    tower(stage, 132, 96, 600, ink.tone(0.84), 'slope') +
    tower(stage, 340, 110, 636, ink.tone(0.86), 'eaves') +
    stage.sheet(
      cut(box(-30, 690, 120, 150) + box(480, 680, 150, 160) + box(90, 740, 400, 90), ink.tone(0.9)) +
        cut(
          [
            [10, 708],
            [40, 708],
            [10, 740],
            [512, 704],
            [544, 704],
            [544, 738],
            [200, 760],
            [300, 764],
            [410, 760],
          ]
            .map(([x = 0, y = 0]) => box(x, y, 14, 16))
            .join(''),
          ink.light,
          { opacity: 0.8 },
        ),
      'high',
    );
  return { light, zoomMax: 1.16, frames: ['bare', 'lattice'], starsTo: 320, back, hero, front };
};
