import { minor } from '@pavilion/money';
import { describe, expect, it } from 'vitest';
import { readSpin, slotOutcomeSchema, verifyFieldsOf } from '../games/slots/outcome.ts';
import { slotKind } from '../games/slots/slotKind.ts';
import { type Evaluation, evaluateSpin } from './evaluate.ts';
import { fraction, plus, times, toNumber } from './fraction.ts';
import { bestSpins } from './greatest.ts';
import {
  drawnSizes,
  faultsOf,
  letterAt,
  lineCount,
  machineThen,
  pathOf,
  type SlotMachine,
} from './machine.ts';
import { cometPeaks, starsOfHundred } from './machines/cometPeaks.ts';
import { expectedLineUnits, theoryOf } from './rtp.ts';
import { fastMachine } from './simulate.ts';
import { emptyCrossing } from './turning.ts';

/** Strips so short that every spin can be played with every number of a crossing. */
const small: SlotMachine = {
  ...cometPeaks,
  base: { ...cometPeaks.base, strips: ['ABSP', 'ASBWP', 'PASB', 'SWAPQ', 'QSAB'] },
  crossing: {
    chances: 5,
    paths: [
      [
        [4, 0],
        [3, 1],
        [2, 2],
      ],
      [
        [2, 0],
        [2, 1],
        [1, 2],
      ],
    ],
    scatterTimes: 2,
    turns: 1,
  },
};

const everyDraw = (sizes: readonly number[]): number[][] =>
  sizes.reduce<number[][]>(
    (all, size) => all.flatMap((drawn) => Array.from({ length: size }, (_, number) => [...drawn, number])),
    [[]],
  );

const draws = everyDraw(drawnSizes(small, 'base'));
const spinOf = (drawn: readonly number[], turned = 0) =>
  evaluateSpin(small, 'base', drawn.slice(0, 5), null, drawn[5], turned);
const played = draws.map((drawn) => spinOf(drawn));
const turnedDraws = everyDraw(drawnSizes(small, 'base', 1));

const wonNothing = ({ crossing, totalUnits, freeSpins }: Evaluation): boolean =>
  crossing !== null && totalUnits === 0 && freeSpins === 0;

