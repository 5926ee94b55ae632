import type { Db } from '../infra/studio.ts';
import { type PotPlays, voidMade } from './engine/decisions.ts';
import { isVoidHand, madeOn, readChoices } from './hands.ts';
import { seatsIn, stakesIn, type TableBetRow, type TablePotRow } from './rows.ts';

/** What has been chosen at a pot, and by which slip's id its cards are dealt. */
export interface PotPlay {
  readonly founder: string;
  readonly plays: PotPlays;
}

/** Of the slips at a pot the one whose id is first: all stand in the sealed list, so that nobody could choose it for its cards. */
const founderOf = (slips: readonly string[]): string => [...slips].sort()[0] ?? '';

/** What has been chosen at these pots, by pot. Members take one seat a slip. */
export const playsAt = async (
  db: Db,
  pots: readonly Pick<TablePotRow, 'id' | 'seats'>[],
): Promise<ReadonlyMap<bigint, PotPlay>> => {
  const slips = pots.flatMap((pot) => seatsIn(pot).flatMap((slip) => slip ?? []));
  if (slips.length === 0) return new Map();
  const bets = await db.selectFrom('table_bet').select(['id', 'stakes']).where('id', 'in', slips).execute();
  const choicesOf = await readChoices(db, slips);
  const spotOf = new Map(bets.map((bet) => [bet.id, stakesIn(bet)[0]?.spot ?? '']));
  return new Map(
    pots.map((pot) => {
      const seats = seatsIn(pot);
      const plays = seats.map((id) => {
        if (id === null) return null;
        const spot = spotOf.get(id) ?? '';
        const choices = choicesOf({ id });
        const made = madeOn(choices, spot);
        return isVoidHand(choices, spot) ? [...made, voidMade] : made;
      });
      return [pot.id, { founder: founderOf(seats.flatMap((id) => id ?? [])), plays }];
    }),
  );
};

/** What has been chosen at the pots that these slips lie in; `undefined` for a slip that lies in none. */
export const readPotPlays = async (
  db: Db,
  slips: readonly Pick<TableBetRow, 'pot_id'>[],
): Promise<(slip: Pick<TableBetRow, 'pot_id'>) => PotPlay | undefined> => {
  const ids = [...new Set(slips.flatMap(({ pot_id }) => pot_id ?? []))];
  if (ids.length === 0) return () => undefined;
  const pots = await db.selectFrom('table_pot').select(['id', 'seats']).where('id', 'in', ids).execute();
  const plays = await playsAt(db, pots);
  return ({ pot_id }) => (pot_id === null ? undefined : plays.get(pot_id));
};
