import type { Side, TimelineItem } from '../../../../../src/book/views.ts';
import { sides } from '../sides.ts';
import { putApart } from './apart.ts';
import { attackKey } from './averted.ts';
import type { Pose } from './figures.ts';
import { wayBetween, wayMoved } from './footballApart.ts';
import { type Ending, endingPlay, slowAgain } from './footballEndings.ts';
import { dangerPlay, type Passage } from './footballPassages.ts';
import type { FlyingBall, FootballFrame, FootballMan, FootballTold } from './footballPlay.ts';
import type { Ground } from './pitch.ts';

type Told = Pick<FootballTold, 'id' | 'timeline' | 'goals' | 'isProvisional'>;

/** What the picture is about once a match is over. */
export interface After {
  /** How it ended, or the last goal once more. */
  readonly kind: 'told' | 'replay';
  /** The result stands large over the pitch. */
  readonly isLarge: boolean;
  /** Whose kites and fans are up. */
  readonly cheers: Side | null;
  /** From here to there, as films do it. */
  readonly isCut: boolean;
  /** What is shown again, and its minute. */
  readonly goal?: { readonly side: Side; readonly clock: number };
  /** Where that is another thing than how it stood in the end: whether both had changed ends. */
  readonly isTurned?: boolean;
}

/** Beats since the last attack was seen to its end: a whistle, all come to the middle and shake hands, then each side goes to its own fans. */
const pace = { whistle: 1, meets: 6, parts: 10, fans: 5, cheers: 16, goesIn: 18, walk: 6 } as const;
/** Beats after which both sides stand before their fans. */
export const arrived = pace.parts + pace.fans;
/** Beats of the way to a goal that are shown again, when that begins, and how often. */
const again = { lead: 3, won: 16, drawn: 24, every: 40 } as const;
/** Beats since the end for whoever comes to it later. */
export const longSinceEnd = 30;

const centre: Ground = { u: 50, v: 0.5 };

/** Where they shake hands: two loose rows of pairs, by their places in the shape, with room for the referee in the farther one. */
const pairs: readonly (Ground & { readonly order: number })[] = [
  ...[4, 7, 1, 3, 10].map((order, at) => ({
    order,
    u: [16, 28, 40, 60, 72][at] ?? 50,
    v: 0.39 + 0.03 * (at % 2),
  })),
  ...[0, 6, 9, 2, 8, 5].map((order, at) => ({ order, u: 20 + 12 * at, v: 0.8 + 0.03 * (at % 2) })),
];
/** Half the way between two who shake hands. */
const armsLength = 2.6;

const winnerOf = ({ goals: [home, away] }: Pick<Told, 'goals'>): Side | null =>
  home === away ? null : home > away ? 'home' : 'away';

const part = (beat: number, from: number, beats: number): number =>
  Math.min(1, Math.max(0, (beat - from) / beats));
const between = (from: Ground, to: Ground, by: number): Ground => ({
  u: from.u + (to.u - from.u) * by,
  v: from.v + (to.v - from.v) * by,
});

/** The goal that was told last, unless one was taken back after it, and whether both had changed ends by then. */
const lastGoal = ({ id, timeline }: Pick<Told, 'id' | 'timeline'>) => {
  const at = timeline.map(({ kind }) => kind).lastIndexOf('goal');
  const goal = timeline[at];
  if (!goal || goal.side === null) return null;
  const isKind = (kind: TimelineItem['kind']) => (item: TimelineItem) => item.kind === kind;
  if (timeline.slice(at).some(isKind('goal-withdrawn'))) return null;
  const ending: Ending = { kind: 'goal', side: goal.side, key: attackKey(id, at) };
  return { ending, clock: goal.clock, hasTurned: timeline.slice(0, at).some(isKind('restart')) };
};

/** While the result is looked at again the last goal is shown once more, and again after a while: which beat of it. */
export const replayOf = (told: Told, beat: number) => {
  const goal = told.isProvisional ? lastGoal(told) : null;
  if (goal === null) return null;
  const since = beat - (winnerOf(told) === null ? again.drawn : again.won);
  const at = since % again.every;
  return since >= 0 && at < again.lead + slowAgain.to ? { ...goal, at } : null;
};

/** The attack once more: out to a wing, before the goal, and in. */
export const replayPlay = ({ ending }: { readonly ending: Ending }, at: number): Passage => {
  const way = (beat: number): Passage => dangerPlay(ending.key, ending.side, beat, null);
  return at < again.lead ? way(at + 1) : endingPlay(ending, at - again.lead, way(again.lead).ball.to);
};

/** Each side goes to those who cheer for it. The home side's are over the left half, whichever end it plays to. */
const fansAt = (side: Side, order: number, hasTurned: boolean): Ground => {
  const seen = { u: 8 + 3.9 * order, v: order % 2 === 0 ? 0.09 : 0.23 };
  const isLeft = (side === 'home') !== hasTurned;
  return isLeft ? seen : { ...seen, u: 100 - seen.u };
};

