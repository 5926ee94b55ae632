/** The exact return of a three-reel machine, by playing every stop of every reel, and of every hop that may follow. */
import { type Fraction, fraction, plus, times, toNumber } from '../../engine/fraction.ts';
import { type JackpotTerms, jackpotReturnBp } from '../jackpot.ts';
import { unitsPerStake } from '../units.ts';
import { evaluateClassic } from './evaluate.ts';
import { beginsHops, wildReels } from './hops.ts';
import type { ClassicMachine } from './machine.ts';

export interface ClassicTheory {
  /** Share of the stake that lines return, exactly, those of hops among them. */
  readonly lines: Fraction;
  /** Share of the stake that the jackpot returns: contributions and seeds. */
  readonly jackpot: Fraction;
  readonly rtp: Fraction;
  /** `rtp` in hundredths of a per cent, rounded to nearest. */
  readonly rtpBp: number;
  /** Chance that the reels hop. */
  readonly hopChance: Fraction;
  /** Chance that a spin that hops brings a wild to every reel. */
  readonly fullPerHop: Fraction;
  /** Standard deviation of what lines win in a spin, in stakes. */
  readonly deviation: number;
  /** The greatest win on lines, in stakes. */
  readonly greatest: number;
}

/** What is still to come from the hops that follow; units are twentieths of the stake. */
interface ToCome {
  readonly units: Fraction;
  /** The mean of their square. */
  readonly squares: number;
  /** Chance that every reel gets a wild. */
  readonly full: Fraction;
  readonly greatest: number;
}

const zero = fraction(0);
const nothing: ToCome = { units: zero, squares: 0, full: zero, greatest: 0 };
const everyReel: ToCome = { ...nothing, full: fraction(1) };

/** What every one of these comes to with what follows it, on average. */
const average = (ways: readonly { readonly won: number; readonly later: ToCome }[]): ToCome => {
  const share = fraction(1, ways.length);
  // What follows is one of a few things that are known already: each is counted, and added up once.
  const counted = new Map<ToCome, number>();
  let [now, squares, greatest] = [0, 0, 0];
  for (const { won, later } of ways) {
    counted.set(later, (counted.get(later) ?? 0) + 1);
    now += won;
    squares += won ** 2 + 2 * won * toNumber(later.units) + later.squares;
    greatest = Math.max(greatest, won + later.greatest);
  }
  let [units, full] = [fraction(now), zero];
  for (const [later, count] of counted) {
    units = plus(units, times(later.units, fraction(count)));
    full = plus(full, times(later.full, fraction(count)));
  }
  return { units: times(units, share), squares: squares / ways.length, full: times(full, share), greatest };
};

/** Every combination of stops of the reels that move, those that are held where they are. */
const everyStop = (machine: ClassicMachine, at: readonly number[], held: readonly number[]): number[][] =>
  machine.strips.reduce<number[][]>(
    (all, strip, reel) =>
      all.flatMap((stops) =>
        held.includes(reel) ? [[...stops, at[reel] ?? 0]] : Array.from(strip, (_, stop) => [...stops, stop]),
      ),
    [[]],
  );

/** Hops as a chain: what follows depends on the reels that stay, the hops that are left and how many there were. */
const hopsOf = (machine: ClassicMachine) => {
  const each = machine.hops?.each ?? 0;
  const known = new Map<string, ToCome>();
  const toCome = (stops: readonly number[], left: number, made: number): ToCome => {
    const held = wildReels(machine, stops);
    if (held.length === machine.strips.length) return everyReel;
    if (left === 0) return nothing;
    const key = `${held.map((reel) => `${reel}:${stops[reel] ?? 0}`).join()}/${left}/${made}`;
    const found = known.get(key);
    if (found) return found;
    const all = average(
      everyStop(machine, stops, held).map((drawn) => ({
        won: evaluateClassic(machine, drawn).units * (made + 1),
        later: toCome(drawn, wildReels(machine, drawn).length > held.length ? each : left - 1, made + 1),
      })),
    );
    known.set(key, all);
    return all;
  };
  return (stops: readonly number[]): ToCome =>
    beginsHops(machine, stops) ? toCome(stops, each, 0) : nothing;
};

export const theoryOf = (machine: ClassicMachine, terms: JackpotTerms): ClassicTheory => {
  const follow = hopsOf(machine);
  const ways = everyStop(machine, [], []).map((stops) => ({
    won: evaluateClassic(machine, stops).units,
    later: follow(stops),
    hops: beginsHops(machine, stops),
  }));
  const all = average(ways);
  const hopping = ways.filter(({ hops }) => hops);
  const lines = times(all.units, fraction(1, unitsPerStake));
  const jackpot = fraction(jackpotReturnBp(terms) * 100, 1_000_000);
  const rtp = plus(lines, jackpot);
  return {
    lines,
    jackpot,
    rtp,
    rtpBp: Math.round(toNumber(rtp) * 10_000),
    hopChance: fraction(hopping.length, ways.length),
    fullPerHop: hopping.length === 0 ? zero : average(hopping).full,
    deviation: Math.sqrt(all.squares - toNumber(all.units) ** 2) / unitsPerStake,
    greatest: all.greatest / unitsPerStake,
  };
};
