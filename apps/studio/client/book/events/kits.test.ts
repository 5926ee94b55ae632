import { expect, it } from 'vitest';
import { competitions } from '../../../src/book/engine/league.ts';
import { armiesOf, kitsOf, matchKitsOf, papers } from './kits.ts';

type Lab = readonly [number, number, number];
type Matrix = readonly (readonly [number, number, number])[];

/** What eyes without the red or the green kind of cones see of a colour, in linear light (Machado and others, 2009). */
const eyes: readonly Matrix[] = [
  [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
];

/** OKLab, in which equal distances look about equal. */
const labOf = (hex: string, eye: Matrix): Lab => {
  const light = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  const [r = 0, g = 0, b = 0] = eye.map((row) =>
    Math.max(
      0,
      row.reduce((sum, share, at) => sum + share * (light[at] ?? 0), 0),
    ),
  );
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
};

const distance = (one: string, other: string, eye: Matrix = eyes[0] ?? []): number => {
  const [a, b] = [labOf(one, eye), labOf(other, eye)];
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

it('armies are farther apart than kits, also for eyes that take red and green for one', () => {
  for (let home = 0; home < 10; home += 1)
    for (let away = 0; away < 10; away += 1) {
      const kits = armiesOf({ code: 'cranes', crest: home }, { code: 'foxes', crest: away });
      expect(distance(kits.home, kits.away), `${home} ${away}`).toBeGreaterThan(0.24);
      for (const eye of eyes)
        expect(distance(kits.home, kits.away, eye), `${home} ${away}`).toBeGreaterThan(0.15);
    }
});

it('an army whose crest is yellow wears it, whoever it meets', () => {
  const teamOf = (crest: number) => ({ code: 'moths', crest });
  for (const other of [0, 1, 2, 3, 5, 6, 7, 8, 9]) {
    expect(armiesOf(teamOf(4), teamOf(other)).home).toBe(papers[4].kit);
    expect(armiesOf(teamOf(other), teamOf(4)).away).toBe(papers[4].kit);
  }
});

it('two sides of a football match are as far apart as armies, and a man alone wears what his portrait does', () => {
  const teamOf = (crest: number) => ({ code: 'cranes', crest, names: { zh_CN: '鹤', en_US: 'Cranes' } });
  for (let home = 0; home < 10; home += 1)
    for (let away = 0; away < 10; away += 1) {
      const sides = { home: teamOf(home), away: teamOf(away) };
      const kits = matchKitsOf({ sport: 'football', ...sides });
      expect(distance(kits.home, kits.away), `${home} ${away}`).toBeGreaterThan(0.24);
      expect(matchKitsOf({ sport: 'racket', ...sides })).toEqual(kitsOf(sides.home, sides.away));
    }
});
