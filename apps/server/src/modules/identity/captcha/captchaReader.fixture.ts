import { between, type Chance } from './chance.ts';
import { captchaAlphabet, glyphs, type Point } from './glyphs.ts';
import { createInkLayer } from './inkLayer.ts';

/**
 * Somebody's program that reads captchas: it takes ink and ground apart by one attribute, cuts the sheet where letters
 * usually stand, and lays clean letters over each place, turned, stretched and moved, until one fits best.
 */

export interface Size {
  readonly widthPx: number;
  readonly heightPx: number;
}

export interface Sheet extends Size {
  /** 0 dark to 15 light, row by row. */
  readonly tones: Uint8Array;
}

/** Which pixels are taken for ink. */
type Mask = Uint8Array;
export type Filter = (sheet: Sheet) => Mask;

const maskOf = (length: number, isInk: (index: number) => boolean): Mask => {
  const mask = new Uint8Array(length);
  for (let index = 0; index < length; index += 1) if (isInk(index)) mask[index] = 1;
  return mask;
};

const within =
  (low: number, high: number): Filter =>
  ({ tones }) =>
    maskOf(tones.length, (index) => (tones[index] ?? 0) >= low && (tones[index] ?? 0) <= high);

/** How far each pixel of a mask is from what is not of it, in pixels (two passes, chamfer 1 and 1.4). */
const depths = (mask: Mask, { widthPx, heightPx }: Size): Float32Array => {
  // With a frame around, so that no pixel has to be asked whether it has neighbours.
  const stride = widthPx + 2;
  const framed = new Float32Array(stride * (heightPx + 2)).fill(1e6);
  for (let y = 0; y < heightPx; y += 1)
    for (let x = 0; x < widthPx; x += 1)
      if (mask[y * widthPx + x] === 0) framed[(y + 1) * stride + x + 1] = 0;
  const relax = (at: number, turn: 1 | -1): void => {
    const beside = framed[at - turn] ?? 0;
    const before = at - turn * stride;
    const near = Math.min(beside, framed[before] ?? 0) + 1;
    const aslant = Math.min(framed[before - 1] ?? 0, framed[before + 1] ?? 0) + 1.4;
    framed[at] = Math.min(framed[at] ?? 0, near, aslant);
  };
  for (let y = 1; y <= heightPx; y += 1) for (let x = 1; x <= widthPx; x += 1) relax(y * stride + x, 1);
  for (let y = heightPx; y >= 1; y -= 1) for (let x = widthPx; x >= 1; x -= 1) relax(y * stride + x, -1);
  const depth = new Float32Array(mask.length);
  for (let y = 0; y < heightPx; y += 1) {
    const from = (y + 1) * stride + 1;
    depth.set(framed.subarray(from, from + widthPx), y * widthPx);
  }
  return depth;
};

/** What is left of a mask where a disc of this radius fits in (morphological opening); `core` is the mask's depths. */
const opened = (core: Float32Array, sheet: Size, radiusPx: number): Mask => {
  const outside = depths(
    maskOf(core.length, (index) => (core[index] ?? 0) <= radiusPx),
    sheet,
  );
  return maskOf(core.length, (index) => (outside[index] ?? 0) <= radiusPx);
};

const both = (left: Mask, right: Mask): Mask =>
  maskOf(left.length, (index) => left[index] === 1 || right[index] === 1);
const without = (left: Mask, right: Mask): Mask =>
  maskOf(left.length, (index) => left[index] === 1 && right[index] === 0);

/** By the width of strokes, in pixels: of the dark ones, of the light ones, or of both. */
const byWidth =
  (from: number, to: number, tones: 'dark' | 'light' | 'both'): Filter =>
  (sheet) => {
    const strokesOf = (mask: Mask): Mask => {
      const core = depths(mask, sheet);
      return without(opened(core, sheet, from / 2), opened(core, sheet, to / 2));
    };
    const [dark, light] = [within(0, 7)(sheet), within(8, 15)(sheet)];
    if (tones === 'dark') return strokesOf(dark);
    return tones === 'light' ? strokesOf(light) : both(strokesOf(dark), strokesOf(light));
  };

