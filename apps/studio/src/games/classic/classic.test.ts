import { currencyCodes } from '@pavilion/money';
import { describe, expect, it } from 'vitest';
import { fraction } from '../../engine/fraction.ts';
import { contributionOf, jackpotReturnBp, lanternJackpot, lotsOf } from '../jackpot.ts';
import { stakesOf } from '../stakes.ts';
import { evaluateClassic, payOfLine } from './evaluate.ts';
import { jadeFrogGame } from './index.ts';
import { jadeFrog, lines } from './machine.ts';
import { theoryOf } from './theory.ts';

const line = (letters: string) => payOfLine(jadeFrog, [...letters]);

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
    const frogs = { ...jadeFrog, strips: ['FFF', 'FFF', 'FFF'] as [string, string, string] };
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
    const theory = theoryOf(jadeFrog, lanternJackpot);
    expect(theory.lines).toEqual(fraction(sum, all));
    expect(theory.jackpot).toEqual(fraction(2, 100));
    expect(jadeFrogGame.rtpBp()).toBe(theory.rtpBp);
    expect(theory.rtpBp).toBeGreaterThanOrEqual(9_300);
    expect(theory.rtpBp).toBeLessThanOrEqual(9_700);
  });

  it('of the jackpot is what is contributed and one seed for each win', () => {
    expect(jackpotReturnBp(lanternJackpot)).toBe(150 + 50);
  });
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
