import { withTransaction } from '@pavilion/postgres';
import type { WireKey } from '@pavilion/provider-kit';
import type { Pool, PoolClient } from 'pg';
import { seal } from '../../../infra/seal.ts';

export interface GatewaySettings {
  /** Names the gateway's accounts in the ledger; never changes. */
  readonly id: number;
  readonly code: string;
  readonly adapter: string;
  /** Origin with base path. */
  readonly baseUrl: string;
  readonly key: WireKey;
  /** Two keys may live at once; a new key of a slot replaces the slot's. */
  readonly slot?: 1 | 2;
}

/** Sets a payment gateway's address and one of its keys in a transaction of the caller; the secret is sealed before it leaves the process. */
export const writeGateway = async (
  tx: PoolClient,
  secret: string,
  { id, code, adapter, baseUrl, key, slot = 1 }: GatewaySettings,
): Promise<void> => {
  await tx.query(
    `insert into payment_gateway (id, code, adapter, base_url) values ($1, $2, $3, $4)
     on conflict (id) do update set adapter = $3, base_url = $4`,
    [id, code, adapter, baseUrl],
  );
  await tx.query(
    'update gateway_key set active = false where gateway_code = $1 and slot = $2 and key_id <> $3 and active',
    [code, slot, key.keyId],
  );
  await tx.query(
    `insert into gateway_key (key_id, gateway_code, secret_sealed, slot) values ($1, $2, $3, $4)
     on conflict (key_id) do update set secret_sealed = $3, slot = $4, active = true
     where gateway_key.gateway_code = $2`,
    [key.keyId, code, seal(secret, key.keyId, key.secret), slot],
  );
};

/** The same in a transaction of its own. */
export const storeGateway = (pool: Pool, secret: string, settings: GatewaySettings): Promise<void> =>
  withTransaction(pool, (tx) => writeGateway(tx, secret, settings));
