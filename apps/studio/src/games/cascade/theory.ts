/**
 * The exact return of a machine of falling symbols: every combination of stops is played once. What follows a first
 * picture is decided by it, so nothing is left to chance within a spin; free spins are a Markov chain over how many
 * are played and awarded and how high the tide stands. Whole numbers and fractions, no rounding.
 */
import { type Fraction, fraction, plus, times, toNumber } from '../../engine/fraction.ts';
import { unitsPerStake } from '../units.ts';
import { fallsMax } from './evaluate.ts';
import {
  type CascadeMachine,
  type Mode,
  reelCount,
  rowCount,
  stripLengths,
  tideMax,
  tideTimes,
} from './machine.ts';

/** Combinations of stops that fall so often and award so many free spins by their scatters. */
export interface SpinClass {
  readonly falls: number;
  readonly award: number;
  readonly count: number;
  /** What their first, second, … picture comes to together, without multipliers. */
  readonly units: readonly number[];
  /** The greatest that one of them wins: of free spins by the mark of the tide that they begin at. */
  readonly greatest: readonly number[];
}

/** What all combinations of stops of one mode come to. */
export interface Summed {
  readonly combinations: number;
  /** Twentieths of the stake; of free spins that begin at the lowest tide. */
  readonly units: number;
  /** Combinations that win anything. */
  readonly hits: number;
  readonly classes: readonly SpinClass[];
}

/** The same rules as `playCascade` on small numbers instead of letters, for millions of spins. */
export class FastCascade {
  readonly #strips: readonly Uint8Array[];
  readonly #pays: readonly (readonly number[])[];
  readonly #wild: number;
  readonly #scatter: number;
  readonly #cells = new Uint8Array(reelCount * rowCount);
  readonly #tops = new Int32Array(reelCount);
  readonly #seen: Int32Array;
  readonly #covers: Uint8Array;
  readonly #symbols: number;
  /** Of the last spin. */
  scatters = 0;
  /** What each picture of the last spin won, in twentieths of the stake and without multipliers. */
  readonly won = new Int32Array(fallsMax);

  constructor(machine: CascadeMachine, mode: Mode) {
    const letters = Object.keys(machine.letters);
    this.#strips = machine.strips[mode].map((strip) => Uint8Array.from(strip, (l) => letters.indexOf(l)));
    this.#pays = letters.map((letter) => machine.wayPays[letter] ?? []);
    this.#wild = letters.indexOf(machine.wild);
    this.#scatter = letters.indexOf(machine.scatter);
    this.#symbols = letters.length;
    this.#seen = new Int32Array(reelCount * letters.length);
    this.#covers = new Uint8Array(letters.length);
  }

