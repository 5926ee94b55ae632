import type { IncidentKind, IncidentView, Side } from '../../../../../src/book/views.ts';
import { otherOf } from '../sides.ts';
import { pickedBy } from './chance.ts';
import { beatMs, type Pose } from './figures.ts';
import { outBeats, outPlay } from './footballOut.ts';
import { ballHeld, flight, order, type Passage, type Some } from './footballPassages.ts';
import type { FootballTold } from './footballPlay.ts';
import { cornerShort, playedShort } from './footballShort.ts';
import { type Ground, ownView } from './pitch.ts';

/** What was told besides of one moment of a match: a corner, or a foul with its card and the free kick that it brings. */
export interface Piece {
  readonly kind: IncidentKind;
  /** Whose ball it is then. */
  readonly side: Side;
  readonly foul: IncidentView | null;
  readonly card: IncidentView | null;
  /** It has led to the threat that was told with it. */
  readonly isThreat: boolean;
  /** A corner that no shot before it has led to: it is seen how the ball goes out. */
  readonly isFromPlay: boolean;
  readonly key: string;
}

const ballOf = ({ kind, side }: IncidentView): Side =>
  kind === 'foul' || kind === 'yellow' || kind === 'offside' ? otherOf(side) : side;

/** Who has the ball after the last thing that was told besides: a corner and a free kick are played short, and kept. */
export const ballAfter = ballOf;

/** What was told besides with the last of the timeline, or since it, in order. */
export const toldOfPiece = (
  { timeline, danger, incidents = [] }: FootballTold,
  seen: number,
): readonly IncidentView[] => {
  const after = timeline.length - (danger === null ? 0 : 1);
  const clock = incidents.at(-1)?.clock;
  return incidents.slice(seen).filter((each) => each.after === after && each.clock === clock);
};

/** What is to be played of that; `null` where there is nothing new. */
export const pieceOf = (match: FootballTold, seen: number): Piece | null => {
  const isThreat = match.danger !== null;
  const told = toldOfPiece(match, seen);
  const last = told.at(-1);
  if (!last) return null;
  const shot = match.timeline[last.after - 1];
  const isShot = shot?.kind === 'cleared' && shot.clock === last.clock;
  const ofKind = (kind: IncidentKind): IncidentView | null => told.find((each) => each.kind === kind) ?? null;
  return {
    kind: last.kind === 'yellow' ? 'foul' : last.kind,
    ...{ side: ballOf(last), foul: ofKind('foul'), card: ofKind('yellow'), isThreat },
    isFromPlay: last.kind === 'corner' && (isThreat || !isShot),
    key: `${match.id} ${last.clock} ${last.kind}`,
  };
};

/** A tackle and a whistle; a card stands for as long as it can be read. */
export const foulBeats = ({ foul, card, kind, isThreat }: Piece): number =>
  foul === null ? 0 : isThreat ? 2 : 2 + (card === null ? 0 : kind === 'free-kick' ? 2 : 3);
const ownBeats: Readonly<Record<IncidentKind, number>> = {
  ...{ corner: 6, 'free-kick': 5, 'throw-in': 3, offside: 4, foul: 0, yellow: 0, 'long-ball': 4 },
};
/** Beats until a free kick is taken. */
export const kickWaits = 2;
/** A ball lies at its flag for more than a second before it is played short; no threat would wait as long for one that went out of play. */
const kickBeat = ({ kind, isThreat, isFromPlay }: Piece): number =>
  kind === 'corner' && !(isThreat && isFromPlay) ? 3 : kickWaits;
/** Beats before its own: of the foul that brings it, or of the way on which the ball goes out. */
export const beforeBeats = (piece: Piece): number => (piece.isFromPlay ? outBeats : foulBeats(piece));
export const pieceBeats = (piece: Piece): number =>
  beforeBeats(piece) + (piece.isThreat ? kickBeat(piece) + 1 : ownBeats[piece.kind]);
/** What leads to a threat is seen from near. What is told besides cannot score, and goes nowhere near a goal. */
export const isPieceNear = ({ isThreat, kind }: Piece): boolean =>
  isThreat && (kind === 'corner' || kind === 'free-kick');

const isNearSide = ({ key }: Piece): boolean => pickedBy(`${key} hand`, 2) === 0;

/** Before the goal, as whoever attacks sees it: those who wait for the ball; who marks them, and the rest of those for a ball that comes out again. */
const inBox: readonly Ground[] = [
  { u: 83, v: 0.74 },
  { u: 88, v: 0.3 },
  { u: 82, v: 0.5 },
];
const marks: readonly Ground[] = [
  { u: 92.5, v: 0.32 },
  { u: 88.5, v: 0.76 },
  { u: 91, v: 0.54 },
  { u: 77, v: 0.22 },
  { u: 75, v: 0.74 },
  { u: 56, v: 0.5 },
];
/** All push and pull while they wait. */
const jostled = ({ u, v }: Ground, key: string, beat: number): Ground => ({
  u: u + (pickedBy(`${key} ${beat} u`, 5) - 2) * 0.7,
  v: v + (pickedBy(`${key} ${beat} v`, 5) - 2) * 0.018,
});

