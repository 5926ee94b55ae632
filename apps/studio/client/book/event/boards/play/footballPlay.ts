import type {
  EventPhase,
  IncidentView,
  PlayView,
  Side,
  TimelineItem,
} from '../../../../../src/book/views.ts';
import { otherOf, sides } from '../sides.ts';
import { type Averted, avertedOf } from './averted.ts';
import { pickedBy } from './chance.ts';
import type { Pose } from './figures.ts';
import { hasTurned, inBreak, turned } from './footballBreak.ts';
import { type Caption, captionOf } from './footballCaption.ts';
import { type After, afterEnd, duringReplay, longSinceEnd, replayOf, replayPlay } from './footballEnd.ts';
import { type Ending, endingBeats, kickOffPlay } from './footballEndings.ts';
import { isLeadNear, leadOf, leadPlay, leadSays } from './footballLead.ts';
import { ballAfterMove, moveOf } from './footballMoves.ts';
import {
  type Carrier,
  dangerPlay,
  fillerPlay,
  keptPlay,
  order,
  type PassageBall,
} from './footballPassages.ts';
import { ballAfter } from './footballPieces.ts';
import { type Recall, recallBeats, recallOf } from './footballRecall.ts';
import { isRingMoving, restPlaces, warmBalls } from './footballRest.ts';
import {
  endingKinds,
  endingOf,
  goalTold,
  isResting,
  kicksOff,
  type Seen,
  segmentsOf,
} from './footballSegments.ts';
import { type Places, placesOf } from './footballShape.ts';
import { type Linesman, officialsOf, type RefereeMan } from './officials.ts';
import { type Ground, seenAt } from './pitch.ts';
import type { Play } from './usePlay.ts';

/** What the feed has told of a match: nothing else decides what is drawn. */
export interface FootballTold {
  readonly id: string;
  readonly phase: EventPhase;
  readonly isBreak: boolean;
  /** Half-time is nearly over: both come out again. */
  readonly isReturning?: boolean;
  readonly isProvisional: boolean;
  readonly danger: Side | null;
  /** Goals, home first. */
  readonly goals: readonly [number, number];
  readonly timeline: readonly TimelineItem[];
  /** What happened besides. */
  readonly incidents?: readonly IncidentView[];
  /** How both came before a goal without an attack. */
  readonly plays?: readonly PlayView[];
}

export interface FootballMan extends Ground {
  readonly pose: Pose;
  /** Where he looks to. */
  readonly facing: Side;
  /** Under the stands. */
  readonly isGone?: boolean;
}

export interface FlyingBall {
  /** Begun anew where this changes. */
  readonly key: string;
  readonly from: Ground;
  readonly to: Ground;
  /** How high over the ground it begins and ends, and over the line between both. */
  readonly lift: readonly [number, number];
  readonly height: number;
  readonly ms: number;
}

/** What came of the shot that is shown again, and who did that. */
interface Shot {
  readonly side: Side;
  readonly end: Averted | 'goal';
}

/** What is told over the pitch. */
export interface FootballNews {
  readonly kind: 'goal' | 'withdrawn';
  readonly side: Side;
}

export interface FootballFrame {
  readonly home: readonly FootballMan[];
  readonly away: readonly FootballMan[];
  readonly balls: readonly FlyingBall[];
  readonly carrier: Carrier | null;
  /** The end in whose net the ball lies: that which this side attacks. */
  readonly inNet: Side | null;
  readonly news: FootballNews | null;
  /** The end that is seen from near: that which this side attacks. */
  readonly near: Side | null;
  /** Who plays to the right: both change ends at half-time. */
  readonly right: Side;
  /** The pitch is empty: what the half has brought can be told. */
  readonly isEmpty: boolean;
  /** The referee blows for half-time. */
  readonly isBlown: boolean;
  /** All take their time to their places. */
  readonly isSlow: boolean;
  /** What can be said of play that nothing is told of. */
  readonly caption?: Caption | null;
  /** Who has just averted a shot, and how. */
  readonly averted?: { readonly side: Side; readonly way: Averted };
  /** Who will shoot, in a threat. */
  readonly shooter?: Carrier;
  /** The goal that this side attacks has to be in sight. */
  readonly goal?: Side;
  /** The match is over. */
  readonly after?: After;
  /** What is shown again: to whoever has just come from which minute, and `null` of what everybody has just seen, slowly. */
  readonly recall?: { readonly clock: number | null; readonly shot?: Shot };
  /** From what was shown again back to play. */
  readonly isCut?: boolean;
  /** While it is played. */
  readonly referee?: RefereeMan;
  readonly linesman?: Linesman;
}

