import { createRandom } from '@pavilion/testing';
import { describe, expect, it } from 'vitest';
import { fraction, plus, times, toNumber } from '../../engine/fraction.ts';
import { seededWords } from '../../engine/simulate.ts';
import { unitsPerStake } from '../units.ts';
import { readerOf, type Win } from './evaluate.ts';
import { fingerprintOf } from './fingerprint.ts';
import { faultsOf, type VideoSlot } from './machine.ts';
import type { SlotState } from './outcome.ts';
import { baseState, boughtState, chosen, isChoosing, playStep, sizesOf } from './round.ts';
import { simulateSlot } from './simulate.ts';
import { beadsOfFortune } from './slots/beadsOfFortune.ts';
import { videoSlots } from './slots/index.ts';
import { factsOf } from './theories.ts';
import { boughtTheoryOf, theoryOf } from './theory.ts';

const letters = { W: 'wild', S: 'scatter', C: 'cash', A: 'a', B: 'b' };

const never = (): never => {
  throw new Error('nothing is held');
};

/** Small enough for every number that may be drawn to be played out. */
const tiny: VideoSlot = {
  gameCode: 'tiny',
  gpId: 1,
  rows: 1,
  letters,
  wild: 'W',
  evaluation: { kind: 'ways', pays: { A: [30], B: [7] } },
  strips: { base: ['AB', 'AWB', 'ABA'] },
};
const lettersOf = (...kept: string[]) =>
  Object.fromEntries(Object.entries(letters).filter(([letter]) => kept.includes(letter)));

const walking: VideoSlot = {
  ...tiny,
  gameCode: 'tiny-walk',
  letters: lettersOf('W', 'A', 'B'),
  evaluation: { kind: 'lines', lines: [[0, 0, 0]], pays: { A: [30], B: [7] } },
  strips: { base: ['AB', 'AAB', 'ABW'] },
  walking: { respinsMax: 2 },
};

const free: VideoSlot = {
  ...tiny,
  gameCode: 'tiny-free',
  letters: lettersOf('W', 'S', 'A', 'B'),
  strips: { base: ['AS', 'WS', 'AS'], free: ['AS', 'AS', 'BS'] },
  freeSpins: {
    scatter: 'S',
    from: 3,
    choices: [
      { spins: 2, again: 1, multiplier: 1, step: 2 },
      { spins: 1, again: 1, multiplier: 3, step: 1 },
    ],
    max: 3,
  },
};

const hold: VideoSlot = {
  ...tiny,
  gameCode: 'tiny-hold',
  letters: lettersOf('W', 'C', 'A', 'B'),
  strips: { base: ['AC', 'WC', 'BC'] },
  hold: {
    cash: 'C',
    from: 2,
    respins: 1,
    chance: [1, 3],
    values: [
      { units: 20, weight: 2 },
      { units: 60, weight: 1, pot: 'mini' },
    ],
    grandUnits: 500,
  },
};

const bothWays: VideoSlot = {
  ...tiny,
  gameCode: 'tiny-both-ways',
  letters: lettersOf('W', 'A', 'B'),
  evaluation: { kind: 'lines', lines: [[0, 0, 0, 0]], bothWays: true, pays: { A: [30, 90], B: [7, 20] } },
  strips: { base: ['AB', 'AWB', 'ABW', 'BA'] },
  wildTimes: { base: 2, free: 3 },
};

const sticky: VideoSlot = {
  ...free,
  gameCode: 'tiny-sticky',
  letters: lettersOf('W', 'S', 'A', 'B'),
  strips: { base: ['AS', 'WS', 'AS'], free: ['AB', 'WAS', 'BWA'] },
  expanding: true,
  freeSpins: {
    scatter: 'S',
    from: 1,
    choices: [{ spins: 3, again: 1, multiplier: 2, step: 0 }],
    max: 4,
    sticky: true,
  },
};

const staying: VideoSlot = {
  ...walking,
  gameCode: 'tiny-stay',
  strips: { base: ['AB', 'AWB', 'ABW'] },
  walking: { respinsMax: 3, stays: true },
};

const linked: VideoSlot = {
  ...tiny,
  gameCode: 'tiny-linked',
  letters: lettersOf('C', 'A', 'B'),
  strips: { base: ['ABC', 'ABC', 'BCA'] },
  linked: { base: [0, 1] },
  mystery: { symbol: 'C', base: 'ABB', free: 'A' },
};

const climbing: VideoSlot = {
  ...free,
  gameCode: 'tiny-climb',
  strips: { base: ['AS', 'WS', 'AS'], free: ['ABB', 'WAS', 'BAS'] },
  cascade: { base: [1, 2], free: [1], keeps: true },
  freeSpins: {
    scatter: 'S',
    from: 3,
    choices: [{ spins: 3, again: 1, multiplier: 1, step: 2 }],
    max: 4,
    multiplierMax: 6,
  },
  spinMax: 100,
};

