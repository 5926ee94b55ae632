/** Turning a few chosen points into smooth cut edges. Coordinates are SVG user units. */

type Knot = { readonly x: number; readonly y: number; readonly sharp: boolean };
type Point = readonly [x: number, y: number];

const round = (value: number): string => String(Math.round(value * 10) / 10);
const pair = (x: number, y: number): string => `${round(x)} ${round(y)}`;

/** `"10,20 30,40! 50,60"`: a point ending in `!` is a corner. */
const knotsOf = (points: string): Knot[] =>
  points
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [x = 0, y = 0] = word.replace('!', '').split(',').map(Number);
      return { x, y, sharp: word.endsWith('!') };
    });

/** Unit tangent at a knot; the nearer neighbour weighs more, which keeps curves from swinging out. */
const tangentAt = (before: Knot, here: Knot, after: Knot): Point => {
  const inX = here.x - before.x;
  const inY = here.y - before.y;
  const outX = after.x - here.x;
  const outY = after.y - here.y;
  const inLength = Math.hypot(inX, inY) || 1;
  const outLength = Math.hypot(outX, outY) || 1;
  const x = (inX / inLength) * outLength + (outX / outLength) * inLength;
  const y = (inY / inLength) * outLength + (outY / outLength) * inLength;
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
};

const curveBetween = (before: Knot, from: Knot, to: Knot, after: Knot): string => {
  // The same edge in a third of the signs: pictures of trees and peaks are mostly corners.
  if (from.sharp && to.sharp) return `L${pair(to.x, to.y)}`;
  const reach = Math.hypot(to.x - from.x, to.y - from.y) * 0.36;
  const straight: Point = [(to.x - from.x) / (reach / 0.36 || 1), (to.y - from.y) / (reach / 0.36 || 1)];
  const leave = from.sharp ? straight : tangentAt(before, from, to);
  const arrive = to.sharp ? straight : tangentAt(from, to, after);
  const one = pair(from.x + leave[0] * reach, from.y + leave[1] * reach);
  const two = pair(to.x - arrive[0] * reach, to.y - arrive[1] * reach);
  return `C${one} ${two} ${pair(to.x, to.y)}`;
};

const throughKnots = (knots: readonly Knot[], closed: boolean): string => {
  const first = knots[0];
  if (first === undefined) return '';
  const count = knots.length;
  const at = (index: number): Knot => {
    const wrapped = closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index));
    return knots[wrapped] ?? first;
  };
  let d = `M${pair(first.x, first.y)}`;
  for (let index = 0; index < (closed ? count : count - 1); index += 1)
    d += curveBetween(at(index - 1), at(index), at(index + 1), at(index + 2));
  return closed ? `${d}Z` : d;
};

/** A smooth closed outline through the points. */
export const shape = (points: string): string => throughKnots(knotsOf(points), true);

/** A smooth open line through the points, for strokes. */
export const line = (points: string): string => throughKnots(knotsOf(points), false);

/** A closed outline with straight edges. */
export const facet = (points: string): string =>
  `M${points.trim().split(/\s+/).join('L').replaceAll(',', ' ')}Z`;

export const disc = (x: number, y: number, radius: number): string => oval(x, y, radius, radius);

export const oval = (x: number, y: number, radiusX: number, radiusY: number): string =>
  `M${pair(x - radiusX, y)}a${pair(radiusX, radiusY)} 0 1 0 ${pair(radiusX * 2, 0)}a${pair(radiusX, radiusY)} 0 1 0 ${pair(-radiusX * 2, 0)}Z`;

export const box = (x: number, y: number, width: number, height: number, corner = 0): string =>
  corner === 0
    ? `M${pair(x, y)}h${round(width)}v${round(height)}h${round(-width)}Z`
    : `M${pair(x + corner, y)}h${round(width - 2 * corner)}q${pair(corner, 0)} ${pair(corner, corner)}v${round(height - 2 * corner)}q${pair(0, corner)} ${pair(-corner, corner)}h${round(2 * corner - width)}q${pair(-corner, 0)} ${pair(-corner, -corner)}v${round(2 * corner - height)}q${pair(0, -corner)} ${pair(corner, -corner)}Z`;

/** A leaf or feather blade from one tip to the other; `bend` bows it to the left of its direction. */
export const leaf = (x1: number, y1: number, x2: number, y2: number, width: number, bend = 0): string => {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const normalX = (y2 - y1) / length;
  const normalY = -(x2 - x1) / length;
  const side = (offset: number, share: number): string =>
    pair(x1 + (x2 - x1) * share + normalX * offset, y1 + (y2 - y1) * share + normalY * offset);
  const left = bend + width * 0.66;
  const right = bend - width * 0.66;
  return `M${pair(x1, y1)}C${side(left, 0.3)} ${side(left * 0.8, 0.72)} ${pair(x2, y2)}C${side(right * 0.8, 0.72)} ${side(right, 0.3)} ${pair(x1, y1)}Z`;
};

type Station = { readonly x: number; readonly y: number; readonly width: number };

/**
 * A band of changing width along a smooth line: limbs, tails, branches, smoke. Each point is `x,y,width`;
 * the width of 0 at an end makes a tip.
 */
export const ribbon = (points: string): string => {
  const stations: Station[] = points
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [x = 0, y = 0, width = 0] = word.split(',').map(Number);
      return { x, y, width };
    });
  const first = stations[0];
  const last = stations.at(-1);
  if (first === undefined || last === undefined) return '';
  const left: Knot[] = [];
  const right: Knot[] = [];
  for (const [index, here] of stations.entries()) {
    const before = stations[index - 1] ?? here;
    const after = stations[index + 1] ?? here;
    const [tx, ty] = tangentAt(
      { ...before, sharp: false },
      { ...here, sharp: false },
      { ...after, sharp: false },
    );
    const half = here.width / 2;
    // A long thin band with a rounded end would swell: its ends are cut square.
    const isEnd = index === 0 || index === stations.length - 1;
    const length =
      Math.hypot(after.x - here.x, after.y - here.y) + Math.hypot(here.x - before.x, here.y - before.y);
    const sharp = isEnd && (stations.length === 2 || length > here.width * 5);
    left.push({ x: here.x + ty * half, y: here.y - tx * half, sharp });
    right.unshift({ x: here.x - ty * half, y: here.y + tx * half, sharp });
  }
  const tip = (station: Station): Knot[] =>
    station.width === 0 ? [{ x: station.x, y: station.y, sharp: true }] : [];
  const leftEdge = first.width === 0 ? left.slice(1) : left;
  const rightEdge = first.width === 0 ? right.slice(0, -1) : right;
  const outline = [
    ...tip(first),
    ...(last.width === 0 ? leftEdge.slice(0, -1) : leftEdge),
    ...tip(last),
    ...(last.width === 0 ? rightEdge.slice(1) : rightEdge),
  ];
  return throughKnots(outline, true);
};

/** The points of a circle, for laying things round it: angle in degrees, 0 to the right, clockwise. */
export const polar = (x: number, y: number, radius: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
};

/** `count` values spread evenly from `from` to `to`, both included. */
export const spread = (count: number, from: number, to: number): number[] =>
  Array.from({ length: count }, (_, index) =>
    count === 1 ? from : from + ((to - from) * index) / (count - 1),
  );