describe('a crossing', () => {
  it('makes what it passes wild, and doubles lines for each scatter that it passes and that still counts', () => {
    const [path] = cometPeaks.crossing?.paths ?? [];
    const stops = cometPeaks.base.strips.map((strip, reel) => {
      const row = path?.find(([passed]) => passed === reel)?.[1];
      const found = [...strip].findIndex((_, stop) => letterAt(strip, stop, row ?? 0) === 'S');
      return row === undefined ? 0 : found;
    });
    const crossed = evaluateSpin(cometPeaks, 'base', stops, null, 0);
    const still = evaluateSpin(cometPeaks, 'base', stops, null, 10);
    expect(crossed.crossing).toMatchObject({ scatters: 3, times: 8 });
    expect(still.crossing).toBeNull();
    expect(crossed.scatters).toBe(still.scatters);
    for (const [reel, row] of path ?? []) expect(crossed.shown[reel]?.[row]).toBe('W');
    for (const { units } of crossed.lineWins) expect(units % 8).toBe(0);
  });

  it('returns on lines what the sum over every stop and every number of a crossing comes to', () => {
    const units = played.reduce((sum, spin) => sum + BigInt(spin.totalUnits - spin.scatterUnits), 0n);
    expect(expectedLineUnits(small, 'base')).toEqual(fraction(units, draws.length));
  });

  it('wins at most what the best of all spins wins', () => {
    const best = [null, 0, 1].flatMap((crossed) => bestSpins(small, 'base', null, crossed));
    expect(Math.max(...best.map(({ units }) => units))).toBe(
      Math.max(...played.map(({ totalUnits }) => totalUnits)),
    );
  });

  it('wins nothing as often as of every stop and every number does', () => {
    const empty = played.filter(wonNothing).length;
    const crossed = played.filter(({ crossing }) => crossing !== null).length;
    expect(empty).toBeGreaterThan(0);
    expect(
      emptyCrossing(small, small.crossing ?? { chances: 1, paths: [], scatterTimes: 1, turns: 0 }),
    ).toEqual(fraction(empty, crossed));
  });

  it('returns with its turns what every paid spin and every spin that follows it come to', () => {
    const unitsOf = (spins: readonly Evaluation[]) =>
      spins.reduce((sum, { totalUnits }) => sum + BigInt(totalUnits), 0n);
    const empty = played.filter(wonNothing).length;
    const later = times(
      fraction(empty, draws.length),
      fraction(unitsOf(turnedDraws.map((drawn) => spinOf(drawn, 1))), turnedDraws.length),
    );
    const { baseLines, baseScatters } = theoryOf(small);
    expect(times(plus(baseLines, baseScatters), fraction(lineCount))).toEqual(
      plus(fraction(unitsOf(played), draws.length), later),
    );
  });

  it('pays lines once more with each turn, and scatters no more', () => {
    for (const drawn of turnedDraws) {
      const [first, later] = [spinOf(drawn), spinOf(drawn, 3)];
      expect(later.totalUnits - later.scatterUnits).toBe(4 * (first.totalUnits - first.scatterUnits));
      expect(later.scatterUnits).toBe(first.scatterUnits);
      expect(later.times).toBe(4 * first.times);
    }
  });

  it('wins at most what the best of all spins after a turn wins', () => {
    const best = [0, 1].flatMap((crossed) => bestSpins(small, 'base', null, crossed, 1));
    expect(Math.max(...best.map(({ units }) => units))).toBe(
      Math.max(...turnedDraws.map((drawn) => spinOf(drawn, 1).totalUnits)),
    );
  });

  it('is measured as it is played, after it has turned as well', () => {
    const spin = fastMachine(small);
    for (const [index, drawn] of draws.entries()) {
      const numbers = [...drawn];
      const { units } = spin('base', () => numbers.shift() ?? 0);
      expect(units).toBe(played[index]?.totalUnits);
    }
    for (const drawn of turnedDraws) {
      const numbers = [...drawn];
      const asked: number[] = [];
      const { units, isCrossed } = spin(
        'base',
        (below) => asked.push(below) && (numbers.shift() ?? 0),
        null,
        1,
      );
      expect(asked.at(-1)).toBe(2);
      expect(isCrossed).toBe(true);
      expect(units).toBe(spinOf(drawn, 1).totalUnits);
    }
  });

  it('passes a star as often as the rules tell', () => {
    const { paths } = cometPeaks.crossing ?? { paths: [] };
    const chanceOf = (path: (typeof paths)[number]) =>
      cometPeaks.base.strips.reduce((none, strip, reel) => {
        const rows = path.flatMap(([passed, row]) => (passed === reel ? [row] : []));
        const met = [...strip].filter((_, stop) =>
          rows.some((row) => letterAt(strip, stop, row) === 'S'),
        ).length;
        return times(none, fraction(strip.length - met, strip.length));
      }, fraction(1));
    const none = paths.reduce((sum, path) => plus(sum, chanceOf(path)), fraction(0));
    expect(starsOfHundred).toBe(Math.round(100 * (1 - toNumber(none) / paths.length)));
  });

  it('stays within the window, and comes no more often than there are chances', () => {
    expect(faultsOf(cometPeaks)).toEqual([]);
    const paths = [[[5, 0] as const, [4, 1] as const, [4, 1] as const]];
    expect(faultsOf({ ...cometPeaks, crossing: { chances: 0, paths, scatterTimes: 2, turns: 0 } })).toEqual([
      'path 0: leaves the window',
      'path 0: passes a cell twice',
      'fewer chances of a crossing than paths',
    ]);
    const { Q: _, ...pays } = cometPeaks.linePays;
    const blunt = { ...cometPeaks, linePays: { ...pays, Q: [0, 10, 50] as const } };
    expect(faultsOf({ ...blunt, base: { ...blunt.base, wildsExpand: true } })).toEqual([
      'what turns round crosses wilds that expand',
      'Q pays nothing for three',
    ]);
  });
});

/** Stops of a spin that wins nothing, even where a path over its last reels is crossed. */
const emptyStops = (): number[] => {
  const sizes = drawnSizes(cometPeaks, 'base').slice(0, 5);
  for (let stop = 0; stop < 41; stop += 1) {
    const stops = sizes.map((size, reel) => (stop * (reel + 1)) % size);
    if (wonNothing(evaluateSpin(cometPeaks, 'base', stops, null, 4))) return stops;
  }
  throw new Error('every spin wins');
};

