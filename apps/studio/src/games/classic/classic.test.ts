import { currencyCodes } from '@pavilion/money';
import { describe, expect, it } from 'vitest';
import { fraction, toNumber } from '../../engine/fraction.ts';
import { seededWords } from '../../engine/simulate.ts';
import { contributionOf, jackpotReturnBp, lanternJackpot, lotsOf } from '../jackpot.ts';
import { stakesOf } from '../stakes.ts';
import { unitsPerStake } from '../units.ts';
import { evaluateClassic, payOfLine } from './evaluate.ts';
import { playClassic, wildReels } from './hops.ts';
import { jadeFrogGame } from './index.ts';
import { drawSizes, hopsMax, jadeFrog, lines, partsOfDraw, stillFrog } from './machine.ts';
import { spinOf } from './outcome.ts';
import { theoryOf } from './theory.ts';

const line = (letters: string) => payOfLine(stillFrog, [...letters]);

describe('a line', () => {
  it.each([
    ['FFF', 'F', 200],
    ['RRR', 'R', 50],
    ['FRF', 'R', 50],
    ['FFC', 'C', 10],
    ['TTT', 'T', 15],
    ['III', 'I', 5],
    ['TDI', null, 2],
    ['DFI', null, 2],
  ])('of %s pays', (letters, letter, lineStakes) => {
    expect(line(letters)).toEqual({ letter, lineStakes });
  });

  it.each(['RRC', 'FRC', 'TTC', 'CCI', 'GRF'])('of %s pays nothing', (letters) => {
    expect(line(letters)).toBeUndefined();
  });

  it('takes a fifth of the stake, and all five pay at once', () => {
    const frogs = { ...stillFrog, strips: ['FFF', 'FFF', 'FFF'] as [string, string, string] };
    expect(evaluateClassic(frogs, [0, 0, 0])).toMatchObject({ units: 5 * 200 * 4 });
    expect(new Set(lines.map(String)).size).toBe(5);
  });

  it('is not read off a strip that does not reach so far', () => {
    expect(() => evaluateClassic(jadeFrog, [0, 0, jadeFrog.strips[2].length])).toThrow(RangeError);
    expect(() => evaluateClassic(jadeFrog, [0, 0])).toThrow(RangeError);
  });
});

describe('the return', () => {
  it('equals that of one line counted letter by letter, with what the jackpot gives back', () => {
    let [sum, all] = [0, 0];
    for (const one of jadeFrog.strips[0])
      for (const two of jadeFrog.strips[1])
        for (const three of jadeFrog.strips[2]) {
          sum += payOfLine(jadeFrog, [one, two, three])?.lineStakes ?? 0;
          all += 1;
        }
    const still = theoryOf({ ...jadeFrog, hops: { each: 0 } }, lanternJackpot);
    expect(still.lines).toEqual(fraction(sum, all));
    const theory = theoryOf(jadeFrog, lanternJackpot);
    expect(theory.jackpot).toEqual(fraction(2, 100));
    expect(jadeFrogGame.rtpBp()).toBe(theory.rtpBp);
    expect(theory.rtpBp).toBeGreaterThanOrEqual(9_300);
    expect(theory.rtpBp).toBeLessThanOrEqual(9_700);
  });

  it('of the jackpot is what is contributed and one seed for each win', () => {
    expect(jackpotReturnBp(lanternJackpot)).toBe(150 + 50);
  });
});

