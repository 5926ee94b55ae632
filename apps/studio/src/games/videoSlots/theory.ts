import { type Fraction, fraction, toNumber } from '../../engine/fraction.ts';
import { unitsPerStake } from '../units.ts';
import { beatOf, cashOf, cellsOf, spinSizesOf, type VideoSlot, weightOf } from './machine.ts';
import type { SlotState } from './outcome.ts';
import {
  baseState,
  boughtState,
  chosen,
  type Decided,
  followOf,
  grownOf,
  isChoosing,
  isLaying,
  paidOf,
} from './round.ts';
import { type Spun, spinner } from './spin.ts';

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

/** Pictures of one class by what they pay: twentieths of the stake, or those of each picture where the multiplier climbs. */
type Pays = Map<number | string, number>;

interface Tallied {
  /** Ways in which all reels can stop. */
  readonly total: number;
  /** Of which each picture stands for so many: a covered reel shows the same wherever it stops. */
  readonly each: number;
  /** By what the spin leads to, see `nameOfSpin`. */
  readonly classes: ReadonlyMap<number, Pays>;
}

/** What of a spin decides how the round goes on, and what is paid beside its pictures. */
type Shown = Decided & Pick<Spun, 'cash' | 'collectors'>;

/** The greatest number of each part of a spin's name, and one more. */
const nameSizes = {
  wins: 64,
  scatters: 2,
  gathered: 32,
  newWilds: 64,
  cash: 64,
  collectors: 32,
  carried: 16,
} as const;
const nameParts = Object.keys(nameSizes) as (keyof typeof nameSizes)[];

/** Spins of one name lead to the same: whatever the slot's rules do not read is left out. */
const nameOfSpin = (slot: VideoSlot, isFree: boolean): ((spun: Spun) => number) => {
  const { freeSpins, hold, collect, walking, cascade } = slot;
  const climbs = isFree && cascade?.keeps === true;
  const winsMax = climbs ? nameSizes.wins - 1 : isFree ? 1 : 0;
  const covers = walking !== undefined || (isFree && freeSpins?.sticky === true);
  return (spun) => {
    let name = Math.min(spun.wins, winsMax);
    name = name * nameSizes.scatters + (freeSpins && spun.scatters >= freeSpins.from ? 1 : 0);
    name = name * nameSizes.gathered + spun.gathered;
    name = name * nameSizes.newWilds + (covers ? spun.newWilds : 0);
    name = name * nameSizes.cash + (hold || (collect && spun.collectors > 0) ? spun.cash : 0);
    name = name * nameSizes.collectors + (collect && spun.cash > 0 ? spun.collectors : 0);
    return name * nameSizes.carried + spun.carried;
  };
};

const shownBy = (slot: VideoSlot, name: number): Shown => {
  let left = name;
  const shown: Record<keyof typeof nameSizes, number> = {
    wins: 0,
    scatters: 0,
    gathered: 0,
    newWilds: 0,
    cash: 0,
    collectors: 0,
    carried: 0,
  };
  for (const part of nameParts.toReversed()) {
    shown[part] = left % nameSizes[part];
    left = Math.floor(left / nameSizes[part]);
  }
  return { ...shown, scatters: shown.scatters * (slot.freeSpins?.from ?? 0) };
};

const tallied = (slot: VideoSlot, isFree: boolean, wilds: number, grown: number): Tallied => {
  const whole = spinSizesOf(slot, isFree);
  const lengths = whole.map((length, reel) => (wilds & (1 << reel) ? 1 : length));
  const spin = spinner(slot, isFree);
  const nameOf = nameOfSpin(slot, isFree);
  const climbs = isFree && slot.cascade?.keeps === true;
  const productOf = (factors: readonly number[]): number => factors.reduce((all, factor) => all * factor, 1);
  const pictures = productOf(lengths);
  const classes = new Map<number, Pays>();
  const drawn = lengths.map(() => 0);
  for (let done = 0; done < pictures; done += 1) {
    const spun = spin(drawn, wilds, undefined, grown);
    const name = nameOf(spun);
    let pays = classes.get(name);
    if (!pays) {
      pays = new Map();
      classes.set(name, pays);
    }
    const pay = climbs ? spun.falls.join(' ') : spun.units;
    pays.set(pay, (pays.get(pay) ?? 0) + 1);
    for (let reel = 0; reel < drawn.length; reel += 1) {
      const stop = (drawn[reel] ?? 0) + 1;
      if (stop < (lengths[reel] ?? 0)) {
        drawn[reel] = stop;
        break;
      }
      drawn[reel] = 0;
    }
  }
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

/** Sums up the pictures of a class at the multiplier of the state. */
const summed = (
  slot: VideoSlot,
  state: SlotState,
  pays: Pays,
  { total, each }: Tallied,
  carried: number,
): Omit<StepClass, 'next'> => {
  let [count, units, squares, zeros, greatest] = [0, 0, 0, 0, 0];
  for (const [pay, times] of pays) {
    const falls = typeof pay === 'string' ? pay.split(' ').map(Number) : pay;
    const paid = paidOf(slot, state, falls, carried);
    count += times;
    units += paid * times;
    squares += paid * paid * times;
    if (paid === 0) zeros += times;
    if (paid > greatest) greatest = paid;
  }
  if (!Number.isSafeInteger(units) || !Number.isSafeInteger(squares))
    throw new RangeError(`${slot.gameCode}: sums are too large to be exact`);
  const share = (sum: number): Fraction => ({ over: BigInt(sum) * BigInt(each), under: BigInt(total) });
  return { chance: share(count), mean: share(units), square: share(squares), zero: share(zeros), greatest };
};

/** What `count` cash symbols are worth. */
const cashMoments = (
  slot: VideoSlot,
  count: number,
  multiplier = 1,
): { mean: Fraction; square: Fraction; greatest: number } => {
  const values = cashOf(slot)?.values;
  if (!values) return { mean: none, square: none, greatest: 0 };
  const weight = weightOf(values);
  const sum = (of: (units: number) => number): Fraction =>
    part(
      values.reduce((all, value) => all + of(value.units * multiplier) * value.weight, 0),
      weight,
    );
  const [mean, square] = [sum((units) => units), sum((units) => units * units)];
  const greatest = count === 0 ? 0 : Math.max(...values.map(({ units }) => units * multiplier)) * count;
  return {
    mean: times(fraction(count), mean),
    square: plus(
      times(fraction(count), square),
      times(fraction(count * Math.max(0, count - 1)), times(mean, mean)),
    ),
    greatest,
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
    const paid = together(nothing, cashMoments(slot, fresh, beatOf(slot, held)));
    return { ...(isFull ? together(paid, certain(hold.grandUnits)) : paid), next };
  });
};

