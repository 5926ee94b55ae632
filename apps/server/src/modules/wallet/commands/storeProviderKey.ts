import { withTransaction } from '@pavilion/postgres';
import type { WireKey } from '@pavilion/provider-kit';
import type { Pool } from 'pg';
import { type WireKeyResult, writeWireKey } from '../../../infra/writeWireKey.ts';

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
    const ownerId = rows[0]?.gp_id;
    if (ownerId === undefined) return { kind: 'unknown' };
    const result = await writeWireKey(tx, secret, { holder: 'provider', ownerId, key });
    if (result.kind === 'stored')
      await tx.query(
        `UPDATE provider_key SET may_adjust = true
         WHERE key_id = $1 AND EXISTS (SELECT FROM provider_key WHERE gp_id = $2 AND active AND may_adjust)`,
        [key.keyId, ownerId],
      );
    return result;
  });
