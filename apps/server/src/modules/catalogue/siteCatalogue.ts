import { type GameTypeId, gameTypeIds, type LocalizedText, localizedTextSchema } from '@pavilion/contract';
import { lobbyGamesMax } from '@pavilion/contract/catalogue';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { gameIconOf, providerMarkOf } from '../../infra/gameArt.ts';
import type { CatalogueTables } from './tables.ts';

export type CatalogueDb = Kysely<CatalogueTables>;
export type GameState = 'live' | 'coming_soon' | 'maintenance';

export interface CatalogueProvider {
  readonly gpId: number;
  readonly gpCode: string;
  readonly name: LocalizedText;
  readonly wallet: 'seamless' | 'transfer';
  /** Address of its mark. */
  readonly mark: string;
  /** The one template whose lists have it; null for all of them. */
  readonly modelVersion: string | null;
  readonly houses: readonly { readonly house: number; readonly name: LocalizedText }[];
  readonly inMaintenance: boolean;
  /** The window of the maintenance under way; both null when there is none, the end also when it is open. */
  readonly maintenanceStartAt: Date | null;
  readonly maintenanceEndAt: Date | null;
}

export interface StakeRange {
  readonly minMinor: bigint;
  readonly maxMinor: bigint;
}

export interface CatalogueGame {
  readonly id: number;
  readonly provider: CatalogueProvider;
  readonly gtId: GameTypeId;
  readonly gameCode: string;
  /** Address of its picture without size and type. */
  readonly icon: string;
  readonly names: LocalizedText;
  readonly house: number;
  /** A live game of a provider under maintenance is under maintenance. */
  readonly state: GameState;
  readonly customUrl: string | null;
  readonly rtpBp: number | null;
  /** Its bets return differently: that is the most. */
  readonly isRtpUpTo: boolean;
  /** Null: every currency of the site. */
  readonly currencies: readonly string[] | null;
  readonly onDesktop: boolean;
  readonly onMobile: boolean;
  readonly isNew: boolean;
  readonly hotRank: number | null;
  readonly labels: readonly number[];
  readonly stakes: ReadonlyMap<string, StakeRange>;
}

/** Whether a game is more than announced. One under maintenance comes back; one that is still to open was never there. */
export const hasOpened = ({ state }: Pick<CatalogueGame, 'state'>): boolean => state !== 'coming_soon';

const stateRanks: Readonly<Record<GameState, number>> = { live: 0, maintenance: 1, coming_soon: 2 };

/** What can be played first, then what will be again, then what is still to open; each in the order given. */
export const playableFirst = <Game extends Pick<CatalogueGame, 'state'>>(games: readonly Game[]): Game[] =>
  games.toSorted((left, right) => stateRanks[left.state] - stateRanks[right.state]);

/** Everything that a site offers, in the operator's order. */
export interface SiteCatalogue {
  readonly providers: readonly CatalogueProvider[];
  readonly games: readonly CatalogueGame[];
  readonly labels: readonly { readonly id: number; readonly name: LocalizedText }[];
}

const housesSchema = z.array(z.object({ house: z.number().int().nonnegative(), name: localizedTextSchema }));

const gameTypeOf = (id: number): GameTypeId | undefined => gameTypeIds.find((known) => known === id);

const readProviders = async (db: CatalogueDb, siteId: number, now: Date): Promise<CatalogueProvider[]> => {
  const rows = await db
    .selectFrom('provider')
    .innerJoin('site_provider', 'site_provider.gp_id', 'provider.gp_id')
    .selectAll('provider')
    .select(['maintenance_start_at', 'maintenance_end_at', 'model_version'])
    .select(
      sql<boolean>`coalesce(maintenance_start_at <= ${now} and coalesce(maintenance_end_at > ${now}, true), false)`.as(
        'in_maintenance',
      ),
    )
    .where('site_provider.site_id', '=', siteId)
    .where('site_provider.enabled', '=', true)
    .where('provider.active', '=', true)
    .orderBy('site_provider.sort')
    .orderBy('provider.gp_id')
    .execute();
  return rows.map((row) => ({
    gpId: row.gp_id,
    gpCode: row.gp_code,
    name: localizedTextSchema.parse(row.name),
    wallet: row.wallet,
    mark: providerMarkOf({ gpCode: row.gp_code, mark: row.mark, picture: row.picture }),
    modelVersion: row.model_version,
    houses: housesSchema.parse(row.houses),
    inMaintenance: row.in_maintenance,
    maintenanceStartAt: row.in_maintenance ? row.maintenance_start_at : null,
    maintenanceEndAt: row.in_maintenance ? row.maintenance_end_at : null,
  }));
};

