import type { Side, TimelineItem } from '../../../../../src/book/views.ts';
import { attackKey } from './averted.ts';
import { type Ending, endingBeats, endingPlay } from './footballEndings.ts';
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
  /** Where that is another thing than how it stood in the end: whether both had changed ends. */
  readonly isTurned?: boolean;
}

/** Beats since the last attack was seen to its end: a whistle, then the winners run, the others go in, and the last goal is shown again. */
const pace = { whistle: 1, run: 4, lag: 0.3, cheers: 12, goesIn: 6, walk: 9 } as const;
/** The same after a draw: all come to the middle, shake hands, and go in. */
const meeting = { walk: 5, until: 13 } as const;
/** Beats of the way to a goal that are shown again, when that begins, and how often. */
const again = { lead: 3, won: 11, drawn: 24, every: 40 } as const;
/** Beats since the end for whoever comes to it later. */
export const longSinceEnd = 30;

const centre: Ground = { u: 50, v: 0.5 };
const tunnel: Ground = { u: 50, v: -0.04 };

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
  return { ending, hasTurned: timeline.slice(0, at).some(isKind('restart')) };
};

/** While the result is looked at again the last goal is shown once more, and again after a while: which beat of it. */
export const replayOf = (told: Told, beat: number) => {
  const goal = told.isProvisional ? lastGoal(told) : null;
  if (goal === null) return null;
  const since = beat - (winnerOf(told) === null ? again.drawn : again.won);
  const at = since % again.every;
  return since >= 0 && at < again.lead + endingBeats(goal.ending) ? { ...goal, at } : null;
};

/** The attack once more: out to a wing, before the goal, and in. */
export const replayPlay = ({ ending }: { readonly ending: Ending }, at: number): Passage => {
  const way = (beat: number): Passage => dangerPlay(ending.key, ending.side, beat, null);
  return at < again.lead ? way(at + 1) : endingPlay(ending, at - again.lead, way(again.lead).ball.to);
};

/** Those who have won run together to those who cheer for them. The home side's are over the left half, whichever end it plays to. */
const fansAt = (side: Side, order: number, hasTurned: boolean): Ground => {
  const seen = { u: 11 + 3.4 * order, v: order % 2 === 0 ? 0.05 : 0.15 };
  const isLeft = (side === 'home') !== hasTurned;
  return isLeft ? seen : { ...seen, u: 100 - seen.u };
};

const wonMan = (place: Ground, side: Side, order: number, beat: number, hasTurned: boolean): FootballMan => {
  const to = fansAt(side, order, hasTurned);
  const by = part(beat, pace.whistle + pace.lag * order, pace.run);
  const isRunning = by > 0 && by < 1;
  const pose = isRunning ? 'exult' : by === 0 || (beat + 2 * order) % 7 < 5 ? 'cheer' : 'rest';
  const facing: Side = isRunning ? (to.u > place.u ? 'home' : 'away') : side;
  return { ...between(place, to, by), pose, facing };
};

const goingIn = (place: Ground, side: Side, order: number, beat: number, from: number): FootballMan => {
  const by = part(beat, from + pace.lag * order, pace.walk);
  const isWalking = by > 0 && by < 1;
  const facing: Side = isWalking ? (place.u < tunnel.u ? 'home' : 'away') : side;
  return {
    ...between(place, tunnel, by),
    ...{ pose: isWalking ? 'walk' : 'droop', facing, isGone: by === 1 },
  };
};

const drawnMan = (place: Ground, side: Side, order: number, beat: number): FootballMan => {
  const isLeft = side === 'home';
  const met = { u: isLeft ? 48.2 : 51.8, v: 0.07 + 0.086 * order };
  if (beat >= meeting.until) {
    const man = goingIn(met, side, order, beat, meeting.until);
    return { ...man, pose: man.pose === 'droop' ? 'rest' : man.pose };
  }
  const by = part(beat, pace.whistle, meeting.walk);
  return {
    ...between(place, met, by),
    ...{ pose: by === 0 ? 'rest' : by < 1 ? 'walk' : 'greet', facing: side },
  };
};

/** How a match ends, so many beats after its last attack was seen to its end. */
export const afterEnd = (
  told: Told,
  places: Readonly<Record<Side, readonly Ground[]>>,
  beat: number,
  hasTurned: boolean,
): FootballFrame => {
  const winner = winnerOf(told);
  const menOf = (side: Side): FootballMan[] =>
    places[side].map((place, order) => {
      if (winner === null) return drawnMan(place, side, order, beat);
      return side === winner
        ? wonMan(place, side, order, beat, hasTurned)
        : goingIn(place, side, order, beat, pace.goesIn);
    });
  const ball: FlyingBall = { key: 'rest', from: centre, to: centre, lift: [0, 0], height: 0, ms: 620 };
  const large = winner === null ? again.drawn : again.won;
  return {
    ...{ home: menOf('home'), away: menOf('away'), balls: [ball], carrier: null, inNet: null, near: null },
    ...{ news: null, right: 'home', isEmpty: false, isBlown: beat < pace.cheers, isSlow: beat < 2 },
    after: {
      kind: 'told',
      isLarge: told.isProvisional && beat < large,
      cheers: winner !== null && beat < pace.cheers ? winner : null,
      isCut: told.isProvisional && replayOf(told, beat - 1) !== null,
    },
  };
};

export const duringReplay = (inNet: Side | null, at: number, isTurned: boolean): After => ({
  ...{ kind: 'replay', isLarge: false, isCut: at === 0, cheers: inNet, isTurned },
});
