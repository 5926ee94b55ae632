import { describe, expect, it } from 'vitest';
import { evaluateSpin } from './evaluate.ts';
import { fraction, plus, times, toNumber } from './fraction.ts';
import { gatheringChain } from './gathering.ts';
import { lineCount, type SlotMachine } from './machine.ts';
import { cometPeaks, topsOfHundred } from './machines/cometPeaks.ts';
import { machines } from './machines/index.ts';
import { dragonsOfHundred, koiLantern } from './machines/koiLantern.ts';
import { measured } from './measured.ts';
import { type FreeSpins, playSpin } from './round.ts';
import { expectedFreeSpins, expectedLineUnits, scatterChances, theoryOf } from './rtp.ts';
import { simulate } from './simulate.ts';

/** Short strips, so that every combination of stops can be played one by one. */
const small: SlotMachine = {
  ...koiLantern,
  base: { ...koiLantern.base, strips: ['WKPSL', 'PKSLF', 'KWPSF', 'SPKLW', 'KPSWF'] },
  free: {
    ...koiLantern.free,
    wildsExpand: true,
    multiplier: 3,
    strips: ['WKPSLKF', 'PKSL', 'KWPSF', 'SPKL', 'KPSWF'],
  },
};

const everyStop = function* (lengths: readonly number[]): Generator<number[]> {
  const [length, ...rest] = lengths;
  if (length === undefined) {
    yield [];
    return;
  }
  for (let stop = 0; stop < length; stop += 1) for (const after of everyStop(rest)) yield [stop, ...after];
};

