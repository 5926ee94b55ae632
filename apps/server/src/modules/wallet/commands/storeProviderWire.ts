import { withTransaction } from '@pavilion/postgres';
import type { WireKey } from '@pavilion/provider-kit';
import type { Pool, PoolClient } from 'pg';
import { seal } from '../../../infra/seal.ts';

export interface ProviderWireSettings {
  readonly gpId: number;
  /** Origin with base path of the provider's side of the protocol. */
  readonly baseUrl: string;
  /** The only origin that a game's address may have. */
  readonly gameOrigin: string;
  /** The wire that it speaks; `native` unless told. */
  readonly adapter?: 'native' | 'hub88' | 'evenbet';
  readonly key: WireKey;
  /** Two keys may live at once; a new key of a slot replaces the slot's. */
  readonly slot?: 1 | 2;
  /** Whether the key may adjust rounds that are over. Left out, a known key keeps its right and a new one has none. */
  readonly mayAdjust?: boolean;
}

/** Sets a provider's address and one of its keys in a transaction of the caller; the secret is sealed before it leaves the process. */
export const writeProviderWire = async (
  tx: PoolClient,
  secret: string,
  { gpId, baseUrl, gameOrigin, adapter = 'native', key, slot = 1, mayAdjust }: ProviderWireSettings,
): Promise<void> => {
  await tx.query(
    `INSERT INTO provider_wire (gp_id, base_url, game_origin, adapter) VALUES ($1, $2, $3, $4)
     ON CONFLICT (gp_id) DO UPDATE SET base_url = $2, game_origin = $3, adapter = $4, updated_at = now()
     WHERE (provider_wire.base_url, provider_wire.game_origin, provider_wire.adapter) IS DISTINCT FROM ($2, $3, $4)`,
    [gpId, baseUrl, gameOrigin, adapter],
  );
  await tx.query(
    'UPDATE provider_key SET active = false WHERE gp_id = $1 AND slot = $2 AND key_id <> $3 AND active',
    [gpId, slot, key.keyId],
  );
  await tx.query(
    `INSERT INTO provider_key (key_id, gp_id, secret_sealed, slot, may_adjust) VALUES ($1, $2, $3, $4, coalesce($5, false))
     ON CONFLICT (key_id) DO UPDATE SET secret_sealed = $3, slot = $4, active = true,
       may_adjust = coalesce($5, provider_key.may_adjust)
     WHERE provider_key.gp_id = $2`,
    [key.keyId, gpId, seal(secret, key.keyId, key.secret), slot, mayAdjust ?? null],
  );
};

/** The same in a transaction of its own. */
export const storeProviderWire = (
  pool: Pool,
  secret: string,
  settings: ProviderWireSettings,
): Promise<void> => withTransaction(pool, (tx) => writeProviderWire(tx, secret, settings));
