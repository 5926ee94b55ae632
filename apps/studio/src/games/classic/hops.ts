import { type ClassicEvaluation, evaluateClassic, windowAt } from './evaluate.ts';
import type { ClassicMachine } from './machine.ts';

/** One free hop: where the reels stand after it, and what its lines win. */
export interface Hop {
  readonly stops: readonly number[];
  /** Reels that stayed where they were. */
  readonly held: readonly number[];
  readonly multiplier: number;
  /** Its units without the multiplier. */
  readonly evaluation: ClassicEvaluation;
}

export interface ClassicSpin {
  /** The spin itself. */
  readonly evaluation: ClassicEvaluation;
  readonly hops: readonly Hop[];
  /** Everything won on lines, in twentieths of the stake. */
  readonly units: number;
}

/** Where a wild has to land, or the reels do not hop. */
export const pad = { reel: 1, row: 1 } as const;

/** Reels that show a wild, from left to right. */
export const wildReels = (machine: ClassicMachine, stops: readonly number[]): number[] =>
  windowAt(machine, stops).flatMap((column, reel) => (column.includes(machine.wild) ? [reel] : []));

/** Whether these stops make the other reels hop: a wild on the pad, and a reel left that can. */
export const beginsHops = (machine: ClassicMachine, stops: readonly number[]): boolean =>
  machine.hops !== undefined &&
  windowAt(machine, stops)[pad.reel]?.[pad.row] === machine.wild &&
  wildReels(machine, stops).length < machine.strips.length;

/** A spin with all of its hops. Pure: of what was drawn for hops, no more is read than there are. */
export const playClassic = (
  machine: ClassicMachine,
  stops: readonly number[],
  hopStops: readonly (readonly number[])[],
): ClassicSpin => {
  const evaluation = evaluateClassic(machine, stops);
  const hops: Hop[] = [];
  let units = evaluation.units;
  const each = machine.hops?.each ?? 0;
  let left = beginsHops(machine, stops) ? each : 0;
  let before = stops;
  while (left > 0) {
    const held = wildReels(machine, before);
    const drawn = hopStops[hops.length];
    if (!drawn) throw new RangeError(`hop ${hops.length} was not drawn`);
    const now = before.map((stop, reel) => (held.includes(reel) ? stop : (drawn[reel] ?? -1)));
    const landed = evaluateClassic(machine, now);
    const multiplier = hops.length + 1;
    hops.push({ stops: now, held, multiplier, evaluation: landed });
    units += landed.units * multiplier;
    const stay = wildReels(machine, now).length;
    left = stay === machine.strips.length ? 0 : stay > held.length ? each : left - 1;
    before = now;
  }
  return { evaluation, hops, units };
};
