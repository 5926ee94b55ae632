import {
  type DepositPromotionRow,
  type depositPromotionList,
  depositPromotionSchema,
} from '@pavilion/contract/office';
import { minor, toDecimal } from '@pavilion/money';
import type { Pool } from 'pg';
import type { z } from 'zod';
import { badField } from '../../../http/refusal.ts';
import { textsOf } from '../../../infra/storedText.ts';
import { currencyOf } from '../presenter.ts';
import { amountIn, assertCurrency } from './checks.ts';
import type { Setting, SettingDeps } from './setting.ts';

type Fields = z.output<typeof depositPromotionSchema>;

interface Row {
  readonly id: number;
  readonly version: string;
  readonly code: string;
  readonly currency: string;
  readonly name: unknown;
  readonly description: unknown;
  readonly bonus_basis_points: number;
  readonly bonus_max_minor: bigint;
  readonly min_minor: bigint;
  readonly turnover_percent: number;
  readonly reach: Fields['reach'];
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly sort: number;
  readonly enabled: boolean;
}

interface ListedRow extends Row {
  readonly given: number;
  readonly deposited_minor: bigint;
  readonly given_minor: bigint;
}

const columns = `p.id, md5(p::text) AS version, p.code, p.currency, p.name, p.description, p.bonus_basis_points,
  p.bonus_max_minor, p.min_minor, p.turnover_percent, p.reach, p.starts_at, p.ends_at, p.sort, p.enabled`;

const fieldsOf = (row: Row): Fields => {
  const currency = currencyOf(row);
  return {
    code: row.code,
    currency,
    name: textsOf(row.name),
    description: textsOf(row.description),
    bonus_basis_points: row.bonus_basis_points,
    bonus_max: toDecimal(minor(row.bonus_max_minor), currency),
    amount_min: toDecimal(minor(row.min_minor), currency),
    turnover_percent: row.turnover_percent,
    reach: row.reach,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    sort: row.sort,
    enabled: row.enabled,
  };
};

const aboveNothing = (field: 'bonus_max' | 'amount_min', after: Fields): bigint => {
  const amount = amountIn(field, after[field], after.currency);
  if (amount === 0n) throw badField(field, 'office.bad_amount');
  return amount;
};

/** Promotions that members choose with a deposit. */
export const promotionSetting = ({ sites }: Pick<SettingDeps, 'sites'>): Setting<Fields> => ({
  kind: 'payments.save_promotion',
  subject: 'deposit_promotion',
  fields: depositPromotionSchema,
  nameOf: ({ code, currency }) => `${code} ${currency}`,
  find: async (tx, { siteId, id }) => {
    if (id === null) return undefined;
    const { rows } = await tx.query<Row>(
      `SELECT ${columns} FROM deposit_promotion p WHERE p.site_id = $1 AND p.id = $2 FOR UPDATE`,
      [siteId, id],
    );
    const [row] = rows;
    return row === undefined ? undefined : { id: row.id, version: row.version, fields: fieldsOf(row) };
  },
  check: async (tx, { siteId }, after, current) => {
    const { code, currency } = after;
    if (current === undefined) {
      assertCurrency(sites, siteId, currency);
      const taken = await tx.query(
        'SELECT FROM deposit_promotion WHERE site_id = $1 AND code = $2 AND currency = $3',
        [siteId, code, currency],
      );
      if (taken.rowCount !== 0) throw badField('code', 'office.code_taken');
    } else {
      if (current.fields.code !== code) throw badField('code', 'office.stays');
      if (current.fields.currency !== currency) throw badField('currency', 'office.stays');
    }
    aboveNothing('bonus_max', after);
    aboveNothing('amount_min', after);
    if (Date.parse(after.ends_at) <= Date.parse(after.starts_at))
      throw badField('ends_at', 'office.end_before_start');
  },
  write: async (tx, { siteId, id }, after) => {
    const values = [
      JSON.stringify(after.name),
      JSON.stringify(after.description),
      after.bonus_basis_points,
      aboveNothing('bonus_max', after),
      aboveNothing('amount_min', after),
      after.turnover_percent,
      after.reach,
      after.starts_at,
      after.ends_at,
      after.sort,
      after.enabled,
    ];
    if (id === null)
      await tx.query(
        `INSERT INTO deposit_promotion (name, description, bonus_basis_points, bonus_max_minor, min_minor, turnover_percent,
                reach, starts_at, ends_at, sort, enabled, site_id, code, currency)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
        [...values, siteId, after.code, after.currency],
      );
    else
      await tx.query(
        `UPDATE deposit_promotion SET name = $1, description = $2, bonus_basis_points = $3, bonus_max_minor = $4,
                min_minor = $5, turnover_percent = $6, reach = $7, starts_at = $8, ends_at = $9, sort = $10, enabled = $11
          WHERE site_id = $12 AND id = $13`,
        [...values, siteId, id],
      );
  },
});

const sortColumns = { starts_at: 'p.starts_at', ends_at: 'p.ends_at', sort: 'p.currency, p.sort' } as const;

/** With what each has cost and brought: bonuses given, and the deposits that they came with. */
export const listDepositPromotions = async (
  pool: Pool,
  siteId: number,
  { filter, sort, page, perPage }: z.output<typeof depositPromotionList.body>,
) => {
  const values = [siteId, filter.currency ?? null, filter.enabled ?? null];
  const matching = `FROM deposit_promotion p
    WHERE p.site_id = $1 AND ($2::text IS NULL OR p.currency = $2) AND ($3::boolean IS NULL OR p.enabled = $3)`;
  const counted = await pool.query<{ total: bigint }>(`SELECT count(*) AS total ${matching}`, values);
  const order = `${sortColumns[sort?.field ?? 'sort']} ${sort?.order === 'DESC' ? 'DESC' : 'ASC'}`;
  const { rows } = await pool.query<ListedRow>(
    `SELECT one.*, sums.given, sums.deposited_minor, sums.given_minor
       FROM (SELECT ${columns}, row_number() OVER (ORDER BY ${order}, p.id) AS place ${matching}
              ORDER BY place LIMIT $4 OFFSET $5) AS one
      CROSS JOIN LATERAL (
        SELECT count(*)::integer AS given, coalesce(sum(amount_minor), 0)::bigint AS deposited_minor,
               coalesce(sum(bonus_minor), 0)::bigint AS given_minor
          FROM deposit_order o WHERE o.promotion_id = one.id AND o.state = 'succeeded' AND o.bonus_minor > 0) AS sums
      ORDER BY one.place`,
    [...values, perPage, (page - 1) * perPage],
  );
  return {
    rows: rows.map((row): DepositPromotionRow => {
      const currency = currencyOf(row);
      return {
        ...fieldsOf(row),
        id: row.id,
        version: row.version,
        given: {
          deposits: row.given,
          deposited: toDecimal(minor(row.deposited_minor), currency),
          bonus: toDecimal(minor(row.given_minor), currency),
        },
      };
    }),
    total: Number(counted.rows[0]?.total ?? 0n),
  };
};
