import { type Fraction, fraction, toNumber } from '../../engine/fraction.ts';
import { unitsPerStake } from '../units.ts';
import { cellsOf, stripsOf, type VideoSlot, weightOf } from './machine.ts';
import type { SlotState } from './outcome.ts';
import { afterFree, baseState, chosen, isChoosing, walked } from './round.ts';
import { spinner } from './spin.ts';

/**
 * What a slot returns, exactly. A round is a chain of steps: from a state, a step falls into one of a few classes, each with
 * its chance, the first two moments and the greatest of what it pays, and the state that it leads to. The classes of a spin
 * are summed up over every stop of every reel; those of a respin follow from the chances of its cells. From these the
 * moments of whole rounds follow backwards, in fractions without rounding.
 */

/** Not brought to its lowest terms: denominators are powers of a few numbers, and mostly divide each other already. */
const times = (a: Fraction, b: Fraction): Fraction => ({ over: a.over * b.over, under: a.under * b.under });

const plus = (a: Fraction, b: Fraction): Fraction => {
  if (a.under === b.under) return { over: a.over + b.over, under: a.under };
  if (a.over === 0n) return b;
  if (b.over === 0n) return a;
  if (a.under % b.under === 0n) return { over: a.over + b.over * (a.under / b.under), under: a.under };
  if (b.under % a.under === 0n) return { over: b.over + a.over * (b.under / a.under), under: b.under };
  return { over: a.over * b.under + b.over * a.under, under: a.under * b.under };
};

const part = (of: number, all: number): Fraction => ({ over: BigInt(of), under: BigInt(all) });

/** Sums over all pictures of one class; whole numbers, exact in a double while below 2^53. */
interface Tally {
  count: number;
  units: number;
  squares: number;
  /** Pictures that pay nothing. */
  zeros: number;
  greatest: number;
}

interface Tallied {
  /** Ways in which all reels can stop. */
  readonly total: number;
  /** Of which each picture stands for so many: a covered reel shows the same wherever it stops. */
  readonly each: number;
  /** By what the spin leads to, see `classOf`. */
  readonly classes: ReadonlyMap<number, Tally>;
}

/** Which of the slot's features a spin decides on: a number that the rules of the round read. */
type ClassOf = (spun: { units: number; scatters: number; cash: number; newWilds: number }) => number;

const tallied = (slot: VideoSlot, isFree: boolean, wilds: number, classOf: ClassOf): Tallied => {
  const whole = stripsOf(slot, isFree).map(({ length }) => length);
  const lengths = whole.map((length, reel) => (wilds & (1 << reel) ? 1 : length));
  const spin = spinner(slot, isFree);
  const productOf = (factors: readonly number[]): number => factors.reduce((all, factor) => all * factor, 1);
  const pictures = productOf(lengths);
  const classes = new Map<number, Tally>();
  const stops = lengths.map(() => 0);
  for (let done = 0; done < pictures; done += 1) {
    const spun = spin(stops, wilds);
    const name = classOf(spun);
    let tally = classes.get(name);
    if (!tally) {
      tally = { count: 0, units: 0, squares: 0, zeros: 0, greatest: 0 };
      classes.set(name, tally);
    }
    const { units } = spun;
    tally.count += 1;
    tally.units += units;
    tally.squares += units * units;
    if (units === 0) tally.zeros += 1;
    if (units > tally.greatest) tally.greatest = units;
    for (let reel = 0; reel < stops.length; reel += 1) {
      const stop = (stops[reel] ?? 0) + 1;
      if (stop < (lengths[reel] ?? 0)) {
        stops[reel] = stop;
        break;
      }
      stops[reel] = 0;
    }
  }
  for (const { units, squares } of classes.values())
    if (!Number.isSafeInteger(units) || !Number.isSafeInteger(squares))
      throw new RangeError(`${slot.gameCode}: sums are too large to be exact`);
  const total = productOf(whole);
  return { total, each: total / pictures, classes };
};

/** Of what is still to come in a round, in twentieths of the stake. */
interface Moments {
  readonly mean: Fraction;
  readonly square: Fraction;
  /** Chance that nothing is won. */
  readonly zero: Fraction;
  readonly greatest: number;
}

/** One way that a step may go. Moments are sums over the class: already multiplied by its chance. */
interface StepClass extends Moments {
  readonly chance: Fraction;
  readonly next: SlotState | null;
}

const none = fraction(0);
const over: Moments = { mean: none, square: none, zero: fraction(1), greatest: 0 };

