/** What flies over the reels, as the page tells it. Pure. */
import type { Evaluation } from '../../src/engine/evaluate.ts';
import { type Path, rowCount, type SlotMachine } from '../../src/engine/machine.ts';
import { freeSpinsLeft } from '../../src/engine/round.ts';
import type { SlotOutcome } from '../../src/games/slots/outcome.ts';
import type { RoundView } from '../../src/play/views.ts';
import { tracedMs } from '../reels/traces.ts';

/** What flies over the reels that stand, and makes each place wild that it passes. */
export interface Flight {
  readonly path: Path;
  /** It runs down one reel, as in free spins, instead of across them all. */
  readonly isFall: boolean;
  /** Which places of the path hold a scatter. */
  readonly stars: readonly number[];
  /** Lines are won, so that what the scatters multiply is worth telling. */
  readonly isPaying: boolean;
  /** It will have won nothing, and turn round. */
  readonly isTurning: boolean;
}

/** It comes while the reels turn, flies over them once they stand, and is over, or turns round. */
export interface Comet extends Flight {
  readonly stage: 'coming' | 'flying' | 'turning' | 'over';
  /** Places that it has passed; on its way back, those that its light has not left yet. */
  readonly passed: number;
  /** From one place to the next, or back to where it came from. Milliseconds. */
  readonly cellMs: number;
}

export interface Pace {
  readonly plain: number;
  /** Where the player does not want to wait. */
  readonly hurried: number;
}

/** From one place to the next of a path, and of a reel. Milliseconds. */
export const crossPace: Pace = { plain: 260, hurried: 90 };
export const fallPace: Pace = { plain: 90, hurried: 35 };

/** Lines are looked at for so long before a great win lies over them, and the last win before the card of free spins. Milliseconds. */
const linesPace: Pace = { plain: 700, hurried: 250 };
const lastPace: Pace = { plain: 900, hurried: 350 };
/** Where lines are drawn one after another, all of them stand for so long. Milliseconds. */
const standMs = 400;

interface Told {
  readonly lines: number;
  /** It is the last win of free spins. */
  readonly isLast: boolean;
  /** Its lines are drawn one after another. */
  readonly isTraced: boolean;
  readonly isHurried: boolean;
}

/** How long a win is looked at before anything lies over it: until its last line is drawn. Milliseconds. */
export const readMs = ({ lines, isLast, isTraced, isHurried }: Told): number => {
  const pace = isLast ? lastPace : linesPace;
  if (isHurried) return pace.hurried;
  return isTraced ? Math.max(pace.plain, tracedMs(lines) + standMs) : pace.plain;
};

/** What a crossing multiplies lines by is put together for so long before they are drawn. Milliseconds. */
export const timesPace: Pace = { plain: 900, hurried: 300 };

/** The places that it has passed are looked at for so long before it is told to turn round. Milliseconds. */
export const lookPace: Pace = { plain: 400, hurried: 150 };

/** Off the reels and away, once it has crossed. Milliseconds. */
export const leavePace: Pace = { plain: 620, hurried: 180 };

/** What lines will pay after the turn is looked at for so long before the reels turn. Milliseconds. */
export const stampPace: Pace = { plain: 900, hurried: 300 };

/** What a great win shows is looked at for so long, by its tier: each longer than the one before. Milliseconds. */
export const greatMs = [0, 4_000, 6_600, 10_400] as const;

/** Scatters that win free spins are looked at for so long. Milliseconds. */
export const awardPace: Pace = { plain: 1_400, hurried: 500 };

/** Told that it has found nothing and turns round, before the next spin. Milliseconds. */
export const turnPace: Pace = { plain: 1_300, hurried: 450 };

/** The share of its turn after which it is off the reels, and the last of its light with it. */
export const litWhileTurning = 0.5;

/** How often it will have turned round in the next spin of this round; 0 where no such spin follows. */
export const turnOf = (round: RoundView<SlotOutcome> | null): number => {
  const outcome = round?.state === 'playing' ? round.lastStep?.outcome : undefined;
  return outcome && freeSpinsLeft(outcome.freeSpins) === 0 ? (outcome.turned ?? 0) + 1 : 0;
};

/** What crosses the reels in this spin: there at first, back where it has turned round, and there again. */
export const crossingOf = (
  { scatter }: SlotMachine,
  { crossing, window, lineWins }: Evaluation,
  { turned = 0, isTurning = false }: { turned?: number | undefined; isTurning?: boolean } = {},
): Flight | null => {
  if (!crossing) return null;
  const path = turned % 2 === 0 ? crossing.path : [...crossing.path].reverse();
  return {
    path,
    isFall: false,
    stars: path.flatMap(([reel, row], at) => (window[reel]?.[row] === scatter ? [at] : [])),
    isPaying: lineWins.length > 0,
    isTurning,
  };
};

/** What runs down the reels that are filled in this spin. */
export const fallsOf = ({ expandedReels, lineWins }: Evaluation): Flight[] =>
  expandedReels.map((reel) => ({
    path: Array.from({ length: rowCount }, (_, row) => [reel, row] as const),
    isFall: true,
    stars: [],
    isPaying: lineWins.length > 0,
    isTurning: false,
  }));

export const comingOf = (flight: Flight | null): Comet | null =>
  flight && { ...flight, stage: 'coming', passed: 0, cellMs: crossPace.plain };

export const flyingOf = (flight: Flight, passed: number, cellMs: number): Comet => ({
  ...flight,
  stage: 'flying',
  passed,
  cellMs,
});

export const turningOf = (flight: Flight, left: number, turnMs: number): Comet => ({
  ...flight,
  stage: 'turning',
  passed: left,
  cellMs: turnMs,
});

export const overOf = (flight: Flight | null): Comet | null =>
  flight && { ...flight, stage: 'over', passed: flight.path.length, cellMs: 0 };

/** Scatters among the places that it has passed. */
export const starsPassed = ({ stars, passed }: Pick<Comet, 'stars' | 'passed'>): number =>
  stars.filter((at) => at < passed).length;

/** What lines are multiplied by once all of its path is passed, where that comes of more than one: after turns, and at each scatter. */
export const factorsOf = (
  machine: SlotMachine,
  { stars, passed, path, isFall, isPaying }: Comet,
  turns: number,
): readonly number[] => {
  if (isFall || !isPaying || passed < path.length) return [];
  const each = stars.map(() => machine.crossing?.scatterTimes ?? 1);
  const factors = turns > 0 ? [turns + 1, ...each] : each;
  return factors.length > 1 ? factors : [];
};

/** What they come to together. */
export const productOf = (factors: readonly number[]): number =>
  factors.reduce((product, factor) => product * factor, 1);
