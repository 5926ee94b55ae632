import type { IncidentKind } from '../../../../../src/book/views.ts';
import { otherOf } from '../sides.ts';
import type { Caption } from './footballCaption.ts';
import { outSays } from './footballOut.ts';
import { beforeBeats, foulBeats, kickWaits, type Piece } from './footballPieces.ts';

/** In which of its own beats each is seen to be what it is said to be: before, the ball is on its way there; after, play goes on. */
const seenIn: Readonly<Record<IncidentKind, { readonly from: number; readonly to: number }>> = {
  ...{ corner: { from: 1, to: 3 }, 'free-kick': { from: 0, to: kickWaits }, 'throw-in': { from: 0, to: 2 } },
  ...{ offside: { from: 1, to: 2 }, 'long-ball': { from: 2, to: 3 } },
  ...{ foul: { from: 0, to: 0 }, yellow: { from: 0, to: 0 } },
};

/** What is said of the way there, and of how it goes on. */
const saysAround = ({ kind, side }: Piece, isBefore: boolean): Caption => {
  if (kind === 'offside') return isBefore ? { kind: 'builds', side: otherOf(side) } : { kind: 'long', side };
  if (!isBefore) return { kind: 'back', side };
  return { kind: kind === 'corner' ? 'wing' : 'holds', side };
};

/** What is said of it at a beat. */
export const pieceSays = (piece: Piece, beat: number): Caption => {
  const { foul, card, kind, side, isThreat } = piece;
  if (foul !== null && beat < foulBeats(piece)) return card !== null && beat >= 2 ? card : foul;
  if (foul !== null && kind === 'foul') return card ?? foul;
  const own = beat - beforeBeats(piece);
  if (piece.isFromPlay && own < seenIn.corner.from) return { kind: outSays(beat), side };
  const { from, to } = seenIn[kind];
  if (own < from || own > to) return saysAround(piece, own < from);
  return {
    ...{ kind, side: kind === 'offside' ? otherOf(side) : side, man: null },
    ...(!isThreat && (kind === 'corner' || kind === 'free-kick') && { isShort: true }),
  };
};

/** From which beat on a thing of it has been said. */
export const pieceSaidFrom = (piece: Piece, kind: IncidentKind): number =>
  kind === 'yellow'
    ? Math.min(2, foulBeats(piece))
    : kind === 'foul'
      ? 0
      : beforeBeats(piece) + seenIn[kind].from;