const scaled = (tally: Tally, { total, each }: Tallied, multiplier: number): Omit<StepClass, 'next'> => {
  const share = (sum: number, times: number): Fraction => ({
    over: BigInt(sum) * BigInt(times) * BigInt(each),
    under: BigInt(total),
  });
  return {
    chance: share(tally.count, 1),
    mean: share(tally.units, multiplier),
    square: share(tally.squares, multiplier * multiplier),
    zero: share(tally.zeros, 1),
    greatest: tally.greatest * multiplier,
  };
};

/** What `count` cash symbols are worth. */
const cashMoments = (
  slot: VideoSlot,
  count: number,
): { mean: Fraction; square: Fraction; greatest: number } => {
  const { hold } = slot;
  if (!hold) return { mean: none, square: none, greatest: 0 };
  const weight = weightOf(hold.values);
  const sum = (of: (units: number) => number): Fraction =>
    part(
      hold.values.reduce((all, value) => all + of(value.units) * value.weight, 0),
      weight,
    );
  const [mean, square] = [sum((units) => units), sum((units) => units * units)];
  const grand = count === 0 ? 0 : Math.max(...hold.values.map(({ units }) => units)) * count;
  return {
    mean: times(fraction(count), mean),
    square: plus(
      times(fraction(count), square),
      times(fraction(count * Math.max(0, count - 1)), times(mean, mean)),
    ),
    greatest: grand,
  };
};

/** Two independent wins of one step become one. */
const together = (
  step: Omit<StepClass, 'next'>,
  other: { mean: Fraction; square: Fraction; greatest: number },
): Omit<StepClass, 'next'> => ({
  ...step,
  mean: plus(step.mean, times(step.chance, other.mean)),
  square: plus(
    step.square,
    plus(times(fraction(2), times(step.mean, other.mean)), times(step.chance, other.square)),
  ),
  greatest: step.greatest + other.greatest,
});

const certain = (units: number): { mean: Fraction; square: Fraction; greatest: number } => ({
  mean: fraction(units),
  square: fraction(units * units),
  greatest: units,
});

const binomial = (count: number, of: number): bigint => {
  let ways = 1n;
  for (let at = 0; at < count; at += 1) ways = (ways * BigInt(of - at)) / BigInt(at + 1);
  return ways;
};

/** Respins: so many cells are held, and each other one shows a cash symbol by its own chance. */
const holdClasses = (slot: VideoSlot, state: SlotState): StepClass[] => {
  const { hold } = slot;
  if (!hold) throw new Error('nothing is held here');
  const cells = cellsOf(slot);
  const held = state.held.filter((value) => value > 0).length;
  const free = cells - held;
  const [of, among] = hold.chance;
  return Array.from({ length: free + 1 }, (_, fresh): StepClass => {
    const chance: Fraction = {
      over: binomial(fresh, free) * BigInt(of) ** BigInt(fresh) * BigInt(among - of) ** BigInt(free - fresh),
      under: BigInt(among) ** BigInt(free),
    };
    const isFull = fresh === free;
    const left = fresh > 0 ? hold.respins : state.left - 1;
    const next =
      isFull || left === 0
        ? null
        : { ...state, left, held: Array.from({ length: cells }, (_, cell) => (cell < held + fresh ? 1 : 0)) };
    const nothing = { chance, mean: none, square: none, zero: fresh === 0 ? chance : none, greatest: 0 };
    const paid = together(nothing, cashMoments(slot, fresh));
    return { ...(isFull ? together(paid, certain(hold.grandUnits)) : paid), next };
  });
};

/** The part of a state that decides what may come: what lies where is the same to chance. */
const nameOf = ({ mode, left, played, choice, multiplier, wilds, held }: SlotState): string => {
  const holding = held.filter((value) => value > 0).length;
  return [mode, left, mode === 'hold' ? 0 : played, choice, multiplier, wilds, holding].join(' ');
};

const classify = (slot: VideoSlot): ClassOf => {
  const from = slot.freeSpins?.from ?? 0;
  if (slot.hold) return ({ cash }) => cash;
  if (slot.walking) return ({ newWilds }) => newWilds;
  if (slot.freeSpins) return ({ units, scatters }) => (units > 0 ? 1 : 0) + (scatters >= from ? 2 : 0);
  return () => 0;
};