/** Parts of a mask that hang together, as lists of pixels. */
const components = (mask: Mask, { widthPx }: Size): number[][] => {
  const seen = new Uint8Array(mask.length);
  const found: number[][] = [];
  for (const [start, ink] of mask.entries()) {
    if (ink === 0 || seen[start] === 1) continue;
    const part = [start];
    seen[start] = 1;
    for (const at of part) {
      for (const next of [at - 1, at + 1, at - widthPx, at + widthPx]) {
        if (mask[next] !== 1 || seen[next] === 1) continue;
        seen[next] = 1;
        part.push(next);
      }
    }
    found.push(part);
  }
  return found;
};

/** By the size of connected parts, in pixels. */
const bySize =
  (base: Filter, from: number, to: number): Filter =>
  (sheet) => {
    const mask = base(sheet);
    const kept = new Uint8Array(mask.length);
    for (const part of components(mask, sheet)) {
      if (part.length >= from && part.length <= to) for (const at of part) kept[at] = 1;
    }
    return kept;
  };

/** By where on the sheet: only the middle, where the letters are. */
const byPlace =
  (base: Filter, marginPart: number): Filter =>
  (sheet) => {
    const mask = base(sheet);
    const margin = sheet.heightPx * marginPart;
    return maskOf(mask.length, (index) => {
      const y = Math.floor(index / sheet.widthPx);
      return mask[index] === 1 && y >= margin && y < sheet.heightPx - margin;
    });
  };

/** By contrast with what is around, whichever way: what differs from the mean of its neighbourhood. */
const byContrast =
  (reachPx: number, differenceMin: number): Filter =>
  ({ tones, widthPx, heightPx }) => {
    const sums = new Float64Array((widthPx + 1) * (heightPx + 1));
    const stride = widthPx + 1;
    for (let y = 0; y < heightPx; y += 1) {
      for (let x = 0; x < widthPx; x += 1) {
        sums[(y + 1) * stride + x + 1] =
          (tones[y * widthPx + x] ?? 0) +
          (sums[y * stride + x + 1] ?? 0) +
          (sums[(y + 1) * stride + x] ?? 0) -
          (sums[y * stride + x] ?? 0);
      }
    }
    return maskOf(tones.length, (index) => {
      const [x, y] = [index % widthPx, Math.floor(index / widthPx)];
      const [left, right] = [Math.max(0, x - reachPx), Math.min(widthPx, x + reachPx + 1)];
      const [top, bottom] = [Math.max(0, y - reachPx), Math.min(heightPx, y + reachPx + 1)];
      const sum =
        (sums[bottom * stride + right] ?? 0) -
        (sums[top * stride + right] ?? 0) -
        (sums[bottom * stride + left] ?? 0) +
        (sums[top * stride + left] ?? 0);
      return Math.abs((tones[index] ?? 0) - sum / ((right - left) * (bottom - top))) >= differenceMin;
    });
  };

const dark = within(0, 7);
const light = within(8, 15);

/** Each takes letters and decoys apart by one attribute alone. */
export const filters: ReadonlyMap<string, Filter> = new Map([
  ['whatever is dark', dark],
  ['whatever is light', light],
  ['brightness: the darkest', within(0, 3)],
  ['brightness: the lightest', within(12, 15)],
  ['colour: a band in the middle', within(4, 11)],
  ['width: dark strokes', byWidth(3, 12, 'dark')],
  ['width: light strokes', byWidth(3, 12, 'light')],
  ['width: strokes dark or light', byWidth(3, 12, 'both')],
  ['width: the wider ones', byWidth(4.5, 14, 'both')],
  ['size: no dark specks', bySize(dark, 250, 20_000)],
  ['size: dark parts as large as a letter', bySize(dark, 250, 2_500)],
  ['size: light parts as large as a letter', bySize(light, 250, 2_500)],
  ['position: the middle rows, dark', byPlace(dark, 0.15)],
  ['position: the middle rows, light', byPlace(light, 0.15)],
  ['contrast with the neighbourhood', byContrast(9, 4)],
]);

/** The reader works at half the size: 32 columns are one word. */
const half = 2;
const cellColumns = 32;

