import { describe, expect, it } from 'vitest';
import { evaluateSpin, payOfLine, windowAt } from './evaluate.ts';
import { drawnSizes, faultsOf, lineCount, lines, reelCount } from './machine.ts';
import { cometPeaks } from './machines/cometPeaks.ts';
import { machines } from './machines/index.ts';
import { koiLantern } from './machines/koiLantern.ts';
import { fastMachine, seededWords } from './simulate.ts';

const stopsShowing = (strips: readonly string[], words: readonly string[]): number[] =>
  strips.map((strip, reel) => {
    const at = (strip + strip.slice(0, 2)).indexOf(words[reel] ?? '');
    if (at < 0) throw new Error(`reel ${reel} never shows ${words[reel]}`);
    return at;
  });

describe('a line', () => {
  it.each([
    ['KKKPF', 'K', 3, 6],
    ['KKKKF', 'K', 4, 20],
    ['KKKKK', 'K', 5, 60],
    ['WKKPF', 'K', 3, 6],
    ['KWKWK', 'K', 5, 60],
    ['WWKKF', 'K', 4, 20],
    ['WWLWW', 'L', 5, 500],
    ['WWWPF', 'W', 3, 50],
    ['WWWPP', 'P', 5, 60],
    ['WWWPC', 'W', 3, 50],
    ['WWWWP', 'W', 4, 200],
    ['WWWWW', 'W', 5, 1000],
    ['WWWLL', 'L', 5, 500],
    ['WWWSK', 'W', 3, 50],
  ])('%s pays %s × %i: %i line stakes', (word, letter, count, units) => {
    expect(payOfLine(koiLantern, [...word])).toEqual({ letter, count, units });
  });

  it.each(['KKPPP', 'PKKKK', 'WSKKK', 'SSSSS', 'WKPFC', 'WWSWW'])('%s pays nothing', (word) => {
    expect(payOfLine(koiLantern, [...word])).toBeUndefined();
  });
});

describe('a spin', () => {
  it('shows three rows below each stop and goes round the end of the strip', () => {
    const last = drawnSizes(koiLantern, 'base').map((length) => length - 1);
    const window = windowAt(koiLantern.base, last);
    expect(window[0]?.join('')).toBe('KPC');
    expect(window).toHaveLength(5);
  });

  it.each([[-1], [39], [1.5], [Number.NaN]])('refuses stop %d, which is off the strip', (stop) => {
    expect(() => evaluateSpin(koiLantern, 'base', [stop, 0, 0, 0, 0])).toThrow(RangeError);
  });

  it('adds all its lines and names each', () => {
    const stops = stopsShowing(koiLantern.base.strips, ['PCK', 'DCP', 'OLC', 'BWC', 'PCK']);
    const { lineWins, totalUnits } = evaluateSpin(koiLantern, 'base', stops);
    expect(lineWins).not.toHaveLength(0);
    expect(totalUnits).toBe(lineWins.reduce((sum, win) => sum + win.units, 0));
    expect(new Set(lineWins.map((win) => win.line)).size).toBe(lineWins.length);
  });

  it('pays three scatters anywhere on the stake and gives free spins', () => {
    const stops = stopsShowing(koiLantern.base.strips, ['CSF', 'KSB', 'LCP', 'LSF', 'PCK']);
    const spin = evaluateSpin(koiLantern, 'base', stops);
    expect(spin.scatters).toBe(3);
    expect(spin.scatterUnits).toBe(2 * lineCount);
    expect(spin.freeSpins).toBe(8);
  });

  it('gives nothing for two scatters', () => {
    const stops = stopsShowing(koiLantern.base.strips, ['CSF', 'KSB', 'LCP', 'BWC', 'PCK']);
    const spin = evaluateSpin(koiLantern, 'base', stops);
    expect(spin).toMatchObject({ scatters: 2, scatterUnits: 0, freeSpins: 0 });
  });

  it('doubles line wins, and only those, in the free spins of Koi Lanterns', () => {
    const words = seededWords(3);
    for (let tried = 0; tried < 500; tried += 1) {
      const stops = drawnSizes(koiLantern, 'free').map((length) => words() % length);
      const free = evaluateSpin(koiLantern, 'free', stops);
      const single = evaluateSpin(
        { ...koiLantern, free: { ...koiLantern.free, multiplier: 1 } },
        'free',
        stops,
      );
      expect(free.totalUnits - free.scatterUnits).toBe(2 * (single.totalUnits - single.scatterUnits));
      expect(free.scatterUnits).toBe(single.scatterUnits);
    }
  });

  it('pays lines once while koi gather, and fills their reels once ten are there', () => {
    const stops = stopsShowing(koiLantern.free.strips, ['CFK', 'KWP', 'FDB', 'BDP', 'DCK']);
    const [before, early, full] = [null, 9, 10].map((gathered) =>
      evaluateSpin(koiLantern, 'free', stops, gathered),
    );
    expect(early).toMatchObject({ wilds: 1, expandedReels: [] });
    expect(before?.totalUnits).toBe(2 * (early?.totalUnits ?? 0));
    expect(full).toMatchObject({ wilds: 1, expandedReels: [1] });
    expect(evaluateSpin(koiLantern, 'base', [0, 0, 0, 0, 0], 10).expandedReels).toEqual([]);
  });

  it('fills a reel with its comet in free spins, not in paid ones', () => {
    const freeStops = stopsShowing(cometPeaks.free.strips, ['BQC', 'QCF', 'NWK', 'PBA', 'NBF']);
    const free = evaluateSpin(cometPeaks, 'free', freeStops);
    expect(free.expandedReels).toEqual([2]);
    expect(free.shown[2]).toEqual(['W', 'W', 'W']);
    expect(free.window[2]).toEqual(['N', 'W', 'K']);
    const paid = evaluateSpin(
      cometPeaks,
      'base',
      stopsShowing(cometPeaks.base.strips, ['CNQ', 'NWB', 'FPA', 'QPF', 'WCA']),
    );
    expect(paid.expandedReels).toEqual([]);
    expect(paid.shown).toEqual(paid.window);
  });

  it('pays lines of a free spin once more for each reel that a comet has filled before it, up to ten times', () => {
    const freeStops = stopsShowing(cometPeaks.free.strips, ['BQC', 'QCF', 'NWK', 'PBA', 'NBF']);
    const before = evaluateSpin(cometPeaks, 'free', freeStops);
    expect(before.totalUnits).toBeGreaterThan(0);
    for (const [gathered, times] of [
      [0, 2],
      [1, 3],
      [7, 9],
      [8, 10],
      [99, 10],
    ] as const) {
      const spin = evaluateSpin(cometPeaks, 'free', freeStops, gathered);
      expect(spin.times).toBe(times);
      // A round that was stored before they grew pays three times as much.
      expect(3 * spin.totalUnits).toBe(times * before.totalUnits);
    }
  });

  it('counts a scatter that a comet then covers', () => {
    const strips = ['SWQBF', 'SWQBF', 'SWQBF', 'QBFCN', 'QBFCN'] as const;
    const machine = { ...cometPeaks, free: { ...cometPeaks.free, strips } };
    const spin = evaluateSpin(machine, 'free', [0, 0, 0, 0, 0]);
    expect(spin.scatters).toBe(3);
    expect(spin.freeSpins).toBe(5);
    expect(spin.expandedReels).toEqual([0, 1, 2]);
  });
});

