import type { Trx } from '../../infra/studio.ts';
import { paid } from '../engine/chips.ts';
import type { ServedTable } from '../games/index.ts';
import { dealPot, type HandRound } from '../hands.ts';
import { playsAt } from '../potPlays.ts';
import type { TableRoundRow } from '../rows.ts';

/**
 * Stores what the pots of a round have come to whose seats have decided. A void hand has put nothing into its pot. Answers how long
 * their ends are shown, milliseconds: the longest of them; `undefined` where there is none.
 */
export const closePots = async (
  trx: Trx,
  { decisions }: Pick<ServedTable, 'decisions'>,
  round: HandRound & Pick<TableRoundRow, 'id'>,
): Promise<number | undefined> => {
  const streets = decisions?.streets;
  if (!streets) return undefined;
  const pots = await trx
    .selectFrom('table_pot')
    .select(['id', 'seats', 'ante_minor'])
    .where('table_round_id', '=', round.id)
    .execute();
  const plays = await playsAt(trx, pots);
  const shownMs: number[] = [];
  for (const { id, ante_minor } of pots) {
    const play = plays.get(id);
    if (!play) throw new Error(`pot ${id} has no seats`);
    const played = await dealPot(streets, round, play, streets.count);
    const viewers = play.plays.flatMap((made, seat) => (made === null ? [] : [seat]));
    shownMs.push(streets.showMs(played, round.street, viewers));
    const { winner, pot, rake } = streets.endOf(played);
    const [pot_minor, rake_minor] = [paid(ante_minor, pot), paid(ante_minor, rake)];
    await trx
      .updateTable('table_pot')
      .set({ winner, pot_minor, rake_minor, paid_minor: pot_minor - rake_minor })
      .where('id', '=', id)
      .execute();
  }
  return shownMs.length > 0 ? Math.max(...shownMs) : undefined;
};
