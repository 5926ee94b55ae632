import { readContent } from './contents.ts';
import type { PieceRow } from './pieces.ts';

interface Placed {
  readonly piece: PieceRow;
  /** As it is shown. */
  readonly sort: number;
}

/** The pieces of a kind that are shown, in the order in which members see them (content/queries.ts): by place, the older first. */
export const arrange = (pieces: readonly PieceRow[]): readonly Placed[] =>
  pieces
    .filter(({ shown }) => shown !== null)
    .map((piece) => ({ piece, sort: Number(readContent(piece.last_content ?? '{}').sort) }))
    .toSorted(
      (one, other) => one.sort - other.sort || Number(one.piece.row_key) - Number(other.piece.row_key),
    );
