import {
  type methodList,
  methodSchema,
  type PaymentMethod,
  type PaymentMethodRow,
} from '@pavilion/contract/office';
import { minor, toDecimal } from '@pavilion/money';
import type { Pool } from 'pg';
import type { z } from 'zod';
import { badField } from '../../../http/refusal.ts';
import { textsOf } from '../../../infra/storedText.ts';
import { currencyOf } from '../presenter.ts';
import { transferAdapter } from '../queries.ts';
import { adapterOf, amountIn, assertCurrency, boundsIn } from './checks.ts';
import type { Setting, SettingDeps } from './setting.ts';

interface Row {
  readonly id: number;
  readonly version: string;
  readonly code: string;
  readonly gateway_code: string;
  readonly currency: string;
  readonly name: unknown;
  readonly description: unknown;
  readonly min_minor: bigint;
  readonly max_minor: bigint;
  readonly fee_minor: bigint;
  readonly presets_minor: readonly bigint[];
  readonly takes_seconds: number;
  readonly pay_within_seconds: number;
  readonly sort: number;
  readonly enabled: boolean;
}

interface ListedRow extends Row {
  readonly adapter: string;
  readonly gateway_enabled: boolean;
  readonly has_account: boolean;
}

const columns = `d.id, md5(d::text) AS version, d.code, d.gateway_code, d.currency, d.name, d.description, d.min_minor,
  d.max_minor, d.fee_minor, d.presets_minor, d.takes_seconds, d.pay_within_seconds, d.sort, d.enabled`;

const fieldsOf = (row: Row): PaymentMethod => {
  const currency = currencyOf(row);
  const money = (value: bigint): string => toDecimal(minor(value), currency);
  return {
    code: row.code,
    gateway: row.gateway_code,
    currency,
    name: textsOf(row.name),
    description: textsOf(row.description),
    amount_min: money(row.min_minor),
    amount_max: money(row.max_minor),
    fee: money(row.fee_minor),
    presets: row.presets_minor.map(money),
    takes_seconds: row.takes_seconds,
    pay_within_seconds: row.pay_within_seconds,
    sort: row.sort,
    enabled: row.enabled,
  };
};

/** Ways to pay in. What names one, code and currency, stays: orders and reports stand on it. */
export const methodSetting = ({ sites }: Pick<SettingDeps, 'sites'>): Setting<PaymentMethod> => ({
  kind: 'payments.save_method',
  subject: 'deposit_method',
  fields: methodSchema,
  nameOf: ({ code, currency }) => `${code} ${currency}`,
  find: async (tx, { siteId, id }) => {
    if (id === null) return undefined;
    const { rows } = await tx.query<Row>(
      `SELECT ${columns} FROM deposit_method d WHERE d.site_id = $1 AND d.id = $2 FOR UPDATE`,
      [siteId, id],
    );
    const [row] = rows;
    return row === undefined ? undefined : { id: row.id, version: row.version, fields: fieldsOf(row) };
  },
  check: async (tx, { siteId, staffId }, after, current) => {
    const { code, currency, fee, presets } = after;
    if (current === undefined) {
      assertCurrency(sites, siteId, currency);
      const taken = await tx.query(
        'SELECT FROM deposit_method WHERE site_id = $1 AND code = $2 AND currency = $3',
        [siteId, code, currency],
      );
      if (taken.rowCount !== 0) throw badField('code', 'office.code_taken');
    } else {
      if (current.fields.code !== code) throw badField('code', 'office.stays');
      if (current.fields.currency !== currency) throw badField('currency', 'office.stays');
    }
    await adapterOf(tx, { siteId, staffId }, after.gateway);
    const { min, max } = boundsIn(after, currency);
    amountIn('fee', fee, currency);
    for (const preset of presets) {
      const amount = amountIn('presets', preset, currency);
      if (amount < min || amount > max) throw badField('presets', 'office.preset_outside');
    }
  },
  write: async (tx, { siteId, id }, after) => {
    const { currency } = after;
    const amounts = [after.amount_min, after.amount_max, after.fee].map((amount) =>
      amountIn('amount_min', amount, currency),
    );
    const values = [
      after.gateway,
      JSON.stringify(after.name),
      JSON.stringify(after.description),
      ...amounts,
      after.presets.map((amount) => amountIn('presets', amount, currency)),
      after.takes_seconds,
      after.pay_within_seconds,
      after.sort,
      after.enabled,
    ];
    if (id === null)
      await tx.query(
        `INSERT INTO deposit_method (gateway_code, name, description, min_minor, max_minor, fee_minor, presets_minor,
                takes_seconds, pay_within_seconds, sort, enabled, site_id, code, currency)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
        [...values, siteId, after.code, currency],
      );
    else
      await tx.query(
        `UPDATE deposit_method SET gateway_code = $1, name = $2, description = $3, min_minor = $4, max_minor = $5,
                fee_minor = $6, presets_minor = $7, takes_seconds = $8, pay_within_seconds = $9, sort = $10, enabled = $11
          WHERE site_id = $12 AND id = $13`,
        [...values, siteId, id],
      );
  },
});

const presentMethod = (row: ListedRow): PaymentMethodRow => {
  const isTransfer = row.adapter === transferAdapter;
  return {
    ...fieldsOf(row),
    id: row.id,
    version: row.version,
    kind: isTransfer ? 'transfer' : 'page',
    is_offered: row.enabled && row.gateway_enabled && (!isTransfer || row.has_account),
  };
};

export const listPaymentMethods = async (
  pool: Pool,
  siteId: number,
  { filter, page, perPage }: z.output<typeof methodList.body>,
) => {
  const values = [siteId, filter.currency ?? null, filter.enabled ?? null];
  const matching = `FROM deposit_method d JOIN payment_gateway g ON g.code = d.gateway_code
    WHERE d.site_id = $1 AND g.adapter <> 'agents' AND ($2::text IS NULL OR d.currency = $2) AND ($3::boolean IS NULL OR d.enabled = $3)`;
  const counted = await pool.query<{ total: bigint }>(`SELECT count(*) AS total ${matching}`, values);
  const { rows } = await pool.query<ListedRow>(
    `SELECT ${columns}, g.adapter, g.enabled AS gateway_enabled,
            EXISTS (SELECT FROM house_account a WHERE a.method_id = d.id AND a.enabled) AS has_account
       ${matching} ORDER BY d.currency, d.sort, d.id LIMIT $4 OFFSET $5`,
    [...values, perPage, (page - 1) * perPage],
  );
  return { rows: rows.map(presentMethod), total: Number(counted.rows[0]?.total ?? 0n) };
};
