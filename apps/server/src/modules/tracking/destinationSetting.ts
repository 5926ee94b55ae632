import { type SettingValue, trackingSchema } from '@pavilion/contract/office';
import { badField } from '../../http/refusal.ts';
import type { Env } from '../../infra/env.ts';
import { type SettingStore, settingStore } from '../../infra/settingStore.ts';
import { tokenName } from './commands/storeDestination.ts';

interface Row extends SettingValue<'tracking'> {
  readonly token_sealed: Buffer;
}

/** Where a site's marketing events go. In production over https. */
export const trackingSetting = ({ NODE_ENV: mode }: Pick<Env, 'NODE_ENV'>): SettingStore<object> =>
  settingStore<'tracking'>({
    name: 'tracking',
    read: async (db, { siteId }) => {
      const { rows } = await db.query<Row>({
        text: 'SELECT endpoint, enabled, token_sealed FROM tracking_destination WHERE site_id = $1',
        values: [siteId],
      });
      const [row] = rows;
      if (row === undefined) return null;
      const { token_sealed: sealed, ...value } = row;
      return { value: trackingSchema.parse(value), isSet: true, sealed };
    },
    check: async (_tx, _place, { after: { endpoint } }) => {
      if (mode === 'production' && !endpoint.startsWith('https:')) throw badField('value.endpoint');
    },
    write: async (tx, { siteId }, { endpoint, enabled }, sealed) => {
      if (sealed === undefined)
        await tx.query('UPDATE tracking_destination SET endpoint = $2, enabled = $3 WHERE site_id = $1', [
          siteId,
          endpoint,
          enabled,
        ]);
      else
        await tx.query(
          `INSERT INTO tracking_destination (site_id, endpoint, enabled, token_sealed) VALUES ($1, $2, $3, $4)
           ON CONFLICT (site_id) DO UPDATE SET endpoint = $2, enabled = $3, token_sealed = $4`,
          [siteId, endpoint, enabled, sealed],
        );
    },
    sealName: ({ siteId }, { endpoint }) => tokenName(siteId, endpoint),
  });
