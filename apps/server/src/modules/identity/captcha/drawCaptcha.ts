import { randomInt } from 'node:crypto';
import { glyphs, type Point, type Stroke } from './glyphs.ts';

const widthPx = 132;
const heightPx = 44;
const cellPx = 29;
const marginPx = 9;
/** Ink and decoys share their colours, so that a filter by colour does not part them. */
const inks = ['#2b2440', '#3d2f5c', '#54303f', '#1f3f4a'];
const decoyStrokes = 3;
const specks = 7;

const between = (low: number, high: number): number => low + ((high - low) * randomInt(0, 10_001)) / 10_000;
const oneOf = <T>(items: readonly T[]): T | undefined => items[randomInt(items.length)];

const shuffled = <T>(items: readonly T[]): T[] =>
  items
    .map((item) => ({ item, rank: randomInt(2 ** 32) }))
    .sort((left, right) => left.rank - right.rank)
    .map(({ item }) => item);

type Bend = (point: Point) => Point;

/** A wave through the whole picture, another one each time. */
const newWave = (): Bend => {
  const [rise, length, phase] = [between(1.2, 2.6), between(28, 52), between(0, 2 * Math.PI)];
  const [sway, height, start] = [between(0.6, 1.6), between(18, 34), between(0, 2 * Math.PI)];
  return ([x, y]) => [
    x + sway * Math.sin((2 * Math.PI * y) / height + start),
    y + rise * Math.sin((2 * Math.PI * x) / length + phase),
  ];
};

/** Where and how one glyph stands: turned, slanted, stretched, moved. */
const newStance = (cell: number): Bend => {
  const angle = (between(-17, 17) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [stretchX, stretchY, slant] = [between(0.85, 1.08), between(0.82, 1), between(-0.16, 0.16)];
  const [centreX, centreY] = [
    marginPx + cell * cellPx + cellPx / 2 + between(-2, 2),
    heightPx / 2 + between(-3, 3),
  ];
  return ([x, y]) => {
    const [fromX, fromY] = [(x - 10) * stretchX + (15 - y) * slant, (y - 15) * stretchY];
    return [centreX + fromX * cos - fromY * sin, centreY + fromX * sin + fromY * cos];
  };
};

const jitter = ([x, y]: Point): Point => [x + between(-0.35, 0.35), y + between(-0.35, 0.35)];

/** A smooth path through points (Catmull–Rom as cubic Béziers). */
const pathOf = (points: Stroke): string => {
  const at = (index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
  const text = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const curves = points.slice(1).map((end, index) => {
    const [before, start, after] = [at(index - 1), at(index), at(index + 2)];
    const first: Point = [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6];
    const second: Point = [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6];
    return `C${text(first)} ${text(second)} ${text(end)}`;
  });
  return `M${text(at(0))}${curves.join('')}`;
};

/** A stroke cut into overlapping pieces: the picture holds no path that is a letter by itself. */
const pieces = (stroke: Stroke): Stroke[] => {
  const cut: Stroke[] = [];
  for (let start = 0; start < stroke.length - 1; ) {
    const length = randomInt(2, 5);
    cut.push(stroke.slice(start, start + length + 1));
    start += length;
  }
  return cut;
};

const decoy = (): Stroke => {
  const [fromY, toY] = [between(6, heightPx - 6), between(6, heightPx - 6)];
  return Array.from(
    { length: 9 },
    (_, step): Point => [
      (widthPx * step) / 8 + between(-3, 3),
      fromY + ((toY - fromY) * step) / 8 + between(-4, 4),
    ],
  );
};

const speck = (): Stroke => {
  const [x, y] = [between(4, widthPx - 4), between(4, heightPx - 4)];
  return [
    [x, y],
    [x + between(-4, 4), y + between(-4, 4)],
    [x + between(-6, 6), y + between(-6, 6)],
  ];
};

const draw = (stroke: Stroke, widths: readonly [number, number]): string =>
  `<path d="${pathOf(stroke)}" stroke="${oneOf(inks)}" stroke-width="${between(...widths).toFixed(1)}"/>`;

/**
 * The captcha as an SVG document of bent pen strokes: paths, not text, in shuffled pieces among decoys.
 * Throws for a character that has no glyph.
 */
export const drawCaptcha = (answer: string): string => {
  const wave = newWave();
  const ink = [...answer].flatMap((character, cell) => {
    const strokes = glyphs[character];
    if (strokes === undefined) throw new Error(`no captcha glyph for ${character}`);
    const stance = newStance(cell);
    return strokes.map((stroke): Stroke => stroke.map((point) => wave(jitter(stance(point)))));
  });
  const drawn = shuffled([
    ...ink.flatMap(pieces).map((piece) => draw(piece, [2.3, 2.9])),
    ...Array.from({ length: decoyStrokes }, decoy)
      .flatMap(pieces)
      .map((piece) => draw(piece, [0.7, 1.2])),
    ...Array.from({ length: specks }, speck).map((piece) => draw(piece, [0.8, 1.6])),
  ]);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}" viewBox="0 0 ${widthPx} ${heightPx}">` +
    `<rect width="100%" height="100%" rx="6" fill="#f1eadc"/>` +
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${drawn.join('')}</g></svg>`
  );
};