/** Gathers the classes of every state of a slot, each spin summed up once. */
const classesOf = (slot: VideoSlot, choice: number): ((state: SlotState) => StepClass[]) => {
  const { hold, freeSpins } = slot;
  const classOf = classify(slot);
  const spins = new Map<string, Tallied>();
  const tally = (isFree: boolean, wilds: number): Tallied => {
    const name = `${isFree} ${wilds}`;
    const known = spins.get(name) ?? tallied(slot, isFree, wilds, classOf);
    spins.set(name, known);
    return known;
  };
  const inHold = (count: number): SlotState => ({
    ...baseState,
    mode: 'hold',
    left: hold?.respins ?? 0,
    held: Array.from({ length: cellsOf(slot) }, (_, cell) => (cell < count ? 1 : 0)),
  });
  const spinClass = (state: SlotState, name: number, step: Omit<StepClass, 'next'>): StepClass => {
    if (hold) {
      if (name < hold.from) return { ...step, next: null };
      const isFull = name === cellsOf(slot);
      const paid = together({ ...step, zero: none }, cashMoments(slot, name));
      return isFull
        ? { ...together(paid, certain(hold.grandUnits)), next: null }
        : { ...paid, next: inHold(name) };
    }
    if (slot.walking) {
      const wilds = walked(state.wilds | name);
      const played = state.mode === 'base' ? 0 : state.played + 1;
      const goesOn = wilds !== 0 && played < slot.walking.respinsMax;
      return { ...step, next: goesOn ? { ...baseState, mode: 'walk', played, wilds } : null };
    }
    if (!freeSpins) return { ...step, next: null };
    const [wins, scatters] = [(name & 1) === 1, (name & 2) === 2 ? freeSpins.from : 0];
    if (state.mode === 'free') {
      const { next } = afterFree(slot, state, { wins, scatters });
      return { ...step, next: next && { ...state, ...next } };
    }
    return { ...step, next: scatters === 0 ? null : chosen(slot, { ...baseState, mode: 'free' }, choice) };
  };
  return (state) => {
    if (isChoosing(state)) throw new Error('a choice has been made for the sum');
    if (state.mode === 'hold') return holdClasses(slot, state);
    const sums = tally(state.mode === 'free', state.wilds);
    return [...sums.classes].map(([name, tallies]) =>
      spinClass(state, name, scaled(tallies, sums, state.multiplier)),
    );
  };
};

/** Moments of a whole round from a state on. */
const momentsFrom = (classes: (state: SlotState) => StepClass[]): ((state: SlotState | null) => Moments) => {
  const known = new Map<string, Moments>();
  const from = (state: SlotState | null): Moments => {
    if (state === null) return over;
    const name = nameOf(state);
    const before = known.get(name);
    if (before) return before;
    let sum: Moments = { mean: none, square: none, zero: none, greatest: 0 };
    for (const { chance, mean, square, zero, greatest, next } of classes(state)) {
      const later = from(next);
      sum = {
        mean: plus(sum.mean, plus(mean, times(chance, later.mean))),
        square: plus(
          sum.square,
          plus(square, plus(times(fraction(2), times(mean, later.mean)), times(chance, later.square))),
        ),
        // What a class pays and whether it pays nothing are known apart: nothing now, and nothing later.
        zero: plus(sum.zero, times(zero, later.zero)),
        greatest: Math.max(sum.greatest, greatest + later.greatest),
      };
    }
    known.set(name, sum);
    return sum;
  };
  return from;
};

export interface SlotTheory {
  /** Share of the stake returned, exactly. */
  readonly rtp: Fraction;
  /** Standard deviation of a round, in stakes. */
  readonly deviation: number;
  /** Share of rounds that win anything. */
  readonly hitRate: number;
  /** Share of rounds that reach the feature. */
  readonly bonusRate: number;
  /** The greatest win of a round that can happen, in stakes. */
  readonly greatest: number;
}

/** Sums up a slot whose player always chooses the free spins of this number. */
export const theoryOf = (slot: VideoSlot, choice = 0): SlotTheory => {
  const classes = classesOf(slot, choice);
  const { mean, square, zero, greatest } = momentsFrom(classes)(baseState);
  const units = fraction(1, unitsPerStake);
  const exact = times(mean, units);
  const rtp = fraction(exact.over, exact.under);
  const second = toNumber(times(square, times(units, units)));
  const bonus = classes(baseState)
    .filter(({ next }) => next !== null)
    .reduce((sum, { chance }) => plus(sum, chance), none);
  return {
    rtp,
    deviation: Math.sqrt(second - toNumber(rtp) ** 2),
    hitRate: 1 - toNumber(zero),
    bonusRate: toNumber(bonus),
    greatest: greatest / unitsPerStake,
  };
};
