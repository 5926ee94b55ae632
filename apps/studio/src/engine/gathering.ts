/**
 * Free spins that gather wilds, as a Markov chain over how many are played, awarded and gathered. A spin's wilds and
 * scatters come from the same stops, so the two are counted together; reels are independent, so counts are convolved.
 */
import { type Fraction, fraction } from './fraction.ts';
import { type Gathering, letterAt, reelSetOf, rowCount, type SlotMachine } from './machine.ts';
import { gatheredAfter, giftsBetween } from './round.ts';

interface Seen {
  readonly scatters: number;
  readonly wilds: number;
  /** Combinations of stops. */
  readonly ways: bigint;
}

/** How many combinations of stops of a free spin show so many scatters and wilds. */
export const seenTogether = (machine: SlotMachine): Seen[] => {
  let seen = new Map<string, Seen>([['0/0', { scatters: 0, wilds: 0, ways: 1n }]]);
  for (const strip of reelSetOf(machine, 'free').strips) {
    const next = new Map<string, Seen>();
    for (let stop = 0; stop < strip.length; stop += 1) {
      const shown = Array.from({ length: rowCount }, (_, row) => letterAt(strip, stop, row));
      const more = (letter: string): number => shown.filter((one) => one === letter).length;
      for (const { scatters, wilds, ways } of seen.values()) {
        const now = { scatters: scatters + more(machine.scatter), wilds: wilds + more(machine.wild) };
        const key = `${now.scatters}/${now.wilds}`;
        next.set(key, { ...now, ways: ways + (next.get(key)?.ways ?? 0n) });
      }
    }
    seen = next;
  }
  return [...seen.values()];
};

/**
 * Sums up, over the free spins that follow when so many are awarded, what one is worth by what is gathered before it.
 * With `isReached` it tells the chance that everything is gathered instead.
 */
export const gatheringChain = (machine: SlotMachine, gathering: Gathering) => {
  const seen = seenTogether(machine);
  const all = seen.reduce((sum, { ways }) => sum + ways, 0n);
  const max = machine.freeSpinsMax;
  return (awarded: number, worth: (gathered: number) => Fraction, isReached = false): Fraction => {
    const worths = Array.from({ length: gathering.most + 1 }, (_, gathered) => worth(gathered));
    const under = worths.reduce(
      (product, { under }) => (product % under === 0n ? product : product * under),
      1n,
    );
    const known = new Map<string, bigint>();
    /** Over `under × all ** (max − played)`. */
    const expected = (played: number, total: number, gathered: number): bigint => {
      if (isReached && gathered === gathering.most) return under * all ** BigInt(max - played);
      if (played === total) return 0n;
      const key = `${played}/${total}/${gathered}`;
      const found = known.get(key);
      if (found !== undefined) return found;
      const here = worths[gathered] ?? fraction(0);
      let sum = here.over * (under / here.under) * all ** BigInt(max - played);
      // What leads to the same state is taken together: big numbers are multiplied once for each.
      const leads = new Map<string, { total: number; after: number; ways: bigint }>();
      for (const { scatters, wilds, ways } of seen) {
        const after = gatheredAfter(gathering, gathered, wilds);
        const given =
          (machine.free.scatterAwards[scatters]?.freeSpins ?? 0) + giftsBetween(gathering, gathered, after);
        const next = Math.min(max, total + given);
        const lead = `${next}/${after}`;
        leads.set(lead, { total: next, after, ways: ways + (leads.get(lead)?.ways ?? 0n) });
      }
      for (const { total: next, after, ways } of leads.values())
        sum += ways * expected(played + 1, next, after);
      known.set(key, sum);
      return sum;
    };
    return fraction(expected(0, Math.min(max, awarded), 0), under * all ** BigInt(max));
  };
};
