import { minor } from '@pavilion/money';
import { createRandom } from '@pavilion/testing';
import { describe, expect, it } from 'vitest';
import { toNumber } from '../../engine/fraction.ts';
import { playCascade } from './evaluate.ts';
import { cascadeGames } from './index.ts';
import { type CascadeMachine, faultsOf, stripLengths, tideMax } from './machine.ts';
import { cascadeOutcomeSchema, didOf, spinOfDid } from './outcome.ts';
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
    const { falls } = playCascade(small(['DDAT', 'DPPC', 'DDDF', 'OOOO', 'MMMM']), 'base', stops, 0);
    expect(falls[0]?.wins).toEqual([{ letter: 'D', count: 3, ways: 6, units: 6 }]);
  });

  it('counts a wild as any symbol, on the reels that have one', () => {
    const { falls } = playCascade(small(['PAAA', 'WTTT', 'WOOO', 'PFFF', 'CCCC']), 'base', stops, 0);
    expect(falls[0]?.wins).toContainEqual({ letter: 'P', count: 4, ways: 1, units: 10 });
    expect(falls[0]?.wins).toContainEqual({ letter: 'A', count: 3, ways: 3, units: 3 });
  });

  it('pays nothing for symbols that leave a reel out', () => {
    const { falls, totalUnits } = playCascade(
      small(['PPPP', 'DDDD', 'PPPP', 'PPPP', 'PPPP']),
      'base',
      stops,
      0,
    );
    expect(falls).toHaveLength(1);
    expect(totalUnits).toBe(0);
  });
});

describe('a fall', () => {
  it('takes away what has won, drops what hangs above, and refills from above along the strip', () => {
    const { falls } = playCascade(
      small(['PDTTAC', 'DOOOFF', 'DMMMCC', 'AAAAAA', 'AAAAAA']),
      'base',
      stops,
      0,
    );
    expect(falls[0]?.gone.slice(0, 3)).toEqual([[1], [0], [0]]);
    expect(falls[1]?.picture[0]).toEqual(['C', 'P', 'T', 'T']);
    expect(falls[1]?.picture[1]).toEqual(['F', 'O', 'O', 'O']);
  });

  it('of rounds that were begun before there was a tide makes every further win worth more', () => {
    const machine = thousandJellies;
    const random = createRandom(7);
    let longest = 0;
    for (let spin = 0; spin < 5_000; spin += 1) {
      const drawn = stripLengths(machine, 'free').map((length) => random.int(0, length - 1));
      const { falls } = playCascade(machine, 'free', drawn, null);
      longest = Math.max(longest, falls.length);
      expect(falls.map(({ multiplier }) => multiplier)).toEqual(
        falls.map((_, index) => [2, 4, 6, 10][Math.min(index, 3)]),
      );
    }
    expect(longest).toBeGreaterThan(3);
  });
});

