import type { IncidentView, Side, TimelineItem } from '../../../../../src/book/views.ts';
import { otherOf } from '../sides.ts';
import { type Averted, attackKey, hasCorner, lastTold } from './averted.ts';
import type { Caption } from './footballCaption.ts';
import {
  avertedAt,
  closeBeats,
  type Ending,
  endingBeats,
  endingPlay,
  isShooterSeen,
  slowAgain,
  slowGoal,
} from './footballEndings.ts';
import {
  isGoalSeen,
  type Move,
  moveBeats,
  moveOf,
  movePlay,
  moveSaidFrom,
  moveSays,
} from './footballMoves.ts';
import type { Passage } from './footballPassages.ts';
import { pieceSaidFrom, pieceSays } from './footballPieceSays.ts';
import { isPieceNear, type Piece, pieceBeats, pieceOf, piecePlay, toldOfPiece } from './footballPieces.ts';
import type { FootballNews, FootballTold } from './footballPlay.ts';
import type { Ground } from './pitch.ts';
import type { Play } from './usePlay.ts';

export const endingKinds: readonly TimelineItem['kind'][] = ['goal', 'cleared'];

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

/** Who has still to kick off as a threat is told, which breaks off what is shown of a goal; `null` where nobody has. */
export const kicksOff = ({ before }: Play<FootballTold>): Side | null => {
  if (!before?.before) return null;
  const ending = endingOf(before.told, before.before.told.timeline.length);
  return ending?.kind === 'goal' && before.beat < slowAgain.to ? otherOf(ending.side) : null;
};

export const isResting = ({ phase, isBreak }: FootballTold): boolean => phase !== 'live' || isBreak;

export interface Seen {
  readonly passage: Passage;
  readonly news: FootballNews | null;
  readonly near: Side | null;
  readonly caption?: Caption | null;
  /** Who has just averted a shot, and how. */
  readonly averted?: { readonly side: Side; readonly way: Averted };
  /** Whose man will shoot, in a threat. */
  readonly shooter?: Side;
  /** The goal that this side attacks has to be in sight. */
  readonly goal?: Side;
  /** A goal once more, slowly and from nearer, after it was cheered: a beat of it, and the one before. */
  readonly slow?: { readonly passage: Passage; readonly was: Passage; readonly side: Side };
}

/** The banner of a goal stands for two and a half seconds, from when the ball is in the net. */
export const goalTold = { from: 2, to: 6 } as const;

/** What is played to its end, one after the other. */
interface Segment {
  readonly beats: number;
  /** At a beat of it, the ball having come from where it was at the first. */
  readonly seen: (beat: number, from: Ground | null) => Seen;
  /** What it has not said yet at a beat of it; before it begins that is less than none. */
  readonly unsaid?: (beat: number) => Unsaid;
}

interface Unsaid {
  readonly incidents: readonly IncidentView[];
  readonly plays: number;
}

const endingSegment = (ending: Ending): Segment => ({
  beats: endingBeats(ending),
  seen: (beat, from) => {
    const { kind, side } = ending;
    const way = avertedAt(ending, beat);
    const isTold = kind === 'goal' && beat >= goalTold.from && beat < goalTold.to;
    return {
      passage: endingPlay(ending, beat, from),
      news: isTold ? { kind, side } : null,
      near: beat < closeBeats(ending) ? side : null,
      ...(way && { averted: { side: otherOf(side), way } }),
      ...(isShooterSeen(ending, beat) && { shooter: side }),
      ...(beat < closeBeats(ending) && { goal: side }),
      ...(kind === 'goal' &&
        beat >= slowAgain.to && { caption: { kind: 'builds' as const, side: otherOf(side) } }),
      ...(kind === 'goal' &&
        beat >= slowAgain.from &&
        beat < slowAgain.to && { slow: { ...slowGoal(ending, beat - slowAgain.from), side } }),
    };
  },
});

const pieceSegment = (piece: Piece, told: readonly IncidentView[]): Segment => ({
  beats: pieceBeats(piece),
  seen: (beat, from) => ({
    passage: piecePlay(piece, beat, from),
    ...{ news: null, near: isPieceNear(piece) ? piece.side : null, caption: pieceSays(piece, beat) },
  }),
  unsaid: (beat) => ({
    incidents: told.filter(({ kind }) => beat < pieceSaidFrom(piece, kind)),
    plays: 0,
  }),
});

/** What cannot score is never seen from near, nor is its end told in large: either is what prices are shut for. */
const moveSegment = (move: Move): Segment => ({
  beats: moveBeats(move),
  seen: (beat, from) => ({
    passage: movePlay(move, beat, from),
    ...{ news: null, near: null, caption: moveSays(move, beat) },
    ...(isGoalSeen(move, beat) && { goal: move.side }),
  }),
  unsaid: (beat) => ({ incidents: [], plays: beat < moveSaidFrom(move) ? 1 : 0 }),
});

/** What is behind the feed by more than this is not played any more. Beats. */
const mostCarried = 18;

const restOf = (segment: Segment, from: number): Segment => {
  const { beats, seen, unsaid } = segment;
  return {
    beats: beats - from,
    seen: (beat, ball) => seen(from + beat, ball),
    ...(unsaid && { unsaid: (beat: number) => unsaid(from + beat) }),
  };
};

/** What is played still, and what waits for it, is seen before anything else that is told besides; an attack breaks it off. */
const carriedOf = ({ told, before }: Play<FootballTold>): readonly Segment[] => {
  if (!before?.before || told.danger !== null || isResting(told)) return [];
  if (before.told.timeline.length !== told.timeline.length) return [];
  let since = before.beat + 1;
  let waits = 0;
  const carried: Segment[] = [];
  for (const segment of segmentsOf({ told: before.told, beat: before.beat, before: before.before })) {
    const left = segment.beats - since;
    since = Math.max(0, since - segment.beats);
    if (left <= 0) continue;
    waits += left;
    if (carried.length > 0 && waits > mostCarried) break;
    carried.push(left < segment.beats ? restOf(segment, segment.beats - left) : segment);
  }
  return carried;
};

/** What of the told is to be played, in order. */
export const segmentsOf = (play: Play<FootballTold>): readonly Segment[] => {
  const { told, before } = play;
  if (before === null) return [];
  const ending = endingOf(told, before.told.timeline.length);
  const ends = ending === null ? [] : [endingSegment(ending)];
  if (isResting(told)) return ends;
  const carried = carriedOf(play);
  const seen = before.told.incidents?.length ?? 0;
  const piece = pieceOf(told, seen);
  const move = moveOf(told, before.told.plays?.length ?? 0);
  return [
    ...carried,
    ...ends,
    ...(piece === null ? [] : [pieceSegment(piece, toldOfPiece(told, seen))]),
    ...(move === null ? [] : [moveSegment(move)]),
  ];
};
