import { between, type Chance, createChance, wholeBetween } from './chance.ts';
import { captchaAlphabet, glyphs, type Point, type Stroke } from './glyphs.ts';
import { createInkLayer } from './inkLayer.ts';
import { type Rgb, writePng } from './png.ts';

/** Drawn larger than it is shown, for dense screens. */
export const captchaWidthPx = 272;
export const captchaHeightPx = 96;
/** Letters, lines and scraps are drawn with pens of the same widths. */
const penPx = [4.8, 7.6] as const;
/** From the middle of one letter to that of the next: some of them touch. */
const advancePx = [50, 60] as const;
/** From the edge to the middle of the first or last letter, at least. */
const marginPx = 36;
const tonesMax = 15;
/** The tone of dark, and how much lighter light is. */
const darkTone = 2.5;
const lightTones = 10;
/**
 * How far a pixel's tone is off by chance: so far that in each stroke and on each ground some are on the wrong side. The eye
 * sees past single pixels; strokes have no width for a program that looks at them.
 */
const grainTones = 6;
/** Over how much of the waves' height the sheet goes from one tone to the other: at once, or letters would fade there. */
const edgeSteepness = 40;
const lines = 1;
const scraps = 2;

type Bend = (point: Point) => Point;

interface Wave {
  readonly alongX: number;
  readonly alongY: number;
  readonly phase: number;
}

/** A few waves of all directions: their mean goes softly up and down, from about −1 to 1. */
const newWaves = (chance: Chance, lengthPx: readonly [number, number]): Wave[] =>
  [0, 1, 2].map(() => {
    const direction = between(chance, 0, 2 * Math.PI);
    const rate = (2 * Math.PI) / between(chance, ...lengthPx);
    return {
      alongX: Math.cos(direction) * rate,
      alongY: Math.sin(direction) * rate,
      phase: between(chance, 0, 2 * Math.PI),
    };
  });

const heightAt = (waves: readonly Wave[], [x, y]: Point): number =>
  waves.reduce((sum, { alongX, alongY, phase }) => sum + Math.sin(x * alongX + y * alongY + phase), 0) /
  waves.length;

/** The same for a whole sheet, row by row; the sine of a sum spares a sine a pixel. */
const heightsOf = (waves: readonly Wave[]): Float32Array => {
  const heights = new Float32Array(captchaWidthPx * captchaHeightPx);
  for (const { alongX, alongY, phase } of waves) {
    const columns = Array.from({ length: captchaWidthPx }, (_, x) => x * alongX + phase);
    const [sines, cosines] = [columns.map(Math.sin), columns.map(Math.cos)];
    for (let y = 0; y < captchaHeightPx; y += 1) {
      const [sine, cosine] = [Math.sin(y * alongY), Math.cos(y * alongY)];
      for (let x = 0; x < captchaWidthPx; x += 1) {
        const height = (sines[x] ?? 0) * cosine + (cosines[x] ?? 0) * sine;
        const at = y * captchaWidthPx + x;
        heights[at] = (heights[at] ?? 0) + height / waves.length;
      }
    }
  }
  return heights;
};

const newWarp = (chance: Chance, reachPx: number, lengthPx: readonly [number, number]): Bend => {
  const [aside, down] = [newWaves(chance, lengthPx), newWaves(chance, lengthPx)];
  return (point) => [point[0] + reachPx * heightAt(aside, point), point[1] + reachPx * heightAt(down, point)];
};

interface Stance {
  readonly centre: Point;
  /** Units of the glyph's grid are this many pixels. */
  readonly scale: readonly [number, number];
  readonly turn: number;
  readonly slant: number;
}

const standing = ({ centre, scale, turn, slant }: Stance): Bend => {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return ([x, y]) => {
    const [fromX, fromY] = [(x - 10) * scale[0] + (15 - y) * slant, (y - 15) * scale[1]];
    return [centre[0] + fromX * cos - fromY * sin, centre[1] + fromX * sin + fromY * cos];
  };
};

const degrees = (angle: number): number => (angle * Math.PI) / 180;

/** Points between the corners, close enough that a bent line bends smoothly. */
const finely = (stroke: Stroke): Stroke =>
  stroke.flatMap((to, index): Point[] => {
    const from = stroke[index - 1];
    if (from === undefined) return [to];
    const steps = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / 3));
    return Array.from({ length: steps }, (_, step): Point => {
      const part = (step + 1) / steps;
      return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
    });
  });

/** The letters, each turned, slanted, stretched and bent by itself, close enough to touch. */
const letters = (chance: Chance, answer: string): Stroke[] => {
  const gaps = Array.from(answer, () => between(chance, ...advancePx));
  const slack = captchaWidthPx - 2 * marginPx - gaps.slice(1).reduce((sum, gap) => sum + gap, 0);
  let centreX = marginPx + between(chance, 0, Math.max(0, slack)) - (gaps[0] ?? 0);
  return [...answer].flatMap((character, place) => {
    const strokes = glyphs[character];
    centreX += gaps[place] ?? 0;
    if (strokes === undefined) throw new Error(`no captcha glyph for ${character}`);
    const stand = standing({
      centre: [centreX, captchaHeightPx / 2 + between(chance, -7, 7)],
      scale: [between(chance, 1.6, 2.9), between(chance, 1.5, 2.5)],
      turn: degrees(between(chance, -18, 18)),
      slant: between(chance, -0.3, 0.3),
    });
    const warp = newWarp(chance, 1.1, [14, 30]);
    return strokes.map((stroke) => finely(stroke).map((point) => stand(warp(point))));
  });
};

