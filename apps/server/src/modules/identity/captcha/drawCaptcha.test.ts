import { createRandom, type SeededRandom } from '@pavilion/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  createReader,
  type Filter,
  filters,
  plainSheet,
  type Reader,
  type Sheet,
} from './captchaReader.fixture.ts';
import { captchaHeightPx, captchaWidthPx, drawCaptcha, paintCaptcha } from './drawCaptcha.ts';
import { captchaAlphabet } from './glyphs.ts';

/** Of the pictures of before; and of these, of which a program may read fewer than one in twenty. */
const picturesBefore = 40;
const pictures = 100;
const solvedPartMax = 0.05;
const size = { widthPx: captchaWidthPx, heightPx: captchaHeightPx };

let reader: Reader;
beforeAll(() => {
  reader = createReader(size);
});

const newAnswer = (random: SeededRandom): string =>
  Array.from({ length: 4 }, () => captchaAlphabet[random.int(0, captchaAlphabet.length - 1)]).join('');

/** A program that takes a sheet, parted by one filter, to say something. */
type Program = (sheet: Sheet, filter: Filter) => string;

/** Reads where letters stand on the average, so far from one another. */
const inPlace =
  (advancePx: number): Program =>
  (sheet, filter) => {
    const centres = [-1.5, -0.5, 0.5, 1.5].map((place) => captchaWidthPx / 2 + place * advancePx);
    return reader.read(sheet, filter, centres);
  };
const sliding: Program = (sheet, filter) => reader.slide(sheet, filter);

const named = (name: string): Filter => {
  const filter = filters.get(name);
  if (filter === undefined) throw new Error(`no filter ${name}`);
  return filter;
};

interface Picture {
  readonly answer: string;
  readonly sheet: Sheet;
}

const painted = (count: number, paint: (answer: string, random: SeededRandom) => Sheet): Picture[] => {
  const random = createRandom(14);
  return Array.from({ length: count }, () => {
    const answer = newAnswer(random);
    return { answer, sheet: paint(answer, random) };
  });
};

/** Which part of the pictures each program reads rightly that parts ink and decoys by this one filter. */
const solvedParts = (filter: Filter, all: readonly Picture[], programs: readonly Program[]): number[] => {
  const parted = all.map(({ answer, sheet }) => ({ answer, sheet, mask: filter(sheet) }));
  return programs.map((program) => {
    const solved = parted.filter(({ answer, sheet, mask }) => program(sheet, () => mask) === answer);
    return solved.length / all.length;
  });
};

describe('programs that part letters from decoys by one attribute', () => {
  it.each(['width: dark strokes', 'brightness: the darkest'])(
    'read the pictures of before, whose letters had the wider strokes: %s',
    (name) => {
      const before = painted(picturesBefore, (answer, random) => plainSheet(answer, random.next, size));
      const [still = 0, slid = 0] = solvedParts(named(name), before, [inPlace(60), sliding]);
      expect(still).toBeGreaterThanOrEqual(0.8);
      // It looks for smaller letters in more places, and reads most of these all the same.
      expect(slid).toBeGreaterThanOrEqual(0.5);
    },
  );

  const these = painted(pictures, (answer, random) => ({
    ...size,
    tones: paintCaptcha(answer, random.next),
  }));
  /** By these attributes most was read before: there it may slide along the sheet as well. */
  const slides = /^(width: (strokes|the wider)|contrast)/;

  it.each([...filters])(
    'solve fewer than one in twenty of these: %s',
    { timeout: 60_000 },
    (name, filter) => {
      const programs = [inPlace(55), ...(slides.test(name) ? [sliding] : [])];
      expect(Math.max(...solvedParts(filter, these, programs))).toBeLessThan(solvedPartMax);
    },
  );
});

describe('the picture', () => {
  it('is a PNG in an SVG that holds nothing else', async () => {
    const svg = await drawCaptcha('ACDE');
    const [, encoded = ''] =
      /^<svg [^>]+><image [^>]*href="data:image\/png;base64,([^"]+)"\/><\/svg>$/.exec(svg) ?? [];
    const png = Buffer.from(encoded, 'base64');
    expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([captchaWidthPx, captchaHeightPx]);
    expect(png.length).toBeLessThan(16_000);
  });

  it('differs each time, also for the same answer', async () => {
    expect(await drawCaptcha('ACDE')).not.toBe(await drawCaptcha('ACDE'));
  });

  it('knows every character of the alphabet, and none that is taken for another', async () => {
    for (const character of captchaAlphabet) expect(await drawCaptcha(character)).toContain('<image');
    for (const confusing of '0O1IB8S5Z2G6QNMWVF4R') expect(captchaAlphabet).not.toContain(confusing);
    await expect(drawCaptcha('B')).rejects.toThrow('no captcha glyph');
  });
});
