import type { Locale, MemberEventData } from '@pavilion/contract';
import { playCodes } from '@pavilion/contract/play';
import { withTransaction } from '@pavilion/postgres';
import { messageText } from '../../../http/messages.ts';
import type { Hall } from '../../../infra/hall.ts';
import { readMaintenance } from '../findGame.ts';

type SettleDeps = Pick<Hall, 'pool' | 'outbox'>;
interface Launch {
  readonly id: bigint;
  readonly playId: string;
  readonly memberId: number;
}

const readyCode = 100;

/** Marks a start as ready and tells the member's channel, in one statement. A start that was left stays left. */
export const markReady = async (
  { pool, outbox }: SettleDeps,
  { id, playId }: Launch,
  gameUrl: string,
  now: Date,
): Promise<void> => {
  const event: MemberEventData<'game_url'> = {
    play_id: playId,
    code: readyCode,
    message: '',
    game_url: gameUrl,
  };
  await pool.query({
    name: 'play-mark-ready',
    text: 'SELECT play_mark_ready($1, $2, $3, $4)',
    values: [id, gameUrl, JSON.stringify(event), now],
  });
  outbox.wake();
};

/** Marks a start as failed and tells the member's channel why, in one transaction. */
export const markFailed = async (
  { pool, outbox }: SettleDeps,
  { id, playId, memberId }: Launch,
  failure: { siteId: number; gpId: number; code: number; messageKey: string; locale: Locale; now: Date },
): Promise<void> => {
  const { code, messageKey, locale, now } = failure;
  const window = code === playCodes.maintenance ? await readMaintenance(pool, failure) : undefined;
  await withTransaction(pool, async (tx) => {
    const { rowCount } = await tx.query(
      `UPDATE game_session SET state = 'failed', failure_code = $2, failure_key = $4, ended_at = $3, end_reason = 'failed'
       WHERE id = $1 AND state = 'starting'`,
      [id, code, now, messageKey],
    );
    if (rowCount !== 1) return;
    await outbox.toMember(tx, memberId, 'game_url', {
      play_id: playId,
      code,
      message: messageText(messageKey, locale),
      game_url: null,
      ...(window && {
        start_at: window.startAt?.toISOString() ?? null,
        end_at: window.endAt?.toISOString() ?? null,
      }),
    });
  });
  outbox.wake();
};