/** A line through the whole sheet, from above to below or the other way: one that lay flat would be taken for bars of letters. */
const line = (chance: Chance): Stroke => {
  const [high, low] = [between(chance, 0, 26), captchaHeightPx - between(chance, 0, 26)];
  const [from, to] = chance() < 0.5 ? [high, low] : [low, high];
  const warp = newWarp(chance, 12, [80, 160]);
  return finely([
    [-20, from],
    [captchaWidthPx + 20, to],
  ]).map(warp);
};

/** A piece of some letter, somewhere: as wide, as bent and as dark as the letters themselves. */
const scrap = (chance: Chance): Stroke => {
  const character = captchaAlphabet[wholeBetween(chance, 0, captchaAlphabet.length - 1)] ?? '';
  const strokes = glyphs[character] ?? [];
  const stroke = finely(strokes[wholeBetween(chance, 0, strokes.length - 1)] ?? []);
  const length = wholeBetween(chance, 3, 5);
  const from = wholeBetween(chance, 0, Math.max(0, stroke.length - length));
  const piece = stroke.slice(from, from + length);
  const middle = piece[Math.floor(piece.length / 2)] ?? [10, 15];
  const turn = standing({
    centre: [between(chance, 0, captchaWidthPx), between(chance, 4, captchaHeightPx - 4)],
    scale: [2.2, 2],
    turn: between(chance, 0, 2 * Math.PI),
    slant: 0,
  });
  return piece.map(([x, y]) => turn([x - middle[0] + 10, y - middle[1] + 15]));
};

/** From dark to light, of one colour: a picture says nothing by its colours. */
const newPalette = (chance: Chance): Rgb[] => {
  const [dark, light]: readonly [Rgb, Rgb] = [
    [between(chance, 20, 70), between(chance, 20, 50), between(chance, 30, 90)],
    [between(chance, 232, 250), between(chance, 226, 244), between(chance, 210, 236)],
  ];
  const mixed = (from: number, to: number, tone: number): number =>
    Math.round(from + ((to - from) * tone) / tonesMax);
  return Array.from(
    { length: tonesMax + 1 },
    (_, tone): Rgb => [
      mixed(dark[0], light[0], tone),
      mixed(dark[1], light[1], tone),
      mixed(dark[2], light[2], tone),
    ],
  );
};

/** The tones of the picture, row by row, 0 dark to 15 light. */
export const paintCaptcha = (answer: string, chance: Chance): Uint8Array => {
  const layer = createInkLayer(captchaWidthPx, captchaHeightPx);
  const warp = newWarp(chance, 3.5, [60, 130]);
  for (const stroke of letters(chance, answer)) layer.draw(stroke.map(warp), between(chance, ...penPx));
  for (let count = 0; count < lines; count += 1) layer.draw(line(chance), between(chance, ...penPx));
  for (let count = 0; count < scraps; count += 1)
    layer.draw(scrap(chance).map(warp), between(chance, ...penPx));
  const turned = heightsOf(newWaves(chance, [170, 280]));
  const tones = new Uint8Array(captchaWidthPx * captchaHeightPx);
  let grains = 0;
  for (let at = 0; at < tones.length; at += 1) {
    // A number by chance is good for four grains.
    grains = at % 4 === 0 ? Math.floor(chance() * 2 ** 32) : grains >>> 8;
    const ink = layer.coverage[at] ?? 0;
    // Here ink is dark on light ground, there light on dark.
    const side = Math.min(1, Math.max(0, (turned[at] ?? 0) * edgeSteepness + 0.5));
    const light = ink + side - 2 * ink * side;
    const tone = darkTone + light * lightTones + grainTones * ((grains & 255) / 127.5 - 1);
    tones[at] = Math.min(tonesMax, Math.max(0, Math.round(tone)));
  }
  return tones;
};

/**
 * The captcha as an SVG document that holds a PNG and nothing else, so that clients which show an SVG go on showing it.
 * Throws for a character that has no glyph.
 */
export const drawCaptcha = async (answer: string, chance: Chance = createChance()): Promise<string> => {
  const size = { widthPx: captchaWidthPx, heightPx: captchaHeightPx };
  const png = await writePng(paintCaptcha(answer, chance), { ...size, palette: newPalette(chance) });
  const box = `width="${captchaWidthPx / 2}" height="${captchaHeightPx / 2}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${box} viewBox="0 0 ${captchaWidthPx / 2} ${captchaHeightPx / 2}">` +
    `<image ${box} href="data:image/png;base64,${png.toString('base64')}"/></svg>`
  );
};
