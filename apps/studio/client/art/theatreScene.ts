import { backdrop, type Light } from '@pavilion/art/paper/backdrop';
import { box, disc, oval, shape, spread } from '@pavilion/art/paper/path';
import { cut, drawn, type Stage } from '@pavilion/art/paper/stage';
import { night, type Scene } from './scene.ts';

/** A curtain drawn to the side: folds, a gilt hem, a cord. */
const curtain = (stage: Stage, x: number, wide: number, height: number, towards: 1 | -1): string => {
  const edge = x + towards * wide;
  const waist = x + towards * wide * 0.46;
  const folds = spread(6, 0.12, 0.86)
    .map((share) => {
      const top = x + towards * wide * share;
      const low = x + towards * wide * share * 0.62;
      return `M${top.toFixed(0)} -30Q${top.toFixed(0)} ${height * 0.4} ${(x + towards * wide * share * 0.44).toFixed(0)} ${height * 0.56}T${low.toFixed(0)} ${height + 30}`;
    })
    .join('');
  return (
    stage.sheet(
      cut(
        shape(
          `${x},-30! ${edge},-30! ${edge - towards * wide * 0.1},${height * 0.3} ${waist},${height * 0.56}! ${x + towards * wide * 0.6},${height * 0.8} ${x + towards * wide * 0.7},${height + 30}! ${x},${height + 30}!`,
        ),
        stage.fade('#a31c34', '#3d0a1e', 0, height),
      ),
      'high',
    ) +
    drawn(folds, '#ff8a8a', 9, 0.16) +
    stage.sheet(
      cut(oval(x + towards * wide * 0.26, height * 0.565, wide * 0.24, 20), '#e9b44c') +
        cut(disc(waist, height * 0.57, 22), '#ffd98a'),
      'low',
    )
  );
};

/** A stage between curtains, lit from above. */
export const theatre: Scene = (stage, form) => {
  const { ink, width, height } = stage;
  const wide = form === 'wide';
  const light: Light = { x: width / 2, y: wide ? 260 : 430, radius: 120, kind: 'hidden' };
  const floor = wide ? 700 : 1180;
  const side = wide ? width * 0.2 : width * 0.24;
  const swag = wide ? 130 : 190;
  const beams = [-0.22, 0, 0.22]
    .map((lean) =>
      cut(
        `M${width / 2 + lean * width * 0.5} -20L${width / 2 + lean * width - 210} ${floor + 60}H${width / 2 + lean * width + 210}Z`,
        stage.veil('#ffe9b0', 0, floor, true),
        { opacity: 0.2 },
      ),
    )
    .join('');
  const count = wide ? 7 : 4;
  const step = width / count;
  const swags = spread(count, 0, width - step)
    .map((x) =>
      shape(
        `${x - 20},-30! ${x + step + 20},-30! ${x + step + 10},${swag * 0.5} ${x + step / 2},${swag} ${x - 10},${swag * 0.5}`,
      ),
    )
    .join('');
  return (
    backdrop(stage, light) +
    night(stage, 0.5) +
    beams +
    stage.sheet(
      cut(
        box(-30, floor, width + 60, height - floor + 60),
        stage.fade(ink.tone(0.62), ink.tone(0.95), floor, height),
      ),
      'low',
    ) +
    drawn(
      spread(wide ? 13 : 8, -0.3, 1.3)
        .map(
          (share) =>
            `M${width / 2 + (share - 0.5) * width * 0.5} ${floor}L${(share * width).toFixed(0)} ${height + 30}`,
        )
        .join(''),
      ink.tone(1),
      4,
      0.35,
    ) +
    cut(oval(width / 2, floor + 70, width * 0.3, 60), '#ffe9b0', { opacity: 0.22 }) +
    curtain(stage, -30, side + 30, height, 1) +
    curtain(stage, width + 30, side + 30, height, -1) +
    stage.sheet(cut(swags, stage.fade('#c2283f', '#5a0f24', -30, swag)), 'high') +
    cut(
      spread(count + 1, 0, width)
        .map((x) => disc(x, swag * 0.52, 13))
        .join(''),
      '#ffd98a',
    )
  );
};