describe('the machines', () => {
  it.each(machines.map((machine) => [machine.gameCode, machine] as const))('%s is sound', (_, machine) => {
    expect(faultsOf(machine)).toEqual([]);
  });

  it('names a strange letter, a crowd of scatters and a symbol without pay', () => {
    const strips = ['PSSX', 'PPP', 'PPP', 'PPP', 'PPP'] as const;
    const broken = { ...koiLantern, linePays: {}, free: { ...koiLantern.free, strips } };
    const faults = faultsOf(broken).join('\n');
    expect(faults).toMatch(/unknown letter X/);
    expect(faults).toMatch(/two scatters/);
    expect(faults).toMatch(/L pays nothing/);
  });

  it('name two wilds in one window of free spins that count reels', () => {
    const strips = ['PWSWL', 'PPP', 'PPP', 'PPP', 'PPP'] as const;
    const crowded = { ...cometPeaks, free: { ...cometPeaks.free, strips } };
    expect(faultsOf(crowded)).toContain('free reel 0: two wilds in one window at stop 1');
  });

  it('read twenty different lines', () => {
    expect(new Set(lines.map((line) => line.join(''))).size).toBe(lineCount);
  });

  it.each(machines.map((machine) => [machine.gameCode, machine] as const))(
    '%s is measured by the same rules as it is played by',
    (_, machine) => {
      const words = seededWords(11);
      const fast = fastMachine(machine);
      for (const mode of ['base', 'free'] as const) {
        for (let tried = 0; tried < 2000; tried += 1) {
          const stops = drawnSizes(machine, mode).map((length) => words() % length);
          const queue = [...stops];
          const gathered = [null, 0, 9, 10][tried % 4] ?? null;
          const slow = evaluateSpin(machine, mode, stops.slice(0, reelCount), gathered, stops[reelCount]);
          expect(fast(mode, () => queue.shift() ?? 0, gathered)).toEqual({
            units: slow.totalUnits,
            isCrossed: slow.crossing !== null,
            freeSpins: slow.freeSpins,
            wilds: slow.wilds,
          });
        }
      }
    },
  );
});
