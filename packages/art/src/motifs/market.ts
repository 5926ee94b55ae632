import { box, disc, facet, shape, spread } from '../paper/path.ts';
import type { Motif } from '../paper/scene.ts';
import { ground } from '../paper/scenery.ts';
import { cut, drawn, place, type Stage, spark } from '../paper/stage.ts';
import { person } from './people.ts';
import { glowPane, sweptRoof } from './roofs.ts';

/** A great lantern on its cord. */
const greatLantern = (
  stage: Stage,
  x: number,
  y: number,
  width: number,
  height: number,
  tone: string,
): string => {
  const { ink } = stage;
  return (
    spark(stage, x, y, width * 0.4, 5) +
    drawn(`M${x} -20V${y - height}`, ink.tone(0.86), 3) +
    stage.sheet(
      cut(
        shape(
          `${x - width * 0.5},${y - height * 0.8}! ${x + width * 0.5},${y - height * 0.8}! ${x + width * 0.95},${y - height * 0.3} ${x + width * 0.95},${y + height * 0.3} ${x + width * 0.5},${y + height * 0.8}! ${x - width * 0.5},${y + height * 0.8}! ${x - width * 0.95},${y + height * 0.3} ${x - width * 0.95},${y - height * 0.3}`,
        ),
        stage.bloom(x, y, height * 1.1, [
          [0, ink.light, 1],
          [0.5, tone, 1],
          [1, ink.bloomDeep, 1],
        ]),
      ) +
        drawn(
          [-0.6, -0.22, 0.22, 0.6]
            .map(
              (share) =>
                `M${x + width * share * 0.8} ${y - height * 0.8}Q${x + width * share * 1.6} ${y} ${x + width * share * 0.8} ${y + height * 0.8}`,
            )
            .join(''),
          ink.light,
          2.4,
          0.5,
        ) +
        cut(
          box(x - width * 0.56, y - height * 0.94, width * 1.12, height * 0.16, 4) +
            box(x - width * 0.56, y + height * 0.78, width * 1.12, height * 0.16, 4),
          ink.tone(0.88),
        ) +
        cut(shape(`${x},${y - 26}! ${x + 22},${y} ${x},${y + 26}! ${x - 22},${y}`), ink.hero, {
          opacity: 0.75,
        }) +
        drawn(
          [-0.3, -0.1, 0.1, 0.3]
            .map(
              (share) =>
                `M${x + width * share} ${y + height * 0.94}v${height * (0.5 - Math.abs(share) * 0.4)}`,
            )
            .join(''),
          ink.accent,
          3,
        ),
      'low',
    )
  );
};

/** A stall under a striped awning, its left edge at x. */
const stall = (stage: Stage, x: number, flip: boolean): string => {
  const { ink } = stage;
  return place(
    x,
    0,
    stage.sheet(
      cut(box(-8, 470, 180, 300), ink.tone(0.74)) +
        glowPane(stage, 6, 560, 150, 80) +
        cut(box(0, 640, 172, 18), ink.accentDeep) +
        cut(
          [24, 58, 94, 128]
            .map((cx) => shape(`${cx - 12},640! ${cx - 15},620 ${cx},608 ${cx + 15},620 ${cx + 12},640!`))
            .join(''),
          ink.bloom,
        ),
      'low',
    ) +
      stage.sheet(
        cut(
          `M-30 560L-10 470H176L206 560${spread(8, 206, -30)
            .map((cx, index, all) => {
              const next = all[index + 1];
              return next === undefined ? '' : `Q${((cx + next) / 2).toFixed(0)} 586 ${next.toFixed(0)} 560`;
            })
            .join('')}Z`,
          stage.fade(ink.heroLit, ink.hero, 470, 570),
        ) +
          cut(
            [0, 2, 4, 6]
              .map((index) =>
                facet(
                  `${-8 + index * 26},470 ${18 + index * 26},470 ${6 + index * 32},560 ${-28 + index * 33},560`,
                ),
              )
              .join(''),
            ink.light,
            { opacity: 0.22 },
          ),
        'high',
      ),
    { flip },
  );
};

/** A string of small lamps across the street. */
const lampString = (stage: Stage, y: number, sag: number): string => {
  const { ink } = stage;

  const bulbs = spread(10, 0.04, 0.96)
    .map((share) => spark(stage, 600 * share, y + sag * 4 * share * (1 - share) + 8, 5, 5))
    .join('');
  return drawn(`M-10 ${y}Q300 ${y + sag * 2} 610 ${y}`, ink.tone(0.8), 2.4) + bulbs;
};

export const marketLanterns: Motif = (stage) => {
  const { ink } = stage;
  const light = { x: 300, y: 420, radius: 110, kind: 'hidden' as const };
  const back =
    cut(
      disc(300, 430, 250),
      stage.bloom(300, 430, 250, [
        [0, ink.light, 0.85],
        [1, ink.light, 0],
      ]),
    ) +
    [60, 200, 400, 540]
      .map((x, index) =>
        stage.sheet(
          cut(
            sweptRoof(x, 380 + (index % 2) * 30, 100, 50) + box(x - 70, 380 + (index % 2) * 30, 140, 400),
            ink.tone(0.5),
          ),
          'low',
        ),
      )
      .join('') +
    lampString(stage, 300, 40) +
    stage.sheet(
      cut(person(250, 640, 110) + person(300, 636, 96) + person(346, 640, 104), ink.tone(0.66)),
      'flush',
    );
  const hero =
    greatLantern(stage, 130, 190, 46, 52, ink.bloomLit) +
    greatLantern(stage, 478, 214, 52, 58, ink.accent) +
    greatLantern(stage, 300, 322, 78, 92, ink.bloom) +
    stall(stage, -14, false) +
    stall(stage, 614, true);
  const front =
    lampString(stage, 96, 46) +
    stage.sheet(
      cut(
        ground(716) + person(196, 770, 150) + person(390, 780, 164) + person(436, 780, 110),
        stage.fade(ink.tone(0.8), ink.tone(0.92), 620, 800),
      ),
      'high',
    );
  return { light, zoomMax: 1.14, frames: ['bare', 'eaves', 'curtain'], back, hero, front };
};