describe('hops', () => {
  const pad = jadeFrog.strips[1].indexOf('F') - 1;
  const frogOf = (reel: 0 | 2) => jadeFrog.strips[reel].indexOf('F');
  const still = [0, 0, 1];

  it('begin with a frog on the pad alone, and multiply by their number', () => {
    expect(playClassic(jadeFrog, [0, pad + 1, 1], []).hops).toEqual([]);
    const { hops, units, evaluation } = playClassic(jadeFrog, [0, pad, 1], [still, still]);
    expect(hops.map(({ stops, held, multiplier }) => ({ stops, held, multiplier }))).toEqual([
      { stops: [0, pad, 1], held: [1], multiplier: 1 },
      { stops: [0, pad, 1], held: [1], multiplier: 2 },
    ]);
    expect(units).toBe(evaluation.units * 4);
  });

  it('go on with every reel that brings a frog, and end when all have one', () => {
    const { hops } = playClassic(jadeFrog, [0, pad, 1], [still, [frogOf(0), 0, 1], still, [0, 0, frogOf(2)]]);
    expect(hops.map(({ held }) => held)).toEqual([[1], [1], [0, 1], [0, 1]]);
    expect(hops).toHaveLength(hopsMax({ each: 2 }));
    const all = playClassic(jadeFrog, [0, pad, 1], [[frogOf(0), 0, frogOf(2)]]);
    expect(all.hops).toHaveLength(1);
  });

  it('are not made of what was never drawn, nor in rounds stored before them', () => {
    expect(() => playClassic(jadeFrog, [0, pad, 1], [still])).toThrow(RangeError);
    expect(playClassic(stillFrog, [0, pad, 1], []).hops).toEqual([]);
    expect(spinOf({ stops: [0, pad, 1] }).units).toBe(evaluateClassic(stillFrog, [0, pad, 1]).units);
  });

  it('return what the theory says: a million spins of a fixed seed lie within three errors of it', () => {
    const words = seededWords(5);
    const sizes = drawSizes(jadeFrog, 1);
    const rounds = 1_000_000;
    // The same stops come to the same spin: what is known already is looked up.
    const known = new Map<number, number>();
    let [sum, squares, hopping, full, greatest] = [0, 0, 0, 0, 0];
    for (let round = 0; round < rounds; round += 1) {
      const { stops, hopStops } = partsOfDraw(sizes.map((size) => words() % size));
      const key = stops.reduce((at, stop) => at * 32 + stop, 0);
      let units = known.get(key);
      if (units === undefined) {
        const spin = playClassic(jadeFrog, stops, hopStops);
        units = spin.units;
        if (spin.hops.length === 0) known.set(key, units);
        else {
          hopping += 1;
          const last = spin.hops.at(-1);
          if (last && wildReels(jadeFrog, last.stops).length === 3) full += 1;
        }
      }
      sum += units;
      squares += units ** 2;
      greatest = Math.max(greatest, units);
    }
    const theory = theoryOf(jadeFrog, lanternJackpot);
    const mean = sum / rounds / unitsPerStake;
    const deviation = Math.sqrt(squares / rounds / unitsPerStake ** 2 - mean ** 2);
    expect(Math.abs(mean - toNumber(theory.lines))).toBeLessThan((3 * theory.deviation) / Math.sqrt(rounds));
    expect(deviation / theory.deviation).toBeCloseTo(1, 1);
    expect(hopping / rounds).toBeCloseTo(toNumber(theory.hopChance), 3);
    expect(full / hopping).toBeCloseTo(toNumber(theory.fullPerHop), 2);
    expect(greatest / unitsPerStake).toBeLessThanOrEqual(theory.greatest);
  }, 60_000);
});

describe('the chance of the jackpot', () => {
  it.each(currencyCodes)('is the same for every unit staked in %s, at every stake', (currency) => {
    const turnover = lanternJackpot.seedOf(currency) * 200n;
    for (const stake of stakesOf(currency)) {
      const { lots, lotsInAll } = lotsOf(stake, currency, lanternJackpot);
      // lots ÷ all = stake ÷ turnover, without rounding.
      expect(BigInt(lots) * turnover).toBe(BigInt(lotsInAll) * stake);
      expect(lotsInAll).toBeLessThan(2 ** 32);
    }
  });

  it('is not sold for a part of the smallest stake', () => {
    const [smallest] = stakesOf('VND');
    if (smallest === undefined) throw new Error('no stakes');
    expect(() => lotsOf(stakesOf('JPY')[0] ?? smallest, 'VND', lanternJackpot)).toThrow(RangeError);
  });
});

describe('a contribution', () => {
  it('keeps every fraction of a minor unit', () => {
    const [first, second] = stakesOf('RMB');
    if (first === undefined || second === undefined) throw new Error('no stakes');
    expect(contributionOf(first, lanternJackpot)).toBe('0.3');
    expect(contributionOf(second, { ...lanternJackpot, shareBp: 125 })).toBe('0.5');
    expect(contributionOf(first, { ...lanternJackpot, shareBp: 1 })).toBe('0.002');
    expect(contributionOf(stakesOf('MMK')[0] ?? first, lanternJackpot)).toBe('150');
  });
});
