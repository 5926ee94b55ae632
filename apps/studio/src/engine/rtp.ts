/**
 * The exact return to player, by summing over every stop of every reel.
 *
 * Reels stop independently and each stop is equally likely, so a line's expectation is a sum over five-letter
 * words weighted by how many stops show each letter in that row; scatters are counted by convolving the
 * reels. The free spins are a Markov chain over (played, awarded): whether a free spin happens depends only
 * on spins before it, so (Wald) the expected feature win is the expected number of free spins times the
 * expected win of one. Where something crosses, each path is a sum of its own, in which cells that it passes are wild and a stop
 * that shows a scatter there counts for as often as that multiplies lines; reels stay independent. Where it turns round, the spins
 * that follow are drawn anew, so that what one is worth is counted as often as one is played on average. Where free spins gather, what one wins depends on what is gathered before it alone, and the
 * chain knows that as well. Everything is a fraction of big integers; nothing is rounded.
 */
import { payOfLine } from './evaluate.ts';
import { type Fraction, fraction, plus, times, toNumber } from './fraction.ts';
import { gatheringChain } from './gathering.ts';
import {
  type Crossing,
  type Gathered,
  gatheredTimes,
  letterAt,
  lineCount,
  lines,
  type Mode,
  type Path,
  type ReelSet,
  reelSetOf,
  rowCount,
  type SlotMachine,
  timesOf,
} from './machine.ts';
import { turnChances } from './turning.ts';

type Weights = ReadonlyMap<string, number>;

export type Theory = {
  /** Share of the stake returned, exactly. */
  rtp: Fraction;
  /** Parts of `rtp` in line wins and scatter pays of paid spins and of those that follow where something turns round, and in free spins. */
  baseLines: Fraction;
  baseScatters: Fraction;
  freeSpins: Fraction;
  /** Chance that a round wins free spins. */
  triggerChance: Fraction;
  /** Free spins played, on average, once they are won. */
  freeSpinsPerTrigger: Fraction;
  /** Chance that a round with free spins gathers everything; 0 where nothing is gathered. */
  fillsPerTrigger: Fraction;
  /** `rtp` in hundredths of a per cent, rounded to nearest. */
  rtpBp: number;
};

/**
 * How many stops show each letter in this row of a reel, wild reels filled where the mode fills them, and what a path passes wild; a
 * stop with a scatter on the path counts for as many as that multiplies lines by.
 */
const weightsOf = (machine: SlotMachine, reels: ReelSet, reel: number, row: number, path: Path): Weights => {
  const weights = new Map<string, number>();
  const strip = reels.strips[reel] ?? '';
  const passed = path.flatMap(([passedReel, passedRow]) => (passedReel === reel ? [passedRow] : []));
  for (let stop = 0; stop < strip.length; stop += 1) {
    const column = Array.from({ length: rowCount }, (_, below) => letterAt(strip, stop, below));
    const filled = reels.wildsExpand && column.includes(machine.wild);
    const letter = filled || passed.includes(row) ? machine.wild : (column[row] ?? '');
    const scatters = passed.filter((passedRow) => column[passedRow] === machine.scatter).length;
    weights.set(letter, (weights.get(letter) ?? 0) + timesOf(machine, scatters));
  }
  return weights;
};

/**
 * Sum of pay × weight over all words. A word whose run is broken pays the same whatever follows, so the reels
 * after the break are counted rather than visited.
 */
const sumOverWords = (machine: SlotMachine, reels: readonly Weights[]): bigint => {
  const stopsAfter = reels.map((_, reel) =>
    reels.slice(reel + 1).reduce((product, letters) => product * sumOf(letters.values()), 1),
  );
  const word: string[] = [];
  const visit = (reel: number, weight: number): number => {
    let sum = 0;
    for (const [letter, stops] of reels[reel] ?? []) {
      word.push(letter);
      if (reel === reels.length - 1 || isBroken(machine, word)) {
        const pay = payOfLine(machine, word)?.units ?? 0;
        sum += weight * stops * (stopsAfter[reel] ?? 1) * pay;
      } else {
        sum += visit(reel + 1, weight * stops);
      }
      word.pop();
    }
    return sum;
  };
  const sum = visit(0, 1);
  if (!Number.isSafeInteger(sum)) throw new RangeError('strips too long for an exact sum');
  return BigInt(sum);
};

