import { expect, it } from 'vitest';
import { compositionOf } from './composition.ts';
import { isMotifName, motifs } from './motifs/index.ts';
import { tileSvg } from './tile.ts';
import { faults } from './wellFormed.fixture.ts';

const names = Object.keys(motifs).filter(isMotifName);
const seeds = Array.from({ length: 40 }, (_, at) => `game-${at}`);
const all = names.flatMap((motif) => seeds.map((seed) => compositionOf(motif, `${motif}-${seed}`)));
const part = (count: number): number => count / all.length;

it('composes the same game in the same way', () => {
  for (const motif of names) expect(compositionOf(motif, 'one')).toEqual(compositionOf(motif, 'one'));
});

it('hangs a moon behind the fewest, and looks closely at half of them', () => {
  expect(part(all.filter(({ ground }) => ground === 'moon').length)).toBeLessThan(0.25);
  expect(new Set(all.map(({ ground }) => ground)).size).toBe(9);
  const near = part(all.filter(({ isNear }) => isNear).length);
  expect(near).toBeGreaterThan(0.4);
  expect(near).toBeLessThan(0.7);
});

it('comes no nearer than the land of a motif reaches', () => {
  for (const { zoom, focus, to } of all) {
    expect(to[0] - (focus[0] + 30) * zoom).toBeLessThanOrEqual(-11.99);
    expect(to[0] + (630 - focus[0]) * zoom).toBeGreaterThanOrEqual(611.99);
    expect(to[1] + (830 - focus[1]) * zoom).toBeGreaterThanOrEqual(811.99);
  }
});

it('draws every ground as well-formed SVG', () => {
  const drawn = new Set<string>();
  for (const motif of names)
    for (const seed of seeds) {
      const { ground } = compositionOf(motif, seed);
      if (drawn.has(ground)) continue;
      drawn.add(ground);
      expect(faults(tileSvg({ motif, seed, paletteSeed: 4 })), ground).toEqual([]);
    }
  expect(drawn.size).toBe(9);
});