/** Both before the goal: three who wait and one back for the rest, and three who mark them. */
const crowded = (piece: Piece, beat: number, taker: number): NonNullable<Passage['set']> => {
  const { side, key } = piece;
  const put = (of: Side, men: readonly number[], places: readonly Ground[]): Some<Ground> =>
    Object.fromEntries(
      men.flatMap((man, at) => {
        const place = places[at];
        return place ? [[man, ownView(side, jostled(place, `${key} ${of} ${man}`, beat))]] : [];
      }),
    );
  const attackers = [order.middle, order.striker, ...order.wings, order.backs[1]].filter(
    (man) => man !== taker,
  );
  return {
    [side]: put(side, attackers.slice(0, 3), inBox),
    [otherOf(side)]: {
      ...put(
        otherOf(side),
        [...order.backs, order.middle, ...order.fulls, order.partner, order.second],
        marks,
      ),
      [order.keeper]: ownView(side, { u: 98.4, v: 0.5 }),
    },
  };
};

const both = (
  set: NonNullable<Passage['set']>,
  side: Side,
  own: Some<Ground>,
  theirs: Some<Ground> = {},
): NonNullable<Passage['set']> => ({
  [side]: { ...set[side], ...own },
  [otherOf(side)]: { ...set[otherOf(side)], ...theirs },
});

/** A ball that comes in high before the goal, where it leads to a threat. */
const comesIn = (
  { side }: Piece,
  from: Ground,
  taker: number,
  set: NonNullable<Passage['set']>,
): Passage => ({
  ball: flight(102, from, ownView(side, { u: 86, v: 0.5 }), { height: 34 }),
  ...{ carrier: null, set },
  poses: { [side]: { [taker]: 'kick' }, [otherOf(side)]: { all: 'ready' } },
});

/** The taker of a corner walks up to the flag, lays the ball down, and lifts his arm. */
const takerAt = (beat: number): Ground =>
  [
    { u: 94, v: 0.06 },
    { u: 98.6, v: 0.01 },
  ][beat] ?? { u: 100.8, v: 0.01 };

/** Hundredths of the pitch, as whoever has the corner sees it. */
const longOutFrom = 72;

/** The ball goes out at the far flag, where those who look on cover nobody. Where it leads to a threat all come before the goal, and it is brought in. */
const cornerPlay = (piece: Piece, beat: number, from: Ground | null): Passage => {
  const { side, isThreat } = piece;
  const other = otherOf(side);
  const flag = ownView(side, { u: 99.2, v: 0.03 });
  const taker = order.wings[0];
  const own = { [taker]: ownView(side, takerAt(beat)) };
  const [near] = cornerShort;
  const short = {
    [side]: { ...own, [near.man]: ballHeld(side, ownView(side, near.at)) },
    [other]: { [order.keeper]: ownView(side, { u: 98.4, v: 0.5 }) },
  };
  const set = isThreat ? both(crowded(piece, beat, taker), side, own) : short;
  if (beat === 0) {
    const last = from ?? ownView(side, { u: 80, v: 0.5 });
    // From midfield it is a long ball that goes out behind, and not one that is rolled to the flag.
    const height = ownView(side, last).u < longOutFrom ? 18 : 8;
    return { ball: flight(100, last, flag, { height }), ...{ carrier: null, set } };
  }
  const kick = kickBeat(piece);
  if (beat < kick)
    return {
      ball: flight(101, flag, flag),
      ...{ carrier: { side, order: taker }, set },
      poses: beat === kick - 1 ? { [side]: { [taker]: 'signal' } } : {},
    };
  if (isThreat) return comesIn(piece, flag, taker, set);
  const passage = playedShort(side, beat - kick, flag, cornerShort, taker);
  return beat === kick ? { ...passage, set } : passage;
};

/** Where a free kick is taken from: before the goal, where it comes in, and else in midfield. */
const kickSpot = ({ side, key, isThreat }: Piece): Ground =>
  ownView(side, {
    u: (isThreat ? 69 : 54) + pickedBy(`${key} u`, 5),
    v: 0.28 + pickedBy(`${key} v`, 10) / 22,
  });
const wallMen = [order.wings[0], order.wings[1], order.striker];

