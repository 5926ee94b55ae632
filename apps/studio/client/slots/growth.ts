/** How free spins grow, as the page tells it. Pure. */
import { type Gathered, reelSetOf, type SlotMachine } from '../../src/engine/machine.ts';
import type { SlotOutcome } from '../../src/games/slots/outcome.ts';
import type { Pace } from './comet.ts';

/** What has filled a reel flies up to the next step. */
export interface Climb {
  readonly reel: number;
  /** Gathered with it. */
  readonly to: number;
  /** On its way for so long. Milliseconds. */
  readonly ms: number;
}

/** From its reel to its step, and how long the step is looked at, the last of them for longer. Milliseconds. */
export const climbPace: Pace = { plain: 620, hurried: 220 };
export const stepPace: Pace = { plain: 420, hurried: 120 };
export const topPace: Pace = { plain: 1_500, hurried: 500 };

/** Whether lines of free spins pay more with what they gather; of a round that was stored before they did, no. */
export const isGrowing = ({ gathering }: SlotMachine, gathered: Gathered): boolean =>
  gathered !== null && gathering !== undefined && gathering.step > 0;

/** What lines of a free spin pay times before which so many are gathered. */
export const freeTimes = (machine: SlotMachine, gathered: Gathered): number =>
  reelSetOf(machine, 'free', gathered).multiplier;

/** What lines pay times in the first free spin, and once everything is gathered. */
export const rangeOf = (machine: SlotMachine): readonly [from: number, to: number] => {
  const most = machine.gathering?.most ?? null;
  return [freeTimes(machine, most === null ? null : 0), freeTimes(machine, most)];
};

/** What is gathered before the next spin of a round; before its first, nothing is. */
export const gatheredOf = ({ gathering }: SlotMachine, outcome?: Pick<SlotOutcome, 'gathered'>): Gathered => {
  if (outcome) return outcome.gathered?.after ?? null;
  return gathering ? 0 : null;
};

/** What holds in the spin that begins: after a paid one, all that was gathered before it. */
export const nextOf = (
  machine: SlotMachine,
  { inForce, gathered }: { readonly inForce: Gathered; readonly gathered: number },
  stake: string | null,
): Gathered => {
  if (stake !== null) return gatheredOf(machine);
  return inForce === null ? null : gathered;
};

/** The steps that come with a spin, and the reels that they come from. */
export const climbsOf = (
  machine: SlotMachine,
  { gathered }: Pick<SlotOutcome, 'gathered'>,
  filled: readonly number[],
): Omit<Climb, 'ms'>[] =>
  gathered && isGrowing(machine, gathered.before)
    ? filled
        .slice(0, gathered.after - gathered.before)
        .map((reel, index) => ({ reel, to: gathered.before + index + 1 }))
    : [];