describe('the exact return', () => {
  it.each(['base', 'free'] as const)('equals the sum over every stop, one by one (%s)', (mode) => {
    const lengths = small[mode].strips.map((strip) => strip.length);
    let [units, count] = [0n, 0n];
    const scatters: bigint[] = [];
    for (const stops of everyStop(lengths)) {
      const spin = evaluateSpin(small, mode, stops);
      units += BigInt(spin.totalUnits - spin.scatterUnits);
      count += 1n;
      scatters[spin.scatters] = (scatters[spin.scatters] ?? 0n) + 1n;
    }
    expect(expectedLineUnits(small, mode)).toEqual(fraction(units, count));
    expect(scatterChances(small, mode)).toEqual(Array.from(scatters, (ways) => fraction(ways ?? 0n, count)));
  });

  it('counts free spins as the chain does: without retriggers, those awarded', () => {
    const once = { ...koiLantern, free: { ...koiLantern.free, scatterAwards: {} } };
    expect(expectedFreeSpins(once, 8)).toEqual(fraction(8));
  });

  it('counts free spins won in free spins: far from the maximum, awarded ÷ (1 − added per spin)', () => {
    const perSpin = scatterChances(koiLantern, 'free').reduce(
      (sum, chance, count) =>
        plus(sum, times(chance, fraction(koiLantern.free.scatterAwards[count]?.freeSpins ?? 0))),
      fraction(0),
    );
    const unbounded = 8 / (1 - toNumber(perSpin));
    const wide = { ...koiLantern, freeSpinsMax: 200 };
    expect(toNumber(expectedFreeSpins(wide, 8))).toBeCloseTo(unbounded, 6);
    expect(toNumber(expectedFreeSpins(koiLantern, 8))).toBeLessThan(unbounded);
  });

  it.each([
    { multiplier: 1, step: 0, gifts: { 2: 1 }, most: 2 },
    { multiplier: 2, step: 3, gifts: {}, most: 2 },
  ])('of free spins that gather equals the sum over every sequence of stops, one by one: %j', (gathering) => {
    // Strips so short that two free spins can be played in every way there is.
    const tiny: SlotMachine = {
      ...small,
      free: { ...small.free, wildsExpand: false, strips: ['WKP', 'KWP', 'SKPL', 'PKWK', 'KPK'] },
      gathering,
      freeSpinsMax: 2,
    };
    const lengths = tiny.free.strips.map((strip) => strip.length);
    const all = lengths.reduce((product, length) => product * length, 1);
    const worth = (left: number, free: FreeSpins, gathered: number): [units: number, fills: number] => {
      let [units, fills] = [0, 0];
      for (const stops of everyStop(lengths)) {
        const step = playSpin(tiny, 'free', free, stops, gathered);
        const later: [number, number] =
          left > 1 && !step.closes
            ? worth(left - 1, step.freeSpins, step.gathered ?? 0)
            : [0, step.gathered === 2 ? 1 : 0];
        units += step.evaluation.totalUnits + later[0] / all ** (left - 1);
        fills += later[1] / (left > 1 && !step.closes ? all ** (left - 1) : 1);
      }
      return [units * all ** (left - 1), fills * all ** (left - 1)];
    };
    const [units, fills] = worth(2, { awarded: 1, played: 0 }, 0);
    const chain = gatheringChain(tiny, gathering);
    const perSpin = (gathered: number) =>
      plus(
        expectedLineUnits(tiny, 'free', gathered),
        scatterChances(tiny, 'free').reduce(
          (sum, chance, count) =>
            plus(sum, times(chance, fraction((tiny.free.scatterAwards[count]?.stakes ?? 0) * lineCount))),
          fraction(0),
        ),
      );
    expect(toNumber(chain(1, perSpin))).toBeCloseTo(units / all ** 2, 9);
    expect(toNumber(chain(1, () => fraction(0), true))).toBeCloseTo(fills / all ** 2, 9);
  });

  it('never plays more than the maximum', () => {
    const endless = { ...small, freeSpinsMax: 10 };
    expect(toNumber(expectedFreeSpins(endless, 10))).toBe(10);
  });

  it('tells in the rules of Koi Lanterns how often the gate opens', () => {
    const { fillsPerTrigger } = theoryOf(koiLantern);
    expect(dragonsOfHundred).toBe(Math.round(toNumber(fillsPerTrigger) * 100));
  });

  it('tells in the rules of Comet over Peaks how often free spins come to what multiplies most', () => {
    const { fillsPerTrigger } = theoryOf(cometPeaks);
    expect(topsOfHundred).toBe(Math.round(toNumber(fillsPerTrigger) * 100));
  });

  it.each(machines.map((machine) => [machine.gameCode, machine] as const))(
    '%s returns between 93 and 97 per cent',
    (_, machine) => {
      const theory = theoryOf(machine);
      expect(toNumber(theory.rtp)).toBeGreaterThanOrEqual(0.93);
      expect(toNumber(theory.rtp)).toBeLessThanOrEqual(0.97);
      expect(theory.rtpBp).toBe(Math.round(toNumber(theory.rtp) * 10_000));
      const parts = plus(plus(theory.baseLines, theory.baseScatters), theory.freeSpins);
      expect(parts).toEqual(theory.rtp);
    },
  );

  it('differs in temper: Comet over Peaks swings at least half as wide again as Koi Lanterns', () => {
    const deviation = (code: string) => measured[code]?.deviation ?? Number.NaN;
    expect(deviation('comet-peaks')).toBeGreaterThan(1.5 * deviation('koi-lantern'));
  });

  it.each(machines.map((machine) => [machine.gameCode, machine] as const))(
    '%s: a simulation of a fixed seed lies within three standard errors of it',
    (_, machine) => {
      const exact = toNumber(theoryOf(machine).rtp);
      const result = simulate(machine, 1_000_000, 77);
      expect(Math.abs(result.rtp - exact)).toBeLessThan(3 * result.standardError);
      expect(result.triggers / result.rounds).toBeCloseTo(toNumber(theoryOf(machine).triggerChance), 2);
    },
  );

  it.each(machines.map((machine) => [machine.gameCode, machine] as const))(
    '%s: the stored measurement is of this very machine',
    (code, machine) => {
      const stored = measured[code];
      if (!stored) throw new Error(`nothing measured for ${code}`);
      expect(Math.abs(stored.rtp - toNumber(theoryOf(machine).rtp))).toBeLessThan(3 * stored.standardError);
      expect(stored.rounds).toBeGreaterThanOrEqual(100_000_000);
      expect(stored.greatest * lineCount).toBe(Math.round(stored.greatest * lineCount));
    },
  );

  it('would notice a changed pay: a machine of another pay misses the stored measurement', () => {
    const changed = { ...koiLantern, linePays: { ...koiLantern.linePays, K: [7, 20, 60] as const } };
    const stored = measured['koi-lantern'];
    if (!stored) throw new Error('nothing measured');
    const away = Math.abs(stored.rtp - toNumber(theoryOf(changed).rtp));
    expect(away).toBeGreaterThan(3 * stored.standardError);
  });
});
