import { disc, polar, spread } from '@pavilion/art/paper/path';
import { cut, openStage, type Stage } from '@pavilion/art/paper/stage';

/** Symbols are drawn on a square stage of this many units, the same for all. */
export const symbolSize = 600;
const centre = symbolSize / 2;

/** Draws one reel symbol on its own stage. */
export type SymbolDrawing = {
  /** Palette of `@pavilion/art`, by number. */
  readonly palette: number;
  readonly draw: (stage: Stage) => string;
};

/** A finished symbol as an SVG document. */
export const symbolSvg = (name: string, { palette, draw }: SymbolDrawing): string => {
  const stage = openStage({ width: symbolSize, height: symbolSize, paletteSeed: palette, seed: name });
  return stage.svg(draw(stage));
};

/** Light that hangs behind the paper. */
export const glowBehind = (stage: Stage, radius: number, strength = 0.7): string =>
  cut(
    disc(centre, centre, radius),
    stage.bloom(centre, centre, radius, [
      [0, stage.ink.light, strength],
      [0.35, stage.ink.glow, strength * 0.7],
      [1, stage.ink.glow, 0],
    ]),
  );

/** A ring of beads round the centre. */
export const beads = (radius: number, count: number, size: number): string =>
  spread(count, 0, 360 - 360 / count)
    .map((degrees) => {
      const [x, y] = polar(centre, centre, radius, degrees);
      return disc(x, y, size);
    })
    .join('');
