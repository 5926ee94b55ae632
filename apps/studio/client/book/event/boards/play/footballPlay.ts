import type {
  EventPhase,
  IncidentView,
  PlayView,
  Side,
  TimelineItem,
} from '../../../../../src/book/views.ts';
import { otherOf, sides } from '../sides.ts';
import { attackKey, hasCorner, lastTold } from './averted.ts';
import { pickedBy } from './chance.ts';
import type { Pose } from './figures.ts';
import { hasTurned, inBreak, turned } from './footballBreak.ts';
import { type Caption, captionOf } from './footballCaption.ts';
import { type After, afterEnd, duringReplay, longSinceEnd, replayOf, replayPlay } from './footballEnd.ts';
import { closeBeats, type Ending, endingBeats, endingPlay } from './footballEndings.ts';
import { ballAfterMove, isMoveNear, moveBeats, moveOf, movePlay, moveSays } from './footballMoves.ts';
import {
  ballHeld,
  type Carrier,
  dangerPlay,
  fillerPlay,
  keptPlay,
  type Passage,
} from './footballPassages.ts';
import { ballAfter, isPieceNear, pieceBeats, pieceOf, piecePlay, pieceSays } from './footballPieces.ts';
import { type Recall, recallBeats, recallOf } from './footballRecall.ts';
import { withRoom } from './footballSpace.ts';
import { type Linesman, officialsOf, type RefereeMan } from './officials.ts';
import { type Ground, ownView, seenAt } from './pitch.ts';
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
  /** The match is over. */
  readonly after?: After;
  /** What is shown again to whoever has just come: from which minute, and whether it was a goal. */
  readonly recall?: { readonly clock: number; readonly isGoal: boolean };
  /** From what was shown again back to play. */
  readonly isCut?: boolean;
  /** While it is played. */
  readonly referee?: RefereeMan;
  readonly linesman?: Linesman;
}

/** A keeper, two lines of four and two in front, as a side sees them that plays to the right, the ball being in the middle. */
const stands: readonly Ground[] = [
  { u: 4, v: 0.5 },
  { u: 20, v: 0.38 },
  { u: 20, v: 0.64 },
  { u: 39, v: 0.36 },
  { u: 42, v: 0.1 },
  { u: 42, v: 0.91 },
  { u: 60, v: 0.6 },
  { u: 23, v: 0.13 },
  { u: 23, v: 0.89 },
  { u: 38, v: 0.64 },
  { u: 57, v: 0.38 },
];
const men = stands.length;
/** How much of the ball's way each goes with it. */
const follows = [0.05, 0.54, 0.54, 0.58, 0.58, 0.58, 0.46, 0.54, 0.54, 0.58, 0.46] as const;
const keptWithin = { least: 9, most: 91, far: 0.05, near: 0.97 } as const;

const within = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

/** The shape of a side moves as a block with the ball. */
const blockOf = (side: Side, ball: Ground): Ground[] => {
  const seen = ownView(side, ball);
  return stands.map(({ u, v }, order) => {
    const ahead = (seen.u - 50) * (follows[order] ?? 0);
    const isKeeper = order === 0;
    return ownView(side, {
      u: isKeeper ? u + ahead * 0.6 + 1 : within(keptWithin.least, u + ahead, keptWithin.most),
      v: isKeeper
        ? 0.5 + (seen.v - 0.5) * 0.22
        : within(keptWithin.far, v + (seen.v - 0.5) * 0.24, keptWithin.near),
    });
  });
};

const farFrom = (one: Ground, other: Ground): number => Math.hypot(one.u - other.u, (one.v - other.v) * 60);

/** Whoever of the others is nearest goes at the ball, and stays between it and his goal; the next one comes to cover him. */
const pressed = (side: Side, block: readonly Ground[], ball: Ground): Ground[] => {
  const [first, second] = block
    .map((place, order) => ({ order, far: farFrom(place, ball) }))
    .slice(1)
    .sort((a, b) => a.far - b.far);
  const behind = side === 'home' ? -4.5 : 4.5;
  return block.map((place, order) => {
    if (order === first?.order) return { u: ball.u + behind, v: within(0.04, ball.v - 0.05, 0.96) };
    if (order !== second?.order) return place;
    return {
      u: (place.u + ball.u + 2.6 * behind) / 2,
      v: (place.v + ball.v) / 2 + (ball.v > 0.5 ? -0.07 : 0.07),
    };
  });
};

type Places = Readonly<Record<Side, readonly Ground[]>>;

/** Where all are in a passage of play: in their shape and with room, but for those of whom it says more. */
const placesOf = ({ ball, carrier, set = {} }: Passage): Places => {
  const at = ball.to;
  const placed = (side: Side): readonly Ground[] => {
    const block = blockOf(side, at);
    const around = carrier === null || carrier.side === side ? block : pressed(side, block, at);
    return around.map((place, order) => {
      const own = set[side]?.[order];
      if (own) return own;
      return carrier?.side === side && carrier.order === order ? ballHeld(side, at) : place;
    });
  };
  return withRoom({ home: placed('home'), away: placed('away') }, at, carrier, set);
};

