import type { Studio } from '../infra/studio.ts';
import { studioLocale } from '../locale.ts';
import { nameOfGame } from '../words/index.ts';
import { tables } from './catalogue.ts';
import type { TableFeed } from './feed.ts';
import type { BesideTables } from './views.ts';

/** Tables of the provider that can be played at beside this one, as they stand now. */
export const readBesideTables = async (
  { clock }: Pick<Studio, 'clock'>,
  feeds: readonly TableFeed[],
  { table: { gameCode, gpId } }: Pick<TableFeed, 'table'>,
  locale: string,
): Promise<BesideTables> => {
  const others = feeds.filter(({ table }) => table.gpId === gpId && table.gameCode !== gameCode);
  const shown = others.map(async (feed) => {
    const { phase, closesAt } = await feed.view();
    const entry = tables.find((candidate) => candidate.gameCode === feed.table.gameCode);
    const name = entry ? nameOfGame(entry, studioLocale(locale)) : feed.table.gameCode;
    return { gameCode: feed.table.gameCode, name, phase, closesAt };
  });
  return { tables: await Promise.all(shown), now: clock.now().toISOString() };
};
