import type { Currency, LocalizedText } from '@pavilion/contract';
import { currencyCodes, parseDecimal, roundWorth } from '@pavilion/money';
import type { PoolClient } from '@pavilion/postgres';
import {
  type GameSeed,
  gameLabels,
  games,
  inactiveProviders,
  type ProviderSeed,
  providers,
} from './gamesData.ts';
import { harborSiteId, pavilionSiteId } from './sites.ts';
import { stakeBoundsOf } from './stakesData.ts';
import { inFurtherLanguages } from './texts.ts';

/** A slot's stake is a whole number of so many minor units. */
const slotParts = 20n;

/** Games of the second site: a few, by which the houses can be told apart, and its sports. */
const harborGames = new Set(['koi-lantern', 'fair-wind-junk', 'kite-sports']);

/** What a stake of renminbi is in a currency. */
const stakeOf = (hint: string, currency: Currency): bigint => {
  const fen = parseDecimal(hint, 'RMB');
  if (fen === undefined) throw new Error(`games-data: stake "${hint}" is not an amount`);
  if (currency === 'RMB') return fen;
  const stake = roundWorth(currency, fen);
  return stake < slotParts ? slotParts : stake;
};

/** What plays takes the stakes of its own program; what is only announced has those of its design. */
const boundsOf = (game: GameSeed, currency: Currency): readonly [min: bigint, max: bigint] => {
  if (game.state === 'live') return stakeBoundsOf(game, currency);
  return [stakeOf(game.stakeHint.min, currency), stakeOf(game.stakeHint.max, currency)];
};

/** A provider of the studio, unless it is there; one that is only known is not `active`. Answers whether it was not. */
export const insertProvider = async (
  client: PoolClient,
  { gpId, code, names: name, wallet, mark, houses, appId }: ProviderSeed,
  active = true,
): Promise<boolean> => {
  const { rowCount } = await client.query(
    `insert into provider (gp_id, gp_code, name, wallet, mark, houses, active, app_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (gp_id) do nothing`,
    [
      gpId,
      code,
      name,
      wallet,
      mark,
      JSON.stringify(houses.map(({ house, names }) => ({ house, name: names }))),
      active,
      appId ?? null,
    ],
  );
  return rowCount === 1;
};

const seedProviders = async (client: PoolClient): Promise<void> => {
  for (const provider of inactiveProviders) await insertProvider(client, provider, false);
  for (const [index, provider] of providers.entries()) {
    await insertProvider(client, provider);
    await client.query('insert into site_provider (site_id, gp_id, sort) values ($1, $2, $3)', [
      pavilionSiteId,
      provider.gpId,
      index,
    ]);
  }
  await client.query(
    'insert into site_provider (site_id, gp_id, sort) values ($1, 1, 0), ($1, 2, 1), ($1, 3, 2)',
    [harborSiteId],
  );
};

/** A game with its stakes in every currency. Answers its number. */
export const insertGame = async (client: PoolClient, game: GameSeed): Promise<number> => {
  const { rows } = await client.query<{ id: number }>(
    `insert into game (gp_id, gt_id, game_code, names, house, state, rtp_bp, rtp_up_to, motif)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [
      game.gpId,
      game.gtId,
      game.gameCode,
      game.names,
      game.house,
      game.state,
      game.rtpBp,
      game.isRtpUpTo,
      game.motif,
    ],
  );
  const [row] = rows;
  if (row === undefined) throw new Error(`game ${game.gameCode} was not stored`);
  const bounds = currencyCodes.map((currency) => boundsOf(game, currency));
  await client.query(
    `insert into game_limit (game_id, currency, stake_min_minor, stake_max_minor)
     select $1, * from unnest($2::text[], $3::bigint[], $4::bigint[])`,
    [row.id, [...currencyCodes], bounds.map(([min]) => min), bounds.map(([, max]) => max)],
  );
  return row.id;
};

const seedLabels = async (client: PoolClient, siteId: number): Promise<ReadonlyMap<string, number>> => {
  const ids = new Map<string, number>();
  for (const [sort, label] of gameLabels.entries()) {
    const written: LocalizedText = label.names;
    const names: LocalizedText = { ...inFurtherLanguages(written.en_US ?? ''), ...written };
    const { rows } = await client.query<{ id: number }>(
      'insert into game_tag (site_id, name, sort) values ($1, $2, $3) returning id',
      [siteId, names, sort],
    );
    if (rows[0] !== undefined) ids.set(label.code, rows[0].id);
  }
  return ids;
};

const offerGame = async (
  client: PoolClient,
  siteId: number,
  gameId: number,
  game: GameSeed,
  places: { sort: number; hotRank: number | null },
): Promise<void> => {
  await client.query(
    'insert into site_game (site_id, game_id, sort, is_new, hot_rank) values ($1, $2, $3, $4, $5)',
    [siteId, gameId, places.sort, game.isNew, places.hotRank],
  );
};

/** Six providers and their games: the whole list on the demo hall, a few on the house beside it. */
export const seedCatalogue = async (client: PoolClient): Promise<void> => {
  await seedProviders(client);
  const tagIds = await seedLabels(client, pavilionSiteId);
  let hotRank = 0;
  for (const [sort, game] of games.entries()) {
    const gameId = await insertGame(client, game);
    if (game.isHot) hotRank += 1;
    await offerGame(client, pavilionSiteId, gameId, game, { sort, hotRank: game.isHot ? hotRank : null });
    if (harborGames.has(game.gameCode)) {
      await offerGame(client, harborSiteId, gameId, game, { sort, hotRank: null });
    }
    await client.query(
      `insert into site_game_tag (site_id, tag_id, game_id) select $1, tag, $3 from unnest($2::integer[]) as tag`,
      [pavilionSiteId, game.labels.flatMap((code) => tagIds.get(code) ?? []), gameId],
    );
  }
};