const growing: VideoSlot = {
  ...free,
  gameCode: 'tiny-grow',
  rows: 2,
  evaluation: { kind: 'ways', pays: { A: [3], B: [1] } },
  strips: { base: ['ABS', 'BAS', 'AAS'], free: ['AB', 'AS', 'BA'] },
  freeSpins: {
    scatter: 'S',
    from: 3,
    choices: [{ spins: 3, again: 1, multiplier: 1, step: 0 }],
    max: 5,
    meter: { symbol: 'S', every: 1, levels: 2, spins: 1, step: 1 },
    growing: 2,
  },
};

const collecting: VideoSlot = {
  ...free,
  gameCode: 'tiny-collect',
  letters,
  strips: { base: ['ASC', 'WSC', 'ASB'], free: ['AC', 'WC', 'CW'] },
  freeSpins: {
    scatter: 'S',
    from: 3,
    choices: [{ spins: 2, again: 0, multiplier: 1, step: 0 }],
    max: 5,
    meter: { symbol: 'W', every: 2, levels: 2, spins: 1, step: 2 },
  },
  collect: {
    cash: 'C',
    collector: 'W',
    values: [
      { units: 20, weight: 2 },
      { units: 60, weight: 1 },
    ],
  },
};

const beating: VideoSlot = {
  ...hold,
  gameCode: 'tiny-beat',
  hold: { ...(hold.hold ?? never()), respins: 2, beats: [{ from: 2, times: 3 }] },
};

const counting: VideoSlot = {
  ...free,
  gameCode: 'tiny-count',
  rows: 2,
  evaluation: { kind: 'beads', upper: 5, pays: { A: [3], B: [1] } },
  strips: { base: ['ABS', 'AWBS', 'AAS'], free: ['ABS', 'AWB', 'BAS'] },
  carry: { every: 10, most: 3 },
  freeSpins: {
    scatter: 'S',
    from: 3,
    choices: [
      { spins: 3, again: 1, multiplier: 1, step: 0 },
      { spins: 2, again: 1, multiplier: 3, step: 0 },
    ],
    max: 4,
  },
  spinMax: 120,
};

/** Every list of numbers below these sizes. */
const allDraws = (sizes: readonly number[]): number[][] =>
  sizes.reduce<number[][]>(
    (lists, size) => lists.flatMap((list) => Array.from({ length: size }, (_, number) => [...list, number])),
    [[]],
  );

/** Mean and greatest of what is won from a state on, by playing out every draw: no shortcut is taken. */
const playedOut = (
  slot: VideoSlot,
  state: SlotState,
  choice: number,
): { mean: ReturnType<typeof fraction>; greatest: number } => {
  const from = isChoosing(state) ? chosen(slot, state, choice) : state;
  const draws = allDraws(sizesOf(slot, from));
  let [mean, greatest] = [fraction(0), 0];
  const later = new Map<string, ReturnType<typeof playedOut>>();
  for (const drawn of draws) {
    const { units, next } = playStep(slot, from, drawn);
    const name = JSON.stringify(next);
    const rest =
      later.get(name) ?? (next ? playedOut(slot, next, choice) : { mean: fraction(0), greatest: 0 });
    later.set(name, rest);
    mean = plus(mean, times(fraction(1, draws.length), plus(fraction(units), rest.mean)));
    greatest = Math.max(greatest, units + rest.greatest);
  }
  return { mean, greatest };
};

describe('the sum over everything that can happen', () => {
  it.each([
    [tiny, 0],
    [walking, 0],
    [free, 0],
    [free, 1],
    [hold, 0],
    [bothWays, 0],
    [sticky, 0],
    [staying, 0],
    [linked, 0],
    [climbing, 0],
    [growing, 0],
    [collecting, 0],
    [beating, 0],
    [counting, 0],
    [counting, 1],
  ] as const)('is what playing out every draw comes to ($gameCode)', (slot, choice) => {
    const { mean, greatest } = playedOut(slot, baseState, choice);
    const theory = theoryOf(slot, choice);
    expect(theory.rtp).toEqual(times(mean, fraction(1, unitsPerStake)));
    expect(theory.greatest).toBe(greatest / unitsPerStake);
  });

  it.each([[collecting], [growing], [sticky]] as const)(
    'is that of free spins that are bought as well ($gameCode)',
    (slot) => {
      const { mean, greatest } = playedOut(slot, boughtState(slot), 0);
      expect(boughtTheoryOf(slot, 0)).toMatchObject({ mean, greatest });
    },
  );

  it('knows how rounds scatter, how often they win and how often the feature comes', () => {
    const theory = theoryOf(hold);
    const rounds = 60_000;
    const words = seededWords(5);
    let [sum, squares, hits, features] = [0, 0, 0, 0];
    for (let round = 0; round < rounds; round += 1) {
      let [won, steps] = [0, 0];
      for (let state: SlotState | null = baseState; state; steps += 1) {
        const step = playStep(
          hold,
          state,
          sizesOf(hold, state).map((size) => words() % size),
        );
        won += step.units / unitsPerStake;
        state = step.next;
      }
      sum += won;
      squares += won * won;
      if (won > 0) hits += 1;
      if (steps > 1) features += 1;
    }
    expect(sum / rounds).toBeCloseTo(toNumber(theory.rtp), 0);
    expect(Math.sqrt(squares / rounds - (sum / rounds) ** 2) / theory.deviation).toBeCloseTo(1, 1);
    expect(hits / rounds).toBeCloseTo(theory.hitRate, 2);
    expect(features / rounds).toBeCloseTo(theory.bonusRate, 2);
  });
});

