import { channels, currencySchema } from '@pavilion/contract';
import { jackpotLevelsMax } from '@pavilion/contract/content';
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

interface LevelRow {
  readonly id: number;
  readonly shown_minor: bigint;
}

/** What is shown of the jackpots that have a name: never more than the amount by which one drops. */
const levelsShown = {
  name: 'jackpot-levels-shown',
  text: `SELECT id, least(shown_minor, drops_by_minor) AS shown_minor FROM jackpot
          WHERE site_id = $1 AND currency = $2 AND enabled AND names <> '{}' AND shown_minor IS NOT NULL
          ORDER BY drops_by_minor NULLS LAST, id LIMIT ${jackpotLevelsMax}`,
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
      const levels = await tx.query<LevelRow>({ ...levelsShown, values: [row.site_id, row.currency] });
      await outbox.toChannel(tx, row.site_id, channels.webApi(currency), 'jackpot', {
        currency,
        jackpot_amount_total: toDecimal(minor(row.total_minor), currency),
        levels: levels.rows.map(({ id, shown_minor }) => ({
          id,
          amount: toDecimal(minor(shown_minor), currency),
        })),
      });
    }
    return rows.length > 0;
  });
  if (changed) outbox.wake();
  return refreshed;
};
