import { createHash, randomBytes } from 'node:crypto';
import type { Studio } from '../../infra/studio.ts';
import type { ServedTable } from '../games/index.ts';
import type { TableRoundRow } from '../rows.ts';
import { openingAfter, timesOf } from '../schedule.ts';
import { nextShoe } from '../shoes.ts';

const newSeed = (): string => randomBytes(32).toString('hex');

/** What is shown of a server seed before it may be known. */
export const fingerprintOf = (serverSeed: string): string =>
  createHash('sha256').update(serverSeed).digest('hex');

/**
 * Opens a table's next round when the one before is over; `undefined` while it is not. The row of the table is locked,
 * so that it is opened once, by whichever process comes first.
 */
export const openRound = (studio: Studio, table: ServedTable): Promise<TableRoundRow | undefined> =>
  studio.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('shared_table')
      .values({ game_code: table.gameCode, next_server_seed: newSeed() })
      .onConflict((conflict) => conflict.column('game_code').doNothing())
      .execute();
    const { next_number, next_server_seed } = await trx
      .selectFrom('shared_table')
      .selectAll()
      .where('game_code', '=', table.gameCode)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const last = await trx
      .selectFrom('table_round')
      .select(['state', 'ends_at', 'outcome', 'shoe_from', 'shoe_round', 'shoe_gone'])
      .where('game_code', '=', table.gameCode)
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst();
    const beacon = studio.beacon.isAsked ? studio.beacon.chain : undefined;
    const now = studio.clock.now();
    const over = !last || ((last.state === 'settled' || last.state === 'void') && last.ends_at <= now);
    if (!over) return undefined;
    await trx
      .updateTable('shared_table')
      .set({ next_number: next_number + 1, next_server_seed: newSeed() })
      .where('game_code', '=', table.gameCode)
      .execute();
    return trx
      .insertInto('table_round')
      .values({
        game_code: table.gameCode,
        number: next_number,
        state: 'open',
        server_seed: next_server_seed,
        server_seed_hash: fingerprintOf(next_server_seed),
        sealing: beacon ? 'beacon' : 'commitments',
        ...nextShoe(table, last, next_number),
        ...timesOf(table.clock, openingAfter(last?.ends_at, now), beacon, table.decisions?.decideMs),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