/** Who begins with the ball once nothing else is told: after a goal whoever conceded it, after a threat whoever averted it. */
const beginsOf = ({
  id,
  timeline,
  incidents = [],
}: FootballTold): { readonly side: Side; readonly isKickOff: boolean } => {
  const last = timeline.at(-1);
  const besides = incidents.at(-1);
  if (besides && besides.after === timeline.length) return { side: ballAfter(besides), isKickOff: false };
  if (last && last.side !== null && endingKinds.includes(last.kind))
    return { side: otherOf(last.side), isKickOff: last.kind === 'goal' };
  if (last?.kind === 'start' || last?.kind === 'restart')
    return { side: last.kind === 'start' ? 'home' : 'away', isKickOff: true };
  return { side: sides[pickedBy(`${id} ${timeline.length} begins`, 2)] ?? 'home', isKickOff: false };
};

const keyOf = ({ id, timeline, phase, incidents = [], plays = [] }: FootballTold): string =>
  `${id} ${timeline.length} ${phase}${incidents.length + plays.length > 0 ? ` ${incidents.length} ${plays.length}` : ''}`;

/** A threat that is told: after a corner or a free kick it stays before the goal, and otherwise it comes from wherever the ball was. */
const threatOf = (
  play: Play<FootballTold>,
  side: Side,
  piece: { readonly since: number; readonly last: Ground | null } | null,
  from: Ground | null,
): Seen => {
  const { told, beat } = play;
  const whole = { news: null, near: side, shooter: side };
  if (piece) return { passage: keptPlay(side, beat, piece.since === 0 ? piece.last : null), ...whole };
  const kicks = kicksOff(play);
  if (kicks !== null && beat === 0)
    return {
      passage: kickOffPlay(kicks, 1),
      news: null,
      near: null,
      caption: { kind: 'builds', side: kicks },
    };
  // Of one that goes on, it is not known any more where it came from.
  const last = play.before?.told.danger === null ? lastSeen(play)?.passage : undefined;
  if (last === undefined) return { passage: dangerPlay(keyOf(told), side, beat, from), ...whole };
  const lead = leadOf(side, kicks === null ? last : kickOffPlay(kicks, 1));
  const since = kicks === null ? beat : beat - 1;
  const isNear = isLeadNear(lead, since);
  return {
    passage: leadPlay(lead, since),
    ...{ news: null, near: isNear ? side : null, caption: leadSays(lead, since) },
    ...(isNear && { shooter: side }),
  };
};

/** What is played at a beat, while a match is on. `null` where nobody plays. */
const seenOf = (play: Play<FootballTold>, from: Ground | null): Seen | null => {
  const { told, beat, before } = play;
  let [since, last] = [beat, from];
  const segments = segmentsOf(play);
  for (const { beats, seen } of segments) {
    if (since < beats) return seen(since, last);
    since -= beats;
    last = seen(beats - 1, null).passage.ball.to;
  }
  if (isResting(told)) return null;
  const { danger } = told;
  if (danger !== null) return threatOf(play, danger, segments.length > 0 ? { since, last } : null, from);
  const move = before && moveOf(told, before.told.plays?.length ?? 0);
  const begins = move
    ? { side: ballAfterMove(move), isKickOff: false }
    : { ...beginsOf(told), ...(segments.length > 0 && { isKickOff: false }) };
  const key = keyOf(told);
  return {
    passage: fillerPlay(key, begins, since, last),
    ...{ news: null, near: null, caption: captionOf(key, begins, since) },
  };
};

/** What stood a beat ago. Of what was told before that, an ending is taken as seen from its start. */
const beforeOf = ({ told, beat, before }: Play<FootballTold>): Play<FootballTold> | null => {
  if (beat > 0) return { told, beat: beat - 1, before };
  if (before === null) return null;
  if (before.before !== undefined) return { ...before, before: before.before };
  const told0 = { ...before.told, timeline: before.told.timeline.slice(0, -1) };
  return { ...before, before: { told: told0, beat: 0 } };
};