/** The part of a state that decides what may come: what lies where is the same to chance. */
const nameOf = ({ mode, left, played, choice, multiplier, wilds, held, meter = 0 }: SlotState): string => {
  const holding = held.length === 0 ? 'none' : held.filter((value) => value > 0).length;
  return [mode, left, mode === 'hold' ? 0 : played, choice, multiplier, wilds, holding, meter].join(' ');
};

/** What all spins of a slot come to, whichever free spins are chosen. */
const talliesOf = new WeakMap<VideoSlot, Map<string, Tallied>>();

/** Gathers the classes of every state of a slot, each spin summed up once. */
const classesOf = (slot: VideoSlot, choice: number): ((state: SlotState) => StepClass[]) => {
  const { hold } = slot;
  const spins = talliesOf.get(slot) ?? new Map<string, Tallied>();
  talliesOf.set(slot, spins);
  const sums = new Map<string, (Omit<StepClass, 'next'> & { shown: Shown })[]>();
  const tally = (isFree: boolean, wilds: number, grown: number): Tallied => {
    const name = `${isFree} ${wilds} ${grown}`;
    const known = spins.get(name) ?? tallied(slot, isFree, wilds, grown);
    spins.set(name, known);
    return known;
  };
  /** What may come of a spin, whatever follows. */
  const sumsOf = (state: SlotState): (Omit<StepClass, 'next'> & { shown: Shown })[] => {
    const { mode, wilds, multiplier } = state;
    const grown = grownOf(slot, state);
    const name = [mode === 'free', wilds, grown, multiplier].join(' ');
    const known = sums.get(name);
    if (known) return known;
    const spin = tally(mode === 'free', wilds, grown);
    const all = [...spin.classes].map(([kind, pays]) => {
      const shown = shownBy(slot, kind);
      const step = summed(slot, state, pays, spin, shown.carried);
      const paid =
        shown.collectors === 0
          ? step
          : {
              ...together(step, cashMoments(slot, shown.cash, shown.collectors * multiplier)),
              zero: none,
            };
      return { ...paid, shown };
    });
    sums.set(name, all);
    return all;
  };
  const inHold = (count: number): SlotState => ({
    ...baseState,
    mode: 'hold',
    left: hold?.respins ?? 0,
    held: Array.from({ length: cellsOf(slot) }, (_, cell) => (cell < count ? 1 : 0)),
  });
  const spinClass = (state: SlotState, step: Omit<StepClass, 'next'>, shown: Shown): StepClass => {
    if (hold) {
      if (shown.cash < hold.from) return { ...step, next: null };
      const isFull = shown.cash === cellsOf(slot);
      const paid = together({ ...step, zero: none }, cashMoments(slot, shown.cash));
      return isFull
        ? { ...together(paid, certain(hold.grandUnits)), next: null }
        : { ...paid, next: inHold(shown.cash) };
    }
    const { next } = followOf(slot, state, shown);
    return { ...step, next: next && isChoosing(next) ? chosen(slot, next, choice) : next };
  };
  return (state) => {
    if (isChoosing(state)) throw new Error('a choice has been made for the sum');
    if (hold && isLaying(state)) {
      const nothing = { chance: fraction(1), mean: none, square: none, zero: none, greatest: 0 };
      return [{ ...together(nothing, cashMoments(slot, hold.from)), next: inHold(hold.from) }];
    }
    if (state.mode === 'hold') return holdClasses(slot, state);
    return sumsOf(state).map(({ shown, ...step }) => spinClass(state, step, shown));
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

/** What the feature of a slot is worth by itself, in twentieths of the stake, exactly. */
interface BoughtTheory {
  readonly mean: Fraction;
  /** Standard deviation, in twentieths of the stake. */
  readonly deviation: number;
  readonly greatest: number;
}

/** Sums up a feature that can be bought, by its choice. Throws `RangeError` for what is not offered. */
export const boughtTheoryOf = (slot: VideoSlot, choice: number): BoughtTheory => {
  const { mean, square, greatest } = momentsFrom(classesOf(slot, choice))(boughtState(slot, choice));
  const exact = fraction(mean.over, mean.under);
  return { mean: exact, deviation: Math.sqrt(toNumber(square) - toNumber(exact) ** 2), greatest };
};

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