/** It is played to the man beside, and back. */
const shortKick = (piece: Piece, beat: number, from: Ground | null): Passage => {
  const { side } = piece;
  const spot = kickSpot(piece);
  const { u, v } = ownView(side, spot);
  const taker = order.wings[1];
  const ways = [
    { at: { u: u - 3, v: v + (v > 0.5 ? -0.17 : 0.17) }, man: order.middle },
    { at: { u: u - 15, v: 0.5 }, man: order.partner },
    { at: { u: u - 13, v: 0.5 }, man: order.partner },
  ];
  if (beat >= kickWaits) return playedShort(side, beat - kickWaits, spot, ways, taker);
  return {
    ball: flight(100 + beat, beat === 0 ? (from ?? spot) : spot, spot),
    carrier: beat === 1 ? { side, order: taker } : null,
    set: { [side]: { [taker]: ownView(side, { u: u - (beat === 1 ? 5 : 1.7), v: v - 0.03 }) } },
  };
};

/** A wall stands before the ball, and it is lifted over it. */
const freeKickPlay = (piece: Piece, beat: number, from: Ground | null): Passage => {
  if (!piece.isThreat) return shortKick(piece, beat, from);
  const { side } = piece;
  const spot = kickSpot(piece);
  const taker = order.wings[1];
  const seen = ownView(side, spot);
  const wall = Object.fromEntries(
    wallMen.map((man, at) => [
      man,
      ownView(side, { u: seen.u + 8, v: 0.5 + (seen.v - 0.5) * 0.62 + (at - 1) * 0.07 }),
    ]),
  );
  const stands = ownView(side, { u: seen.u - (beat === 1 ? 5 : 1.7), v: seen.v - 0.03 });
  const set = both(crowded(piece, beat, taker), side, { [taker]: stands }, wall);
  const wallPoses: Some<Pose> = Object.fromEntries(
    wallMen.map((man) => [man, beat === kickWaits ? 'reach' : 'wall']),
  );
  const poses = { [otherOf(side)]: wallPoses };
  if (beat < kickWaits)
    return {
      ball: flight(100 + beat, beat === 0 ? (from ?? spot) : spot, spot),
      ...{ carrier: beat === 1 ? { side, order: taker } : null, set, poses },
    };
  return { ...comesIn(piece, spot, taker, set), poses: { ...poses, [side]: { [taker]: 'kick' } } };
};

/** A man is brought down; the referee blows, and books whoever did it where that was told. */
const foulPlay = (piece: Piece, beat: number, from: Ground | null): Passage => {
  const { side, foul, card, kind, key } = piece;
  const other = otherOf(side);
  const spot =
    kind === 'free-kick'
      ? kickSpot(piece)
      : ownView(side, { u: 40 + pickedBy(`${key} u`, 24), v: 0.24 + pickedBy(`${key} v`, 12) / 20 });
  const victim = order.wings[0];
  const man = order.middle;
  const falls = ownView(side, { u: ownView(side, spot).u - 3, v: ownView(side, spot).v });
  const stands = ownView(side, {
    u: ownView(side, spot).u + (beat === 0 ? 2 : 8),
    v: spot.v + (beat === 0 ? 0.03 : -0.02),
  });
  const set = { [side]: { [victim]: falls }, [other]: { [man]: stands } };
  const ball = beat === 0 ? flight(90, from ?? spot, spot, { height: 3 }) : flight(91, spot, spot);
  const isCard = card !== null && beat >= 2;
  const referee = ownView(side, {
    u: ownView(side, spot).u + (isCard ? 15 : 9),
    v: spot.v + (isCard ? 0 : -0.24),
  });
  return {
    ...{ ball, carrier: null, set },
    poses: {
      [side]: { [victim]: beat === 0 ? 'run' : 'hurt' },
      [other]: { [man]: beat === 0 ? 'lunge' : isCard ? 'droop' : 'rest' },
    },
    officials: {
      ...(beat > 0 && { referee }),
      isBlown: beat > 0,
      card: isCard ? (foul?.man ?? null) : null,
    },
  };
};

/** The ball rolls over the line and is thrown in again. */
const throwInPlay = (piece: Piece, beat: number, from: Ground | null): Passage => {
  const { side, key } = piece;
  const isNear = isNearSide(piece);
  const u = 68 + pickedBy(`${key} u`, 14);
  const line = ownView(side, { u, v: isNear ? 1.01 : -0.005 });
  const to = ownView(side, { u: u + 5, v: isNear ? 0.78 : 0.2 });
  const taker = order.wings[isNear ? 1 : 0];
  const gets = order.striker;
  const set = { [side]: { [taker]: line, [gets]: ballHeld(side, to) } };
  if (beat === 0) return { ball: flight(100, from ?? to, line, { height: 2 }), ...{ carrier: null, set } };
  if (beat === 1)
    return {
      ball: flight(101, line, line, { lift: [22, 22] }),
      ...{ carrier: null, set },
      poses: { [side]: { [taker]: 'throw' } },
    };
  return {
    ball: flight(102, line, to, { lift: [24, 0], height: 8 }),
    ...{ carrier: { side, order: gets }, set },
    poses: { [side]: { [taker]: 'pass' } },
  };
};

