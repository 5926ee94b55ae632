import type { Locale } from '@pavilion/contract';
import {
  type HouseAccountRow,
  type houseAccountList,
  houseAccountSave,
  houseAccountSchema,
} from '@pavilion/contract/office';
import type { Pool } from 'pg';
import type { z } from 'zod';
import { badField, refused } from '../../../http/refusal.ts';
import { textOf } from '../../../infra/storedText.ts';
import { currencyOf } from '../presenter.ts';
import { transferAdapter } from '../queries.ts';
import type { Setting } from './setting.ts';

type Fields = z.output<typeof houseAccountSchema>;

interface Row extends Fields {
  readonly id: number;
  readonly version: string;
}

interface ListedRow extends Row {
  readonly method_name: unknown;
  readonly currency: string;
  readonly orders: number;
}

const columns = `a.id, md5(a::text) AS version, a.method_id, a.bank_name, a.account_number, a.holder, a.enabled`;

const fieldsOf = ({ method_id, bank_name, account_number, holder, enabled }: Row): Fields => ({
  method_id,
  bank_name,
  account_number,
  holder,
  enabled,
});

const isSame = (one: Fields, other: Fields): boolean =>
  one.method_id === other.method_id &&
  one.bank_name === other.bank_name &&
  one.account_number === other.account_number &&
  one.holder === other.holder;

/** Where transfers go. One is open a method; an order keeps the account that it was shown, so what was shown stays. */
export const accountSetting: Setting<Fields> = {
  kind: 'payments.save_account',
  subject: 'house_account',
  fields: houseAccountSchema,
  nameOf: ({ bank_name, account_number }) => `${bank_name} ${account_number}`,
  find: async (tx, { siteId, id }) => {
    if (id === null) return undefined;
    const { rows } = await tx.query<Row>(
      `SELECT ${columns} FROM house_account a JOIN deposit_method d ON d.id = a.method_id
        WHERE d.site_id = $1 AND a.id = $2 FOR UPDATE OF a`,
      [siteId, id],
    );
    const [row] = rows;
    return row === undefined ? undefined : { id: row.id, version: row.version, fields: fieldsOf(row) };
  },
  check: async (tx, { siteId, id }, after, current) => {
    const method = await tx.query(
      `SELECT FROM deposit_method d JOIN payment_gateway g ON g.code = d.gateway_code
        WHERE d.site_id = $1 AND d.id = $2 AND g.adapter = $3`,
      [siteId, after.method_id, transferAdapter],
    );
    if (method.rowCount === 0) throw badField('method_id', 'office.no_transfer');
    if (current === undefined || isSame(current.fields, after)) return;
    const shown = await tx.query('SELECT FROM deposit_order WHERE house_account_id = $1 LIMIT 1', [id]);
    if (shown.rowCount !== 0) throw refused(houseAccountSave.codes, 371, 'office.account_shown');
  },
  write: async (tx, { id }, after) => {
    const { method_id, bank_name, account_number, holder, enabled } = after;
    if (enabled)
      await tx.query(
        'UPDATE house_account SET enabled = false WHERE method_id = $1 AND enabled AND id IS DISTINCT FROM $2',
        [method_id, id],
      );
    const values = [method_id, bank_name, account_number, holder, enabled];
    if (id === null)
      await tx.query(
        `INSERT INTO house_account (method_id, bank_name, account_number, holder, enabled) VALUES ($1, $2, $3, $4, $5)`,
        values,
      );
    else
      await tx.query(
        `UPDATE house_account SET method_id = $1, bank_name = $2, account_number = $3, holder = $4, enabled = $5 WHERE id = $6`,
        [...values, id],
      );
  },
};

export const listHouseAccounts = async (
  pool: Pool,
  { siteId, locale }: { readonly siteId: number; readonly locale: Locale },
  { filter, page, perPage }: z.output<typeof houseAccountList.body>,
) => {
  const values = [siteId, filter.method_id ?? null, filter.enabled ?? null];
  const matching = `FROM house_account a JOIN deposit_method d ON d.id = a.method_id
    WHERE d.site_id = $1 AND ($2::integer IS NULL OR a.method_id = $2) AND ($3::boolean IS NULL OR a.enabled = $3)`;
  const counted = await pool.query<{ total: bigint }>(`SELECT count(*) AS total ${matching}`, values);
  const { rows } = await pool.query<ListedRow>(
    `SELECT ${columns}, d.name AS method_name, d.currency,
            (SELECT count(*)::integer FROM deposit_order o WHERE o.house_account_id = a.id) AS orders
       ${matching} ORDER BY a.enabled DESC, d.currency, a.id DESC LIMIT $4 OFFSET $5`,
    [...values, perPage, (page - 1) * perPage],
  );
  return {
    rows: rows.map(
      (row): HouseAccountRow => ({
        ...fieldsOf(row),
        id: row.id,
        version: row.version,
        method: textOf(row.method_name, locale),
        currency: currencyOf(row),
        orders: row.orders,
      }),
    ),
    total: Number(counted.rows[0]?.total ?? 0n),
  };
};