const sumOf = (numbers: Iterable<number>): number => {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum;
};

/** Whether the run from the left has ended within these letters. */
const isBroken = (machine: SlotMachine, word: readonly string[]): boolean => {
  const run = new Set(word.filter((letter) => letter !== machine.wild));
  return run.size > 1 || run.has(machine.scatter);
};

const combinations = (reels: ReelSet): bigint =>
  reels.strips.reduce((product, strip) => product * BigInt(strip.length), 1n);

/** Expected line wins of one spin in line stakes, all lines together, multiplier included, where this path is passed. */
export const expectedLineUnitsOn = (
  machine: SlotMachine,
  mode: Mode,
  gathered: Gathered,
  path: Path,
): Fraction => {
  const reels = reelSetOf(machine, mode, gathered);
  const known = new Map<string, bigint>();
  let sum = 0n;
  for (const line of lines) {
    const weights = line.map((row, reel) => weightsOf(machine, reels, reel, row, path));
    const key = JSON.stringify(weights.map((letters) => [...letters].sort()));
    const found = known.get(key) ?? sumOverWords(machine, weights);
    known.set(key, found);
    sum += found;
  }
  return fraction(sum * BigInt(reels.multiplier), combinations(reels));
};

/** Expected line wins of one spin in line stakes that one of the paths crosses for sure. */
const expectedCrossedUnits = (machine: SlotMachine, { paths }: Crossing): Fraction =>
  times(
    paths.reduce((sum, path) => plus(sum, expectedLineUnitsOn(machine, 'base', null, path)), fraction(0)),
    fraction(1, paths.length),
  );

/** Expected line wins of one spin in line stakes, whatever crosses it. */
export const expectedLineUnits = (machine: SlotMachine, mode: Mode, gathered: Gathered = null): Fraction => {
  const uncrossed = expectedLineUnitsOn(machine, mode, gathered, []);
  if (mode === 'free' || !machine.crossing) return uncrossed;
  const { chances, paths } = machine.crossing;
  return plus(
    times(uncrossed, fraction(chances - paths.length, chances)),
    times(expectedCrossedUnits(machine, machine.crossing), fraction(paths.length, chances)),
  );
};

/** How many combinations of stops show each number of scatters. */
const scatterWays = (machine: SlotMachine, mode: Mode): bigint[] => {
  let ways: bigint[] = [1n];
  for (const strip of reelSetOf(machine, mode).strips) {
    const next: bigint[] = [];
    for (let stop = 0; stop < strip.length; stop += 1) {
      const seen = [0, 1, 2].filter((row) => letterAt(strip, stop, row) === machine.scatter).length;
      for (const [count, way] of ways.entries()) next[count + seen] = (next[count + seen] ?? 0n) + way;
    }
    ways = Array.from(next, (way) => way ?? 0n);
  }
  return ways;
};

/** Chance of each number of scatters in view. */
export const scatterChances = (machine: SlotMachine, mode: Mode): Fraction[] =>
  scatterWays(machine, mode).map((way) => fraction(way, combinations(reelSetOf(machine, mode))));

const expectedScatterUnits = (machine: SlotMachine, mode: Mode): Fraction =>
  scatterChances(machine, mode).reduce((sum, chance, count) => {
    const stakes = reelSetOf(machine, mode).scatterAwards[count]?.stakes ?? 0;
    return plus(sum, times(chance, fraction(stakes * lineCount)));
  }, fraction(0));

/**
 * Expected number of free spins played in a round that was given `awarded` of them. A state's expectation is
 * held as a whole number over `all ** (freeSpinsMax - played)`, so that nothing is reduced on the way.
 */
export const expectedFreeSpins = (machine: SlotMachine, awarded: number): Fraction => {
  const max = machine.freeSpinsMax;
  const all = combinations(machine.free);
  const ways = scatterWays(machine, 'free');
  const start = Math.min(max, awarded);
  let later: bigint[] = [];
  for (let played = max - 1; played >= 0; played -= 1) {
    const now: bigint[] = [];
    for (let total = played + 1; total <= max; total += 1) {
      let expected = all ** BigInt(max - played);
      for (const [count, way] of ways.entries()) {
        const added = machine.free.scatterAwards[count]?.freeSpins ?? 0;
        expected += way * (later[Math.min(max, total + added)] ?? 0n);
      }
      now[total] = expected;
    }
    later = now;
  }
  return fraction(later[start] ?? 0n, all ** BigInt(max));
};