  /** How many pictures of these stops win. */
  play(stops: ArrayLike<number>): number {
    this.scatters = 0;
    for (let reel = 0; reel < reelCount; reel += 1) {
      const strip = this.#strips[reel] ?? this.#cells;
      let at = stops[reel] ?? 0;
      this.#tops[reel] = at;
      for (let row = 0; row < rowCount; row += 1) {
        const symbol = strip[at] ?? 0;
        this.#cells[reel * rowCount + row] = symbol;
        if (symbol === this.#scatter) this.scatters += 1;
        at = at + 1 === strip.length ? 0 : at + 1;
      }
    }
    for (let fall = 0; fall < fallsMax; fall += 1) {
      const units = this.#win();
      if (units === 0) return fall;
      this.won[fall] = units;
      this.#fall();
    }
    throw new Error('a spin does not come to rest');
  }

  /** Units of the picture without its multiplier; remembers how many reels each symbol covers. */
  #win(): number {
    const seen = this.#seen.fill(0);
    const symbols = this.#symbols;
    for (let cell = 0; cell < reelCount * rowCount; cell += 1) {
      const at = (cell >> 2) * symbols + (this.#cells[cell] ?? 0);
      seen[at] = (seen[at] ?? 0) + 1;
    }
    let units = 0;
    for (let symbol = 0; symbol < symbols; symbol += 1) {
      this.#covers[symbol] = 0;
      const pays = this.#pays[symbol];
      if (!pays || pays.length === 0 || seen[symbol] === 0) continue;
      let [count, ways] = [0, 1];
      for (; count < reelCount; count += 1) {
        const here = (seen[count * symbols + symbol] ?? 0) + (seen[count * symbols + this.#wild] ?? 0);
        if (here === 0) break;
        ways *= here;
      }
      if (count < 3) continue;
      this.#covers[symbol] = count;
      units += (pays[count - 3] ?? 0) * ways;
    }
    return units;
  }

  #fall(): void {
    for (let reel = 0; reel < reelCount; reel += 1) {
      let wildGoes = false;
      for (const count of this.#covers) if (count > reel) wildGoes = true;
      let to = rowCount - 1;
      for (let row = rowCount - 1; row >= 0; row -= 1) {
        const symbol = this.#cells[reel * rowCount + row] ?? 0;
        const goes = symbol === this.#wild ? wildGoes : (this.#covers[symbol] ?? 0) > reel;
        if (goes) continue;
        this.#cells[reel * rowCount + to] = symbol;
        to -= 1;
      }
      const strip = this.#strips[reel] ?? this.#cells;
      for (; to >= 0; to -= 1) {
        const top = this.#tops[reel] ?? 0;
        this.#tops[reel] = top === 0 ? strip.length - 1 : top - 1;
        this.#cells[reel * rowCount + to] = strip[this.#tops[reel] ?? 0] ?? 0;
      }
    }
  }
}

interface Tally {
  readonly falls: number;
  readonly award: number;
  count: number;
  readonly units: number[];
  readonly greatest: number[];
}

/** Plays every combination of stops of a mode once. Seconds of work. */
export const sumUp = (machine: CascadeMachine, mode: Mode): Summed => {
  const fast = new FastCascade(machine, mode);
  const lengths = stripLengths(machine, mode);
  const combinations = lengths.reduce((product, length) => product * length, 1);
  const stops = new Int32Array(reelCount);
  const multipliers = machine.multipliers[mode];
  const awards = machine.freeSpins[mode];
  // There is no tide in paid spins.
  const marks = Array.from({ length: mode === 'base' ? 1 : tideMax(machine.tide) + 1 }, (_, mark) => mark);
  const byMark = marks.map((mark) =>
    Array.from({ length: fallsMax }, (_, fall) =>
      mode === 'base'
        ? (multipliers[Math.min(fall, multipliers.length - 1)] ?? 1)
        : tideTimes(machine.tide, mark + fall),
    ),
  );
  const tallies = new Map<number, Tally>();
  let [units, hits] = [0, 0];
  for (let index = 0; index < combinations; index += 1) {
    const falls = fast.play(stops);
    const award = awards[fast.scatters] ?? 0;
    const name = award * fallsMax + falls;
    let tally = tallies.get(name);
    if (!tally) {
      tally = { falls, award, count: 0, units: Array(falls).fill(0), greatest: marks.map(() => 0) };
      tallies.set(name, tally);
    }
    tally.count += 1;
    if (falls > 0) {
      let won = 0;
      for (let fall = 0; fall < falls; fall += 1) {
        const here = fast.won[fall] ?? 0;
        tally.units[fall] = (tally.units[fall] ?? 0) + here;
        won += here * (byMark[0]?.[fall] ?? 1);
      }
      for (const mark of marks) {
        const times = byMark[mark] ?? [];
        let tidal = 0;
        for (let fall = 0; fall < falls; fall += 1) tidal += (fast.won[fall] ?? 0) * (times[fall] ?? 1);
        if (tidal > (tally.greatest[mark] ?? 0)) tally.greatest[mark] = tidal;
      }
      units += won;
      hits += 1;
    }
    for (let reel = 0; reel < reelCount; reel += 1) {
      stops[reel] = (stops[reel] ?? 0) + 1;
      if (stops[reel] !== lengths[reel]) break;
      stops[reel] = 0;
    }
  }
  if (!Number.isSafeInteger(units)) throw new RangeError('strips too long for an exact sum');
  return { combinations, units, hits, classes: [...tallies.values()] };
};

/** What is still to come in a round. */
interface Coming {
  /** Twentieths of the stake, times the combinations for each free spin that may still be played. */
  readonly units: bigint;
  readonly spins: bigint;
  readonly greatest: number;
}

const nothing: Coming = { units: 0n, spins: 0n, greatest: 0 };

/** A free spin of a class that begins at this mark: what it wins, where the tide stands then, and what it awards. */
const stepOf = (machine: CascadeMachine, { falls, award, units }: SpinClass, mark: number) => {
  const to = Math.min(tideMax(machine.tide), mark + falls);
  const brought = Math.floor(to / machine.tide.every) - Math.floor(mark / machine.tide.every);
  return {
    to,
    award: award + brought,
    units: BigInt(units.reduce((sum, won, fall) => sum + won * tideTimes(machine.tide, mark + fall), 0)),
  };
};

/** Free spins from their beginning at the lowest tide, `awarded` of them. */
const feature = (
  machine: CascadeMachine,
  free: Summed,
  awarded: number,
): { units: Fraction; spins: Fraction; greatest: number } => {
  const max = machine.freeSpinsMax;
  const marks = tideMax(machine.tide) + 1;
  const steps = Array.from({ length: marks }, (_, mark) =>
    free.classes.map((spin) => ({ ...stepOf(machine, spin, mark), spin })),
  );
  const all = BigInt(free.combinations);
  let later: Coming[][] = [];
  for (let played = max - 1; played >= 0; played -= 1) {
    const scale = all ** BigInt(max - 1 - played);
    const now: Coming[][] = [];
    for (let total = played + 1; total <= max; total += 1)
      now[total] = steps.map((classes, mark) => {
        let [units, spins, greatest] = [0n, scale * all, 0];
        for (const { to, award, units: won, spin } of classes) {
          const next = later[Math.min(max, total + award)]?.[to] ?? nothing;
          units += won * scale + BigInt(spin.count) * next.units;
          spins += BigInt(spin.count) * next.spins;
          greatest = Math.max(greatest, (spin.greatest[mark] ?? 0) + next.greatest);
        }
        return { units, spins, greatest };
      });
    later = now;
  }
  const { units, spins, greatest } = later[Math.min(max, awarded)]?.[0] ?? nothing;
  const whole = all ** BigInt(max);
  return { units: fraction(units, whole), spins: fraction(spins, whole), greatest };
};

export interface CascadeTheory {
  /** Share of the stake returned, exactly. */
  readonly rtp: Fraction;
  readonly rtpBp: number;
  /** Share of paid spins that win anything. */
  readonly hitRate: number;
  readonly triggerChance: number;
  /** Free spins of a feature, on average. */
  readonly spins: number;
  /** The greatest win of a round that can happen, in stakes. */
  readonly greatest: number;
}

export const theoryOf = (machine: CascadeMachine, base: Summed, free: Summed): CascadeTheory => {
  const won = base.classes.filter(({ award }) => award > 0);
  const triggers = won.reduce((sum, { count }) => sum + count, 0);
  // One number of scatters awards free spins, so every feature begins alike.
  const [first] = won;
  if (!first || won.some(({ award }) => award !== first.award)) throw new RangeError('features that differ');
  const { units, spins, greatest } = feature(machine, free, first.award);
  const chance = fraction(BigInt(triggers), BigInt(base.combinations));
  const paid = fraction(BigInt(base.units), BigInt(base.combinations));
  const rtp = times(plus(paid, times(chance, units)), fraction(1n, BigInt(unitsPerStake)));
  const greatestOf = (classes: readonly SpinClass[]): number =>
    Math.max(...classes.map(({ greatest: [here = 0] }) => here));
  return {
    rtp,
    rtpBp: Math.round(toNumber(rtp) * 10_000),
    hitRate: base.hits / base.combinations,
    triggerChance: triggers / base.combinations,
    spins: toNumber(spins),
    greatest: Math.max(greatestOf(base.classes), greatestOf(won) + greatest) / unitsPerStake,
  };
};