const popCount = (word: number): number => {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

interface Template {
  readonly character: string;
  /** From the first inked row on. */
  readonly rows: Int32Array;
  readonly firstRow: number;
  readonly inked: number;
}

const inkedOf = (rows: Int32Array): number => rows.reduce((sum, row) => sum + popCount(row), 0);

/** 32 columns around a place of the mask, a word a row. */
const cellAt = (mask: Mask, { widthPx, heightPx }: Size, centrePx: number): Int32Array => {
  const left = Math.round(centrePx / half) - cellColumns / 2;
  return Int32Array.from({ length: Math.floor(heightPx / half) }, (_, row) => {
    let word = 0;
    for (let column = 0; column < cellColumns; column += 1) {
      const x = (left + column) * half;
      if (x < 0 || x + 1 >= widthPx) continue;
      const at = row * half * widthPx + x;
      const covered =
        (mask[at] ?? 0) + (mask[at + 1] ?? 0) + (mask[at + widthPx] ?? 0) + (mask[at + widthPx + 1] ?? 0);
      if (covered >= 2) word |= 1 << column;
    }
    return word;
  });
};

/** Of the clean letters: pixels for a unit of the glyphs' grid, how far they turn, in degrees, and their pen. */
const scales = [
  [2, 1.8],
  [2.2, 2],
  [2.4, 2.1],
] as const;
const turns = [-20, -10, 0, 10, 20];
const penPx = 6;

const templatesOf = (heightPx: number): Template[] =>
  [...captchaAlphabet].flatMap((character) =>
    scales.flatMap((scale) =>
      turns.map((turn) => {
        const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
        const widthPx = cellColumns * half;
        const layer = createInkLayer(widthPx, heightPx);
        const stand = ([x, y]: Point): Point => {
          const [fromX, fromY] = [(x - 10) * scale[0], (y - 15) * scale[1]];
          return [widthPx / 2 + fromX * cos - fromY * sin, heightPx / 2 + fromX * sin + fromY * cos];
        };
        for (const stroke of glyphs[character] ?? []) layer.draw(stroke.map(stand), penPx);
        const mask = maskOf(layer.coverage.length, (index) => (layer.coverage[index] ?? 0) > 0.5);
        const rows = cellAt(mask, { widthPx, heightPx }, widthPx / 2);
        const [firstRow, lastRow] = [
          rows.findIndex((row) => row !== 0),
          rows.findLastIndex((row) => row !== 0),
        ];
        return { character, rows: rows.slice(firstRow, lastRow + 1), firstRow, inked: inkedOf(rows) };
      }),
    ),
  );

/** How well a letter lies on a cell when it is moved: twice what they share over what both have (Dice). */
const fitOf = (cell: Int32Array, cellInked: number, template: Template, down: number, aside: number) => {
  let shared = 0;
  const { rows, firstRow, inked } = template;
  for (let row = 0; row < rows.length; row += 1) {
    const word = rows[row] ?? 0;
    const moved = aside >= 0 ? word << aside : word >>> -aside;
    shared += popCount((cell[firstRow + row + down] ?? 0) & moved);
  }
  // Ink of the cell that the letter does not explain may be a neighbour's or a decoy's: it counts for little.
  return shared / (inked + 0.35 * cellInked);
};

/** A letter that may stand at a place of the sheet, and how well it lies there. */
interface Found {
  readonly character: string;
  readonly fit: number;
}

export interface Reader {
  /** The same by a program that slides along the sheet: four letters at distances that occur, which together fit best. */
  readonly slide: (sheet: Sheet, filter: Filter) => string;
  /** What the program takes the sheet to say. */
  readonly read: (sheet: Sheet, filter: Filter, centresPx: readonly number[]) => string;
}

/** In halves of the picture's pixels. */
const moves = [-6, -3, 0, 3, 6];
/** Then the best of these are tried more closely. */
const promisingMax = 20;
const nudges = [-1, 0, 1];

/** Of the reader that slides. */
const slidesDown = [-7, -5, -3, -1, 1, 3, 5, 7];
/** In pixels of the picture: where the first letter may stand, how closely it looks, and what lies between two letters. */
const edgePx = 26;
const stepPx = 4;
const gapSteps = { min: 11, max: 15 };
const lettersRead = 4;

export const createReader = ({ heightPx }: Pick<Size, 'heightPx'>): Reader => {
  const templates = templatesOf(heightPx);
  const readCell = (cell: Int32Array): string => {
    const cellInked = inkedOf(cell);
    const lay = (template: Template, down: number, aside: number) => ({
      template,
      down,
      aside,
      fit: fitOf(cell, cellInked, template, down, aside),
    });
    const best = (laid: ReturnType<typeof lay>[]) =>
      laid.reduce((first, second) => (second.fit > first.fit ? second : first));
    const rough = templates.map((template) =>
      best(moves.flatMap((down) => moves.map((aside) => lay(template, down, aside)))),
    );
    const promising = rough.sort((left, right) => right.fit - left.fit).slice(0, promisingMax);
    const laid = promising.flatMap(({ template, down, aside }) =>
      nudges.flatMap((dy) => nudges.map((dx) => lay(template, down + dy, aside + dx))),
    );
    return best(laid).template.character;
  };
  const lookAt = (cell: Int32Array): Found => {
    const cellInked = inkedOf(cell);
    let found: Found = { character: '', fit: -1 };
    for (const template of templates)
      for (const down of slidesDown) {
        const fit = fitOf(cell, cellInked, template, down, 0);
        if (fit > found.fit) found = { character: template.character, fit };
      }
    return found;
  };
  const slide = (sheet: Sheet, filter: Filter): string => {
    const mask = filter(sheet);
    const found = Array.from({ length: Math.floor((sheet.widthPx - 2 * edgePx) / stepPx) + 1 }, (_, step) =>
      lookAt(cellAt(mask, sheet, edgePx + step * stepPx)),
    );
    // The best ways to have read so many letters, the last of them at each step.
    let ways = found.map(({ character, fit }) => ({ text: character, fit }));
    for (let place = 1; place < lettersRead; place += 1) {
      ways = found.map(({ character, fit }, step) => {
        const before = ways
          .slice(Math.max(0, step - gapSteps.max), Math.max(0, step - gapSteps.min + 1))
          .reduce((best, way) => (way.fit > best.fit ? way : best), { text: '', fit: -Infinity });
        return { text: before.text + character, fit: before.fit + fit };
      });
    }
    return ways.reduce((best, way) => (way.fit > best.fit ? way : best)).text;
  };
  return {
    slide,
    read: (sheet, filter, centresPx) => {
      const mask = filter(sheet);
      return centresPx.map((centrePx) => readCell(cellAt(mask, sheet, centrePx))).join('');
    },
  };
};

/** The size of the pictures of before in the size of these. */
const beforeScale = 2.06;

/** A picture as the hall drew them before: in places that never change, decoys thinner than letters, ink on paper. */
export const plainSheet = (answer: string, chance: Chance, { widthPx, heightPx }: Size): Sheet => {
  const layer = createInkLayer(widthPx, heightPx);
  const [width, height] = [widthPx / beforeScale, heightPx / beforeScale];
  const draw = (points: readonly Point[], pen: readonly [number, number]): void =>
    layer.draw(
      points.map(([x, y]): Point => [x * beforeScale, y * beforeScale]),
      between(chance, ...pen) * beforeScale,
    );
  for (const [place, character] of [...answer].entries()) {
    const turn = (between(chance, -17, 17) * Math.PI) / 180;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const [wide, high] = [between(chance, 0.85, 1.08), between(chance, 0.82, 1)];
    const [centreX, centreY] = [
      width / 2 + (place - 1.5) * 29 + between(chance, -2, 2),
      height / 2 + between(chance, -3, 3),
    ];
    const stand = ([x, y]: Point): Point => {
      const [fromX, fromY] = [(x - 10) * wide, (y - 15) * high];
      return [centreX + fromX * cos - fromY * sin, centreY + fromX * sin + fromY * cos];
    };
    for (const stroke of glyphs[character] ?? []) draw(stroke.map(stand), [2.3, 2.9]);
  }
  for (let decoy = 0; decoy < 3; decoy += 1) {
    const [from, to] = [between(chance, 6, height - 6), between(chance, 6, height - 6)];
    const points = Array.from(
      { length: 9 },
      (_, step): Point => [(width * step) / 8, from + ((to - from) * step) / 8 + between(chance, -4, 4)],
    );
    draw(points, [0.7, 1.2]);
  }
  return { widthPx, heightPx, tones: Uint8Array.from(layer.coverage, (ink) => Math.round(15 - 12 * ink)) };
};
