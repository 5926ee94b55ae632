import { randomBytes } from 'node:crypto';
import type { PoolClient } from '@pavilion/postgres';
import { providerBasePath } from '@pavilion/provider-kit';
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

/** The games that can be played; what the studio only announces is nothing for a real hall. */
const offerGames = async (tx: PoolClient, siteId: number, gpId: number): Promise<number> => {
  let offered = 0;
  const live = games.filter((game) => game.gpId === gpId && game.state === 'live');
  for (const [sort, game] of live.entries()) {
    const known = await tx.query<{ id: number }>('SELECT id FROM game WHERE gp_id = $1 AND game_code = $2', [
      gpId,
      game.gameCode,
    ]);
    const id = known.rows[0]?.id ?? (await insertGame(tx, game));
    const { rowCount } = await tx.query(
      'INSERT INTO site_game (site_id, game_id, sort, is_new) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
      [siteId, id, gpId * 100 + sort, game.isNew],
    );
    offered += rowCount ?? 0;
  }
  return offered;
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
    await tx.query(
      'INSERT INTO site_provider (site_id, gp_id, sort) VALUES ($1, $2, $2) ON CONFLICT DO NOTHING',
      [site.id, provider.gpId],
    );
    await openWire(tx, report, secret, { provider, origin });
    const offered = await offerGames(tx, site.id, provider.gpId);
    report.say(
      `provider ${code} ${isNew ? 'made' : 'is there'}${offered === 0 ? '' : `, games added: ${offered}`}`,
    );
  }
};