const endingKinds: readonly TimelineItem['kind'][] = ['goal', 'cleared'];

/** How the attack ended that was in play until then; `null` where what was told last is something else, or was seen already. */
export const endingOf = (
  { id, timeline, incidents = [] }: Pick<FootballTold, 'id' | 'timeline' | 'incidents'>,
  seen: number,
): Ending | null => {
  const last = lastTold(timeline, seen);
  if (last === null || last.item.side === null || !endingKinds.includes(last.item.kind)) return null;
  const { kind, side } = last.item;
  const key = attackKey(id, last.at);
  if (kind === 'goal') return { kind, side, key };
  return { kind: 'cleared', side, key, isCorner: hasCorner(last.item, last.at, incidents) };
};

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

const isResting = ({ phase, isBreak }: FootballTold): boolean => phase !== 'live' || isBreak;

interface Seen {
  readonly passage: Passage;
  readonly news: FootballNews | null;
  readonly near: Side | null;
  readonly caption?: Caption | null;
}

const keyOf = ({ id, timeline, phase, incidents = [], plays = [] }: FootballTold): string =>
  `${id} ${timeline.length} ${phase}${incidents.length + plays.length > 0 ? ` ${incidents.length} ${plays.length}` : ''}`;

/** The banner of a goal stands for two and a half seconds, from when the ball is in the net. */
const goalTold = { from: 2, to: 6 } as const;

