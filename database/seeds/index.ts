import { currencySchema } from '@pavilion/contract';
import { advisoryLocks, type Pool, withTransaction } from '@pavilion/postgres';
import { gatewayBasePath, providerBasePath } from '@pavilion/provider-kit';
import type { Env } from '../../apps/server/src/infra/env.ts';
import { storeGateway } from '../../apps/server/src/modules/cashier/index.ts';
import { storeOidcProvider } from '../../apps/server/src/modules/oidc/index.ts';
import { storeProviderWire } from '../../apps/server/src/modules/wallet/index.ts';
import { seedAgentCampaigns } from './agentCampaigns.ts';
import { seedAgentLevels } from './agentLevels.ts';
import { seedAgentPurses } from './agentPurses.ts';
import { seedBanks } from './banks.ts';
import { sandboxGateway, seedCashier } from './cashier.ts';
import { seedCatalogue } from './catalogue.ts';
import { seedContent } from './content.ts';
import { seedLetters } from './letters.ts';
import { seedMembers } from './members.ts';
import { seedMissions } from './missions.ts';
import { seedOpeningBalance } from './openingBalance.ts';
import { seedRecommend } from './recommend.ts';
import { seedRedEnvelope } from './redEnvelope.ts';
import { harborSiteId, pavilionSiteId, seedSites } from './sites.ts';
import { seedSports, setSportsOrigin, sportsProvider } from './sports.ts';
import { seedTemplates } from './templates.ts';
import { seedVip } from './vip.ts';

/**
 * Fills an empty database with the demo hall: two sites, providers and games, content, ways to pay in, members with an
 * opening balance. All or nothing; a database that has a site already is left as it is. Answers whether it was filled.
 * Never for production.
 */
export const seed = ({ pool, now = new Date() }: { pool: Pool; now?: Date }): Promise<boolean> =>
  withTransaction(pool, async (client) => {
    // The demo hall must not be seeded twice at once: two starts of one house would meet here.
    await client.query('select pg_advisory_xact_lock($1)', [advisoryLocks.seeding]);
    const { rowCount } = await client.query('select from site limit 1');
    if (rowCount !== 0) return false;
    await seedSites(client);
    await seedCatalogue(client);
    await seedContent(client, now);
    await seedTemplates(client);
    await seedCashier(client);
    await seedBanks(client, { siteId: pavilionSiteId, currencies: currencySchema.options });
    await seedBanks(client, { siteId: harborSiteId, currencies: ['RMB', 'USD'] });
    await seedMembers(client, { siteId: pavilionSiteId, currencies: currencySchema.options });
    await seedMembers(client, {
      siteId: harborSiteId,
      currencies: ['RMB', 'USD'],
      asksUnknownDevices: true,
    });
    await seedAgentLevels(client, { siteId: pavilionSiteId });
    await seedAgentPurses(client, { siteId: pavilionSiteId, account: 'agent01' });
    await seedAgentCampaigns(client, { siteId: pavilionSiteId, account: 'agent01', now });
    await seedRecommend(client, { siteId: pavilionSiteId });
    await seedRedEnvelope(client, { siteId: pavilionSiteId, now });
    await seedMissions(client, { siteId: pavilionSiteId, now });
    await seedVip(client, { siteId: pavilionSiteId, account: 'player01', now });
    for (const siteId of [pavilionSiteId, harborSiteId]) await seedSports(client, { siteId });
    await seedLetters(client, { siteId: pavilionSiteId, now });
    await seedOpeningBalance(client, { siteId: pavilionSiteId, account: 'player01', now });
    return true;
  });

/** The sandbox identity provider, as its buttons name it. */
const lanternPass = { zh_CN: '灯影通行证', zh_TW: '燈影通行證', en_US: 'Lantern Pass' };

/**
 * Tells the hall how to reach the sandbox studio: addresses and wire keys of its providers, its payment gateway and its
 * identity provider, sealed under `PAVILION_SECRET`. Run at every start, because ports and keys may have changed;
 * running it again changes nothing. Throws for a key whose holder it does not know.
 */
export const ensureSandboxKeys = async (
  pool: Pool,
  env: Pick<Env, 'SANDBOX_KEYS' | 'PAVILION_SECRET' | 'STUDIO_ORIGIN'>,
): Promise<void> => {
  const { origin } = new URL(env.STUDIO_ORIGIN);
  for (const { keyId, secret, for: holder } of env.SANDBOX_KEYS) {
    const key = { keyId, secret };
    const provider = /^provider:([1-9][0-9]{0,8})$/.exec(holder);
    if (provider !== null) {
      await storeProviderWire(pool, env.PAVILION_SECRET, {
        gpId: Number(provider[1]),
        baseUrl: `${origin}${providerBasePath}`,
        gameOrigin: origin,
        key,
        // Results of sports are corrected after their rounds are over.
        ...(Number(provider[1]) === sportsProvider && { mayAdjust: true }),
      });
      if (Number(provider[1]) === sportsProvider) await setSportsOrigin(pool, origin);
    } else if (holder === `gateway:${sandboxGateway.code}`) {
      await storeGateway(pool, env.PAVILION_SECRET, {
        ...sandboxGateway,
        baseUrl: `${origin}${gatewayBasePath}`,
        key,
      });
    } else if (holder === 'oidc:sandbox') {
      await storeOidcProvider(pool, env.PAVILION_SECRET, {
        siteId: pavilionSiteId,
        code: 'lantern',
        label: lanternPass,
        issuer: `${origin}/identity`,
        clientId: keyId,
        clientSecret: secret,
      });
    } else {
      throw new Error(`SANDBOX_KEYS: nobody is called ${holder}`);
    }
  }
};
