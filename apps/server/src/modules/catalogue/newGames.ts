import { gamesAdd, gamesRead, type NewGame, newGameSchema } from '@pavilion/contract/office';
import { withTransaction } from '@pavilion/postgres';
import type { Pool, PoolClient } from 'pg';
import { z } from 'zod';
import type { Actor } from '../../http/officeCaller.ts';
import { badField, refused } from '../../http/refusal.ts';
import { holdsEverywhere, propose, proposeOnce } from '../proposals/index.ts';
import type { CatalogueDeskDeps } from './gameDeeds.ts';
import { type GameList, type GamesTold, inOneLine, isSoundList, readGameLines } from './gameLines.ts';
import { stakeBounds } from './limitDeeds.ts';

const right = 'games.manage';
const { codes } = gamesAdd;

/** The games that a provider tells of; undefined where its wire has no such call or it does not answer. */
export type AskGames = (gpId: number) => Promise<GamesTold | undefined>;

interface ProviderRow {
  readonly gp_code: string;
  readonly sites: readonly number[];
}

const noProvider = () => refused(codes, 404, 'office.not_found');

/** A provider of the site with the sites that have it. Refuses with 404. */
const findProvider = async (
  tx: Pick<Pool | PoolClient, 'query'>,
  siteId: number,
  gpId: number,
  lock = '',
): Promise<ProviderRow> => {
  const { rows } = await tx.query<ProviderRow>(
    `SELECT gp_code, ARRAY (SELECT site_id FROM site_provider WHERE gp_id = provider.gp_id ORDER BY site_id) AS sites
       FROM provider WHERE gp_id = $1 ${lock}`,
    [gpId],
  );
  const [row] = rows;
  if (row === undefined || !row.sites.includes(siteId)) throw noProvider();
  return row;
};

const knownCodes = async (
  tx: Pick<Pool | PoolClient, 'query'>,
  gpId: number,
): Promise<ReadonlySet<string>> => {
  const { rows } = await tx.query<{ game_code: string }>('SELECT game_code FROM game WHERE gp_id = $1', [
    gpId,
  ]);
  return new Set(rows.map(({ game_code }) => game_code));
};

/** Reads a list and judges each line. Refuses with 389, 399, 404. */
export const readGames = async (
  { pool, askGames }: Pick<CatalogueDeskDeps, 'pool'> & { readonly askGames: AskGames },
  siteId: number,
  { provider_id: gpId, from, text }: z.output<typeof gamesRead.body>,
): Promise<z.output<typeof gamesRead.data>> => {
  await findProvider(pool, siteId, gpId);
  const listOf = async (): Promise<GameList> => {
    if (from !== 'wire') return { from, text };
    const games = await askGames(gpId);
    if (games === undefined) throw refused(gamesRead.codes, 399, 'office.no_games_told');
    return { from, games };
  };
  return readGameLines(await listOf(), await knownCodes(pool, gpId));
};

const assertReach = async (
  tx: PoolClient,
  who: Pick<Actor, 'staffId'>,
  { sites }: ProviderRow,
): Promise<void> => {
  if (!(await holdsEverywhere(tx, who.staffId, right, sites)))
    throw refused(codes, 382, 'office.shared_elsewhere');
};

const taken = (found: readonly string[]) => refused(codes, 374, 'office.games_there', { codes: found });

/** Of these codes, those that the provider has in the catalogue. */
const thereOf = async (tx: PoolClient, gpId: number, games: readonly NewGame[]): Promise<string[]> => {
  const known = await knownCodes(tx, gpId);
  return games.map(({ code }) => code).filter((code) => known.has(code));
};

/** Proposes games. Refuses with 374, 382, 404. Answers the proposal's id. */
export const proposeGames = (
  { pool, clock, book }: CatalogueDeskDeps,
  who: Actor,
  { provider_id: gpId, games, reason, request_id: requestId }: z.output<typeof gamesAdd.body>,
): Promise<number> =>
  withTransaction(pool, async (tx) => {
    if (!isSoundList(games)) throw badField('games');
    const asked = { kind: 'games.add', content: { gp_id: gpId, games }, requestId } as const;
    const proposed = await proposeOnce(tx, who, asked, async () => {
      const provider = await findProvider(tx, who.siteId, gpId);
      await assertReach(tx, who, provider);
      const there = await thereOf(tx, gpId, games);
      if (there.length > 0) throw taken(there);
      const subject = { kind: 'provider', id: gpId, name: provider.gp_code };
      return propose(tx, book, who, { ...asked, subject, reason }, clock.now());
    });
    if (proposed === null) throw new Error('games are added by two');
    return proposed;
  });

const insertGame = async (tx: PoolClient, gpId: number, game: NewGame): Promise<number> => {
  const currencies = game.limits.map(({ currency }) => currency);
  const { rows } = await tx.query<{ id: number }>(
    `INSERT INTO game (gp_id, gt_id, game_code, names, state, rtp_bp, rtp_up_to, currencies, on_desktop, on_mobile, motif)
     VALUES ($1, $2, $3, $4, 'live', $5, $6, $7, $8, $9, NULL) RETURNING id`,
    [
      gpId,
      game.type,
      game.code,
      JSON.stringify(game.names),
      game.rtp_bp,
      game.rtp_up_to,
      currencies.length === 0 ? null : currencies,
      game.on_desktop,
      game.on_mobile,
    ],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('a game was not written');
  const bounds = game.limits.map((limit) => stakeBounds(limit) ?? { low: 0n, high: 0n });
  await tx.query(
    `INSERT INTO game_limit (game_id, currency, stake_min_minor, stake_max_minor)
     SELECT $1, * FROM unnest($2::text[], $3::bigint[], $4::bigint[])`,
    [row.id, currencies, bounds.map(({ low }) => low), bounds.map(({ high }) => high)],
  );
  return row.id;
};

/** New games are for two: with them come their stakes and their returns. */
export const registerNewGames = ({ book }: Pick<CatalogueDeskDeps, 'book'>): void =>
  book.register({
    kind: 'games.add',
    right,
    content: z.strictObject({ gp_id: z.number().int().positive(), games: z.array(newGameSchema) }),
    inPage: ({ gp_id, games }) => ({ gp_id, games: games.map(inOneLine) }),
    worldOf: async (tx, { gp_id: gpId, games }, siteId) => ({
      ...(await findProvider(tx, siteId, gpId, 'FOR NO KEY UPDATE')),
      there: await thereOf(tx, gpId, games),
    }),
    run: async (tx, { gp_id: gpId, games }, who) => {
      await assertReach(tx, who, await findProvider(tx, who.siteId, gpId));
      const ids: number[] = [];
      for (const game of games) ids.push(await insertGame(tx, gpId, game));
      await tx.query(
        `INSERT INTO site_game (site_id, game_id, enabled, sort)
         SELECT sp.site_id, made.id, sp.site_id = $1,
                coalesce((SELECT max(sort) FROM site_game WHERE site_id = sp.site_id), 0) + made.place
           FROM site_provider sp CROSS JOIN unnest($3::integer[]) WITH ORDINALITY AS made (id, place) WHERE sp.gp_id = $2`,
        [who.siteId, gpId, ids],
      );
    },
  });