describe('a picture', () => {
  const grid: VideoSlot = {
    ...tiny,
    rows: 3,
    letters: lettersOf('W', 'A', 'B'),
    evaluation: { kind: 'clusters', sizes: [4, 6], pays: { A: [10, 50], B: [4, 20] } },
    strips: { base: ['AAA', 'AAA', 'AAA'] },
  };
  const read = (slot: VideoSlot, columns: readonly string[]) => {
    const codes = Object.keys(slot.letters);
    const wins: Win[] = [];
    const units = readerOf(slot)(
      Uint8Array.from(columns.join(''), (letter) => codes.indexOf(letter)),
      wins,
    );
    return { units, wins };
  };

  it('pays clusters of neighbours by their size, a wild in each that it touches', () => {
    const { units, wins } = read(grid, ['AAB', 'AWB', 'BBB']);
    expect(wins.map(({ letter, count }) => [letter, count])).toEqual([
      ['A', 4],
      ['B', 6],
    ]);
    expect(units).toBe(30);
  });

  it('does not join what touches by a corner alone', () => {
    expect(read(grid, ['ABA', 'BAB', 'ABA']).units).toBe(0);
  });

  it('pays a line from the left that begins with walked wilds as what follows them', () => {
    const slot = { ...walking, rows: 1 };
    expect(read(slot, ['W', 'B', 'B']).units).toBe(7);
    expect(read(slot, ['W', 'W', 'W']).units).toBe(30);
    expect(read(slot, ['A', 'B', 'A']).units).toBe(0);
  });
});

describe('an abacus', () => {
  const rods: VideoSlot = {
    ...tiny,
    rows: 3,
    letters: lettersOf('W', 'A', 'B'),
    evaluation: { kind: 'beads', upper: 5, pays: { A: [1, 2, 18], B: [4, 4, 4] } },
    strips: { base: ['AB', 'AB', 'AB', 'AB', 'AB'] },
    carry: { every: 10, most: 2 },
  };
  const won = (slot: VideoSlot, columns: readonly string[]) => {
    const strips = columns.map((column) => column.replaceAll('.', 'S'));
    const shown = { ...slot, letters: lettersOf('W', 'S', 'A', 'B'), strips: { base: strips } };
    const { units, falls } = playStep(
      shown,
      baseState,
      strips.map(() => 0),
    );
    return { units, multiplier: falls[0]?.multiplier, wins: falls[0]?.wins };
  };

  it('adds the beads of a kind up, those above the beam as five, and pays for each', () => {
    const { units, multiplier, wins } = won(rods, ['.A.', '..A', '.AA', '...', 'A..']);
    expect(wins).toMatchObject([{ letter: 'A', count: 3, ways: 4, units: 4 }]);
    expect([units, multiplier]).toEqual([4, 1]);
    expect(won(rods, ['.A.', '..A', '...', 'AAA', 'AAA']).units).toBe(0);
  });

  it('carries a bead for each full ten, which pays once more; the example of the rules', () => {
    // Five, one, five and one: twelve of 2 each on four rods, doubled.
    expect(won(rods, ['A..', '.A.', 'A..', '..A', '...'])).toMatchObject({ units: 48, multiplier: 2 });
    // A gold bead counts in both kinds, each of which carries for itself; the rod holds two.
    const both = won(rods, ['AB.', 'WWW', 'WWW', '...', '...']);
    expect(both.wins?.map(({ letter, ways }) => [letter, ways])).toEqual([
      ['A', 19],
      ['B', 15],
    ]);
    expect(both).toMatchObject({ units: (19 + 60) * 3, multiplier: 3 });
    expect(won(rods, ['A..', 'WWW', 'WWW', 'WWW', 'WWW']).multiplier).toBe(3);
  });

  it('keeps what is carried in free spins, and pays no more than a spin may', () => {
    const state: SlotState = { ...baseState, mode: 'free', left: 3, choice: 0, multiplier: 2 };
    const { units, next } = playStep(counting, state, [0, 0, 1]);
    // Sixteen A of 3 each, three times with the bead that they carry: 144.
    expect(units).toBe(120);
    expect(next).toMatchObject({ multiplier: 3, left: 2 });
    expect(playStep(counting, next ?? state, [1, 0, 1])).toMatchObject({ units: 0, next: { multiplier: 3 } });
  });

  it('carries as often as the rules of Beads of Fortune say', () => {
    const random = createRandom(5);
    const spins = 100_000;
    const carried = [0, 0, 0, 0];
    for (let spin = 0; spin < spins; spin += 1) {
      const drawn = sizesOf(beadsOfFortune, baseState).map((size) => random.int(0, size - 1));
      const { falls } = playStep(beadsOfFortune, baseState, drawn);
      const beads = Math.min(3, (falls[0]?.multiplier ?? 1) - 1);
      carried[beads] = (carried[beads] ?? 0) + 1;
    }
    for (const [beads, chance] of [0.8182, 0.1578, 0.0216, 0.0024].entries())
      expect(Math.abs((carried[beads] ?? 0) / spins - chance)).toBeLessThan(
        4 * Math.sqrt((chance * (1 - chance)) / spins),
      );
  });
});

