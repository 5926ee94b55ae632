/**
 * The exact return of a machine of falling symbols: every combination of stops is played once. What follows a first
 * picture is decided by it, so nothing is left to chance within a spin; free spins are a Markov chain over how many
 * are played and awarded, whose steps depend on the scatters of a first picture alone (Wald: the feature is worth
 * the expected number of free spins times the expected win of one). Whole numbers and fractions, no rounding.
 */
import { type Fraction, fraction, plus, times, toNumber } from '../../engine/fraction.ts';
import { unitsPerStake } from '../units.ts';
import { fallsMax } from './evaluate.ts';
import { type CascadeMachine, type Mode, reelCount, rowCount, stripLengths } from './machine.ts';

/** What all combinations of stops of one mode come to together. */
export interface Summed {
  readonly combinations: bigint;
  /** Twentieths of the stake. */
  readonly units: bigint;
  /** Combinations that win anything. */
  readonly hits: bigint;
  /** Combinations by the free spins that they award. */
  readonly awards: Readonly<Record<number, bigint>>;
  /** The greatest win, in twentieths of the stake. */
  readonly greatest: number;
}

/** The same rules as `playCascade` on small numbers instead of letters, for millions of spins. */
export class FastCascade {
  readonly #machine: CascadeMachine;
  readonly #mode: Mode;
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

  constructor(machine: CascadeMachine, mode: Mode) {
    const letters = Object.keys(machine.letters);
    this.#machine = machine;
    this.#mode = mode;
    this.#strips = machine.strips[mode].map((strip) => Uint8Array.from(strip, (l) => letters.indexOf(l)));
    this.#pays = letters.map((letter) => machine.wayPays[letter] ?? []);
    this.#wild = letters.indexOf(machine.wild);
    this.#scatter = letters.indexOf(machine.scatter);
    this.#symbols = letters.length;
    this.#seen = new Int32Array(reelCount * letters.length);
    this.#covers = new Uint8Array(letters.length);
  }

  /** Twentieths of the stake that these stops win. */
  units(stops: ArrayLike<number>): number {
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
    const multipliers = this.#machine.multipliers[this.#mode];
    let total = 0;
    for (let fall = 0; fall < fallsMax; fall += 1) {
      const units = this.#win();
      if (units === 0) return total;
      total += units * (multipliers[Math.min(fall, multipliers.length - 1)] ?? 1);
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

/** Plays every combination of stops of a mode once. Seconds of work. */
export const sumUp = (machine: CascadeMachine, mode: Mode): Summed => {
  const fast = new FastCascade(machine, mode);
  const lengths = stripLengths(machine, mode);
  const combinations = lengths.reduce((product, length) => product * length, 1);
  const stops = new Int32Array(reelCount);
  const awards: Record<number, bigint> = {};
  const seen = new Array<number>(cellMax).fill(0);
  let [units, hits, greatest] = [0, 0, 0];
  for (let index = 0; index < combinations; index += 1) {
    const won = fast.units(stops);
    units += won;
    if (won > 0) hits += 1;
    if (won > greatest) greatest = won;
    seen[fast.scatters] = (seen[fast.scatters] ?? 0) + 1;
    for (let reel = 0; reel < reelCount; reel += 1) {
      stops[reel] = (stops[reel] ?? 0) + 1;
      if (stops[reel] !== lengths[reel]) break;
      stops[reel] = 0;
    }
  }
  if (!Number.isSafeInteger(units)) throw new RangeError('strips too long for an exact sum');
  for (const [scatters, count] of seen.entries()) {
    const award = machine.freeSpins[mode][scatters] ?? 0;
    awards[award] = (awards[award] ?? 0n) + BigInt(count);
  }
  return { combinations: BigInt(combinations), units: BigInt(units), hits: BigInt(hits), awards, greatest };
};

const cellMax = reelCount * rowCount + 1;

/** Expected number of free spins played in a round that was given `awarded` of them. */
const expectedFreeSpins = (max: number, awarded: number, free: Summed): Fraction => {
  const all = free.combinations;
  let later: bigint[] = [];
  for (let played = max - 1; played >= 0; played -= 1) {
    const now: bigint[] = [];
    for (let total = played + 1; total <= max; total += 1) {
      let expected = all ** BigInt(max - played);
      for (const [award, ways] of Object.entries(free.awards))
        expected += ways * (later[Math.min(max, total + Number(award))] ?? 0n);
      now[total] = expected;
    }
    later = now;
  }
  return fraction(later[Math.min(max, awarded)] ?? 0n, all ** BigInt(max));
};

export interface CascadeTheory {
  /** Share of the stake returned, exactly. */
  readonly rtp: Fraction;
  readonly rtpBp: number;
  /** Share of paid spins that win anything. */
  readonly hitRate: number;
  readonly triggerChance: number;
}

export const theoryOf = (machine: CascadeMachine, base: Summed, free: Summed): CascadeTheory => {
  const perUnit = (mode: Summed): Fraction => fraction(mode.units, mode.combinations * BigInt(unitsPerStake));
  let freeSpins = fraction(0);
  let triggers = 0n;
  for (const [award, ways] of Object.entries(base.awards)) {
    if (Number(award) === 0) continue;
    triggers += ways;
    const expected = expectedFreeSpins(machine.freeSpinsMax, Number(award), free);
    freeSpins = plus(freeSpins, times(fraction(ways, base.combinations), expected));
  }
  const rtp = plus(perUnit(base), times(freeSpins, perUnit(free)));
  return {
    rtp,
    rtpBp: Math.round(toNumber(rtp) * 10_000),
    hitRate: toNumber(fraction(base.hits, base.combinations)),
    triggerChance: toNumber(fraction(triggers, base.combinations)),
  };
};
