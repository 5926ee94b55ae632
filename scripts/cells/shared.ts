import type { Pool } from '@pavilion/postgres';
import { LaunchError } from '../launcher/settings.ts';
import { copyRows } from './copyRows.ts';
import { belongs, type SiteTable, sharedWhole } from './siteTables.ts';

/** What makes a row of two cells the same one, and under which it is known. */
const identities: readonly { readonly table: string; readonly id: string; readonly name: string }[] = [
  { table: 'public.payment_gateway', id: 'id', name: 'code' },
  { table: 'public.gateway_key', id: 'key_id', name: 'gateway_code' },
  { table: 'public.provider', id: 'gp_id', name: 'gp_code' },
  { table: 'public.provider_key', id: 'key_id', name: 'gp_id' },
  { table: 'public.game', id: 'id', name: "gp_id || ' ' || game_code" },
  // Somebody who was brought along may go by another account there.
  { table: 'public.staff', id: 'id', name: 'created_at' },
  { table: 'public.role', id: 'id', name: "concat_ws(' ', site_id, name)" },
];

interface Known {
  readonly id: string;
  readonly name: string;
}

const readKnown = async (pool: Pool, { table, id, name }: (typeof identities)[number]): Promise<Known[]> =>
  (await pool.query<Known>(`SELECT (${id})::text AS id, (${name})::text AS name FROM ${table}`)).rows;

/** What two cells know under one id or one name, and do not mean the same by. */
export const findClashes = async (source: Pool, target: Pool): Promise<string[]> => {
  const clashes: string[] = [];
  for (const identity of identities) {
    const [here, there] = await Promise.all([readKnown(source, identity), readKnown(target, identity)]);
    const byId = new Map(there.map(({ id, name }) => [id, name]));
    // A key is one of several of its gateway or provider: what they have in common is no name.
    const isNamed = !identity.table.endsWith('_key');
    const byName = new Map(isNamed ? there.map(({ id, name }) => [name, id]) : []);
    for (const { id, name } of here) {
      const other = byId.get(id);
      if (other !== undefined && other !== name)
        clashes.push(`${identity.table} ${id}: ${name} and ${other}`);
      const otherId = byName.get(name);
      if (otherId !== undefined && otherId !== id)
        clashes.push(`${identity.table} ${name}: ${id} and ${otherId}`);
    }
  }
  return clashes;
};

/** Providers, games and gateways that the other cell does not have yet. Throws `LaunchError` where the two mean different things. */
export const bringShared = async (source: Pool, target: Pool): Promise<void> => {
  const clashes = await findClashes(source, target);
  if (clashes.length > 0)
    throw new LaunchError(`the cells know different things by one name: ${clashes.slice(0, 10).join('; ')}`);
  for (const table of sharedWhole) await copyRows(source, target, { table, where: 'true', ifMissing: true });
};

/** Columns of a site's tables that name somebody of the staff. */
const namingStaff = `
  SELECT format('%I.%I', n.nspname, c.relname) AS name, a.attname AS column
  FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_namespace n ON n.oid = c.relnamespace
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.conkey[1]
  WHERE k.contype = 'f' AND k.confrelid = 'public.staff'::regclass`;

/**
 * The staff that a site's rows name: without their second factors, and not let in until somebody there lets them. Who has the
 * account of somebody else there goes by another one. Pictures that the site shows come along.
 */
export const bringStaffAndPictures = async (
  source: Pool,
  target: Pool,
  { tables, siteId }: { readonly tables: readonly SiteTable[]; readonly siteId: number },
): Promise<void> => {
  const { rows } = await source.query<{ name: string; column: string }>(namingStaff);
  const named = rows
    .filter(({ name }) => tables.some((table) => table.name === name))
    .map(
      ({ name, column }) =>
        `EXISTS (SELECT FROM ${name} n WHERE n.${column} = t.id AND ${belongs(tables, name, 'n', siteId)})`,
    );
  const staff = await source.query<{ id: number; account: string; password_hash: string; created_at: Date }>(
    `SELECT id, account, password_hash, created_at FROM public.staff t WHERE ${named.join(' OR ')}`,
  );
  for (const { id, account, password_hash, created_at } of staff.rows)
    await target.query(
      `INSERT INTO public.staff (id, account, password_hash, enabled, created_at) OVERRIDING SYSTEM VALUE
       SELECT $1, CASE WHEN EXISTS (SELECT FROM public.staff WHERE account = $2) THEN left($2, 24) || '-' || $1 ELSE $2 END,
         $3, false, $4 ON CONFLICT (id) DO NOTHING`,
      [id, account, password_hash, created_at],
    );
  await copyRows(source, target, {
    table: 'public.picture_file',
    where: `EXISTS (SELECT FROM public.picture p WHERE p.hash = t.hash AND p.site_id = ${siteId})`,
    ifMissing: true,
  });
};