/** What was played as what is played now began. */
const lastSeen = (play: Play<FootballTold>): Seen | null => {
  const last = play.before && beforeOf({ ...play, beat: 0 });
  return last ? seenOf(last, null) : null;
};

/** Where the ball was then. */
const ballBefore = (play: Play<FootballTold>): Ground | null => lastSeen(play)?.passage.ball.to ?? null;

/** Beats of a half-time that somebody comes into: both have gone in. */
const longSince = 40;

/** Whether the end came while the match was looked at. What comes of a review is told after it. */
const isSeen = ({ before }: Play<FootballTold>): boolean => before !== null && before.told.phase === 'live';

const overFrame = (told: FootballTold, places: Places, beat: number): FootballFrame => {
  const replay = replayOf(told, beat);
  if (replay === null) return afterEnd(told, places, beat, hasTurned(told));
  const { at, ending } = replay;
  const passage = replayPlay(replay, at);
  const before = placesOf(replayPlay(replay, Math.max(0, at - 1)));
  const seen: Seen = { passage, news: null, near: ending.side, goal: ending.side };
  const frame = framed(seen, before);
  return { ...frame, after: duringReplay(replay, frame.inNet) };
};

const restFrame = (play: Play<FootballTold>): FootballFrame => {
  const { told, beat, before } = play;
  const places = restPlaces(told, beat);
  const ending = before === null ? null : endingOf(told, before.told.timeline.length);
  const since = beat - (ending === null ? 0 : endingBeats(ending));
  if (told.phase === 'live')
    return inBreak(places, before === null ? longSince : since, told.isReturning === true);
  const last = told.timeline.at(-1);
  const isTaken =
    before !== null && before.told.timeline.length < told.timeline.length && last?.kind === 'goal-withdrawn';
  const isMovingOn = told.phase === 'coming' && isRingMoving(beat);
  const news =
    isTaken && last?.side && beat < goalTold.to - 1 ? { kind: 'withdrawn' as const, side: last.side } : null;
  if (told.phase === 'over')
    return { ...overFrame(told, places, isSeen(play) ? since : since + longSinceEnd), news };
  const pose: Pose = isMovingOn ? 'walk' : 'rest';
  const menOf = (side: Side): FootballMan[] =>
    places[side].map((place) => ({ ...place, pose, facing: side }));
  const middle = { u: 50, v: 0.5 };
  return {
    ...{ home: menOf('home'), away: menOf('away'), carrier: null, inNet: null, near: null },
    ...{ right: 'home', isEmpty: false, isBlown: false, isSlow: true },
    balls:
      told.phase === 'coming'
        ? warmBalls(told, beat)
        : [{ key: 'rest', from: middle, to: middle, lift: [0, 0], height: 0, ms: 620 }],
    news,
  };
};

/** Further than this within a beat, and a man takes steps, turns to where he goes, and runs. In units of the picture. */
const goes = { steps: 0.8, turns: 2.4, runs: 7 } as const;
/** So near to the ball nobody stands about. */
const heedsWithin = 90;

/** What a man does of whom nothing else is said, who has gone so far, and to whom the ball is so far. */
const poseOf = (gone: number, ballOff: number, isKeeper: boolean, isSlow = false): Pose => {
  if (gone > goes.runs && !isSlow) return 'run';
  if (isKeeper) return gone > goes.turns ? 'walk' : 'ready';
  if (gone > goes.steps) return 'walk';
  return ballOff < heedsWithin ? 'heed' : 'rest';
};

/** The same flight goes on, whatever is told meanwhile. */
const flightKey = ({ turn, from, to, ms }: PassageBall): string =>
  [turn, ms, from.u, from.v, to.u, to.v].join(' ');

