import { createRandom } from '@pavilion/testing';
import { describe, expect, it } from 'vitest';
import { toNumber } from '../../engine/fraction.ts';
import { playCascade } from './evaluate.ts';
import { type CascadeMachine, faultsOf, stripLengths } from './machine.ts';
import { returns } from './returns.ts';
import { FastCascade, sumUp, theoryOf } from './theory.ts';
import { thousandJellies } from './thousandJellies.ts';

/** Strips that say plainly what falls: the first four letters are in view, what refills comes from the end. */
const small = (strips: readonly string[], multipliers = [1, 2, 3, 5]): CascadeMachine => ({
  ...thousandJellies,
  strips: { base: strips, free: strips },
  multipliers: { base: multipliers, free: multipliers },
});
const stops = [0, 0, 0, 0, 0];

describe('a picture', () => {
  it('pays each symbol once for every way it can be read from the left', () => {
    // Two domes, one, three: six ways of three.
    const { falls } = playCascade(small(['DDAT', 'DPPC', 'DDDF', 'OOOO', 'MMMM']), 'base', stops);
    expect(falls[0]?.wins).toEqual([{ letter: 'D', count: 3, ways: 6, units: 6 }]);
  });

  it('counts a wild as any symbol, on the reels that have one', () => {
    const { falls } = playCascade(small(['PAAA', 'WTTT', 'WOOO', 'PFFF', 'CCCC']), 'base', stops);
    expect(falls[0]?.wins).toContainEqual({ letter: 'P', count: 4, ways: 1, units: 10 });
    expect(falls[0]?.wins).toContainEqual({ letter: 'A', count: 3, ways: 3, units: 3 });
  });

  it('pays nothing for symbols that leave a reel out', () => {
    const { falls, totalUnits } = playCascade(small(['PPPP', 'DDDD', 'PPPP', 'PPPP', 'PPPP']), 'base', stops);
    expect(falls).toHaveLength(1);
    expect(totalUnits).toBe(0);
  });
});

describe('a fall', () => {
  it('takes away what has won, drops what hangs above, and refills from above along the strip', () => {
    const { falls } = playCascade(small(['PDTTAC', 'DOOOFF', 'DMMMCC', 'AAAAAA', 'AAAAAA']), 'base', stops);
    expect(falls[0]?.gone.slice(0, 3)).toEqual([[1], [0], [0]]);
    expect(falls[1]?.picture[0]).toEqual(['C', 'P', 'T', 'T']);
    expect(falls[1]?.picture[1]).toEqual(['F', 'O', 'O', 'O']);
  });

  it('makes every further win worth more, up to the last multiplier', () => {
    const machine = thousandJellies;
    const random = createRandom(7);
    let longest = 0;
    for (let spin = 0; spin < 5_000; spin += 1) {
      const drawn = stripLengths(machine, 'free').map((length) => random.int(0, length - 1));
      const { falls } = playCascade(machine, 'free', drawn);
      longest = Math.max(longest, falls.length);
      expect(falls.map(({ multiplier }) => multiplier)).toEqual(
        falls.map((_, index) => [2, 4, 6, 10][Math.min(index, 3)]),
      );
    }
    expect(longest).toBeGreaterThan(3);
  });
});

it('a machine is sound: known letters, one scatter in view, no wild on the first reel', () => {
  expect(faultsOf(thousandJellies)).toEqual([]);
  const broken = small(['SSAA', 'DDDD', 'DDDD', 'DDDD', 'DDXD']);
  expect(faultsOf(broken).length).toBeGreaterThan(1);
});

describe('the return', () => {
  it('is summed up by the same rules that are played', () => {
    for (const mode of ['base', 'free'] as const) {
      const fast = new FastCascade(thousandJellies, mode);
      const random = createRandom(11);
      for (let spin = 0; spin < 10_000; spin += 1) {
        const drawn = stripLengths(thousandJellies, mode).map((length) => random.int(0, length - 1));
        const { totalUnits, scatters } = playCascade(thousandJellies, mode, drawn);
        expect([fast.units(drawn), fast.scatters]).toEqual([totalUnits, scatters]);
      }
    }
  });

  it('over every stop is what the rules state', () => {
    const theory = theoryOf(thousandJellies, sumUp(thousandJellies, 'base'), sumUp(thousandJellies, 'free'));
    const stated = returns['thousand-jellies'];
    expect(theory.rtpBp).toBe(stated.rtpBp);
    expect(toNumber(theory.rtp)).toBeCloseTo(0.957073, 6);
    expect(theory.hitRate).toBeCloseTo(stated.hitRate, 3);
  }, 120_000);
});
