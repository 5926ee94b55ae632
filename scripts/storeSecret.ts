import { parseArgs } from 'node:util';
import { captchaProviders } from '@pavilion/contract/identity';
import { createPool, type Pool } from '@pavilion/postgres';
import { storeHandoffKey } from '../apps/server/src/modules/handoff/index.ts';
import { storeCaptchaService } from '../apps/server/src/modules/identity/index.ts';
import { storeOidcProvider } from '../apps/server/src/modules/oidc/index.ts';
import { storeTrackingDestination } from '../apps/server/src/modules/tracking/index.ts';
import { openHall } from './launcher/databases.ts';
import { runMain } from './launcher/runMain.ts';
import { sealingSecret } from './launcher/secrets.ts';
import { LaunchError, readSettings } from './launcher/settings.ts';

const usage = `npm run store-secret -- --site=1 and one of
  --handoff-key=app-1
  --third-party=acme --label=Acme --issuer=https://id.acme.example --client=pavilion
  --tracking=https://events.example/v1/123/events
  --captcha=turnstile --site-key=0x4AAA    (or hcaptcha)
with the secret itself in the environment as SECRET`;

const options = {
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

const store = async (pool: Pool, sealedUnder: string): Promise<string> => {
  const { values } = parseArgs({ options });
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
    const provider = captchaProviders.find((known) => known === captcha);
    if (provider === undefined) throw new LaunchError(usage);
    const siteKey = required(values['site-key']);
    await storeCaptchaService(pool, sealedUnder, { siteId, provider, siteKey, secret: required(given) });
    return `captcha service ${provider} of site ${siteId}`;
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
