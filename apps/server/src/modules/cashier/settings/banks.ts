import { localizedTextSchema } from '@pavilion/contract';
import { type BankRow, type bankList, bankSchema } from '@pavilion/contract/office';
import type { Pool } from 'pg';
import type { z } from 'zod';
import { badField } from '../../../http/refusal.ts';
import { currencyOf } from '../presenter.ts';
import { assertCurrency } from './checks.ts';
import type { Setting, SettingDeps } from './setting.ts';

type Fields = z.output<typeof bankSchema>;

interface Row {
  readonly id: number;
  readonly version: string;
  readonly currency: string;
  readonly code: string | null;
  readonly name: string;
  readonly names: unknown;
  readonly sort: number;
  readonly enabled: boolean;
}

const columns = 'b.id, md5(b::text) AS version, b.currency, b.code, b.name, b.names, b.sort, b.enabled';

const fieldsOf = ({ currency, code, name, names, sort, enabled }: Row): Fields => ({
  currency: currencyOf({ currency }),
  code,
  name,
  names: localizedTextSchema.parse(names),
  sort,
  enabled,
});

/** A bank that members may look for when they bind an account. What they have bound keeps the name of its day. */
export const bankSetting = ({ sites }: Pick<SettingDeps, 'sites'>): Setting<Fields> => ({
  kind: 'payments.save_bank',
  subject: 'bank',
  fields: bankSchema,
  nameOf: ({ name, currency }) => `${name} · ${currency}`,
  find: async (tx, { siteId, id }) => {
    if (id === null) return undefined;
    const { rows } = await tx.query<Row>(
      `SELECT ${columns} FROM site_bank b WHERE b.site_id = $1 AND b.id = $2 FOR UPDATE`,
      [siteId, id],
    );
    const [row] = rows;
    return row === undefined ? undefined : { id: row.id, version: row.version, fields: fieldsOf(row) };
  },
  check: async (tx, { siteId, id }, after, current) => {
    if (current === undefined) assertCurrency(sites, siteId, after.currency);
    else if (current.fields.currency !== after.currency) throw badField('currency', 'office.stays');
    const taken = await tx.query(
      'SELECT FROM site_bank WHERE site_id = $1 AND currency = $2 AND name = $3 AND id IS DISTINCT FROM $4',
      [siteId, after.currency, after.name, id],
    );
    if (taken.rowCount !== 0) throw badField('name', 'office.bank_taken');
  },
  write: async (tx, { siteId, id }, { currency, code, name, names, sort, enabled }) => {
    const values = [siteId, currency, code, name, JSON.stringify(names), sort, enabled];
    if (id === null)
      await tx.query(
        `INSERT INTO site_bank (site_id, currency, code, name, names, sort, enabled) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        values,
      );
    else
      await tx.query(
        `UPDATE site_bank SET code = $3, name = $4, names = $5, sort = $6, enabled = $7
          WHERE site_id = $1 AND currency = $2 AND id = $8`,
        [...values, id],
      );
  },
});

/** The banks of a site, currency by currency, in the order in which members are shown them. */
export const listBankRows = async (
  pool: Pool,
  siteId: number,
  { filter, page, perPage }: z.output<typeof bankList.body>,
) => {
  const values = [siteId, filter.currency ?? null, filter.enabled ?? null, filter.q ?? ''];
  const matching = `FROM site_bank b
    WHERE b.site_id = $1 AND ($2::text IS NULL OR b.currency = $2) AND ($3::boolean IS NULL OR b.enabled = $3)
      AND ($4 = '' OR strpos(lower(concat_ws(' ', b.code, b.name, b.names::text)), lower($4)) > 0)`;
  const counted = await pool.query<{ total: bigint }>(`SELECT count(*) AS total ${matching}`, values);
  const { rows } = await pool.query<Row>(
    `SELECT ${columns} ${matching} ORDER BY b.currency, b.sort, b.name LIMIT $5 OFFSET $6`,
    [...values, perPage, (page - 1) * perPage],
  );
  return {
    rows: rows.map((row): BankRow => ({ ...fieldsOf(row), id: row.id, version: row.version })),
    total: Number(counted.rows[0]?.total ?? 0n),
  };
};
