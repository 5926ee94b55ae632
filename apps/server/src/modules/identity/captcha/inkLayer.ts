import type { Point, Stroke } from './glyphs.ts';

export interface InkLayer {
  /** How much of each pixel is covered, 0 to 1, row by row. */
  readonly coverage: Float32Array;
  /** Draws a stroke with round ends. What is drawn over ink stays ink. */
  readonly draw: (stroke: Stroke, penPx: number) => void;
}

/** How far a point is from the piece of line between two others. */
const distanceTo = (x: number, y: number, [ax, ay]: Point, [bx, by]: Point): number => {
  const [dx, dy] = [bx - ax, by - ay];
  const lengthSquared = dx * dx + dy * dy;
  const part = lengthSquared === 0 ? 0 : ((x - ax) * dx + (y - ay) * dy) / lengthSquared;
  const near = Math.min(1, Math.max(0, part));
  const [asideX, asideY] = [x - ax - near * dx, y - ay - near * dy];
  return Math.sqrt(asideX * asideX + asideY * asideY);
};

/** A sheet on which a round pen draws. All ink on it is alike: nothing tells one stroke from another. */
export const createInkLayer = (widthPx: number, heightPx: number): InkLayer => {
  const coverage = new Float32Array(widthPx * heightPx);
  const drawPiece = (from: Point, to: Point, penPx: number): void => {
    const reach = penPx / 2 + 1;
    const left = Math.max(0, Math.floor(Math.min(from[0], to[0]) - reach));
    const right = Math.min(widthPx - 1, Math.ceil(Math.max(from[0], to[0]) + reach));
    const top = Math.max(0, Math.floor(Math.min(from[1], to[1]) - reach));
    const bottom = Math.min(heightPx - 1, Math.ceil(Math.max(from[1], to[1]) + reach));
    for (let y = top; y <= bottom; y += 1) {
      for (let x = left; x <= right; x += 1) {
        const covered = penPx / 2 + 0.5 - distanceTo(x, y, from, to);
        const index = y * widthPx + x;
        if (covered > (coverage[index] ?? 1)) coverage[index] = Math.min(1, covered);
      }
    }
  };
  return {
    coverage,
    draw: (stroke, penPx) => {
      for (const [index, to] of stroke.entries()) {
        const from = stroke[index - 1];
        if (from !== undefined) drawPiece(from, to, penPx);
      }
    },
  };
};
