import { setTimeout as delay } from 'node:timers/promises';
import type { BodyOf } from '@pavilion/contract';
import { type LobbyTable, lobbyTables, tablesMax } from '@pavilion/contract/tables';
import { type CallHandler, handle } from '../../http/caller.ts';
import type { Keep } from '../../infra/answerKeeper.ts';
import { BriefCache } from '../../infra/briefCache.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Hall } from '../../infra/hall.ts';
import { type CatalogueSource, openList } from './openList.ts';

/** What a provider tells of its tables (wallet protocol, `/tables`), by its own clock. */
interface ToldTables {
  readonly now: string;
  readonly tables: readonly (Omit<LobbyTable, 'game'> & { readonly game_code: string })[];
}
type ToldTable = Omit<LobbyTable, 'game'> & { readonly gameCode: string };

/** What stands at a provider's tables; `undefined` when it does not say. */
export type AskTables = (gpId: number) => Promise<ToldTables | undefined>;

/** What is not told within this time is left out: nobody waits for a slow provider to see the others. */
const tellWithinMs = 1_000;
/** However many look, a provider is asked, and the list made, so often at most by one process. */
export const tablesFreshMs = 1_000;
/** One that has no tables, or does not answer, is left alone for so long: nobody should wait for it at every look. */
const silentMs = 30_000;
const providersMax = 500;

const shifted = (moment: string, byMs: number): string => new Date(Date.parse(moment) + byMs).toISOString();

/** The same by the hall's clock: a provider may be minutes off, and its visitors' countdowns should not be. */
const byOwnClock = ({ now, tables }: ToldTables, ownNow: Date): ToldTable[] => {
  const aheadMs = ownNow.getTime() - Date.parse(now);
  return tables.map(({ game_code, closes_at, draws_at, next_at, round, players, board }) => ({
    gameCode: game_code,
    round,
    closes_at: shifted(closes_at, aheadMs),
    draws_at: shifted(draws_at, aheadMs),
    next_at: shifted(next_at, aheadMs),
    players,
    board,
  }));
};

/** Asks providers for their tables, each seldom enough. */
const createTableBook = (askTables: AskTables, clock: Clock) => {
  const told = new BriefCache<readonly ToldTable[]>({ freshMs: tablesFreshMs, entriesMax: providersMax });
  /** Until when each is left alone. */
  const silent = new Map<number, number>();

  const ask = async (gpId: number): Promise<readonly ToldTable[]> => {
    const tooLate = delay(tellWithinMs, undefined, { ref: false });
    const answer = await Promise.race([askTables(gpId), tooLate]).catch(() => undefined);
    const tables = answer === undefined ? [] : byOwnClock(answer, clock.now());
    if (tables.length === 0) silent.set(gpId, performance.now() + silentMs);
    return tables;
  };
  return async (gpId: number): Promise<readonly ToldTable[]> =>
    (silent.get(gpId) ?? 0) > performance.now() ? [] : told.get(String(gpId), () => ask(gpId));
};

export interface TableListDeps extends Pick<Hall, 'clock'> {
  readonly source: CatalogueSource;
  readonly askTables: AskTables;
  readonly keep: Keep;
}

/** The tables of a site at which many play at once: those whose games can be played there now. */
export const tableListCall = ({ source, clock, askTables, keep }: TableListDeps): CallHandler => {
  const tablesOf = createTableBook(askTables, clock);
  const listOf = keep(async ({ site }, { currency, support_device }: BodyOf<typeof lobbyTables>) => {
    const { games, present } = await openList(source, site, currency, support_device);
    const open = games.filter((game) => game.state === 'live' && game.customUrl === null);
    const gpIds = [...new Set(open.map((game) => game.provider.gpId))];
    const told = new Map(
      await Promise.all(
        gpIds.map(async (gpId) => [gpId, Map.groupBy(await tablesOf(gpId), (one) => one.gameCode)] as const),
      ),
    );
    const list = open.flatMap((game): LobbyTable[] => {
      const [table] = told.get(game.provider.gpId)?.get(game.gameCode) ?? [];
      const [entry] = present([game]);
      if (table === undefined || entry === undefined) return [];
      const { gameCode: _, ...shown } = table;
      return [{ game: entry, ...shown }];
    });
    return list.slice(0, tablesMax);
  });
  return handle(lobbyTables, async (caller, body) => ({
    list: await listOf(caller, body),
    as_of: clock.now().toISOString(),
  }));
};
