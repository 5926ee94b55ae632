import { withTransaction } from '@pavilion/postgres';
import type { WireKey } from '@pavilion/provider-kit';
import type { Pool, PoolClient } from 'pg';
import { type WireKeyResult, writeWireKey } from '../../../infra/writeWireKey.ts';

/** A key of a provider, in a transaction whose caller holds a lock on the provider's row. */
export const writeProviderKey = async (
  tx: PoolClient,
  secret: string,
  { gpId, key }: { readonly gpId: number; readonly key: WireKey },
): Promise<WireKeyResult> => {
  const result = await writeWireKey(tx, secret, { holder: 'provider', ownerId: gpId, key });
  if (result.kind === 'stored')
    await tx.query(
      `UPDATE provider_key SET may_adjust = true
       WHERE key_id = $1 AND EXISTS (SELECT FROM provider_key WHERE gp_id = $2 AND active AND may_adjust)`,
      [key.keyId, gpId],
    );
  return result;
};

/**
 * Stores a key of a provider that has a wire: a second one, so that keys change without a stop, or the secret of a known
 * one anew. What the provider's keys may, the new one may as well.
 */
export const storeProviderKey = (
  pool: Pool,
  secret: string,
  { code, key }: { readonly code: string; readonly key: WireKey },
): Promise<WireKeyResult> =>
  withTransaction(pool, async (tx) => {
    const { rows } = await tx.query<{ gp_id: number }>(
      'SELECT gp_id FROM provider JOIN provider_wire USING (gp_id) WHERE gp_code = $1 FOR UPDATE OF provider',
      [code],
    );
    const gpId = rows[0]?.gp_id;
    return gpId === undefined ? { kind: 'unknown' } : writeProviderKey(tx, secret, { gpId, key });
  });
