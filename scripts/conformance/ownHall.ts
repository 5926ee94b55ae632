import type { AddressInfo } from 'node:net';
import { createPool } from '@pavilion/postgres';
import type { WireKey } from '@pavilion/provider-kit';
import type { HallPort } from '@pavilion/provider-kit/conformance';
import { createHallProcess } from '../../apps/server/src/compose.ts';
import { readEnv } from '../../apps/server/src/infra/env.ts';
import { storeProviderWire } from '../../apps/server/src/modules/wallet/index.ts';
import { seed } from '../../database/seeds/index.ts';
import { createDatabasePort } from './databasePort.ts';
import { openStubProvider } from './stubProvider.ts';

/** This hall, whole and listening, on an empty migrated database: what the suite runs against when told no other. */
export interface OwnHall {
  readonly url: string;
  readonly key: WireKey;
  readonly otherKey: WireKey;
  readonly port: HallPort;
  readonly close: () => Promise<void>;
}

const secret = 'a secret of thirty-two characters!';
const key: WireKey = { keyId: 'cf-first', secret: 'the first provider has this secret' };
const otherKey: WireKey = { keyId: 'cf-second', secret: 'the second provider has this one' };

/** `databaseUrl` is the owner's. */
export const openOwnHall = async (databaseUrl: string): Promise<OwnHall> => {
  const pool = createPool(databaseUrl, { max: 8, applicationName: 'pavilion-conformance' });
  const provider = await openStubProvider(key);
  await seed({ pool });
  const address = { baseUrl: provider.baseUrl, gameOrigin: provider.origin };
  await storeProviderWire(pool, secret, { gpId: 1, key, mayAdjust: true, ...address });
  await storeProviderWire(pool, secret, { gpId: 2, key: otherKey, ...address });
  const hall = await createHallProcess({
    env: readEnv({
      NODE_ENV: 'test',
      DATABASE_URL: databaseUrl,
      PAVILION_SECRET: secret,
      PAVILION_TEST: '1',
      LOG_LEVEL: 'silent',
    }),
    roles: new Set(['web']),
  });
  await hall.app.listen({ host: '127.0.0.1', port: 0 });
  const { port: httpPort } = hall.app.server.address() as AddressInfo;
  const port = await createDatabasePort({
    pool,
    firstKeyId: key.keyId,
    secondKeyId: otherKey.keyId,
    settle: async (say) => {
      provider.say(say);
      await hall.settleStaleRounds();
    },
  });
  return {
    url: `http://127.0.0.1:${httpPort}`,
    key,
    otherKey,
    port: { ...port, name: 'this hall' },
    close: async () => {
      await hall.close();
      await provider.close();
      await pool.end();
    },
  };
};
