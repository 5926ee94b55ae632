import type { Db } from '../../infra/studio.ts';
import type { SeatRow, SessionRow } from '../rows.ts';
import { beganAt } from '../sessions.ts';

/**
 * Won less staked in a session of play, minor units: every round since it began whose stake is known to be taken, as the page
 * counts them one by one. A stake that the hall gave costs nothing.
 */
export const netOf = async (db: Db, seat: Pick<SeatRow, 'id'>, session: SessionRow): Promise<bigint> => {
  const { net } = await db
    .selectFrom('round')
    .select(({ fn, eb }) =>
      fn
        .coalesce(
          fn.sum<bigint>(
            eb(
              'won_minor',
              '-',
              eb.parens(
                'later_stakes_minor',
                '+',
                eb.case().when('free_round_id', 'is', null).then(eb.ref('stake_minor')).else(0n).end(),
              ),
            ),
          ),
          eb.lit(0),
        )
        .as('net'),
    )
    .where('seat_id', '=', seat.id)
    .where('opened_at', '>=', beganAt(session))
    .where(({ eb, or, and }) =>
      or([
        eb('state', 'in', ['playing', 'settled']),
        and([eb('state', 'in', ['staking', 'reversing']), eb('staking_seq', '>', 0)]),
        and([eb('state', '=', 'stuck'), eb('refusal', 'is', null)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return BigInt(net);
};
