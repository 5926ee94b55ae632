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

const pictures = 40;
const size = { widthPx: captchaWidthPx, heightPx: captchaHeightPx };

let reader: Reader;
beforeAll(() => {
  reader = createReader(size);
});

const newAnswer = (random: SeededRandom): string =>
  Array.from({ length: 4 }, () => captchaAlphabet[random.int(0, captchaAlphabet.length - 1)]).join('');

/** How many of the pictures a program reads rightly that parts ink and decoys by this one filter. */
const solvedBy = (
  filter: Filter,
  { paint, advancePx }: { paint: (answer: string, random: SeededRandom) => Sheet; advancePx: number },
): number => {
  const random = createRandom(14);
  const centres = [-1.5, -0.5, 0.5, 1.5].map((place) => captchaWidthPx / 2 + place * advancePx);
  let solved = 0;
  for (let picture = 0; picture < pictures; picture += 1) {
    const answer = newAnswer(random);
    if (reader.read(paint(answer, random), filter, centres) === answer) solved += 1;
  }
  return solved;
};

describe('programs that part letters from decoys by one attribute', () => {
  it.each(['width: dark strokes', 'brightness: the darkest'])(
    'read the pictures of before, whose letters had the wider strokes: %s',
    (name) => {
      const filter = filters.get(name);
      const solved =
        filter &&
        solvedBy(filter, {
          paint: (answer, random) => plainSheet(answer, random.next, size),
          advancePx: 60,
        });
      expect(solved).toBeGreaterThanOrEqual(0.8 * pictures);
    },
  );

  it.each([...filters])('solve fewer than one in ten of these: %s', (_, filter) => {
    const solved = solvedBy(filter, {
      paint: (answer, random) => ({ ...size, tones: paintCaptcha(answer, random.next) }),
      // What lies between two letters on the average.
      advancePx: 53,
    });
    expect(solved).toBeLessThan(0.1 * pictures);
  });
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
    for (const confusing of '0O1IB8S5Z2G6QNMWVF4') expect(captchaAlphabet).not.toContain(confusing);
    await expect(drawCaptcha('B')).rejects.toThrow('no captcha glyph');
  });
});