const metAt = (side: Side, order: number): Ground => {
  const { u, v } = pairs.find((pair) => pair.order === order) ?? centre;
  return { u: u + (side === 'home' ? -armsLength : armsLength), v };
};

/** Where a man is on his way from his place in play to a hand, and from there to his fans. */
const endPlace = (place: Ground, side: Side, order: number, beat: number, hasTurned: boolean): Ground => {
  const met = metAt(side, order);
  return beat < pace.parts
    ? between(place, met, part(beat, pace.whistle, pace.meets - pace.whistle))
    : between(met, fansAt(side, order, hasTurned), part(beat, pace.parts, pace.fans));
};

type Outcome = 'won' | 'lost' | 'drawn';

/** What he does there. Whoever has won runs with his arms up, whoever has lost hangs his head. */
const endPose = (outcome: Outcome, order: number, beat: number): Pose => {
  if (beat > pace.whistle && beat < pace.meets) return outcome === 'won' ? 'exult' : 'walk';
  if (beat >= pace.meets && beat <= pace.parts) return 'greet';
  if (beat > pace.parts && beat < pace.parts + pace.fans) return outcome === 'won' ? 'exult' : 'walk';
  if (outcome === 'lost') return 'droop';
  const isUp = (beat + 2 * order) % 7 < (outcome === 'won' ? 5 : 2);
  return isUp && (outcome === 'won' || beat > pace.parts) ? 'cheer' : 'rest';
};

/** Those who have lost go in from where they are. */
const wentIn = (from: Ground, order: number, beat: number): Pick<FootballMan, 'v' | 'isGone'> => {
  const by = part(beat, pace.goesIn + (order % 2), pace.walk);
  return { v: from.v - 0.27 * by, isGone: by === 1 };
};

type Crowded = { -readonly [Key in keyof FootballMan]: FootballMan[Key] } & { readonly isIn: boolean };

/** No man covers another, wherever they come from. */
const withRoom = (men: readonly Crowded[]): void => {
  const seen = men.filter(({ isIn }) => !isIn);
  const manAt = (at: number): Crowded => {
    const man = seen[at];
    if (!man) throw new RangeError(`no man ${at}`);
    return man;
  };
  putApart({
    ...{ count: seen.length, rounds: 120 },
    isFixed: () => false,
    between: (one, other) => wayBetween(manAt(one), manAt(other)),
    push: (at, by) => Object.assign(manAt(at), wayMoved(manAt(at), by)),
  });
};

/** How a match ends, so many beats after its last attack was seen to its end. */
export const afterEnd = (
  told: Told,
  places: Readonly<Record<Side, readonly Ground[]>>,
  beat: number,
  hasTurned: boolean,
): FootballFrame => {
  const winner = winnerOf(told);
  const menOf = (side: Side): Crowded[] =>
    places[side].map((place, order) => {
      const outcome = winner === null ? 'drawn' : side === winner ? 'won' : 'lost';
      const at = (of: number): Ground => endPlace(place, side, order, of, hasTurned);
      const is = at(beat);
      const isIn = outcome === 'lost' && beat > pace.goesIn;
      const way = is.u - at(beat - 1).u;
      const facing: Side = Math.abs(way) < 0.5 ? side : way > 0 ? 'home' : 'away';
      const pose = isIn ? 'walk' : endPose(outcome, order, beat);
      return { ...is, pose, facing, isIn, ...(isIn && wentIn(is, order, beat)) };
    });
  const men = { home: menOf('home'), away: menOf('away') };
  withRoom(sides.flatMap((side) => men[side]));
  const ball: FlyingBall = { key: 'rest', from: centre, to: centre, lift: [0, 0], height: 0, ms: 620 };
  const large = winner === null ? again.drawn : again.won;
  return {
    ...{ ...men, balls: [ball], carrier: null, inNet: null, near: null },
    ...{ news: null, right: 'home', isEmpty: false, isBlown: beat < pace.cheers, isSlow: beat < 2 },
    after: {
      kind: 'told',
      isLarge: told.isProvisional && beat < large,
      cheers: winner !== null && beat < pace.cheers ? winner : null,
      isCut: told.isProvisional && replayOf(told, beat - 1) !== null,
    },
  };
};

type Replay = NonNullable<ReturnType<typeof replayOf>>;

export const duringReplay = (
  { ending: { side }, at, clock, hasTurned }: Replay,
  inNet: Side | null,
): After => ({
  ...{ kind: 'replay', isLarge: false, isCut: at === 0, cheers: inNet, isTurned: hasTurned },
  goal: { side, clock },
});
