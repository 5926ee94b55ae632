import { type SettingValue, thirdPartySchema } from '@pavilion/contract/office';
import { badField } from '../../http/refusal.ts';
import type { Env } from '../../infra/env.ts';
import { type SettingStore, settingStore } from '../../infra/settingStore.ts';
import { clientSecretName } from './providers.ts';

interface Row extends SettingValue<'third_party'> {
  readonly secret_sealed: Buffer | null;
}

const columns = 'label, issuer, client_id, scope, claims, enabled, sort';

/** Third parties by which members may log in. In production an issuer speaks https. */
export const thirdPartySetting = ({ NODE_ENV: mode }: Pick<Env, 'NODE_ENV'>): SettingStore<object> =>
  settingStore<'third_party'>({
    name: 'third_party',
    keys: async (db, siteId) => {
      const { rows } = await db.query<{ code: string }>({
        text: 'SELECT code FROM oidc_provider WHERE site_id = $1 ORDER BY sort, code',
        values: [siteId],
      });
      return rows.map(({ code }) => code);
    },
    read: async (db, { siteId, key }) => {
      const { rows } = await db.query<Row>({
        text: `SELECT ${columns}, secret_sealed FROM oidc_provider WHERE site_id = $1 AND code = $2`,
        values: [siteId, key],
      });
      const [row] = rows;
      if (row === undefined) return null;
      const { secret_sealed: sealed, ...value } = row;
      return { value: thirdPartySchema.parse(value), isSet: true, sealed };
    },
    check: async (_tx, { key }, { after: { issuer } }) => {
      if (!/^[a-z][a-z0-9-]{0,31}$/.test(key)) throw badField('key');
      if (mode === 'production' && !issuer.startsWith('https:')) throw badField('value.issuer');
    },
    write: async (tx, { siteId, key }, value, sealed) => {
      const { label, issuer, client_id: client, scope, claims, enabled, sort } = value;
      await tx.query(
        `INSERT INTO oidc_provider (site_id, code, ${columns}, secret_sealed)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
         ON CONFLICT (site_id, code) DO UPDATE
            SET label = $3, issuer = $4, client_id = $5, scope = $6, claims = $7, enabled = $8, sort = $9,
                secret_sealed = coalesce($10, oidc_provider.secret_sealed)`,
        [
          siteId,
          key,
          JSON.stringify(label),
          issuer,
          client,
          scope,
          JSON.stringify(claims),
          enabled,
          sort,
          sealed ?? null,
        ],
      );
    },
    sealName: (_place, { issuer, client_id: client }) => clientSecretName(issuer, client),
  });
