import { parseArgs } from 'node:util';
import { captchaProviders } from '@pavilion/contract/identity';
import { createPool, type Pool } from '@pavilion/postgres';
import { storeGatewayKey } from '../apps/server/src/modules/cashier/index.ts';
import { storeHandoffKey } from '../apps/server/src/modules/handoff/index.ts';
import { storeCaptchaService } from '../apps/server/src/modules/identity/index.ts';
import { storeOidcProvider } from '../apps/server/src/modules/oidc/index.ts';
import { storeTrackingDestination } from '../apps/server/src/modules/tracking/index.ts';
import { storeProviderKey } from '../apps/server/src/modules/wallet/index.ts';
import { openHall } from './launcher/databases.ts';
import { runMain } from './launcher/runMain.ts';
import { sealingSecret } from './launcher/secrets.ts';
import { LaunchError, readSettings } from './launcher/settings.ts';

const usage = `npm run store-secret -- --provider=LANTERN --key=lantern-2
  or --gateway=pay --key=pay-2
  or --site=1 and one of
  --handoff-key=app-1
  --third-party=acme --label=Acme --issuer=https://id.acme.example --client=pavilion
  --tracking=https://events.example/v1/123/events
  --captcha=turnstile --site-key=0x4AAA    (or hcaptcha)
with the secret itself in the environment as SECRET`;

const options = {
  provider: { type: 'string' },
  gateway: { type: 'string' },
  key: { type: 'string' },
  site: { type: 'string' },
  'handoff-key': { type: 'string' },
  'third-party': { type: 'string' },
  label: { type: 'string' },
  issuer: { type: 'string' },
  client: { type: 'string' },
  tracking: { type: 'string' },
  captcha: { type: 'string' },
  'site-key': { type: 'string' },
} as const;

const required = (value: string | undefined): string => {
  if (value === undefined || value === '') throw new LaunchError(usage);
  return value;
};

/** A key of the wire, which all sites share. Throws `LaunchError` where it cannot be stored. */
const storeWireKey = async (
  pool: Pool,
  sealedUnder: string,
  given: { readonly provider?: string; readonly gateway?: string; readonly key?: string },
): Promise<string> => {
  const key = { keyId: required(given.key), secret: required(process.env.SECRET) };
  if (key.keyId.length > 64) throw new LaunchError("a key's id takes up to 64 characters");
  const [storeKey, code, name] =
    given.provider === undefined
      ? [storeGatewayKey, required(given.gateway), `gateway ${given.gateway}`]
      : [storeProviderKey, required(given.provider), `provider ${given.provider}`];
  const result = await storeKey(pool, sealedUnder, { code, key });
  if (result.kind === 'unknown') throw new LaunchError(`there is no ${name} with a wire`);
  if (result.kind === 'taken')
    throw new LaunchError(`the key ${key.keyId} is another's, and was left as it is`);
  if (result.kind === 'full')
    throw new LaunchError(`${name} has two keys that live, ${result.live.join(' and ')}: retire one first`);
  return `key ${key.keyId} of ${name}`;
};

const store = async (pool: Pool, sealedUnder: string): Promise<string> => {
  const { values } = parseArgs({ options });
  const { provider, gateway } = values;
  if (provider !== undefined && gateway !== undefined) throw new LaunchError(usage);
  if (provider !== undefined || gateway !== undefined) return storeWireKey(pool, sealedUnder, values);
  const siteId = Number(required(values.site));
  if (!Number.isInteger(siteId) || siteId < 1) throw new LaunchError(usage);
  // Not an argument: those are seen by everybody on the machine and kept by the shell.
  const given = process.env.SECRET;
  const { 'handoff-key': keyId, 'third-party': code, tracking, captcha } = values;
  if (keyId !== undefined) {
    await storeHandoffKey(pool, sealedUnder, { siteId, key: { keyId, secret: required(given) } });
    return `hand-off key ${keyId} of site ${siteId}`;
  }
  if (code !== undefined) {
    await storeOidcProvider(pool, sealedUnder, {
      siteId,
      code,
      label: { en_US: required(values.label) },
      issuer: required(values.issuer),
      clientId: required(values.client),
      clientSecret: given === undefined || given === '' ? null : given,
    });
    return `third party ${code} of site ${siteId}`;
  }
  if (captcha !== undefined) {
    const service = captchaProviders.find((known) => known === captcha);
    if (service === undefined) throw new LaunchError(usage);
    const siteKey = required(values['site-key']);
    await storeCaptchaService(pool, sealedUnder, {
      siteId,
      provider: service,
      siteKey,
      secret: required(given),
    });
    return `captcha service ${service} of site ${siteId}`;
  }
  const endpoint = required(tracking);
  await storeTrackingDestination(pool, sealedUnder, { siteId, endpoint, token: required(given) });
  return `destination of site ${siteId}'s marketing events`;
};

/**
 * `npm run store-secret`: seals a secret under `PAVILION_SECRET` and stores what it belongs to; beside a running
 * `npm start` too. Without `SECRET` a third party is a public client.
 */
await runMain(async () => {
  const settings = readSettings(process.env);
  const sealedUnder = sealingSecret(settings.dataDir);
  const hall = await openHall(settings, (line) => console.log(`· ${line}`));
  try {
    const pool = createPool(hall.url, { max: 1, applicationName: 'pavilion-store-secret' });
    try {
      console.log(`· stored: ${await store(pool, sealedUnder)}`);
      return 0;
    } finally {
      await pool.end();
    }
  } finally {
    await hall.stop();
  }
});
