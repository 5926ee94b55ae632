import { describe, expect, it } from 'vitest';
import type { BoutOutcome } from '../../src/tables/games/puppetBout.ts';
import { endsAt, posesAt, readBout } from './bout/play.ts';
import { readDigits } from './digits/read.ts';
import { progressOf, readOrder, runMs } from './race/run.ts';

describe('the run', () => {
  const orders = [
    [0, 1, 2, 3, 4, 5],
    [5, 3, 1, 0, 2, 4],
  ];

  it.each(orders)(
    'shows exactly the order that was drawn, and never a step back past the line (%i %i …)',
    (...order) => {
      for (const round of [1, 7, 4_000]) {
        const inAt = order.map((hare) => {
          for (let ms = 0; ms <= runMs; ms += 10) if (progressOf(order, hare, round, ms) >= 1) return ms;
          return Number.POSITIVE_INFINITY;
        });
        expect([...inAt].sort((one, other) => one - other)).toEqual(inAt);
        expect(new Set(inAt).size).toBe(order.length);
        for (const hare of order) {
          expect(progressOf(order, hare, round, 0)).toBe(0);
          expect(progressOf(order, hare, round, runMs)).toBe(1);
        }
      }
    },
  );
});

describe('the play', () => {
  const bout: BoutOutcome = { winner: 'wala', passes: [0, 1, 1, 0, 1] };

  it('lets the winner crow and the loser bow, whoever led the passes', () => {
    expect(posesAt(bout, 0)).toEqual(['wait', 'wait']);
    expect(posesAt(bout, 800)).toEqual(['spring', 'back']);
    expect(posesAt(bout, endsAt(bout) + 1)).toEqual(['bow', 'crow']);
    expect(posesAt({ ...bout, winner: 'draw' }, endsAt(bout) + 1)).toEqual(['bow', 'bow']);
    expect(posesAt({ ...bout, winner: 'meron' }, Number.MAX_SAFE_INTEGER)).toEqual(['crow', 'bow']);
  });

  it('is over before the result is paid', () => {
    expect(endsAt({ winner: 'draw', passes: [0, 0, 0, 0, 0, 0, 0] })).toBeLessThan(12_000);
    expect(runMs).toBeLessThan(15_000);
  });
});

it('each scene reads its own outcomes only', () => {
  const outcomes = [
    { digits: [1, 2, 3] },
    { order: [0, 1, 2, 3, 4, 5] },
    { winner: 'draw', passes: [1, 0, 0, 1] },
  ];
  const readers = [readDigits, readOrder, readBout];
  for (const [at, read] of readers.entries()) {
    for (const [other, outcome] of outcomes.entries()) {
      if (at === other) expect(read(outcome)).toEqual(outcome);
      else expect(read(outcome)).toBeNull();
    }
  }
});