/** What is played at a beat, while a match is on. `null` where nobody plays. */
const seenOf = (play: Play<FootballTold>, from: Ground | null): Seen | null => {
  const { told, beat, before } = play;
  const ending = before === null ? null : endingOf(told, before.told.timeline.length);
  const lasts = ending === null ? 0 : endingBeats(ending);
  if (ending !== null && beat < lasts) {
    const { kind, side } = ending;
    return {
      passage: endingPlay(ending, beat, from),
      news: kind === 'goal' && beat >= goalTold.from && beat < goalTold.to ? { kind, side } : null,
      near: beat < closeBeats(ending) ? side : null,
    };
  }
  if (isResting(told)) return null;
  const { danger } = told;
  const piece = before && pieceOf(told, before.told.incidents?.length ?? 0);
  const pieces = piece ? pieceBeats(piece) : 0;
  const seenFrom = ending === null ? from : endingPlay(ending, lasts - 1, null).ball.to;
  if (piece && beat - lasts < pieces) {
    const at = beat - lasts;
    return {
      passage: piecePlay(piece, at, seenFrom),
      ...{ news: null, near: isPieceNear(piece, at) ? piece.side : null, caption: pieceSays(piece, at) },
    };
  }
  const last = piece ? piecePlay(piece, pieces - 1, null).ball.to : seenFrom;
  if (danger !== null && piece)
    return { passage: keptPlay(danger, beat, beat === pieces ? last : null), news: null, near: danger };
  if (danger !== null)
    return { passage: dangerPlay(keyOf(told), danger, beat, from), news: null, near: danger };
  const move = before && moveOf(told, before.told.plays?.length ?? 0);
  const played = beat - lasts - pieces;
  const moves = move ? moveBeats(move) : 0;
  if (move && played < moves)
    return {
      passage: movePlay(move, played, last),
      ...{ news: null, near: isMoveNear(move, played) ? move.side : null, caption: moveSays(move, played) },
    };
  const begins = move ? { side: ballAfterMove(move), isKickOff: false } : beginsOf(told);
  const [key, since] = [keyOf(told), played - moves];
  const left = move ? movePlay(move, moves - 1, null).ball.to : last;
  return {
    passage: fillerPlay(key, begins, since, left),
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

/** Where the ball was when what is played now began. */
const ballBefore = (play: Play<FootballTold>): Ground | null => {
  const last = play.before && beforeOf({ ...play, beat: 0 });
  return last ? (seenOf(last, null)?.passage.ball.to ?? null) : null;
};

/** The ring goes on by a man every so many beats, and takes its time. */
const ringMoves = 6;
const slowBeats = 3;

/** Before the start each side plays the ball round in a ring; in a break and after the end all stand in their halves. */
const restPlaces = ({ phase }: FootballTold, beat: number): Places => {
  const ring = (side: Side): readonly Ground[] =>
    stands.map((place, order) => {
      if (order === 0) return ownView(side, { u: 6, v: 0.5 });
      const turn = (2 * Math.PI * (order + Math.floor(beat / ringMoves) / 6)) / (men - 1);
      const ringed = { u: 28 + 12 * Math.cos(turn), v: 0.5 + 0.33 * Math.sin(turn) };
      return ownView(side, phase === 'coming' ? ringed : { u: Math.min(place.u, 46) - 4, v: place.v });
    });
  return { home: ring('home'), away: ring('away') };
};

/** Who of the ring has the ball: it skips one each time, so that it crosses the ring. */
const ringCarrier = (turn: number): number => 1 + ((2 * turn) % (men - 1));
const ringBeats = 2;

const warmBalls = (told: FootballTold, beat: number): FlyingBall[] => {
  const turn = Math.floor(beat / ringBeats);
  const places = restPlaces(told, beat);
  return sides.map((side, at) => {
    const place = (of: number): Ground => {
      const man = places[side][ringCarrier(of + at)] ?? ownView(side, { u: 28, v: 0.5 });
      return { u: man.u + (side === 'home' ? 1.5 : -1.5), v: man.v + 0.02 };
    };
    return {
      key: `warm ${side} ${turn}`,
      ...{ from: place(turn - 1), to: place(turn), lift: [0, 0], height: 6, ms: 620 },
    };
  });
};

/** Beats of a half-time that somebody comes into: both have gone in. */
const longSince = 40;

/** Whether the end came while the match was looked at. What comes of a review is told after it. */
const isSeen = ({ before }: Play<FootballTold>): boolean => before !== null && before.told.phase === 'live';

const overFrame = (told: FootballTold, places: Places, beat: number): FootballFrame => {
  const replay = replayOf(told, beat);
  if (replay === null) return afterEnd(told, places, beat, hasTurned(told));
  const { at } = replay;
  const passage = replayPlay(replay, at);
  const before = placesOf(replayPlay(replay, Math.max(0, at - 1)));
  const frame = framed({ passage, news: null, near: null }, before, `${keyOf(told)} again ${beat - at}`);
  return { ...frame, after: duringReplay(frame.inNet, at, replay.hasTurned) };
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
  const isMovingOn = told.phase === 'coming' && beat % ringMoves < slowBeats;
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

/** Further than this within a beat, and a man runs, in units of the picture. */
const runsFrom = 2.4;

const framed = (
  { passage, news, near, caption = null }: Seen,
  before: Places,
  key: string,
): FootballFrame => {
  const places = placesOf(passage);
  const { ball, carrier, poses = {}, inNet = null } = passage;
  const menOf = (side: Side): FootballMan[] =>
    places[side].map((place, order) => {
      const [was, is] = [seenAt(before[side][order] ?? place), seenAt(place)];
      const [dx, dy] = [is.x - was.x, is.y - was.y];
      const isRunning = Math.hypot(dx, dy) > runsFrom;
      const looks = Math.abs(dx) > runsFrom ? dx > 0 : ball.to.u >= place.u;
      const given = poses[side];
      const pose = given === undefined ? undefined : (given[order] ?? given.all);
      return {
        ...place,
        pose: pose ?? (isRunning ? 'run' : order === 0 ? 'ready' : 'rest'),
        // A keeper never turns his back to the pitch.
        facing: order === 0 ? side : looks ? 'home' : 'away',
      };
    });
  return {
    home: menOf('home'),
    away: menOf('away'),
    balls: ball.isGone ? [] : [{ ...ball, key: `${key} ${ball.turn}` }],
    carrier,
    inNet,
    news,
    near,
    caption,
    ...{ right: 'home', isEmpty: false, isBlown: false, isSlow: passage.isSlow === true },
    ...officialsOf(passage),
  };
};

/** As if the home side played to the right all the time. */
const frameOf = (play: Play<FootballTold>): FootballFrame => {
  const from = ballBefore(play);
  const seen = seenOf(play, from);
  if (seen === null) return restFrame(play);
  const last = beforeOf(play);
  const lastSeen = last && seenOf(last, last.beat < play.beat ? from : null);
  const places = lastSeen ? placesOf(lastSeen.passage) : last ? restPlaces(last.told, last.beat) : null;
  return framed(seen, places ?? placesOf(seen.passage), keyOf(play.told));
};

/** The last shot of a match in play once more. */
const recallFrame = (told: FootballTold, { ending, clock, at }: Recall): FootballFrame => {
  const passage = replayPlay({ ending }, at);
  const before = placesOf(replayPlay({ ending }, Math.max(0, at - 1)));
  const near = at > 0 ? ending.side : null;
  return {
    ...framed({ passage, news: null, near }, before, `${keyOf(told)} recall`),
    recall: { clock, isGoal: ending.kind === 'goal' },
  };
};

/** What is drawn so many beats after the feed told how it stands. No attack ends before the feed has told how. */
export const footballFrame = (play: Play<FootballTold>): FootballFrame => {
  const recall = recallOf(play);
  if (recall !== null) {
    const again = recallFrame(play.told, recall);
    return recall.hasTurned ? turned(again) : again;
  }
  const isCut = play.age === recallBeats && recallOf({ ...play, age: recallBeats - 1 }) !== null;
  const frame = { ...frameOf(play), ...(isCut && { isCut }) };
  // A goal of the first half is shown again at the end where it was scored.
  const isTurned = frame.after?.isTurned ?? hasTurned(play.told);
  return isTurned ? turned(frame) : frame;
};
