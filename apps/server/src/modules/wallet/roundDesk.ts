import { currencySchema, type Locale } from '@pavilion/contract';
import { type OpenRound, roundAsk, type roundList } from '@pavilion/contract/office';
import { minor, toDecimal } from '@pavilion/money';
import { withTransaction } from '@pavilion/postgres';
import type { Pool } from 'pg';
import type { z } from 'zod';
import type { Actor } from '../../http/officeCaller.ts';
import { refused } from '../../http/refusal.ts';
import { countList } from '../../infra/countedList.ts';
import { textOf } from '../../infra/storedText.ts';
import { accountKeyOf } from '../identity/index.ts';
import { type SettleDeps, settleNamedRounds } from './settleStaleRounds.ts';

interface OpenRow {
  readonly id: bigint;
  readonly round_ref: string;
  readonly member_id: number;
  readonly account: string;
  readonly gp_id: number;
  readonly provider_name: unknown;
  readonly game_id: number;
  readonly names: unknown;
  readonly currency: string;
  readonly stake_minor: bigint;
  readonly win_minor: bigint;
  readonly opened_at: Date;
  readonly asked_at: Date | null;
  readonly asked_times: number;
}

const present = (row: OpenRow, locale: Locale): OpenRound => {
  const currency = currencySchema.parse(row.currency);
  return {
    id: String(row.id),
    reference: row.round_ref,
    member: { id: row.member_id, account: row.account },
    provider: { id: row.gp_id, name: textOf(row.provider_name, locale) },
    game: { id: row.game_id, name: textOf(row.names, locale) },
    currency,
    staked: toDecimal(minor(row.stake_minor), currency),
    won: toDecimal(minor(row.win_minor), currency),
    opened_at: row.opened_at.toISOString(),
    asked_at: row.asked_at?.toISOString() ?? null,
    asked_times: row.asked_times,
  };
};

const minuteMs = 60_000;

/** Rounds of a site that are open. */
export const listOpenRounds = async (
  pool: Pool,
  { siteId, now, locale }: { readonly siteId: number; readonly now: Date; readonly locale: Locale },
  { filter, sort, page, perPage }: z.output<typeof roundList.body>,
) => {
  const values = [
    siteId,
    filter.provider_id ?? null,
    filter.account === undefined ? null : accountKeyOf(filter.account),
    filter.reference ?? null,
    filter.minutes === undefined ? null : new Date(now.getTime() - filter.minutes * minuteMs),
  ];
  // On `r` alone, so that those before a page are passed over without a look at what belongs to them.
  const chosen = `FROM round r
    WHERE r.site_id = $1 AND r.state = 'open' AND ($2::integer IS NULL OR r.gp_id = $2)
      AND ($3::text IS NULL OR r.member_id = (SELECT id FROM member WHERE site_id = $1 AND account_key = $3))
      AND ($4::text IS NULL OR r.round_ref = $4) AND ($5::timestamptz IS NULL OR r.opened_at <= $5)`;
  const order = `ORDER BY r.opened_at ${sort?.order === 'DESC' ? 'DESC' : 'ASC'}, r.id`;
  const bounds = await countList(pool, chosen, values);
  const { rows } = await pool.query<OpenRow>(
    `SELECT r.id, r.round_ref, r.member_id, m.account, r.gp_id, p.name AS provider_name, r.game_id, g.names, r.currency,
            r.stake_minor::bigint AS stake_minor, r.win_minor::bigint AS win_minor, r.opened_at, r.asked_at, r.asked_times
       FROM round r JOIN member m ON m.id = r.member_id JOIN game g ON g.id = r.game_id JOIN provider p ON p.gp_id = r.gp_id
      WHERE r.id = ANY (ARRAY(SELECT r.id ${chosen} ${order} LIMIT $6 OFFSET $7)) ${order}`,
    [...values, perPage, (page - 1) * perPage],
  );
  return { rows: rows.map((row) => present(row, locale)), ...bounds };
};

/**
 * Asks about open rounds of the site now. That somebody asked is written down first: what comes of it is the provider's word.
 * Refuses with 404.
 */
export const askAboutRounds = async (
  deps: SettleDeps,
  who: Actor,
  { ids, reason }: { readonly ids: readonly string[]; readonly reason: string },
): Promise<{ asked: number; settled: number }> => {
  const named = [...new Set(ids)].map(BigInt);
  await withTransaction(deps.pool, async (tx) => {
    const { rowCount } = await tx.query(
      `SELECT FROM round WHERE site_id = $1 AND id = ANY ($2::bigint[]) AND state = 'open'`,
      [who.siteId, named],
    );
    if (rowCount !== named.length) throw refused(roundAsk.codes, 404, 'office.not_found');
    await who.trace(tx, {
      subject: { kind: 'rounds', id: named.length },
      after: { asked: named.map(String) },
      reason,
    });
  });
  return settleNamedRounds(deps, named);
};
