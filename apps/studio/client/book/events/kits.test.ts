import { expect, it } from 'vitest';
import { competitions } from '../../../src/book/engine/league.ts';
import { kitsOf } from './kits.ts';

type Lab = readonly [number, number, number];

/** OKLab, in which equal distances look about equal. */
const labOf = (hex: string): Lab => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
};

const distance = (one: string, other: string): number => {
  const [a, b] = [labOf(one), labOf(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
};

const least = 0.16;

it('no two sides that can meet wear colours that are hard to tell apart', () => {
  const teamOf = (crest: number) => ({ code: 'cranes', crest });
  for (const { teams } of competitions)
    for (const home of teams)
      for (const away of teams) {
        if (home === away) continue;
        const kits = kitsOf(teamOf(home.number), teamOf(away.number));
        expect(distance(kits.home, kits.away)).toBeGreaterThan(least);
      }
});

it('a visitor whose own kit is the home side’s wears another one that is easy to tell apart', () => {
  for (let crest = 0; crest < 10; crest += 1) {
    const kits = kitsOf({ code: 'cranes', crest }, { code: 'foxes', crest });
    expect(distance(kits.home, kits.away)).toBeGreaterThan(least);
  }
});
