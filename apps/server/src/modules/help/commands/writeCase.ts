import type { BodyOf, Locale } from '@pavilion/contract';
import { helpWrite } from '@pavilion/contract/help';
import { withTransaction } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import { refused } from '../../../http/refusal.ts';
import type { Hall } from '../../../infra/hall.ts';
import { dayMs, perDayMax, waitingMax } from '../limits.ts';

export type HelpDeps = Pick<Hall, 'pool' | 'clock' | 'outbox'>;

interface Writer {
  readonly siteId: number;
  readonly memberId: number;
  readonly locale: Locale;
}

type Written = BodyOf<typeof helpWrite>;

/** The case that this request has made already. Refuses with 106 when it said something else. */
const findRepeated = async (
  tx: PoolClient,
  { memberId }: Writer,
  { request_id: requestId, topic, words }: Written,
): Promise<number | undefined> => {
  const { rows } = await tx.query<{ id: number; topic: string; words: string }>(
    'SELECT id, topic, words FROM help_case WHERE member_id = $1 AND request_id = $2',
    [memberId, requestId],
  );
  const [known] = rows;
  if (known === undefined) return undefined;
  if (known.topic !== topic || known.words !== words)
    throw refused(helpWrite.codes, 106, 'help.other_content');
  return known.id;
};

/**
 * Writes what a member asks of staff; answers the case's id. The same request again answers with the same case. Refuses with
 * 102 a member who has as many that wait as may, or has written as many today, and with 106 a request that said something else.
 */
export const writeCase = ({ pool, clock }: HelpDeps, writer: Writer, written: Written): Promise<number> =>
  withTransaction(pool, async (tx) => {
    const { siteId, memberId, locale } = writer;
    // The member's row is held, so that of two at once one waits and is counted.
    await tx.query('SELECT FROM member WHERE site_id = $1 AND id = $2 FOR NO KEY UPDATE', [siteId, memberId]);
    const repeated = await findRepeated(tx, writer, written);
    if (repeated !== undefined) return repeated;
    const now = clock.now();
    const { rows } = await tx.query<{ waiting: number; today: number }>(
      `SELECT count(*) FILTER (WHERE state = 'waiting')::integer AS waiting,
              count(*) FILTER (WHERE created_at > $2)::integer AS today
         FROM help_case WHERE member_id = $1`,
      [memberId, new Date(now.getTime() - dayMs)],
    );
    const [{ waiting, today } = { waiting: 0, today: 0 }] = rows;
    if (waiting >= waitingMax || today >= perDayMax) throw refused(helpWrite.codes, 102, 'help.too_many');
    const made = await tx.query<{ id: number }>(
      `INSERT INTO help_case (site_id, member_id, request_id, topic, words, locale, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id`,
      [siteId, memberId, written.request_id, written.topic, written.words, locale, now],
    );
    const [row] = made.rows;
    if (row === undefined) throw new Error('an insert answered no row');
    return row.id;
  });