const readGameRows = (db: CatalogueDb, siteId: number) =>
  db
    .selectFrom('game')
    .innerJoin('site_game', 'site_game.game_id', 'game.id')
    .selectAll('game')
    .select(['site_game.is_new', 'site_game.hot_rank'])
    .where('site_game.site_id', '=', siteId)
    .where('site_game.enabled', '=', true)
    .orderBy('site_game.sort')
    .orderBy('game.id')
    .limit(lobbyGamesMax)
    .execute();

const readLabels = async (db: CatalogueDb, siteId: number) => {
  const [tags, carried] = await Promise.all([
    db
      .selectFrom('game_tag')
      .select(['id', 'name'])
      .where('site_id', '=', siteId)
      .where('enabled', '=', true)
      .orderBy('sort')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('site_game_tag')
      .innerJoin('game_tag', 'game_tag.id', 'site_game_tag.tag_id')
      .select(['site_game_tag.game_id', 'site_game_tag.tag_id'])
      .where('site_game_tag.site_id', '=', siteId)
      .where('game_tag.enabled', '=', true)
      .orderBy('game_tag.sort')
      .orderBy('game_tag.id')
      .execute(),
  ]);
  const byGame = Map.groupBy(carried, (row) => row.game_id);
  return {
    labels: tags.map((tag) => ({ id: tag.id, name: localizedTextSchema.parse(tag.name) })),
    labelsOf: (gameId: number): number[] => (byGame.get(gameId) ?? []).map((row) => row.tag_id),
  };
};

const readStakes = async (db: CatalogueDb, siteId: number) => {
  const rows = await db
    .selectFrom('game_limit')
    .innerJoin('site_game', 'site_game.game_id', 'game_limit.game_id')
    .selectAll('game_limit')
    .where('site_game.site_id', '=', siteId)
    .execute();
  const byGame = Map.groupBy(rows, (row) => row.game_id);
  return (gameId: number): ReadonlyMap<string, StakeRange> =>
    new Map(
      (byGame.get(gameId) ?? []).map((row) => [
        row.currency,
        { minMinor: row.stake_min_minor, maxMinor: row.stake_max_minor },
      ]),
    );
};

/** Reads a site's catalogue. Games of providers that the site does not offer are left out. */
export const readSiteCatalogue = async (
  db: CatalogueDb,
  siteId: number,
  now: Date,
): Promise<SiteCatalogue> => {
  const [providers, rows, { labels, labelsOf }, stakesOf] = await Promise.all([
    readProviders(db, siteId, now),
    readGameRows(db, siteId),
    readLabels(db, siteId),
    readStakes(db, siteId),
  ]);
  const providerById = new Map(providers.map((provider) => [provider.gpId, provider]));
  const games = rows.flatMap((row): CatalogueGame[] => {
    const provider = providerById.get(row.gp_id);
    const gtId = gameTypeOf(row.gt_id);
    if (provider === undefined || gtId === undefined) return [];
    return [
      {
        id: row.id,
        provider,
        gtId,
        gameCode: row.game_code,
        icon: gameIconOf({ ...row, gtId, gameCode: row.game_code }),
        names: localizedTextSchema.parse(row.names),
        house: row.house,
        state: row.state === 'live' && provider.inMaintenance ? 'maintenance' : row.state,
        customUrl: row.customized ? row.custom_url : null,
        rtpBp: row.rtp_bp,
        isRtpUpTo: row.rtp_up_to,
        currencies: row.currencies,
        onDesktop: row.on_desktop,
        onMobile: row.on_mobile,
        isNew: row.is_new,
        hotRank: row.hot_rank,
        labels: labelsOf(row.id),
        stakes: stakesOf(row.id),
      },
    ];
  });
  return { providers, games, labels };
};
