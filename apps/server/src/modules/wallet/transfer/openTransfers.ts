import { currencySchema, type Locale } from '@pavilion/contract';
import { type StuckTransfer, transferAsk, type transferList } from '@pavilion/contract/office';
import { minor, toDecimal } from '@pavilion/money';
import { withTransaction } from '@pavilion/postgres';
import type { Pool } from 'pg';
import type { z } from 'zod';
import type { Actor } from '../../../http/officeCaller.ts';
import { refused } from '../../../http/refusal.ts';
import { countList } from '../../../infra/countedList.ts';
import { textOf } from '../../../infra/storedText.ts';
import { accountKeyOf } from '../../identity/index.ts';
import { clearUp } from './commands/clearUp.ts';
import type { TransferDeps } from './deps.ts';
import type { TransferState } from './rows.ts';

interface OpenRow {
  readonly id: bigint;
  readonly reference: string;
  readonly member_id: number;
  readonly account: string;
  readonly gp_id: number;
  readonly provider_name: unknown;
  readonly direction: StuckTransfer['direction'];
  readonly currency: string;
  readonly amount_minor: bigint;
  readonly state: StuckTransfer['state'];
  readonly created_at: Date;
  readonly asked_times: number;
}

const present = (row: OpenRow, locale: Locale): StuckTransfer => {
  const currency = currencySchema.parse(row.currency);
  return {
    id: String(row.id),
    reference: row.reference,
    member: { id: row.member_id, account: row.account },
    provider: { id: row.gp_id, name: textOf(row.provider_name, locale) },
    direction: row.direction,
    currency,
    amount: toDecimal(minor(row.amount_minor), currency),
    state: row.state,
    created_at: row.created_at.toISOString(),
    asked_times: row.asked_times,
  };
};

const isOpen = `t.state IN ('created', 'sent', 'unknown')`;

/** Transfers of a site that have not ended. */
export const listOpenTransfers = async (
  pool: Pool,
  { siteId, locale }: { readonly siteId: number; readonly locale: Locale },
  { filter, sort, page, perPage }: z.output<typeof transferList.body>,
) => {
  const values = [
    siteId,
    filter.provider_id ?? null,
    filter.account === undefined ? null : accountKeyOf(filter.account),
  ];
  const matching = `FROM wallet_transfer t JOIN member m ON m.id = t.member_id JOIN provider p ON p.gp_id = t.gp_id
    WHERE t.site_id = $1 AND ${isOpen} AND ($2::integer IS NULL OR t.gp_id = $2) AND ($3::text IS NULL OR m.account_key = $3)`;
  const bounds = await countList(pool, matching, values);
  const { rows } = await pool.query<OpenRow>(
    `SELECT t.id, t.reference, t.member_id, m.account, t.gp_id, p.name AS provider_name, t.direction, t.currency, t.amount_minor,
            t.state, t.created_at, t.asked_times
       ${matching} ORDER BY t.created_at ${sort?.order === 'DESC' ? 'DESC' : 'ASC'}, t.id LIMIT $4 OFFSET $5`,
    [...values, perPage, (page - 1) * perPage],
  );
  return { rows: rows.map((row) => present(row, locale)), ...bounds };
};

/**
 * Asks about an open transfer of the site now. That somebody asked is written down first: what comes of it is the provider's
 * word. Refuses with 404. Answers how the transfer stands.
 */
export const askAboutTransfer = async (
  deps: TransferDeps,
  who: Actor,
  { id, reason }: z.output<typeof transferAsk.body>,
): Promise<TransferState> => {
  await withTransaction(deps.pool, async (tx) => {
    const { rows } = await tx.query<{ state: string; reference: string }>(
      `SELECT t.state, t.reference FROM wallet_transfer t WHERE t.site_id = $1 AND t.id = $2::bigint AND ${isOpen}`,
      [who.siteId, id],
    );
    const [row] = rows;
    if (row === undefined) throw refused(transferAsk.codes, 404, 'office.not_found');
    await who.trace(tx, { subject: { kind: 'transfer', id }, before: row, after: { asked: true }, reason });
  });
  await clearUp(deps, [BigInt(id)]);
  const { rows } = await deps.pool.query<{ state: TransferState }>(
    'SELECT state FROM wallet_transfer WHERE id = $1::bigint',
    [id],
  );
  return rows[0]?.state ?? 'unknown';
};
