import { handoffKeySchema, settingSave } from '@pavilion/contract/office';
import { refused } from '../../http/refusal.ts';
import { settingStore } from '../../infra/settingStore.ts';

interface Row {
  readonly note: string;
  readonly active: boolean;
  readonly secret_sealed: Buffer;
}

export const handoffSealName = (keyId: string): string => `handoff:${keyId}`;

/** Keys by which an operator's own apps make hand-offs on a site. */
export const handoffKeySetting = settingStore<'handoff_key'>({
  name: 'handoff_key',
  keys: async (db, siteId) => {
    const { rows } = await db.query<{ key_id: string }>({
      text: 'SELECT key_id FROM handoff_key WHERE site_id = $1 ORDER BY key_id',
      values: [siteId],
    });
    return rows.map(({ key_id: keyId }) => keyId);
  },
  read: async (db, { siteId, key }) => {
    const { rows } = await db.query<Row>({
      text: 'SELECT note, active, secret_sealed FROM handoff_key WHERE site_id = $1 AND key_id = $2',
      values: [siteId, key],
    });
    const [row] = rows;
    if (row === undefined) return null;
    const { secret_sealed: sealed, ...value } = row;
    return { value: handoffKeySchema.parse(value), isSet: true, sealed };
  },
  /** A key's id is one for all sites: it says whose call it is. */
  check: async (tx, { siteId, key }) => {
    const taken = await tx.query('SELECT FROM handoff_key WHERE key_id = $1 AND site_id <> $2', [
      key,
      siteId,
    ]);
    if (taken.rowCount !== 0) throw refused(settingSave.codes, 354, 'office.key_taken');
  },
  write: async (tx, { siteId, key }, { note, active }, sealed) => {
    if (sealed === undefined)
      await tx.query('UPDATE handoff_key SET note = $3, active = $4 WHERE site_id = $1 AND key_id = $2', [
        siteId,
        key,
        note,
        active,
      ]);
    else
      await tx.query(
        `INSERT INTO handoff_key (key_id, site_id, secret_sealed, note, active) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (key_id) DO UPDATE SET secret_sealed = $3, note = $4, active = $5 WHERE handoff_key.site_id = $2`,
        [key, siteId, sealed, note, active],
      );
  },
  sealName: ({ key }) => handoffSealName(key),
});
