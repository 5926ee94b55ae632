import { sql } from 'kysely';
import type { Studio, Trx } from '../../infra/studio.ts';
import { marketOf } from '../engine/market.ts';
import type { Run } from '../engine/run.ts';
import type { LegRow } from '../rows.ts';
import type { LegResult } from '../views.ts';
import { judgeBets } from './judgeBets.ts';

const resultOf = (run: Run, leg: Pick<LegRow, 'market' | 'selection'>): LegResult => {
  const market = marketOf(leg.market);
  if (!market) throw new Error(`a bet stands on an unknown market ${leg.market}`);
  return run.decide(market, leg.selection);
};

/**
 * Stores what an event has decided so far for every bet on it, and judges the bets. The event must be locked, so that its
 * legs are those that there are. The bets' rows are locked before their other legs are read, so that two events of one multi
 * that end together do not miss each other. Answers the bets that changed.
 */
export const settleEvent = async (studio: Studio, trx: Trx, run: Run): Promise<readonly string[]> => {
  if (run.phase === 'coming') return [];
  const legs = await trx.selectFrom('book_leg').selectAll().where('event_id', '=', run.fixture.id).execute();
  const decided = legs
    .map((leg) => ({ leg, result: resultOf(run, leg) }))
    // Decided stays decided: only a correction changes it, to another decision.
    .filter(({ leg, result }) => result !== 'open' && result !== leg.result);
  if (decided.length === 0) return [];
  const bets = await trx
    .selectFrom('book_bet')
    .select('id')
    .where('id', '=', ({ fn, val }) => fn.any(val(decided.map(({ leg }) => leg.bet_id))))
    .where('state', 'not in', ['refused', 'returned'])
    .orderBy('id')
    .forUpdate()
    .execute();
  const ids = new Set(bets.map(({ id }) => id));
  const changed = decided.filter(({ leg }) => ids.has(leg.bet_id));
  await sql`
    UPDATE book_leg l SET result = c.result
    FROM unnest(${changed.map(({ leg }) => leg.bet_id)}::text[], ${changed.map(({ leg }) => leg.seq)}::int[],
      ${changed.map(({ result }) => result)}::text[]) AS c (bet_id, seq, result)
    WHERE l.bet_id = c.bet_id AND l.seq = c.seq`.execute(trx);
  await judgeBets(studio, trx, [...ids]);
  return [...ids];
};
