import { createKysely } from '@pavilion/postgres';
import type { Env } from '../../infra/env.ts';
import type { Hall } from '../../infra/hall.ts';
import type { ServerModule } from '../../module.ts';
import type { MemberNotices, PasswordHasher } from '../identity/index.ts';
import { thirdPartyCalls } from './calls.ts';
import { createRelyingParty } from './relyingParty.ts';
import type { OidcTables } from './tables.ts';

export { thirdPartySetting } from './providerSetting.ts';
export { storeOidcProvider } from './providers.ts';

export interface OidcDeps extends Pick<Hall, 'pool' | 'clock' | 'log' | 'outbox'> {
  readonly passwords: PasswordHasher;
  readonly notices: MemberNotices;
  readonly env: Pick<Env, 'NODE_ENV' | 'PAVILION_SECRET' | 'PAVILION_TEST'>;
}

/** Third-party login by OpenID Connect (spec §2 `/authCallback`, §4 Cross-tab messages; decision 0024). */
export const createOidcModule = ({
  pool,
  clock,
  outbox,
  passwords,
  notices,
  log,
  env,
}: OidcDeps): ServerModule => {
  const db = createKysely<OidcTables>(pool);
  const relyingParty = createRelyingParty({
    secret: env.PAVILION_SECRET,
    clock,
    allowsPlainHttp: env.NODE_ENV !== 'production',
    log,
  });
  const deps = { pool, db, clock, outbox, passwords, notices, secret: env.PAVILION_SECRET, relyingParty };
  return {
    name: 'oidc',
    calls: thirdPartyCalls(deps, env.PAVILION_TEST),
    schedules: [
      {
        name: 'oidc-sweep',
        cron: '* * * * *',
        run: async () => {
          const now = clock.now();
          await db.deleteFrom('oidc_attempt').where('expires_at', '<=', now).execute();
          await db.deleteFrom('oidc_link_ticket').where('expires_at', '<=', now).execute();
        },
      },
    ],
  };
};