/** A ball through to a man who stood too far ahead: the flag goes up, and the others take it. */
const offsidePlay = (piece: Piece, beat: number, from: Ground | null): Passage => {
  const { side, key } = piece;
  const attacks = otherOf(side);
  const v = 0.34 + pickedBy(`${key} v`, 8) / 22;
  const spot = ownView(attacks, { u: 84, v });
  const striker = { [order.striker]: ballHeld(attacks, ownView(attacks, { u: beat === 0 ? 82 : 85, v })) };
  const line = Object.fromEntries(
    [order.fulls[0], ...order.backs, order.fulls[1]].map((man, at) => [
      man,
      ownView(attacks, { u: 77, v: 0.12 + at * 0.25 }),
    ]),
  );
  const officials = { flagAt: spot, isBlown: beat > 0 };
  if (beat === 0)
    return {
      ball: flight(100, from ?? ownView(attacks, { u: 56, v: 0.5 }), spot, { height: 6 }),
      ...{ carrier: null, set: { [attacks]: striker, [side]: line } },
    };
  if (beat < 3)
    return {
      ball: flight(101, spot, spot),
      ...{ carrier: { side: attacks, order: order.striker }, officials },
      set: { [attacks]: striker, [side]: line },
      poses: {
        [attacks]: { [order.striker]: beat === 1 ? 'rest' : 'droop' },
        [side]: { [order.backs[0]]: 'signal' },
      },
    };
  return {
    ball: flight(102, spot, ownView(side, { u: 46, v: 0.5 }), { height: 30 }),
    ...{ carrier: null, set: { [side]: { [order.backs[0]]: ballHeld(side, spot) } } },
    poses: { [side]: { [order.backs[0]]: 'kick' } },
  };
};

/** The keeper has the ball in his hands and sends it far. */
const longBallPlay = (piece: Piece, beat: number, from: Ground | null): Passage => {
  const { side, key } = piece;
  const hands = ownView(side, { u: 7, v: 0.5 });
  const to = ownView(side, { u: 58, v: 0.3 + pickedBy(`${key} v`, 10) / 22 });
  const keeper = { [side]: { [order.keeper]: ballHeld(side, hands) } };
  if (beat < 2)
    return {
      ball:
        beat === 0
          ? flight(100, from ?? hands, hands, { height: 4, lift: [0, 13] })
          : flight(101, hands, hands, { lift: [13, 6] }),
      ...{ carrier: beat === 1 ? { side, order: order.keeper } : null, set: keeper },
      poses: { [side]: { [order.keeper]: 'hold' } },
    };
  return {
    ball: flight(102, hands, to, { lift: [6, 14], height: 46, ms: 2 * beatMs }),
    ...{ carrier: null, set: { ...keeper, ...(beat === 3 && { [otherOf(side)]: { [order.middle]: to } }) } },
    poses:
      beat === 2
        ? { [side]: { [order.keeper]: 'kick' } }
        : { [side]: { [order.striker]: 'reach' }, [otherOf(side)]: { [order.middle]: 'reach' } },
  };
};

/** What was told besides, so many beats after its picture began. */
export const piecePlay = (piece: Piece, beat: number, from: Ground | null): Passage => {
  const passage = playedPiece(piece, beat, from);
  const since = beat - beforeBeats(piece);
  const isSet = piece.isThreat && since >= 0 && since < kickBeat(piece) - 1 && !piece.isFromPlay;
  // It is blown for, and all walk into their places.
  return isSet ? { ...passage, isSlow: true, officials: { ...passage.officials, isBlown: true } } : passage;
};

const playedPiece = (piece: Piece, beat: number, from: Ground | null): Passage => {
  if (piece.isFromPlay)
    return beat <= outBeats ? outPlay(piece.side, beat, from) : cornerPlay(piece, beat - outBeats, null);
  const fouled = foulBeats(piece);
  if (beat < fouled) return foulPlay(piece, beat, from);
  const since = beat - fouled;
  const start = since === 0 && fouled > 0 ? foulPlay(piece, fouled - 1, from).ball.to : from;
  switch (piece.kind) {
    case 'corner':
      return cornerPlay(piece, since, start);
    case 'free-kick':
      return freeKickPlay(piece, since, start);
    case 'throw-in':
      return throwInPlay(piece, since, start);
    case 'offside':
      return offsidePlay(piece, since, start);
    case 'long-ball':
      return longBallPlay(piece, since, start);
    case 'foul':
    case 'yellow':
      return foulPlay(piece, Math.max(0, fouled - 1), from);
  }
};
