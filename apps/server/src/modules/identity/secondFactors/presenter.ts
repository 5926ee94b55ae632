import type { Passkey } from '@pavilion/contract/secondFactors';
import type { PasskeyRow } from './queries.ts';
import type { RelyingParty } from './relyingParty.ts';

export const presentPasskey = (row: PasskeyRow, party: RelyingParty): Passkey => ({
  id: row.id,
  name: row.name,
  created_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at?.toISOString() ?? null,
  is_synced: row.is_synced,
  is_of_this_host: row.rp_id === party.id,
});