describe('the tide', () => {
  /** Free spins drawn in a row, each with how often it won. */
  const drawnFree = () => {
    const random = createRandom(23);
    const lengths = stripLengths(thousandJellies, 'free');
    return Array.from({ length: 3_000 }, () => lengths.map((length) => random.int(0, length - 1)));
  };

  it('multiplies by its step, rises with every picture that wins, and no higher than its last step', () => {
    const highest = tideMax(thousandJellies.tide);
    expect(highest).toBe(12);
    for (const [index, drawn] of drawnFree().entries()) {
      const mark = index % (highest + 1);
      const spin = playCascade(thousandJellies, 'free', drawn, mark);
      const wins = spin.falls.length - 1;
      expect(spin.falls.map(({ multiplier }) => multiplier)).toEqual(
        spin.falls.map((_, fall) => [1, 2, 3, 5, 8][Math.min(4, Math.floor((mark + fall) / 3))]),
      );
      expect(spin.tide).toBe(Math.min(highest, mark + wins));
      expect(spin.brought).toBe(Math.floor((spin.tide ?? 0) / 3) - Math.floor(mark / 3));
      expect(spin.freeSpins).toBe(spin.brought + (spin.scatters === 3 ? 5 : 0));
    }
  });

  it('is none in paid spins, which multiply anew each time', () => {
    const [drawn = []] = drawnFree();
    const stopped = drawn.map((stop, reel) => stop % (thousandJellies.strips.base[reel]?.length ?? 1));
    const { falls, tide, brought } = playCascade(thousandJellies, 'base', stopped, 0);
    expect(falls[0]?.multiplier).toBe(1);
    expect([tide, brought]).toEqual([0, 0]);
  });

  it('is kept from spin to spin of a round, and ends with it', async () => {
    const [game] = cascadeGames;
    if (!game) throw new Error('no game');
    const random = createRandom(5);
    const draw = async (sizes: readonly number[]) => sizes.map((size) => random.int(0, size - 1));
    let [features, longest] = [0, 0];
    while (features < 3) {
      const input = { stake: minor(100), currency: 'USD' as const, action: {}, draw };
      let step = await game.play({ ...input, before: null });
      let mark = 0;
      if (!step.closes) features += 1;
      while (!step.closes) {
        step = await game.play({ ...input, before: step.outcome });
        const { tide } = cascadeOutcomeSchema.parse(step.outcome);
        expect(tide?.from).toBe(mark);
        mark = tide?.to ?? -1;
        longest = Math.max(longest, mark);
      }
    }
    expect(longest).toBeGreaterThan(0);
  });

  it('does not rise in a round that was begun before there was one', async () => {
    const [game] = cascadeGames;
    const before = { mode: 'base', stops, freeAdded: 10, freeSpins: { awarded: 10, played: 0 } };
    const step = await game?.play({
      stake: minor(100),
      currency: 'USD',
      before,
      action: {},
      draw: async () => stops,
    });
    expect(step?.outcome).not.toHaveProperty('tide');
    expect(step?.win).toBe(minor(playCascade(thousandJellies, 'free', stops, null).totalUnits * 5));
  });
});

it('a spin is named for its check, and nothing else is taken for one', () => {
  const outcome = { mode: 'free' as const, stops, freeAdded: 0, freeSpins: { awarded: 10, played: 1 } };
  expect(spinOfDid(didOf({ ...outcome, tide: { from: 7, to: 9 } }))).toEqual({ mode: 'free', tide: 7 });
  expect(spinOfDid(didOf(outcome))).toEqual({ mode: 'free', tide: null });
  expect(spinOfDid('base')).toEqual({ mode: 'base', tide: null });
  for (const did of ['', 'paid', 'base/3', 'free/', 'free/-1', 'free/123'])
    expect(() => spinOfDid(did)).toThrow(RangeError);
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
        const { falls, scatters } = playCascade(thousandJellies, mode, drawn, 0);
        const won = falls.slice(0, -1).map(({ wins, multiplier }) => {
          return wins.reduce((sum, { units }) => sum + units, 0) / multiplier;
        });
        expect(fast.play(drawn)).toBe(won.length);
        expect([[...fast.won.slice(0, won.length)], fast.scatters]).toEqual([won, scatters]);
      }
    }
  });

  it('over every stop is what the rules state', () => {
    const theory = theoryOf(thousandJellies, sumUp(thousandJellies, 'base'), sumUp(thousandJellies, 'free'));
    const stated = returns['thousand-jellies'];
    expect(theory.rtpBp).toBe(stated.rtpBp);
    expect(toNumber(theory.rtp)).toBeCloseTo(0.9509827, 7);
    expect(theory.hitRate).toBeCloseTo(stated.hitRate, 3);
    expect(Math.round(1 / theory.triggerChance)).toBe(stated.oneIn);
    expect(theory.spins).toBeCloseTo(stated.spins, 1);
    expect(Math.floor(theory.greatest)).toBe(stated.greatest);
  }, 120_000);
});
