import { channels, currencySchema } from '@pavilion/contract';
import { minor, toDecimal } from '@pavilion/money';
import { withTransaction } from '@pavilion/postgres';
import type { FastifyBaseLogger } from 'fastify';
import type { Hall } from '../../../infra/hall.ts';
import type { Outbox } from '../../../infra/outbox.ts';

interface TotalRow {
  readonly site_id: number;
  readonly currency: string;
  readonly total_minor: bigint;
}

const potsToCollect = {
  name: 'jackpot-pots-to-collect',
  text: `SELECT id FROM jackpot j WHERE gp_id IS NOT NULL AND (seed_due
           OR EXISTS (SELECT FROM jackpot_contribution c WHERE c.jackpot_id = j.id)) ORDER BY id`,
};

export interface RefreshDeps extends Pick<Hall, 'pool'> {
  readonly outbox: Pick<Outbox, 'toChannel' | 'wake'>;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

export interface RefreshedJackpots {
  readonly collected: number;
  readonly refused: number;
}

/** Brings contributions into their pots; one that cannot be filled keeps them for the next time, and holds up no other. */
const collect = async ({ pool, log }: RefreshDeps): Promise<RefreshedJackpots> => {
  const { rows: pots } = await pool.query<{ id: number }>(potsToCollect);
  let refused = 0;
  for (const { id } of pots) {
    try {
      await pool.query({
        name: 'jackpot-collect',
        text: 'SELECT wallet.collect_jackpot($1::integer)',
        values: [id],
      });
    } catch (error) {
      refused += 1;
      log.error({ err: error, alarm: 'jackpot_not_collected', potId: id }, 'a jackpot cannot be filled');
    }
  }
  return { collected: pots.length - refused, refused };
};

/**
 * Brings contributions into their pots, counts what the pots hold for the pages, and tells the channel of each currency
 * whose total changed (decisions: Realtime, `jackpot`). Each pot is a transaction of its own, so that none is held for
 * long: a win that meets its pot here is told to come again.
 */
export const refreshJackpots = async (deps: RefreshDeps): Promise<RefreshedJackpots> => {
  const { pool, outbox } = deps;
  const refreshed = await collect(deps);
  const changed = await withTransaction(pool, async (tx) => {
    const { rows } = await tx.query<TotalRow>({
      name: 'jackpot-show',
      text: 'SELECT site_id, currency, total_minor FROM wallet.show_jackpots()',
    });
    for (const row of rows) {
      const currency = currencySchema.parse(row.currency);
      await outbox.toChannel(tx, row.site_id, channels.webApi(currency), 'jackpot', {
        currency,
        jackpot_amount_total: toDecimal(minor(row.total_minor), currency),
      });
    }
    return rows.length > 0;
  });
  if (changed) outbox.wake();
  return refreshed;
};
