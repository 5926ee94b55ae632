import { minor, toDecimal } from '@pavilion/money';
import type { Db } from '../../infra/studio.ts';
import { currencyOf, type SeatRow, type SessionRow } from '../../play/rows.ts';
import { beganAt } from '../../play/sessions.ts';

/**
 * Won less staked in a session of play, as pages are told it: bets that were placed since it began and are settled, and of those that
 * stand the parts that were cashed out, each less its part of the stake.
 */
export const netText = async (db: Db, session: SessionRow, seat: SeatRow): Promise<string> => {
  const { net } = await db
    .selectFrom('book_bet')
    .select(({ fn, eb }) =>
      fn
        .sum<string | null>(
          eb
            .case()
            .when('state', '=', 'settled')
            .then(eb('won_minor', '-', eb.ref('stake_minor')))
            .else(eb('cashed_minor', '-', eb.ref('cashed_stake_minor')))
            .end(),
        )
        .as('net'),
    )
    .where('seat_id', '=', seat.id)
    .where('placed_at', '>=', beganAt(session))
    .where('state', 'in', ['taken', 'settled'])
    .executeTakeFirstOrThrow();
  return toDecimal(minor(BigInt(net ?? 0)), currencyOf(seat));
};
