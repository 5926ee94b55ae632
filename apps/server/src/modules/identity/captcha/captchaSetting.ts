import { captchaSettingSchema, type SettingValue } from '@pavilion/contract/office';
import { settingStore } from '../../../infra/settingStore.ts';
import { sealName } from './captchaServices.ts';

interface Row extends SettingValue<'captcha'> {
  readonly secret_sealed: Buffer;
}

/** Which service's widget stands in the place of the hall's own picture. */
export const captchaSetting = settingStore<'captcha'>({
  name: 'captcha',
  read: async (db, { siteId }) => {
    const { rows } = await db.query<Row>({
      text: 'SELECT provider, site_key, enabled, secret_sealed FROM captcha_service WHERE site_id = $1',
      values: [siteId],
    });
    const [row] = rows;
    if (row === undefined) return null;
    const { secret_sealed: sealed, ...value } = row;
    return { value: captchaSettingSchema.parse(value), isSet: true, sealed };
  },
  write: async (tx, { siteId }, { provider, site_key: siteKey, enabled }, sealed) => {
    if (sealed === undefined)
      await tx.query(
        'UPDATE captcha_service SET provider = $2, site_key = $3, enabled = $4 WHERE site_id = $1',
        [siteId, provider, siteKey, enabled],
      );
    else
      await tx.query(
        `INSERT INTO captcha_service (site_id, provider, site_key, enabled, secret_sealed) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (site_id) DO UPDATE SET provider = $2, site_key = $3, enabled = $4, secret_sealed = $5`,
        [siteId, provider, siteKey, enabled, sealed],
      );
  },
  sealName: ({ siteId }, { provider, site_key: siteKey }) => sealName(siteId, { provider, siteKey }),
});
