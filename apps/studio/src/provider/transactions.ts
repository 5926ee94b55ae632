import type { OkOf, ProviderCalls } from '@pavilion/provider-kit';
import { z } from 'zod';
import { listedBookBets } from '../book/provider.ts';
import type { Studio } from '../infra/studio.ts';
import { toWire } from '../play/money/transactionIds.ts';
import { listedTableBets } from '../tables/provider.ts';

const pageSize = 500;

/** Where in the list a page begins: after this moment and, at it, after this id. */
const placeSchema = z.tuple([z.iso.datetime(), z.string().max(64)]);
type Place = z.output<typeof placeSchema>;

const cursorOf = (place: Place): string => Buffer.from(JSON.stringify(place)).toString('base64url');

const placeOf = (cursor: string): Place | undefined => {
  try {
    return placeSchema.safeParse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))).data;
  } catch {
    return undefined;
  }
};

type Listed = OkOf<ProviderCalls['transactions']>['transactions'][number];

interface ListedRow {
  readonly transaction_id: string;
  readonly kind: Listed['kind'];
  readonly player_id: string;
  readonly round_id: string;
  readonly currency: string;
  readonly amount: bigint;
  readonly win_amount: bigint | null;
  readonly occurred_at: Date;
  readonly state: Listed['state'];
}

/**
 * Stakes, wins and rollbacks of a provider's members by time. Stakes that the hall has not decided on and wins that it
 * has not taken yet have not moved, and come into the list when they have; what is stuck should have.
 */
const list = `
  SELECT * FROM (
    (SELECT r.id || ':bet' AS transaction_id, CASE r.shape WHEN 'bet_win' THEN 'bet-win' ELSE 'bet' END AS kind,
      s.player_id, r.id AS round_id, s.currency, CASE WHEN r.free_round_id IS NULL THEN r.stake_minor ELSE 0 END AS amount,
      CASE r.shape WHEN 'bet_win' THEN r.won_minor END AS win_amount, r.opened_at AS occurred_at,
      CASE r.state WHEN 'returned' THEN 'rolled_back' WHEN 'refused' THEN 'rejected' ELSE 'done' END AS state
    FROM round r JOIN seat s ON s.id = r.seat_id
    WHERE s.gp_id = $1 AND NOT s.demo AND r.state NOT IN ('staking', 'reversing')
      AND r.opened_at >= $2 AND (r.opened_at > $2 OR r.id || ':bet' > $3)
    ORDER BY r.opened_at, r.id || ':bet' LIMIT $4)
    UNION ALL
    (SELECT p.transaction_id, 'win', s.player_id, p.round_id, s.currency, p.amount_minor, NULL, p.owed_at, 'done'
    FROM payout p JOIN round r ON r.id = p.round_id JOIN seat s ON s.id = r.seat_id
    WHERE s.gp_id = $1 AND p.state <> 'owed' AND p.owed_at >= $2 AND (p.owed_at > $2 OR p.transaction_id > $3)
    ORDER BY p.owed_at, p.transaction_id LIMIT $4)
    UNION ALL
    (SELECT r.id || ':back', 'rollback', s.player_id, r.id, s.currency,
      CASE WHEN r.free_round_id IS NULL THEN r.stake_minor ELSE 0 END, NULL, r.closed_at, 'done'
    FROM round r JOIN seat s ON s.id = r.seat_id
    WHERE s.gp_id = $1 AND NOT s.demo AND r.state = 'returned'
      AND r.closed_at >= $2 AND (r.closed_at > $2 OR r.id || ':back' > $3)
    ORDER BY r.closed_at, r.id || ':back' LIMIT $4)
    UNION ALL
    (SELECT t.round_id || ':bet:' || t.seq, 'bet', s.player_id, t.round_id, s.currency, t.stake_minor, NULL, t.drawn_at,
      CASE t.state WHEN 'returned' THEN 'rolled_back' WHEN 'refused' THEN 'rejected' ELSE 'done' END
    FROM step t JOIN round r ON r.id = t.round_id JOIN seat s ON s.id = r.seat_id
    WHERE s.gp_id = $1 AND NOT s.demo AND t.stake_minor > 0 AND (t.state <> 'meant' OR r.state = 'stuck')
      AND t.drawn_at >= $2 AND (t.drawn_at > $2 OR t.round_id || ':bet:' || t.seq > $3)
    ORDER BY t.drawn_at, t.round_id || ':bet:' || t.seq LIMIT $4)
    UNION ALL
    (SELECT t.round_id || ':back:' || t.seq, 'rollback', s.player_id, t.round_id, s.currency, t.stake_minor, NULL,
      t.returned_at, 'done'
    FROM step t JOIN round r ON r.id = t.round_id JOIN seat s ON s.id = r.seat_id
    WHERE s.gp_id = $1 AND NOT s.demo AND t.state = 'returned'
      AND t.returned_at >= $2 AND (t.returned_at > $2 OR t.round_id || ':back:' || t.seq > $3)
    ORDER BY t.returned_at, t.round_id || ':back:' || t.seq LIMIT $4)
    UNION ALL
    ${listedTableBets}
    UNION ALL
    ${listedBookBets}
  ) listed ORDER BY occurred_at, transaction_id LIMIT $4`;

/** A page of what this provider believes to have moved, oldest first (wallet protocol, `/transactions`). */
export const listTransactions = async (
  studio: Studio,
  gpId: number,
  { from, cursor }: { readonly from: string; readonly cursor?: string | undefined },
) => {
  const [moment, afterId] = cursor === undefined ? [from, ''] : (placeOf(cursor) ?? []);
  if (moment === undefined) return { status: 'BAD_REQUEST' as const, field: 'cursor' };
  const { rows } = await studio.pool.query<ListedRow>(list, [gpId, moment, afterId, pageSize + 1]);
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    status: 'OK' as const,
    transactions: page.map(({ win_amount, ...row }) => ({
      ...row,
      amount: toWire(row.amount),
      ...(win_amount !== null && { win_amount: toWire(win_amount) }),
      occurred_at: row.occurred_at.toISOString(),
    })),
    next_cursor:
      last && rows.length > pageSize ? cursorOf([last.occurred_at.toISOString(), last.transaction_id]) : null,
  };
};
