import { describe, expect, it } from 'vitest';
import { evaluateSpin } from './evaluate.ts';
import { slotFacts } from './facts.ts';
import { toNumber } from './fraction.ts';
import { bestSpins, greatestOf } from './greatest.ts';
import { reelSetOf, type SlotMachine } from './machine.ts';
import { machines } from './machines/index.ts';
import { koiLantern } from './machines/koiLantern.ts';
import { measured } from './measured.ts';
import { noFreeSpins, playSpin } from './round.ts';
import { theoryOf } from './rtp.ts';

/** Strips so short that every spin can be played. */
const tiny: SlotMachine = {
  ...koiLantern,
  base: {
    ...koiLantern.base,
    strips: ['WKS', 'KWP', 'SKP', 'PSWK', 'KPS'],
    scatterAwards: { 3: { stakes: 2, freeSpins: 1 } },
  },
  free: {
    ...koiLantern.free,
    strips: ['WKP', 'KWP', 'SKP', 'PKW', 'KPK'],
    scatterAwards: {},
  },
  gathering: { multiplier: 1, step: 0, gifts: { 2: 1 }, most: 2 },
  freeSpinsMax: 2,
};

const everyStop = (machine: SlotMachine, mode: 'base' | 'free'): number[][] =>
  reelSetOf(machine, mode).strips.reduce<number[][]>(
    (all, strip) => all.flatMap((stops) => [...strip].map((_, stop) => [...stops, stop])),
    [[]],
  );

describe('the greatest win that can happen', () => {
  it('of a round whose free spins grow equals that of all rounds, one by one', () => {
    const gathering = { multiplier: 2, step: 3, gifts: {}, most: 2 };
    const growing = {
      ...tiny,
      gathering,
      base: { ...tiny.base, scatterAwards: { 3: { stakes: 2, freeSpins: 2 } } },
    };
    const free = everyStop(growing, 'free');
    const unitsOf = (gathered: number) =>
      free.map((stops) => {
        const { totalUnits, wilds } = evaluateSpin(growing, 'free', stops, gathered);
        return { totalUnits, after: Math.min(gathering.most, gathered + wilds) };
      });
    const last = [0, 1, 2].map((gathered) =>
      Math.max(...unitsOf(gathered).map(({ totalUnits }) => totalUnits)),
    );
    const feature = Math.max(...unitsOf(0).map(({ totalUnits, after }) => totalUnits + (last[after] ?? 0)));
    const rounds = everyStop(growing, 'base').map((stops) => {
      const { totalUnits, freeSpins } = evaluateSpin(growing, 'base', stops);
      return totalUnits + (freeSpins > 0 ? feature : 0);
    });
    expect(greatestOf(growing)).toBe(Math.max(...rounds) / 20);
  });

  it('of a spin equals that of all spins, one by one', () => {
    for (const [mode, gathered] of [
      ['base', null],
      ['free', 0],
      ['free', 2],
    ] as const) {
      const all = everyStop(tiny, mode).map((stops) => evaluateSpin(tiny, mode, stops, gathered).totalUnits);
      expect(Math.max(...bestSpins(tiny, mode, gathered).map(({ units }) => units))).toBe(Math.max(...all));
    }
  });

  it('of a round equals that of all rounds, one by one', () => {
    const free = everyStop(tiny, 'free');
    const later = (before: ReturnType<typeof playSpin>): number => {
      if (before.closes) return 0;
      return Math.max(
        ...free.map((stops) => {
          const step = playSpin(tiny, 'free', before.freeSpins, stops, before.gathered ?? 0);
          return step.evaluation.totalUnits + (step.closes ? 0 : lastOf(step));
        }),
      );
    };
    const known = new Map<string, number>();
    const lastOf = (step: ReturnType<typeof playSpin>): number => {
      const key = JSON.stringify([step.freeSpins, step.gathered]);
      const found = known.get(key) ?? later(step);
      known.set(key, found);
      return found;
    };
    const rounds = everyStop(tiny, 'base').map((stops) => {
      const step = playSpin(tiny, 'base', noFreeSpins, stops, 0);
      return step.evaluation.totalUnits + (step.closes ? 0 : lastOf(step));
    });
    expect(greatestOf(tiny)).toBe(Math.max(...rounds) / 20);
  });

  it.each(machines.map((machine) => [machine.gameCode, machine] as const))(
    'is what the rules of %s tell, with how often free spins come, and no round of a hundred million was above it',
    (gameCode, machine) => {
      const told = slotFacts[gameCode];
      expect(told?.greatest).toBe(greatestOf(machine));
      expect(told?.freeSpinsOneIn).toBe(Math.round(1 / toNumber(theoryOf(machine).triggerChance)));
      expect(told?.greatest).toBeGreaterThan(measured[gameCode]?.greatest ?? Number.POSITIVE_INFINITY);
    },
  );
});