describe('a round', () => {
  it('lets the walking wild leave by the first reel, one reel a spin', () => {
    const seen: number[] = [];
    for (let state: SlotState | null = baseState; state; ) {
      const step = playStep(walking, state, state.mode === 'base' ? [0, 0, 2] : [0, 0, 0]);
      if (step.next) seen.push(step.next.wilds);
      state = step.next;
    }
    expect(seen).toEqual([0b010, 0b001]);
  });

  it('keeps what is held, and begins to count anew with each symbol that comes', () => {
    const first = playStep(hold, baseState, [1, 1, 0, 0, 2, 0]);
    expect(first).toMatchObject({ units: 80, next: { mode: 'hold', left: 1, held: [1, 2, 0] } });
    const full = playStep(hold, first.next ?? baseState, [2, 2, 0, 0, 0, 0]);
    expect(full).toMatchObject({ units: 520, next: null, cash: [1, 2, 1] });
    const over = playStep(hold, first.next ?? baseState, [0, 0, 1, 0, 0, 0]);
    expect(over).toMatchObject({ units: 0, next: null });
  });

  it('waits for the choice of free spins, and refuses one that is not offered', () => {
    const { next } = playStep(free, baseState, [1, 1, 1]);
    expect(next && isChoosing(next)).toBe(true);
    expect(() => chosen(free, next ?? baseState, 2)).toThrow(RangeError);
  });

  it('gives no more free spins than a round may have', () => {
    let played = 0;
    const begun = playStep(free, baseState, [1, 1, 1]).next;
    for (let state = begun && chosen(free, begun, 0); state; played += 1)
      state = playStep(free, state, [1, 1, 1]).next;
    expect(played).toBe(3);
  });
});

describe.each(videoSlots.map((slot) => [slot.gameCode, slot] as const))('%s', (_, slot) => {
  it('is sound, and what is stated was summed up for this very mathematics', () => {
    expect(faultsOf(slot)).toEqual([]);
    expect(factsOf(slot.gameCode).of).toBe(fingerprintOf(slot));
  });

  it('comes to rest after every spin, and never wins more than is stated', () => {
    const random = createRandom(3);
    for (let round = 0; round < 3_000; round += 1) {
      let won = 0;
      for (let state: SlotState | null = baseState; state; ) {
        if (isChoosing(state)) state = chosen(slot, state, 0);
        const step = playStep(
          slot,
          state,
          sizesOf(slot, state).map((size) => random.int(0, size - 1)),
        );
        won += step.units;
        state = step.next;
      }
      expect(won / unitsPerStake).toBeLessThanOrEqual(factsOf(slot.gameCode).greatest);
    }
  });

  it('returns in play what is stated', () => {
    const { rtps, deviation } = factsOf(slot.gameCode);
    const rounds = 30_000;
    const { rtp } = simulateSlot(slot, 0, rounds, seededWords(20_261_128));
    expect(Math.abs(rtp - (rtps[0] ?? 0))).toBeLessThan((3.5 * deviation) / Math.sqrt(rounds));
  });
});

it('names what is wrong with a slot', () => {
  const broken: VideoSlot = { ...free, strips: { base: ['WX', 'S', 'AS'] }, rows: 2 };
  expect(faultsOf(broken).length).toBeGreaterThan(3);
});
