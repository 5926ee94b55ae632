import type { Below } from '../../tables/engine/ranges.ts';
import type { IncidentKind, IncidentView, PlayView, Side, TimelineItem } from '../views.ts';
import { halfTime, minutes } from './footballRules.ts';
import { otherSide } from './sport.ts';

/**
 * How the ball goes from one goal before the other in minutes without an attack. It decides nothing and cannot score: it is drawn from
 * what the feed has told, under a text of its own, so that it says nothing of what is to come.
 */

/** Of a hundred such minutes, those in which a side comes before the other's goal. */
const begunShare = 84;
/** Whoever is behind has so much more of it, hundredths. */
const behindMore = 30;
/** Of a hundred, those that break out of their own half as they win the ball. */
const breakShare = 28;
const ways = ['far', 'near', 'middle'] as const;
/** Of a hundred over a wing and through the middle, how they end. */
const wingEnds = { cleared: 32, lost: 18, held: 18, wide: 14, over: 8, back: 10 } as const;
const middleEnds = { held: 34, over: 26, wide: 24, back: 16 } as const;
/** It takes two minutes, and the whistle does not come into it. */
const takesMinutes = 2;
/** What takes the minute for itself. */
const own: readonly IncidentKind[] = ['corner', 'offside', 'yellow', 'free-kick'];

/** A step as it was taken. */
export interface PlayStep {
  readonly attacks: Readonly<Record<Side, number>>;
  /** Goals before it. */
  readonly goals: Readonly<Record<Side, number>>;
  readonly timeline: readonly TimelineItem[];
  readonly happened: readonly TimelineItem[];
  /** What the minute has brought besides. */
  readonly besides: readonly IncidentView[];
  readonly plays: readonly PlayView[];
  readonly minute: number;
  readonly isPassed: boolean;
}

/** Whether there is time for it: a minute that nothing else fills, none of them begun lately, and no whistle near. */
const isFree = ({ happened, besides, plays, minute, isPassed }: PlayStep): boolean => {
  const last = plays.at(-1);
  const end = minute < halfTime ? halfTime : minutes;
  return (
    isPassed &&
    happened.length === 0 &&
    minute + 1 + takesMinutes <= end &&
    (last === undefined || minute >= last.clock + takesMinutes) &&
    !besides.some(({ kind }) => own.includes(kind))
  );
};

/** Whoever attacks more, and whoever is behind, comes forward more often. */
const sideOf = async ({ attacks, goals }: PlayStep, below: Below): Promise<Side> => {
  const weightOf = (side: Side): number =>
    Math.floor((attacks[side] * (100 + (goals[side] < goals[otherSide(side)] ? behindMore : 0))) / 100);
  const [home, away] = [weightOf('home'), weightOf('away')];
  return (await below(home + away)) < home ? 'home' : 'away';
};

const endOf = (
  shares: Readonly<Partial<Record<PlayView['end'], number>>>,
  drawn: number,
): PlayView['end'] => {
  let least = 0;
  for (const [end, share] of Object.entries(shares) as [PlayView['end'], number][]) {
    least += share;
    if (drawn < least) return end;
  }
  return 'back';
};

/** What is played after a step of a match of football, besides what it decides. */
export const playsIn = async (step: PlayStep, below: Below): Promise<readonly PlayView[]> => {
  if (!isFree(step) || (await below(100)) >= begunShare) return [];
  const side = await sideOf(step, below);
  const isBreak = (await below(100)) < breakShare;
  const way = ways[await below(ways.length)] ?? 'middle';
  const end = endOf(way === 'middle' ? middleEnds : wingEnds, await below(100));
  return [{ side, way, isBreak, end, clock: step.minute, after: step.timeline.length }];
};
