import { type GatewayRow, type gatewayList, gatewaySave, gatewaySchema } from '@pavilion/contract/office';
import type { Pool, PoolClient } from 'pg';
import type { z } from 'zod';
import { badField, refused } from '../../../http/refusal.ts';
import { holdsEverywhere } from '../../proposals/index.ts';
import { transferAdapter } from '../queries.ts';
import { gatewayOfSite } from './checks.ts';
import type { Setting } from './setting.ts';

type Fields = z.output<typeof gatewaySchema>;

interface Row {
  readonly id: number;
  readonly version: string;
  readonly code: string;
  readonly adapter: string;
  readonly base_url: string | null;
  readonly enabled: boolean;
  readonly sites: readonly number[];
}

interface ListedRow extends Row {
  readonly uses: number;
  readonly keys: readonly {
    readonly key_id: string;
    readonly slot: number;
    readonly active: boolean;
    readonly made_at: string;
  }[];
}

/** The sites that pay in or out with a gateway. */
const sitesOf = `ARRAY (SELECT d.site_id FROM deposit_method d WHERE d.gateway_code = g.code
  UNION SELECT w.site_id FROM withdrawal_rule w WHERE w.gateway_code = g.code ORDER BY 1)`;
const columns = `g.id, md5(g::text) AS version, g.code, g.adapter, g.base_url, g.enabled, ${sitesOf} AS sites`;

const right = 'payments.manage';

/**
 * A gateway that the site may use, locked until the transaction ends, for whoever has the right wherever it is used.
 * Undefined where there is none; refuses with 382.
 */
export const lockGateway = async (
  tx: PoolClient,
  { siteId, staffId }: { readonly siteId: number; readonly staffId: number },
  code: string,
): Promise<Row | undefined> => {
  const { rows } = await tx.query<Row>(
    `SELECT ${columns} FROM payment_gateway g WHERE g.code = $2 AND ${gatewayOfSite('$1')} FOR UPDATE OF g`,
    [siteId, code],
  );
  const [row] = rows;
  if (row !== undefined && !(await holdsEverywhere(tx, staffId, right, row.sites)))
    throw refused(gatewaySave.codes, 382, 'office.shared_elsewhere');
  return row;
};

/**
 * Where payments are asked for. The installation has them, so whoever changes one has the right on every site that uses
 * it. Its code names it for ever, and its number names its accounts in the books.
 */
export const gatewaySetting: Setting<Fields> = {
  kind: 'payments.save_gateway',
  subject: 'payment_gateway',
  fields: gatewaySchema,
  nameOf: ({ code }) => code,
  find: async (tx, { siteId }, { code }) => {
    const { rows } = await tx.query<Row>(
      `SELECT ${columns} FROM payment_gateway g WHERE g.code = $2 AND ${gatewayOfSite('$1')} FOR UPDATE OF g`,
      [siteId, code],
    );
    const [row] = rows;
    if (row === undefined) return undefined;
    const { base_url, enabled } = row;
    const adapter = gatewaySchema.shape.adapter.parse(row.adapter);
    const fields = { code: row.code, adapter, base_url, enabled };
    return { id: row.id, version: row.version, fields };
  },
  check: async (tx, place, after, current) => {
    await lockGateway(tx, place, after.code);
    if (current === undefined) {
      const taken = await tx.query('SELECT FROM payment_gateway WHERE code = $1', [after.code]);
      if (taken.rowCount !== 0) throw badField('code', 'office.code_taken');
    } else if (current.fields.adapter !== after.adapter) throw badField('adapter', 'office.stays');
    const isTransfer = after.adapter === transferAdapter;
    if (isTransfer !== (after.base_url === null)) throw badField('base_url', 'office.gateway_address');
  },
  write: async (tx, _place, { code, adapter, base_url, enabled }) => {
    // Two new ones at once would take one number.
    await tx.query(`SELECT pg_advisory_xact_lock(hashtext('numbers of gateways'))`);
    await tx.query(
      `INSERT INTO payment_gateway (id, code, adapter, base_url, enabled)
       SELECT coalesce(max(id), 0) + 1, $1, $2, $3, $4 FROM payment_gateway
       ON CONFLICT (code) DO UPDATE SET base_url = $3, enabled = $4`,
      [code, adapter, base_url, enabled],
    );
  },
};

/** Gateways that a site uses and those that nobody uses yet, with their keys, whose secrets nobody is told. */
export const listGateways = async (
  pool: Pool,
  siteId: number,
  { filter, sort, page, perPage }: z.output<typeof gatewayList.body>,
) => {
  const values = [siteId, filter.enabled ?? null];
  const matching = `FROM payment_gateway g
    WHERE ${gatewayOfSite('$1')} AND ($2::boolean IS NULL OR g.enabled = $2)`;
  const counted = await pool.query<{ total: bigint }>(`SELECT count(*) AS total ${matching}`, values);
  const { rows } = await pool.query<ListedRow>(
    `SELECT ${columns},
            ((SELECT count(*) FROM deposit_method d WHERE d.gateway_code = g.code AND d.site_id = $1)
             + (SELECT count(*) FROM withdrawal_rule w WHERE w.gateway_code = g.code AND w.site_id = $1))::integer AS uses,
            (SELECT coalesce(json_agg(json_build_object('key_id', k.key_id, 'slot', k.slot, 'active', k.active,
                                                        'made_at', k.created_at) ORDER BY k.active DESC, k.created_at DESC), '[]')
               FROM gateway_key k WHERE k.gateway_code = g.code) AS keys
       ${matching} ORDER BY g.code ${sort?.order === 'DESC' ? 'DESC' : 'ASC'} LIMIT $3 OFFSET $4`,
    [...values, perPage, (page - 1) * perPage],
  );
  return {
    rows: rows.map(
      (row): GatewayRow => ({
        id: row.id,
        version: row.version,
        code: row.code,
        adapter: row.adapter,
        base_url: row.base_url,
        enabled: row.enabled,
        uses: row.uses,
        is_shared: row.sites.some((site) => site !== siteId),
        keys: row.keys.map((key) => ({ ...key, made_at: new Date(key.made_at).toISOString() })),
      }),
    ),
    total: Number(counted.rows[0]?.total ?? 0n),
  };
};
