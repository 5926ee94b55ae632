import { describe, expect, it } from 'vitest';
import { type BoutOutcome, boutEndsMs, puppetBout } from '../../src/tables/games/puppetBout.ts';
import { posesAt, readBout } from './bout/play.ts';
import { numbersTyped, readCarps } from './carps/read.ts';
import { readDice } from './dice/read.ts';
import { rollText } from './dice/words.ts';
import { readDigits } from './digits/read.ts';
import { readCards } from './dragonTiger/read.ts';
import { readButtons } from './fanTan/read.ts';
import { flightMs, flownSoFar, readTen } from './fireflies/read.ts';
import { progressOf, readOrder, runMs } from './race/run.ts';
import { readMarks } from './sixMark/read.ts';
import { textsOf } from './texts/texts.ts';

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

describe('the flight of the fireflies', () => {
  it('ends in the order that was drawn, before the result is paid', () => {
    const order = [7, 3, 10, 1, 9, 2, 8, 4, 6, 5];
    const inAt = order.map((firefly) => {
      for (let ms = 0; ms <= flightMs; ms += 10) if (flownSoFar(order, firefly, 12, ms) >= 1) return ms;
      return Number.POSITIVE_INFINITY;
    });
    expect([...inAt].sort((one, other) => one - other)).toEqual(inAt);
    expect(new Set(inAt).size).toBe(order.length);
    expect(flightMs).toBeLessThan(11_000);
  });
});

describe('words of a result', () => {
  it('tell a triple as one only where it loses the halves', () => {
    expect(rollText('5-5-5', 'zh_CN', true)).toBe('5 5 5 · 15 点 · 围骰');
    expect(rollText('5-5-5', 'zh_CN', false)).toBe('5 5 5 · 15 点 · 大 · 单');
    expect(rollText('1-2-3', 'en_US', true)).toBe('1 2 3 · sum 6 · Small · Even');
  });

  it('name who beat the banker, and a banker who beat all', () => {
    for (const [lang, one, none] of [
      ['zh_CN', '闲1、闲3赢', '庄家通吃'],
      ['en_US', 'Position 1, 3 wins', 'Banker beats all'],
    ] as const) {
      const words = textsOf(lang).games['fireside-bulls'];
      expect(words?.result('1-3')).toBe(one);
      expect(words?.result('0')).toBe(none);
    }
  });
});

describe('the play', () => {
  const bout: BoutOutcome = { winner: 'wala', passes: [0, 1, 1, 0, 1] };

  it('lets the winner crow and the loser bow, whoever led the passes', () => {
    expect(posesAt(bout, 0)).toEqual(['wait', 'wait']);
    expect(posesAt(bout, 800)).toEqual(['spring', 'back']);
    expect(posesAt(bout, boutEndsMs(bout) + 1)).toEqual(['bow', 'crow']);
    expect(posesAt({ ...bout, winner: 'draw' }, boutEndsMs(bout) + 1)).toEqual(['bow', 'bow']);
    expect(posesAt({ ...bout, winner: 'meron' }, Number.MAX_SAFE_INTEGER)).toEqual(['crow', 'bow']);
  });

  it('is over before the result is paid', () => {
    for (const passes of [
      [0, 1, 1, 0],
      [0, 0, 0, 0, 0, 0, 0],
    ]) {
      const outcome: BoutOutcome = { winner: 'draw', passes };
      const shown = puppetBout.showMs?.(outcome) ?? 0;
      expect(shown - boutEndsMs(outcome)).toBe(1_700);
      expect(shown).toBeLessThanOrEqual(puppetBout.clock.drawnMs);
    }
    expect(runMs).toBeLessThan(15_000);
  });
});

it('a ticket is read from what somebody types, and nothing that is no number of the draw', () => {
  expect(numbersTyped('3, 7 11，20')).toEqual([3, 7, 11, 20]);
  expect(numbersTyped('7 7 0 21 99 x -5')).toEqual([7, 5]);
  expect(numbersTyped('1 2 3 4 5 6 7 8 9 10')).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(numbersTyped('')).toEqual([]);
});

it('each scene reads its own outcomes only', () => {
  const outcomes = [
    { digits: [1, 2, 3] },
    { order: [0, 1, 2, 3, 4, 5] },
    { winner: 'draw', passes: [1, 0, 0, 1] },
    { dice: [1, 1, 6] },
    { dragon: 3, tiger: 51 },
    { order: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] },
    { numbers: [1, 2, 3, 4, 5, 49], special: 6 },
    { buttons: 31 },
    { numbers: [1, 2, 3, 4, 5, 6, 7, 20] },
  ];
  const readers = [
    readDigits,
    readOrder,
    readBout,
    readDice,
    readCards,
    readTen,
    readMarks,
    readButtons,
    readCarps,
  ];
  for (const [at, read] of readers.entries()) {
    for (const [other, outcome] of outcomes.entries()) {
      if (at === other) expect(read(outcome)).toEqual(outcome);
      else expect(read(outcome)).toBeNull();
    }
  }
});
