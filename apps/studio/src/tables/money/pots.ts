import type { Trx } from '../../infra/studio.ts';
import { type Seated, seatsOf, sharesOf } from '../engine/pot.ts';
import type { ServedTable } from '../games/index.ts';
import { stakesIn, type TableRoundRow } from '../rows.ts';

const seatIn = (spot: string): number => Number(spot.slice(spot.indexOf(':') + 1));

/** Makes the pots of a round that was drawn, of all stakes that stand in the draw. */
export const makePots = async (
  trx: Trx,
  { pot: rules }: Pick<ServedTable, 'pot'>,
  round: Pick<TableRoundRow, 'id'>,
  winner: number | null,
): Promise<void> => {
  if (!rules) return;
  const bets = await trx
    .selectFrom('table_bet')
    .innerJoin('seat', 'seat.id', 'table_bet.seat_id')
    .select(['table_bet.id', 'table_bet.stakes', 'table_bet.stake_minor', 'seat.currency', 'seat.demo'])
    .where('table_bet.table_round_id', '=', round.id)
    // A stake that the hall has not confirmed is in the draw, and in no pot.
    .where('table_bet.state', '=', 'taken')
    .orderBy('table_bet.number')
    .execute();
  const groups = Map.groupBy(bets, (bet) => `${bet.currency} ${bet.demo} ${bet.stake_minor}`);
  for (const group of groups.values()) {
    const [first] = group;
    if (!first) continue;
    const { pot, paid, rake } = sharesOf(first.stake_minor, rules);
    const seated = group.map((bet): Seated => ({ id: bet.id, seat: seatIn(stakesIn(bet)[0]?.spot ?? '') }));
    for (const seats of seatsOf(seated, rules.seats)) {
      const made = await trx
        .insertInto('table_pot')
        .values({
          table_round_id: round.id,
          currency: first.currency,
          demo: first.demo,
          ante_minor: first.stake_minor,
          seats: JSON.stringify(seats),
          bots: seats.filter((slip) => slip === null).length,
          winner,
          pot_minor: pot,
          paid_minor: paid,
          rake_minor: rake,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await trx
        .updateTable('table_bet')
        .set({ pot_id: made.id })
        .where(
          'id',
          'in',
          seats.flatMap((slip) => slip ?? []),
        )
        .execute();
    }
  }
};