/** What free spins come to once so many are awarded: how many are played, and line stakes won in them. */
const featureOf = (machine: SlotMachine) => {
  const scatterUnits = expectedScatterUnits(machine, 'free');
  const { gathering } = machine;
  if (gathering) {
    const early = expectedLineUnits(machine, 'free', 0);
    const full = expectedLineUnits(machine, 'free', gathering.most);
    // Before everything is gathered, spins differ by what multiplies their lines alone.
    const worth = (gathered: number): Fraction =>
      plus(
        gathered < gathering.most
          ? times(early, fraction(gatheredTimes(gathering, gathered), gathering.multiplier))
          : full,
        scatterUnits,
      );
    const chain = gatheringChain(machine, gathering);
    return {
      spins: (awarded: number) => chain(awarded, () => fraction(1)),
      units: (awarded: number) => chain(awarded, worth),
      fills: (awarded: number) => chain(awarded, () => fraction(0), true),
    };
  }
  const units = plus(expectedLineUnits(machine, 'free'), scatterUnits);
  const spins = (awarded: number) => expectedFreeSpins(machine, awarded);
  return { spins, units: (awarded: number) => times(spins(awarded), units), fills: () => fraction(0) };
};

export const theoryOf = (machine: SlotMachine): Theory => {
  const perStake = fraction(1, lineCount);
  const chances = turnChances(machine);
  const turns = chances.reduce(plus, fraction(0));
  /** Lines of a spin after a turn pay once more with each. */
  const turnedTimes = chances.reduce(
    (sum, chance, index) => plus(sum, times(chance, fraction(index + 2))),
    fraction(0),
  );
  /** Spins of a round in which scatters may award free spins; it ends with the first that does. */
  const spinsPerRound = plus(fraction(1), turns);
  const turnedUnits = machine.crossing ? expectedCrossedUnits(machine, machine.crossing) : fraction(0);
  const lineUnits = plus(expectedLineUnits(machine, 'base'), times(turnedTimes, turnedUnits));
  const baseLines = times(lineUnits, perStake);
  const baseScatters = times(times(expectedScatterUnits(machine, 'base'), spinsPerRound), perStake);
  const { spins, units, fills } = featureOf(machine);
  let triggerChance = fraction(0);
  let [freeSpinsPerRound, freeUnits, fillsPerRound] = [fraction(0), fraction(0), fraction(0)];
  for (const [count, perSpin] of scatterChances(machine, 'base').entries()) {
    const awarded = machine.base.scatterAwards[count]?.freeSpins ?? 0;
    if (awarded === 0) continue;
    const chance = times(perSpin, spinsPerRound);
    triggerChance = plus(triggerChance, chance);
    freeSpinsPerRound = plus(freeSpinsPerRound, times(chance, spins(awarded)));
    freeUnits = plus(freeUnits, times(chance, units(awarded)));
    fillsPerRound = plus(fillsPerRound, times(chance, fills(awarded)));
  }
  const perTrigger = (perRound: Fraction): Fraction =>
    triggerChance.over === 0n
      ? fraction(0)
      : times(perRound, fraction(triggerChance.under, triggerChance.over));
  const freeSpins = times(freeUnits, perStake);
  const rtp = plus(plus(baseLines, baseScatters), freeSpins);
  return {
    rtp,
    baseLines,
    baseScatters,
    freeSpins,
    triggerChance,
    freeSpinsPerTrigger: perTrigger(freeSpinsPerRound),
    fillsPerTrigger: perTrigger(fillsPerRound),
    rtpBp: Math.round(toNumber(rtp) * 10_000),
  };
};

const known = new WeakMap<SlotMachine, number>();

/** `rtpBp` of the theory, summed up once for a machine. */
export const rtpBpOf = (machine: SlotMachine): number => {
  const found = known.get(machine) ?? theoryOf(machine).rtpBp;
  known.set(machine, found);
  return found;
};
