/** A card that is bent over at an edge or a corner, seen from above. Lengths in its own units, from its upper left corner. */

export type Point = readonly [number, number];

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Fold {
  /** What of the card still lies, and so shows its back. */
  readonly lying: readonly Point[];
  /** What is bent over, on the face of the card as it is printed. */
  readonly lifted: readonly Point[];
  /** Where the face lies then: `matrix(a, b, c, d, e, f)` round its upper left corner. */
  readonly matrix: readonly [number, number, number, number, number, number];
  /** How much of the card is bent over, 0 to 1. */
  readonly share: number;
}

/** Nearer to an edge than this part of the width, a press takes hold of the corner as well. */
const cornerPart = 0.28;

const nearest = (value: number, length: number): number => (value < length / 2 ? 0 : length);

/** Where a press takes hold of the card: a corner, or the edge that is nearest. */
export const gripOf = ({ width, height }: Size, [x, y]: Point): Point => {
  const edgeX = nearest(x, width);
  const edgeY = nearest(y, height);
  const fromX = Math.abs(x - edgeX);
  const fromY = Math.abs(y - edgeY);
  if (fromX < cornerPart * width && fromY < cornerPart * width) return [edgeX, edgeY];
  return fromX < fromY ? [edgeX, y] : [x, edgeY];
};

const areaOf = (points: readonly Point[]): number =>
  Math.abs(
    points.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = points[(at + 1) % points.length] ?? [x, y];
      return sum + x * nextY - nextX * y;
    }, 0),
  ) / 2;

/** The part of a polygon on one side of a line: where `sideOf` is not negative. */
const partOf = (points: readonly Point[], sideOf: (point: Point) => number): Point[] =>
  points.flatMap((point, at) => {
    const next = points[(at + 1) % points.length] ?? point;
    const [here, there] = [sideOf(point), sideOf(next)];
    const kept = here >= 0 ? [point] : [];
    if (here >= 0 === there >= 0) return kept;
    const way = here / (here - there);
    const crossing: Point = [point[0] + way * (next[0] - point[0]), point[1] + way * (next[1] - point[1])];
    return [...kept, crossing];
  });

/** The card bent over so that what was at `grip` is at `to`; `null` where it has not been moved. */
export const foldOf = ({ width, height }: Size, grip: Point, to: Point): Fold | null => {
  const [dx, dy] = [to[0] - grip[0], to[1] - grip[1]];
  const way = Math.hypot(dx, dy);
  if (way < 1) return null;
  const [nx, ny] = [dx / way, dy / way];
  // The fold is half way between, at right angles to the way.
  const middle = (nx * (grip[0] + to[0]) + ny * (grip[1] + to[1])) / 2;
  const beyond = ([x, y]: Point): number => nx * x + ny * y - middle;
  const card: Point[] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  const lying = partOf(card, beyond);
  const bent = partOf(card, (point) => -beyond(point));
  // Seen from the back the face is mirrored, and the fold mirrors it once more along itself.
  const [xx, xy, yy] = [1 - 2 * nx * nx, -2 * nx * ny, 1 - 2 * ny * ny];
  return {
    lying,
    lifted: bent.map(([x, y]) => [width - x, y]),
    matrix: [-xx, -xy, xy, yy, xx * width + 2 * middle * nx, xy * width + 2 * middle * ny],
    share: areaOf(bent) / (width * height),
  };
};
