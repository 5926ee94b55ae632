import { withTransaction } from '@pavilion/postgres';
import type { WireKey } from '@pavilion/provider-kit';
import type { Pool } from 'pg';
import { type WireKeyResult, writeWireKey } from '../../../infra/writeWireKey.ts';

/** Stores a key of a payment gateway: a second one, so that keys change without a stop, or the secret of a known one anew. */
export const storeGatewayKey = (
  pool: Pool,
  secret: string,
  { code, key }: { readonly code: string; readonly key: WireKey },
): Promise<WireKeyResult> =>
  withTransaction(pool, async (tx) => {
    const { rowCount } = await tx.query('SELECT FROM payment_gateway WHERE code = $1 FOR UPDATE', [code]);
    if (rowCount === 0) return { kind: 'unknown' };
    return writeWireKey(tx, secret, { holder: 'gateway', ownerId: code, key });
  });