const framed = (
  { passage, news, near, caption = null, averted, shooter, goal }: Seen,
  before: Places,
): FootballFrame => {
  const places = placesOf(passage);
  const { ball, carrier, poses = {}, inNet = null } = passage;
  const seenBall = seenAt(ball.to);
  const menOf = (side: Side): FootballMan[] =>
    places[side].map((place, man) => {
      const [was, is] = [seenAt(before[side][man] ?? place), seenAt(place)];
      const [dx, dy] = [is.x - was.x, is.y - was.y];
      const looks = Math.abs(dx) > goes.turns ? dx > 0 : ball.to.u >= place.u;
      const ballOff = Math.hypot(seenBall.x - is.x, seenBall.y - is.y);
      const given = poses[side];
      const pose = given === undefined ? undefined : (given[man] ?? given.all);
      return {
        ...place,
        pose: pose ?? poseOf(Math.hypot(dx, dy), ballOff, man === order.keeper, passage.isSlow),
        // A keeper never turns his back to the pitch.
        facing: man === order.keeper ? side : looks ? 'home' : 'away',
      };
    });
  return {
    home: menOf('home'),
    away: menOf('away'),
    balls: ball.isGone ? [] : [{ ...ball, key: flightKey(ball) }],
    carrier,
    inNet,
    news,
    near,
    caption,
    ...(averted && { averted }),
    ...(goal && { goal }),
    ...(shooter && { shooter: { side: shooter, order: order.middle } }),
    ...{ right: 'home', isEmpty: false, isBlown: false, isSlow: passage.isSlow === true },
    ...officialsOf(passage),
  };
};

/** As if the home side played to the right all the time. */
const frameOf = (play: Play<FootballTold>, isAgain = false): FootballFrame => {
  const from = ballBefore(play);
  const seen = seenOf(play, from);
  if (seen === null) return restFrame(play);
  if (seen.slow && isAgain) {
    const { passage, was, side } = seen.slow;
    const shown: Seen = { passage, news: null, near: side, goal: side, shooter: side };
    const again = framed(shown, placesOf(was));
    return { ...again, recall: { clock: null } };
  }
  const last = beforeOf(play);
  const lastSeen = last && seenOf(last, last.beat < play.beat ? from : null);
  const places = lastSeen ? placesOf(lastSeen.passage) : last ? restPlaces(last.told, last.beat) : null;
  return framed(seen, places ?? placesOf(seen.passage));
};

const ofDefence: readonly Shot['end'][] = ['saved', 'blocked'];
const shotOf = (ending: Ending): Shot => {
  const end = ending.kind === 'goal' ? 'goal' : avertedOf(ending);
  return { end, side: ofDefence.includes(end) ? otherOf(ending.side) : ending.side };
};

/** The last shot of a match in play once more. */
const recallFrame = ({ ending, clock, at }: Recall): FootballFrame => {
  const passage = replayPlay({ ending }, at);
  const before = placesOf(replayPlay({ ending }, Math.max(0, at - 1)));
  const near = at > 0 ? ending.side : null;
  return {
    ...framed({ passage, news: null, near, ...(near && { goal: near, shooter: near }) }, before),
    recall: { clock, shot: shotOf(ending) },
  };
};

/** So far from the middle line nothing happens. Hundredths of the pitch. */
const midfield = 22;

/** Whether the ball was in midfield as the page came to be looked at: nothing is missed while something else is shown. */
const isQuiet = ({ told, beat, age = 0 }: Play<FootballTold>): boolean => {
  const [ball] = frameOf({ told, beat: beat - age, before: null }).balls;
  return ball !== undefined && Math.abs(ball.to.u - 50) < midfield;
};

/** Whether what is drawn is the last shot once more. */
const isRecalled = (play: Play<FootballTold>): boolean => recallOf(play) !== null && isQuiet(play);

/** What was drawn before that, of whoever has only just come. */
const lastOf = (play: Play<FootballTold>): Play<FootballTold> => {
  const { beat, before, age = recallBeats + 1 } = play;
  return beat === 0 && before?.before === null
    ? { told: before.told, beat: before.beat, before: null, age }
    : { ...play, beat: beat - 1, age: age - 1 };
};

/**
 * What is drawn so many beats after the feed told how it stands. No attack ends before the feed has told how. Nothing is shown again where
 * that is not wanted (`isAgain`).
 */
export const footballFrame = (now: Play<FootballTold>, isAgain = true): FootballFrame => {
  const play = isAgain ? now : { ...now, age: Number.POSITIVE_INFINITY };
  const recall = recallOf(play);
  if (recall !== null && isQuiet(play)) {
    const again = recallFrame(recall);
    return recall.hasTurned ? turned(again) : again;
  }
  const isCut = isRecalled(lastOf(play));
  const frame = { ...frameOf(play, isAgain), ...(isCut && { isCut: true }) };
  // A goal of the first half is shown again at the end where it was scored.
  const isTurned = frame.after?.isTurned ?? hasTurned(play.told);
  return isTurned ? turned(frame) : frame;
};
