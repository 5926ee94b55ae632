import { randomBytes } from 'node:crypto';
import type { PoolClient } from '@pavilion/postgres';
import { providerBasePath } from '@pavilion/provider-kit';
import { offerProvider } from '../../apps/server/src/modules/play/index.ts';
import { writeProviderWire } from '../../apps/server/src/modules/wallet/index.ts';
import { insertGame, insertProvider } from '../../database/seeds/catalogue.ts';
import { games, type ProviderSeed, providers } from '../../database/seeds/gamesData.ts';
import { sportsProvider } from '../../database/seeds/sports.ts';
import type { OpeningConfig } from './config.ts';
import type { StudioKey, WritableReport } from './report.ts';

/** 256 bits, and an id that tells whose it is. */
export const drawKey = (owner: string, holder: string): StudioKey => ({
  keyId: `${owner}-${randomBytes(4).toString('hex')}`,
  secret: randomBytes(32).toString('hex'),
  for: holder,
});

/**
 * The games that can be played; what the studio only announces is nothing for a real hall. Answers how many are offered
 * now that were not.
 */
const offerGames = async (tx: PoolClient, siteId: number, gpId: number): Promise<number> => {
  const live = games.filter((game) => game.gpId === gpId && game.state === 'live');
  for (const game of live) {
    const known = await tx.query('SELECT FROM game WHERE gp_id = $1 AND game_code = $2', [
      gpId,
      game.gameCode,
    ]);
    if (known.rowCount === 0) await insertGame(tx, game);
  }
  const offered = await offerProvider(tx, siteId, gpId);
  await tx.query(
    `UPDATE site_game SET is_new = true FROM game
      WHERE game.id = game_id AND site_id = $1 AND game_id = ANY ($2) AND game_code = ANY ($3)`,
    [siteId, offered, live.filter(({ isNew }) => isNew).map(({ gameCode }) => gameCode)],
  );
  return offered.length;
};

const openWire = async (
  tx: PoolClient,
  report: WritableReport,
  secret: string,
  { provider, origin }: { readonly provider: ProviderSeed; readonly origin: string },
): Promise<void> => {
  const { gpId, code } = provider;
  const baseUrl = `${origin}${providerBasePath}`;
  const { rows } = await tx.query<{ base_url: string; game_origin: string }>(
    'SELECT base_url, game_origin FROM provider_wire WHERE gp_id = $1',
    [gpId],
  );
  const [wire] = rows;
  if (wire !== undefined && (wire.base_url !== baseUrl || wire.game_origin !== origin)) {
    report.contradict(`provider ${code}: it is reached at ${wire.base_url}, the file says ${baseUrl}`);
    return;
  }
  const keys = await tx.query('SELECT FROM provider_key WHERE gp_id = $1 AND active LIMIT 1', [gpId]);
  if (wire !== undefined && keys.rowCount !== 0) return;
  const key = drawKey(code.toLowerCase(), `provider:${gpId}`);
  await writeProviderWire(tx, secret, {
    gpId,
    baseUrl,
    gameOrigin: origin,
    key,
    // Results of sports are corrected after their rounds are over.
    mayAdjust: gpId === sportsProvider,
  });
  report.showKey(`provider ${code}`, key);
};

/** The providers with their wire, their keys and the games that can be played. */
export const openProviders = async (
  tx: PoolClient,
  report: WritableReport,
  secret: string,
  { site, providers: named }: OpeningConfig,
): Promise<void> => {
  for (const { code, origin } of named) {
    const provider = providers.find((one) => one.code === code);
    if (provider === undefined) throw new Error(`the studio has no provider ${code}`);
    const isNew = await insertProvider(tx, provider);
    await openWire(tx, report, secret, { provider, origin });
    const offered = await offerGames(tx, site.id, provider.gpId);
    report.say(
      `provider ${code} ${isNew ? 'made' : 'is there'}${offered === 0 ? '' : `, games added: ${offered}`}`,
    );
  }
};
