import { frameHostsSchema } from '@pavilion/contract/office';
import { settingStore } from '../../infra/settingStore.ts';

/** The hosts whose pages a site may show in frames. Another one is for two people: the hall's own process asks it. */
export const frameHostsSetting = settingStore<'frame_hosts'>({
  name: 'frame_hosts',
  read: async (db, { siteId }) => {
    const { rows } = await db.query<{ host: string }>({
      text: 'SELECT host FROM embeddable_host WHERE site_id = $1 ORDER BY host',
      values: [siteId],
    });
    return {
      value: frameHostsSchema.parse({ hosts: rows.map(({ host }) => host) }),
      isSet: rows.length > 0,
    };
  },
  write: async (tx, { siteId }, { hosts }) => {
    await tx.query('DELETE FROM embeddable_host WHERE site_id = $1 AND NOT host = ANY ($2)', [siteId, hosts]);
    await tx.query(
      'INSERT INTO embeddable_host (site_id, host) SELECT $1, unnest($2::text[]) ON CONFLICT DO NOTHING',
      [siteId, hosts],
    );
  },
  weakens: (before, after) => after.hosts.some((host) => !before?.hosts.includes(host)),
});