describe('what is stored', () => {
  const kind = slotKind(cometPeaks);
  const stake = minor(2_000n);
  const step = (before: Parameters<typeof kind.play>[0]['before'], numbers: readonly number[]) => {
    const asked: number[] = [];
    return kind
      .play({
        stake,
        currency: 'USD',
        before,
        action: {},
        draw: async (sizes) => {
          asked.push(...sizes);
          return numbers.slice(0, sizes.length);
        },
      })
      .then((played) => ({ ...played, asked }));
  };
  const free = {
    mode: 'free' as const,
    stops: [1, 2, 3, 4, 5],
    freeAdded: 0,
    freeSpins: { awarded: 10, played: 2 },
  };

  it('of a paid spin has the number drawn, of a free one none', async () => {
    const paid = await step(null, [1, 2, 3, 4, 5, 7]);
    expect(paid.outcome.crossing).toBe(7);
    expect(paid.asked).toEqual([...cometPeaks.base.strips.map(({ length }) => length), 120]);
    const later = await step({ ...free, crossing: null }, [1, 2, 3, 4, 5]);
    expect(later.outcome.crossing).toBeNull();
    expect(verifyFieldsOf(paid.outcome).crossing).toBe('7');
    expect(verifyFieldsOf(later.outcome).crossing).toBe('-');
  });

  it('goes on where what crossed has won nothing, three times at the most, at no stake', async () => {
    const stops = emptyStops();
    let last = await step(null, [...stops, 4]);
    expect(last.outcome).not.toHaveProperty('turned');
    for (const turned of [1, 2, 3]) {
      expect(last).toMatchObject({ win: 0n, furtherStake: 0n, closes: false });
      last = await step(last.outcome, [...stops, 4]);
      expect(last.asked.at(-1)).toBe(10);
      expect(last.outcome).toMatchObject({ mode: 'base', turned, crossing: 4 });
      expect(verifyFieldsOf(last.outcome).turned).toBe(String(turned));
    }
    expect(last.closes).toBe(true);
  });

  it('ends where nothing crossed, or where what crossed has won', async () => {
    expect((await step(null, [...emptyStops(), 10])).closes).toBe(true);
    const first = await step(null, [...emptyStops(), 4]);
    const won = await step(first.outcome, [...emptyStops(), 9]);
    expect(won.win).toBeGreaterThan(0n);
    expect(won.closes).toBe(true);
  });

  it('before anything crossed is read, and played on, by the pays of its time', async () => {
    expect(slotOutcomeSchema.parse(free)).toEqual(free);
    const then = machineThen(cometPeaks, undefined, null);
    expect(then.linePays.A).toEqual([75, 300, 2000]);
    expect(pathOf(then, 0)).toBeNull();
    const later = await step(free, [1, 2, 3, 4, 5]);
    expect(later.outcome).not.toHaveProperty('crossing');
    expect(later.win).toBe((stake * BigInt(readSpin(cometPeaks, free).totalUnits)) / 20n);
    expect(verifyFieldsOf(free)).not.toHaveProperty('crossing');
  });

  it('before free spins grew is read, and played on, by three times as much and what scatters brought then', async () => {
    const began = {
      ...free,
      mode: 'base' as const,
      crossing: 20,
      freeAdded: 10,
      freeSpins: { awarded: 10, played: 0 },
    };
    expect(machineThen(cometPeaks, 20, null).base.scatterAwards[3]?.freeSpins).toBe(10);
    expect(machineThen(cometPeaks, 20, null).linePays.A).toEqual(cometPeaks.linePays.A);
    expect(machineThen(cometPeaks, 20, 0)).toBe(cometPeaks);
    const filling = cometPeaks.free.strips.map((strip) => Math.max(0, strip.indexOf('W')));
    const first = await step(began, filling);
    expect(first.outcome).toMatchObject({ crossing: null, freeSpins: { awarded: 10, played: 1 } });
    expect(first.outcome).not.toHaveProperty('gathered');
    const second = await step(first.outcome, filling);
    expect(second.win).toBe(first.win);
    expect(readSpin(cometPeaks, second.outcome).times).toBe(3);
    expect(verifyFieldsOf(second.outcome)).not.toHaveProperty('gathered');
  });

  it('of free spins that grow has what was gathered before and after', async () => {
    const paid = await step(null, [1, 2, 3, 4, 5, 7]);
    expect(paid.outcome.gathered).toEqual({ before: 0, after: 0 });
    const gathered = { before: 0, after: 3 };
    const later = await step({ ...free, crossing: null, gathered }, [1, 2, 3, 4, 5]);
    expect(later.outcome.gathered?.before).toBe(3);
    expect(readSpin(cometPeaks, later.outcome).times).toBe(5);
    expect(verifyFieldsOf(later.outcome).gathered).toBe('3');
  });

  it.each([-1, 1.5, '3'])('is refused where the number of a crossing is %j', (crossing) => {
    expect(slotOutcomeSchema.safeParse({ ...free, crossing }).success).toBe(false);
  });
});
