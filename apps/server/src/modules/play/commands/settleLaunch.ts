import type { Locale } from '@pavilion/contract';
import { withTransaction } from '@pavilion/postgres';
import type { Pool } from 'pg';
import { messageText } from '../../../http/messages.ts';
import type { Outbox } from '../../../infra/outbox.ts';

interface SettleDeps {
  readonly pool: Pool;
  readonly outbox: Outbox;
}
interface Launch {
  readonly id: bigint;
  readonly playId: string;
  readonly memberId: number;
}

/** Result code of a game whose provider did not answer, or answered with what cannot be opened. */
export const startFailedCode = 205;
const readyCode = 100;

/** Marks a start as ready and tells the member's channel, in one transaction. A start that was left stays left. */
export const markReady = async (
  { pool, outbox }: SettleDeps,
  { id, playId, memberId }: Launch,
  gameUrl: string,
  now: Date,
): Promise<void> => {
  await withTransaction(pool, async (tx) => {
    const { rowCount } = await tx.query(
      `UPDATE game_session SET state = 'ready', game_url = $2, ready_at = $3 WHERE id = $1 AND state = 'starting'`,
      [id, gameUrl, now],
    );
    if (rowCount !== 1) return;
    await outbox.toMember(tx, memberId, 'game_url', {
      play_id: playId,
      code: readyCode,
      message: '',
      game_url: gameUrl,
    });
  });
  outbox.wake();
};

/** Marks a start as failed and tells the member's channel why, in one transaction. */
export const markFailed = async (
  { pool, outbox }: SettleDeps,
  { id, playId, memberId }: Launch,
  { code, messageKey, locale, now }: { code: number; messageKey: string; locale: Locale; now: Date },
): Promise<void> => {
  await withTransaction(pool, async (tx) => {
    const { rowCount } = await tx.query(
      `UPDATE game_session SET state = 'failed', failure_code = $2, ended_at = $3, end_reason = 'failed'
       WHERE id = $1 AND state = 'starting'`,
      [id, code, now],
    );
    if (rowCount !== 1) return;
    await outbox.toMember(tx, memberId, 'game_url', {
      play_id: playId,
      code,
      message: messageText(messageKey, locale),
      game_url: null,
      ...(code === 203 && { start_at: null, end_at: null }),
    });
  });
  outbox.wake();
};
