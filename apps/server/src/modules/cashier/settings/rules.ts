import {
  type WithdrawalRuleRow,
  type withdrawalRuleList,
  withdrawalRuleSchema,
} from '@pavilion/contract/office';
import { minor, toDecimal } from '@pavilion/money';
import type { Pool } from 'pg';
import type { z } from 'zod';
import { badField } from '../../../http/refusal.ts';
import { currencyOf } from '../presenter.ts';
import { transferAdapter } from '../queries.ts';
import { feeOf } from '../withdrawals/fee.ts';
import { adapterOf, amountIn, assertCurrency, boundsIn } from './checks.ts';
import type { Setting, SettingDeps } from './setting.ts';

type Fields = z.output<typeof withdrawalRuleSchema>;

interface Row {
  readonly version: string;
  readonly currency: string;
  readonly gateway_code: string;
  readonly min_minor: bigint;
  readonly max_minor: bigint;
  readonly fee_minor: bigint;
  readonly fee_basis_points: number;
  readonly daily_max: number;
  readonly turnover_percent: number;
  readonly second_approval_from_minor: bigint;
  readonly enabled: boolean;
}

const columns = `md5(w::text) AS version, w.currency, w.gateway_code, w.min_minor, w.max_minor, w.fee_minor,
  w.fee_basis_points, w.daily_max, w.turnover_percent, w.second_approval_from_minor, w.enabled`;

const fieldsOf = (row: Row): Fields => {
  const currency = currencyOf(row);
  const money = (value: bigint): string => toDecimal(minor(value), currency);
  return {
    currency,
    gateway: row.gateway_code,
    amount_min: money(row.min_minor),
    amount_max: money(row.max_minor),
    fee: money(row.fee_minor),
    fee_basis_points: row.fee_basis_points,
    daily_max: row.daily_max,
    turnover_percent: row.turnover_percent,
    second_approval_from: money(row.second_approval_from_minor),
    enabled: row.enabled,
  };
};

/** On what terms a currency is paid out. Orders that were made keep the approvals and the fee of their day. */
export const ruleSetting = ({ sites }: Pick<SettingDeps, 'sites'>): Setting<Fields> => ({
  kind: 'payments.save_rule',
  subject: 'withdrawal_rule',
  fields: withdrawalRuleSchema,
  nameOf: ({ currency }) => currency,
  find: async (tx, { siteId }, { currency }) => {
    const { rows } = await tx.query<Row>(
      `SELECT ${columns} FROM withdrawal_rule w WHERE w.site_id = $1 AND w.currency = $2 FOR UPDATE`,
      [siteId, currency],
    );
    const [row] = rows;
    return row === undefined ? undefined : { id: row.currency, version: row.version, fields: fieldsOf(row) };
  },
  check: async (tx, { siteId, staffId }, after, current) => {
    const { currency } = after;
    if (current === undefined) assertCurrency(sites, siteId, currency);
    const { min } = boundsIn(after, currency);
    const fee = amountIn('fee', after.fee, currency);
    amountIn('second_approval_from', after.second_approval_from, currency);
    const kept = feeOf({ fee_minor: fee, fee_basis_points: after.fee_basis_points }, minor(min));
    if (kept >= min) throw badField('fee', 'office.fee_eats_all');
    if ((await adapterOf(tx, { siteId, staffId }, after.gateway)) === transferAdapter)
      throw badField('gateway', 'office.gateway_pays_nothing');
  },
  write: async (tx, { siteId }, after) => {
    const { currency } = after;
    const amounts = [after.amount_min, after.amount_max, after.fee, after.second_approval_from].map(
      (amount) => amountIn('amount_min', amount, currency),
    );
    await tx.query(
      `INSERT INTO withdrawal_rule (site_id, currency, gateway_code, min_minor, max_minor, fee_minor,
              second_approval_from_minor, fee_basis_points, daily_max, turnover_percent, enabled)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
       ON CONFLICT (site_id, currency) DO UPDATE SET gateway_code = $3, min_minor = $4, max_minor = $5, fee_minor = $6,
              second_approval_from_minor = $7, fee_basis_points = $8, daily_max = $9, turnover_percent = $10, enabled = $11`,
      [
        siteId,
        currency,
        after.gateway,
        ...amounts,
        after.fee_basis_points,
        after.daily_max,
        after.turnover_percent,
        after.enabled,
      ],
    );
  },
});

export const listRules = async (
  pool: Pool,
  siteId: number,
  { filter, sort, page, perPage }: z.output<typeof withdrawalRuleList.body>,
) => {
  const values = [siteId, filter.currency ?? null];
  const matching = `FROM withdrawal_rule w WHERE w.site_id = $1 AND ($2::text IS NULL OR w.currency = $2)`;
  const counted = await pool.query<{ total: bigint }>(`SELECT count(*) AS total ${matching}`, values);
  const { rows } = await pool.query<Row>(
    `SELECT ${columns} ${matching} ORDER BY w.currency ${sort?.order === 'DESC' ? 'DESC' : 'ASC'} LIMIT $3 OFFSET $4`,
    [...values, perPage, (page - 1) * perPage],
  );
  return {
    rows: rows.map(
      (row): WithdrawalRuleRow => ({ ...fieldsOf(row), id: row.currency, version: row.version }),
    ),
    total: Number(counted.rows[0]?.total ?? 0n),
  };
};
