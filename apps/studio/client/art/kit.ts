import { box, disc, facet, oval, ribbon, spread } from '@pavilion/art/paper/path';
import { cut, drawn, type Stage } from '@pavilion/art/paper/stage';
import { glowBehind, type SymbolDrawing } from './symbol.ts';

/** A symbol of paper sheets over light that hangs behind them. */
export const lit = (palette: number, draw: (stage: Stage) => string, strength = 0.7): SymbolDrawing => ({
  palette,
  draw: (stage) => glowBehind(stage, 290, strength) + draw(stage),
});

/** One sheet of one colour that runs into another from top to bottom. */
export const sheet = (stage: Stage, d: string, from: string, to = from, top = 80, bottom = 520): string =>
  stage.sheet(cut(d, from === to ? from : stage.fade(from, to, top, bottom)), 'high');

/** A round thing that catches light from the upper left. */
export const ball = (
  stage: Stage,
  x: number,
  y: number,
  radius: number,
  light: string,
  dark: string,
): string =>
  stage.sheet(
    cut(
      disc(x, y, radius),
      stage.bloom(x - radius * 0.35, y - radius * 0.4, radius * 1.7, [
        [0, light, 1],
        [1, dark, 1],
      ]),
    ),
    'high',
  );

/** The red lantern that carries an amount: its belly is left plain. */
export const cashLantern: SymbolDrawing = lit(
  7,
  (stage) =>
    drawn('M300 20V90', '#e9b44c', 10) +
    sheet(
      stage,
      ribbon('300,500,14 296,546,10 300,590,4') +
        ribbon('270,500,10 262,540,8 258,574,3') +
        ribbon('330,500,10 338,540,8 342,574,3'),
      '#e9b44c',
    ) +
    stage.sheet(
      cut(
        oval(300, 300, 236, 196),
        stage.bloom(300, 280, 250, [
          [0, '#ff7a45', 1],
          [0.55, '#d5372b', 1],
          [1, '#8d1720', 1],
        ]),
      ),
      'high',
    ) +
    drawn(
      spread(5, -0.8, 0.8)
        .map((side) => `M${300 + side * 90} 108Q${300 + side * 268} 300 ${300 + side * 90} 492`)
        .join(''),
      '#ffd9a0',
      4,
      0.35,
    ) +
    stage.sheet(cut(box(206, 84, 188, 36, 12) + box(206, 480, 188, 34, 12), '#e9b44c'), 'low'),
  0.9,
);

/** A star of so many rays. */
export const rays = (count: number, x: number, y: number, outer: number, inner: number): string =>
  facet(
    Array.from({ length: count * 2 }, (_, index) => {
      const angle = (Math.PI / count) * index - Math.PI / 2;
      const radius = index % 2 === 0 ? outer : inner;
      return `${(x + Math.cos(angle) * radius).toFixed(1)},${(y + Math.sin(angle) * radius).toFixed(1)}`;
    }).join(' '),
  );
