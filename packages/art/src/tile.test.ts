import { describe, expect, it } from 'vitest';
import { isMotifName, type MotifName, motifs } from './motifs/index.ts';
import { paletteCount } from './paper/ink.ts';
import { tileSvg } from './tile.ts';
import { faults } from './wellFormed.fixture.ts';

const names = Object.keys(motifs).filter(isMotifName);

describe('tileSvg', () => {
  it.each(names)('draws %s as well-formed SVG without text, in two palettes', (motif) => {
    for (const paletteSeed of [3, 13])
      expect(faults(tileSvg({ motif, seed: `${motif}-test`, paletteSeed }))).toEqual([]);
  });

  const frames = [
    'arch',
    'gate',
    'curtain',
    'bough',
    'cloud',
    'lattice',
    'eaves',
    'scallop',
    'bare',
  ] as const;
  it.each(frames)('draws the frame %s as well-formed SVG', (frame) => {
    expect(faults(tileSvg({ motif: 'koi-moon', seed: 'frame', paletteSeed: 0, frame }))).toEqual([]);
  });

  it('draws the same picture for the same seed', () => {
    for (const motif of names) {
      const options = { motif, seed: 'the-same', paletteSeed: 5 };
      expect(tileSvg(options)).toBe(tileSvg(options));
    }
  });

  it('draws another picture for another seed and for another palette', () => {
    const draw = (seed: string, paletteSeed: number): string =>
      tileSvg({ motif: 'comet-peaks', seed, paletteSeed });
    expect(draw('one', 0)).not.toBe(draw('two', 0));
    expect(draw('one', 0)).not.toBe(draw('one', 1));
  });

  it('takes any whole number as a palette', () => {
    const motif: MotifName = 'lighthouse';
    const draw = (paletteSeed: number): string => tileSvg({ motif, seed: 'palette', paletteSeed });
    expect(draw(paletteCount + 2)).toBe(draw(2));
    expect(draw(-1)).toBe(draw(paletteCount - 1));
  });

  it('widens the view box by the bleed', () => {
    const options = { motif: 'peony', seed: 'bleed', paletteSeed: 1 } as const;
    expect(tileSvg(options)).toContain('viewBox="0 0 600 800"');
    expect(tileSvg({ ...options, bleed: 12 })).toContain('viewBox="-12 -12 624 824"');
  });
});
