import { box, disc, oval, shape, spread } from '../paper/path.ts';
import { cut, drawn, type Stage, spark } from '../paper/stage.ts';

/** A roof with upturned corners: the eaves line is at y, the ridge `height` above. Path data. */
export const sweptRoof = (x: number, y: number, half: number, height: number): string =>
  shape(
    `${x - half * 0.34},${y - height}! ${x},${y - height * 1.04} ${x + half * 0.34},${y - height}! ${x + half * 0.52},${y - height * 0.46} ${x + half * 0.78},${y - height * 0.2} ${x + half * 1.08},${y - height * 0.34}! ${x + half},${y + height * 0.02} ${x + half * 0.8},${y + height * 0.1}! ${x},${y + height * 0.04} ${x - half * 0.8},${y + height * 0.1}! ${x - half},${y + height * 0.02} ${x - half * 1.08},${y - height * 0.34}! ${x - half * 0.78},${y - height * 0.2} ${x - half * 0.52},${y - height * 0.46}`,
  );

/** Roof with tile lines and a lit edge: markup. */
export const tiledRoof = (
  stage: Stage,
  x: number,
  y: number,
  half: number,
  height: number,
  tone: string,
): string => {
  const { ink } = stage;
  const lines = spread(11, -0.78, 0.78)
    .map(
      (share) =>
        `M${(x + half * share * 0.4).toFixed(1)} ${(y - height * 0.94).toFixed(1)}Q${(x + half * share * 0.62).toFixed(1)} ${(y - height * 0.3).toFixed(1)} ${(x + half * share).toFixed(1)} ${y.toFixed(1)}`,
    )
    .join('');
  return stage.sheet(
    cut(sweptRoof(x, y, half, height), tone) +
      drawn(lines, ink.glow, 1.8, 0.35) +
      drawn(
        `M${x - half * 0.96} ${y - height * 0.06}Q${x - half * 0.8} ${y + height * 0.06} ${x} ${y - height * 0.02}Q${x + half * 0.8} ${y + height * 0.06} ${x + half * 0.96} ${y - height * 0.06}`,
        ink.accent,
        3,
        0.85,
      ) +
      cut(
        disc(x - half * 0.34, y - height, height * 0.08) + disc(x + half * 0.34, y - height, height * 0.08),
        ink.accent,
      ),
    'low',
  );
};

/** A window with light behind it. */
export const glowPane = (stage: Stage, x: number, y: number, width: number, height: number): string =>
  cut(
    box(x, y, width, height),
    stage.bloom(x + width / 2, y + height / 2, Math.max(width, height) * 0.8, [
      [0, stage.ink.light, 1],
      [1, stage.ink.glow, 1],
    ]),
  );

/** A lit window with a lattice of crossing bars. */
export const lattice = (
  stage: Stage,
  x: number,
  y: number,
  width: number,
  height: number,
  columns: number,
  rows: number,
): string =>
  glowPane(stage, x, y, width, height) +
  drawn(
    spread(columns + 1, x, x + width)
      .map((cx) => `M${cx.toFixed(1)} ${y}V${y + height}`)
      .join('') +
      spread(rows + 1, y, y + height)
        .map((cy) => `M${x} ${cy.toFixed(1)}H${x + width}`)
        .join(''),
    stage.ink.heroDeep,
    3,
  );

/** A round lantern on a cord, `size` its half height. */
export const hanging = (stage: Stage, x: number, y: number, size: number): string => {
  const { ink } = stage;
  return (
    spark(stage, x, y, size * 0.5, 7) +
    drawn(`M${x} ${y - size * 2}V${y - size}`, ink.heroDeep, 2.4) +
    stage.sheet(
      cut(oval(x, y, size * 0.86, size), stage.fade(ink.bloomLit, ink.bloom, y - size, y + size)) +
        drawn(
          `M${x - size * 0.34} ${y - size * 0.9}Q${x - size * 0.7} ${y} ${x - size * 0.34} ${y + size * 0.9}M${x + size * 0.34} ${y - size * 0.9}Q${x + size * 0.7} ${y} ${x + size * 0.34} ${y + size * 0.9}`,
          ink.light,
          1.8,
          0.6,
        ) +
        cut(
          box(x - size * 0.4, y - size * 1.16, size * 0.8, size * 0.22) +
            box(x - size * 0.4, y + size * 0.94, size * 0.8, size * 0.22),
          ink.tone(0.88),
        ) +
        drawn(`M${x} ${y + size * 1.16}v${size * 0.7}`, ink.accent, 3),
      'flush',
    )
  );
};
