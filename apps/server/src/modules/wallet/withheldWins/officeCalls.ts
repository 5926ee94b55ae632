import { currencySchema, type Locale } from '@pavilion/contract';
import { type WithheldWin, winList, winRefuse, winRelease } from '@pavilion/contract/office';
import { minor, parseDecimal, toDecimal } from '@pavilion/money';
import type { Pool } from 'pg';
import type { z } from 'zod';
import { type Actor, handleOffice, type OfficeCallHandler } from '../../../http/officeCaller.ts';
import { badField, refused } from '../../../http/refusal.ts';
import { countList } from '../../../infra/countedList.ts';
import { textOf } from '../../../infra/storedText.ts';
import { accountKeyOf } from '../../identity/index.ts';
import { type DecideDeps, refuseWin, releaseWin, type WinResult } from './decideWin.ts';

interface WinRow {
  readonly number: bigint;
  readonly member_id: number;
  readonly account: string;
  readonly gp_code: string;
  readonly names: unknown;
  readonly round_id: bigint | null;
  readonly currency: string;
  readonly amount_minor: bigint;
  readonly bound_minor: bigint;
  readonly stake_minor: bigint | null;
  readonly state: WithheldWin['state'];
  readonly created_at: Date;
  readonly decided_at: Date | null;
  readonly decided_by: string | null;
  readonly reason: string | null;
}

/** `$1` is the site. */
const wins = `
  SELECT w.number, w.member_id, m.account, p.gp_code, g.names, w.round_id, w.currency, w.amount_minor, w.bound_minor,
         r.stake_minor, w.state, w.created_at, w.decided_at, w.decided_by, w.reason
    FROM withheld_win w JOIN member m ON m.id = w.member_id JOIN provider p ON p.gp_id = w.gp_id
    JOIN wallet_transaction t ON t.gp_id = w.gp_id AND t.transaction_id = w.transaction_id
    LEFT JOIN game g ON g.id = t.game_id LEFT JOIN round r ON r.id = w.round_id
   WHERE w.site_id = $1`;

const present = (row: WinRow, locale: Locale): WithheldWin => {
  const currency = currencySchema.parse(row.currency);
  const money = (value: bigint): string => toDecimal(minor(value), currency);
  return {
    number: String(row.number),
    member: { id: row.member_id, account: row.account },
    provider: row.gp_code,
    game: row.names === null ? null : textOf(row.names, locale),
    round_id: row.round_id === null ? null : String(row.round_id),
    currency,
    amount: money(row.amount_minor),
    bound: money(row.bound_minor),
    staked: row.stake_minor === null ? null : money(row.stake_minor),
    state: row.state,
    at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    decided_by: row.decided_by,
    reason: row.reason,
  };
};

const listWins = async (
  pool: Pool,
  { siteId, locale }: { readonly siteId: number; readonly locale: Locale },
  { filter, sort, page, perPage }: z.output<typeof winList.body>,
) => {
  const values = [
    siteId,
    filter.states ?? ['withheld'],
    filter.currency ?? null,
    filter.account === undefined ? null : accountKeyOf(filter.account),
  ];
  const matching = `${wins} AND w.state = ANY ($2) AND ($3::text IS NULL OR w.currency = $3)
    AND ($4::text IS NULL OR m.account_key = $4)`;
  const bounds = await countList(pool, `FROM (${matching}) AS one`, values);
  const column = sort?.field === 'amount' ? 'w.amount_minor' : 'w.created_at';
  const { rows } = await pool.query<WinRow>(
    `${matching} ORDER BY ${column} ${sort?.order === 'DESC' ? 'DESC' : 'ASC'}, w.number LIMIT $5 OFFSET $6`,
    [...values, perPage, (page - 1) * perPage],
  );
  return { rows: rows.map((row) => present(row, locale)), ...bounds };
};

const unknown = () => refused(winRelease.codes, 404, 'office.not_found');

/** What was looked at, in minor units of the win's own currency. */
const readDecision = async (
  pool: Pool,
  by: Actor,
  { number, amount, reason }: z.output<typeof winRefuse.body>,
) => {
  const { rows } = await pool.query<WinRow>(`${wins} AND w.number = $2`, [by.siteId, number]);
  const [row] = rows;
  if (row === undefined) throw unknown();
  const amountMinor = parseDecimal(amount, currencySchema.parse(row.currency));
  if (amountMinor === undefined) throw badField('amount');
  return { number: BigInt(number), amountMinor, reason, by };
};

const assertDecided = (result: WinResult): void => {
  if (result === 'unknown') throw unknown();
  if (result === 'other_amount') throw refused(winRelease.codes, 363, 'office.other_amount');
  if (result === 'too_late') throw refused(winRelease.codes, 361, 'office.decided');
};

/** Wins beyond their bound, and what staff decide about them. */
export const winCalls = (deps: DecideDeps): readonly OfficeCallHandler[] => [
  handleOffice(winList, null, async ({ site, locale }, body) => ({
    ...(await listWins(deps.pool, { siteId: site.id, locale }, body)),
    asOf: deps.clock.now().toISOString(),
  })),
  handleOffice(winRelease, 'write', async ({ actor }, body) => {
    assertDecided(await releaseWin(deps, await readDecision(deps.pool, actor, body)));
    return {};
  }),
  handleOffice(winRefuse, 'write', async ({ actor }, body) => {
    assertDecided(await refuseWin(deps, await readDecision(deps.pool, actor, body)));
    return {};
  }),
];
