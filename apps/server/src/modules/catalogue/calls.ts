import type { Kysely } from 'kysely';
import type { CallHandler } from '../../http/caller.ts';
import type { Keep } from '../../infra/answerKeeper.ts';
import type { Hall } from '../../infra/hall.ts';
import { demoListCalls } from './demoCalls.ts';
import type { OffersDemo } from './demoProviders.ts';
import { jackpotGamesCall } from './jackpotCalls.ts';
import { lobbyListCalls } from './lobbyCalls.ts';
import { memberListCalls } from './memberCalls.ts';
import type { CatalogueSource } from './openList.ts';
import type { createMarkOwn } from './ownFavorites.ts';
import { publicListCalls } from './publicCalls.ts';
import { type IndexOf, searchCall } from './searchCalls.ts';
import { type AskTables, tableListCall } from './tableCalls.ts';
import type { CatalogueTables } from './tables.ts';
import { tournamentGamesCall } from './tournamentCalls.ts';

interface CatalogueCallDeps extends Pick<Hall, 'pool' | 'clock'> {
  readonly db: Kysely<CatalogueTables>;
  readonly source: CatalogueSource;
  readonly indexFor: IndexOf;
  /** Keeps answers for everybody; names of games and tables change at a pace of their own. */
  readonly keep: Keep;
  readonly keepNames: Keep;
  readonly keepTables: Keep;
  readonly markOwn: ReturnType<typeof createMarkOwn>;
  readonly offersDemo: OffersDemo;
  readonly askTables: AskTables;
}

/** Lists of games: public, of the lobby, to try, of live tables, and the member's own (spec §7). */
export const catalogueCalls = (deps: CatalogueCallDeps): CallHandler[] => {
  const { source, indexFor, keep, keepNames, keepTables, markOwn, offersDemo, askTables, clock, pool } = deps;
  return [
    ...publicListCalls(source, keep, offersDemo, markOwn),
    searchCall({ source, indexFor, offersDemo, keep }),
    jackpotGamesCall({ source, keep, pool, clock }),
    tournamentGamesCall({ source, keep, pool }),
    ...lobbyListCalls(source, keep, keepNames),
    ...demoListCalls(source, keep, offersDemo, markOwn),
    tableListCall({ source, clock, askTables, keep: keepTables }),
    ...memberListCalls(deps),
  ];
};
