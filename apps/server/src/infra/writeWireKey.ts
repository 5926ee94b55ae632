import type { PoolClient } from '@pavilion/postgres';
import type { WireKey } from '@pavilion/provider-kit';
import { seal } from './seal.ts';

/** Whose keys, and where they stand. */
const holders = {
  provider: { table: 'provider_key', owner: 'gp_id' },
  gateway: { table: 'gateway_key', owner: 'gateway_code' },
} as const;

/** `taken`: the key's id is another's. `full`: two other keys live, by these ids. */
export type WireKeyResult =
  | { readonly kind: 'stored' | 'unknown' | 'taken' }
  | { readonly kind: 'full'; readonly live: readonly string[] };

interface KeyRow {
  readonly key_id: string;
  readonly owner: string;
  readonly slot: 1 | 2;
  readonly active: boolean;
}

/**
 * Stores a key beside the one that lives, or the secret of a known key anew; the secret is sealed before it leaves the
 * process. The caller holds a lock on the owner, for two at once would take the same place.
 */
export const writeWireKey = async (
  tx: PoolClient,
  secret: string,
  { holder, ownerId, key }: { holder: keyof typeof holders; ownerId: number | string; key: WireKey },
): Promise<WireKeyResult> => {
  const { table, owner } = holders[holder];
  const { rows } = await tx.query<KeyRow>(
    `SELECT key_id, ${owner}::text AS owner, slot, active FROM ${table} WHERE ${owner} = $1 OR key_id = $2 ORDER BY slot`,
    [ownerId, key.keyId],
  );
  const known = rows.find(({ key_id }) => key_id === key.keyId);
  if (known !== undefined && known.owner !== String(ownerId)) return { kind: 'taken' };
  const others = rows.filter((row) => row.active && row !== known);
  const free = ([1, 2] as const).find((slot) => others.every((other) => other.slot !== slot));
  const slot = known?.active === true ? known.slot : free;
  if (slot === undefined) return { kind: 'full', live: others.map(({ key_id }) => key_id) };
  await tx.query(
    `INSERT INTO ${table} (key_id, ${owner}, secret_sealed, slot) VALUES ($1, $2, $3, $4)
     ON CONFLICT (key_id) DO UPDATE SET secret_sealed = $3, slot = $4, active = true`,
    [key.keyId, ownerId, seal(secret, key.keyId, key.secret), slot],
  );
  return { kind: 'stored' };
};
