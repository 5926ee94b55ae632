import type { SqlExecutor } from '@pavilion/postgres';
import type { WireKey } from '@pavilion/provider-kit';
import { seal } from '../../../infra/seal.ts';
import { handoffSealName } from '../keySetting.ts';

/** Stores a key by which an operator's own app makes hand-offs on a site; sealed before it leaves the process. */
export const storeHandoffKey = async (
  db: SqlExecutor,
  secret: string,
  { siteId, key, note = '' }: { siteId: number; key: WireKey; note?: string },
): Promise<void> => {
  await db.query({
    text: `INSERT INTO handoff_key (key_id, site_id, secret_sealed, note) VALUES ($1, $2, $3, $4)
           ON CONFLICT (key_id) DO UPDATE SET secret_sealed = $3, note = $4, active = true
           WHERE handoff_key.site_id = $2`,
    values: [key.keyId, siteId, seal(secret, handoffSealName(key.keyId), key.secret), note],
  });
};
