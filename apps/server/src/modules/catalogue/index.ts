import { createKysely } from '@pavilion/postgres';
import type { Pool } from 'pg';
import { createKeeper } from '../../infra/answerKeeper.ts';
import { BriefCache } from '../../infra/briefCache.ts';
import type { Clock } from '../../infra/clock.ts';
import type { ServerModule } from '../../module.ts';
import type { DeedBook } from '../proposals/index.ts';
import { catalogueCalls } from './calls.ts';
import type { OffersDemo } from './demoProviders.ts';
import { registerGameDeeds } from './limitDeeds.ts';
import { type AskGames, registerNewGames } from './newGames.ts';
import { catalogueOfficeCalls } from './officeCalls.ts';
import { type OpeningDeps, tellOpenings } from './openings.ts';
import type { CatalogueSource } from './openList.ts';
import { createMarkOwn } from './ownFavorites.ts';
import { countPlays, type PlayCounts } from './popularity.ts';
import { indexOf, type SearchIndex } from './searchIndex.ts';
import { readSiteCatalogue, type SiteCatalogue } from './siteCatalogue.ts';
import { type AskTables, tablesFreshMs } from './tableCalls.ts';
import type { CatalogueTables } from './tables.ts';

export { gameTypeNames } from './gameTypeNames.ts';

export interface CatalogueModule extends ServerModule {
  /** Forgets the catalogues kept in this process; called when content changed. */
  readonly purge: () => void;
}

/** How long a catalogue may be shown after it changed, should the news of the change be lost. */
const catalogueFreshMs = 5_000;
/** Rounds of a week do not change rank in a minute. */
const playsFreshMs = 60_000;
/** Names in every language, folded: long to make for thousands of games, and seldom another. */
const namesFreshMs = 60_000;
const sitesKept = 100;

/** Game types, providers, games, labels, favourites, last played, hot and popular, tables (spec §3 Game entry, §7). */
export const createCatalogueModule = ({
  pool,
  clock,
  outbox,
  offersDemo = async () => false,
  askTables = async () => undefined,
  askGames = async () => undefined,
  book,
}: {
  pool: Pool;
  clock: Clock;
  outbox: OpeningDeps['outbox'];
  book: DeedBook;
  offersDemo?: OffersDemo;
  askTables?: AskTables;
  askGames?: AskGames;
}): CatalogueModule => {
  const db = createKysely<CatalogueTables>(pool);
  const desk = { pool, clock, book, askGames };
  registerGameDeeds(desk);
  registerNewGames(desk);
  const catalogues = new BriefCache<SiteCatalogue>({ freshMs: catalogueFreshMs, entriesMax: sitesKept });
  const { keep, purge } = createKeeper();
  const plays = new BriefCache<PlayCounts>({ freshMs: playsFreshMs, entriesMax: sitesKept });
  const names = createKeeper(namesFreshMs);
  const tables = createKeeper(tablesFreshMs);
  const indexes = new BriefCache<SearchIndex>({ freshMs: namesFreshMs, entriesMax: sitesKept });
  const source: CatalogueSource = {
    catalogueOf: (siteId) => catalogues.get(String(siteId), () => readSiteCatalogue(db, siteId, clock.now())),
    // They only order the lists: while they cannot be counted, the operator's order stands.
    playsOf: (siteId) =>
      plays.get(String(siteId), () => countPlays(db, siteId, clock.now())).catch(() => new Map()),
  };
  return {
    name: 'catalogue',
    calls: catalogueCalls({
      db,
      pool,
      clock,
      source,
      indexFor: (siteId) =>
        indexes.get(String(siteId), async () => indexOf(await source.catalogueOf(siteId))),
      keep,
      keepNames: names.keep,
      keepTables: tables.keep,
      markOwn: createMarkOwn(db),
      offersDemo,
      askTables,
    }),
    officeCalls: catalogueOfficeCalls(desk),
    schedules: [
      { name: 'games-opened', cron: '* * * * *', run: () => tellOpenings({ pool, clock, outbox }) },
    ],
    purge: () => {
      catalogues.clear();
      purge();
      names.purge();
      tables.purge();
      indexes.clear();
    },
  };
};
