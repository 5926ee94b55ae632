import { contentEnd, contentPublish } from '@pavilion/contract/office';
import { withTransaction } from '@pavilion/postgres';
import type { OfficeKeepers } from '../../../http/registerOfficeCalls.ts';
import type { Hall } from '../../../infra/hall.ts';
import { lockPiece, type PieceRow } from '../pieces.ts';
import { endNow } from './endPiece.ts';
import { publishNow } from './publishPiece.ts';

export interface TimesDeps extends Pick<Hall, 'pool' | 'clock' | 'log'>, Pick<OfficeKeepers, 'writeTrace'> {}

interface Due {
  readonly id: number;
  readonly site_id: number;
  readonly version: number;
}

/** Begins what is due, or ends it; in the name of whoever has said when. */
const keepTime = ({ pool, clock, writeTrace }: TimesDeps, due: Due): Promise<void> =>
  withTransaction(pool, async (tx) => {
    const now = clock.now();
    const piece: PieceRow = await lockPiece(tx, due.site_id, due);
    const begins = piece.publish_at !== null && piece.publish_at <= now;
    let number: number | null = null;
    if (begins && piece.draft !== null)
      number = await publishNow(tx, piece, {
        text: piece.draft,
        expireAt: piece.publish_until,
        staffId: piece.timed_by,
        now,
        keepsDraft: false,
      });
    else await endNow(tx, piece, now);
    await writeTrace(tx, {
      siteId: piece.site_id,
      staffId: piece.timed_by,
      sessionId: null,
      address: null,
      call: begins ? contentPublish.path : contentEnd.path,
      kind: 'write',
      code: null,
      requestId: null,
      subject: { kind: 'piece', id: piece.id },
      before: { number: piece.shown },
      after: { number, by_the_clock: true },
    });
  });

/**
 * Publishes and ends what is due. One that cannot be shown any more stays a draft that waits and is told in the log with
 * every look; the others go on. Answers how many were done.
 */
export const keepTimes = async (deps: TimesDeps): Promise<number> => {
  const { pool, clock, log } = deps;
  const { rows } = await pool.query<Due>(
    `SELECT id, site_id, version FROM piece
      WHERE least(publish_at, expire_at) <= $1 ORDER BY least(publish_at, expire_at), id`,
    [clock.now()],
  );
  let done = 0;
  for (const due of rows)
    try {
      await keepTime(deps, due);
      done += 1;
    } catch (error) {
      log.error(
        { err: error, pieceId: due.id, siteId: due.site_id },
        'a piece of content was not shown in time',
      );
    }
  return done;
};
