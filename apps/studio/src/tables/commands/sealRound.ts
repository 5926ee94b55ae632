import { createHash } from 'node:crypto';
import { beaconRoundFor } from '../../fair/quicknet.ts';
import type { Studio, Trx } from '../../infra/studio.ts';
import { entropyText } from '../engine/entropy.ts';
import type { TableRoundRow } from '../rows.ts';

/**
 * Closes bets, and with them the list of what every bet brings to the draw: its hash is stored in this transaction, before the
 * beacon's value exists or any page has opened its number. A bet whose stake the hall has not confirmed yet is in the list as
 * well: whether it stands is known later, and must change nothing of the draw.
 */
export const sealRound = async (studio: Studio, trx: Trx, round: TableRoundRow): Promise<TableRoundRow> => {
  const closing = trx.updateTable('table_round').where('id', '=', round.id).returningAll();
  if (round.sealing === 'none') return closing.set({ state: 'closed' }).executeTakeFirstOrThrow();
  const bets = await trx
    .updateTable('table_bet')
    .set({ drawn: true })
    .where('table_round_id', '=', round.id)
    .where('state', 'in', ['staking', 'taken'])
    .returning(['id', 'entropy'])
    .execute();
  const now = studio.clock.now();
  const seal = {
    state: 'closed',
    sealed_hash: createHash('sha256').update(entropyText(bets)).digest('hex'),
    sealed_at: now,
  } as const;
  if (round.sealing === 'commitments') return closing.set(seal).executeTakeFirstOrThrow();
  const beaconRound = beaconRoundFor(studio.beacon.chain, now.getTime());
  return closing.set({ ...seal, beacon_round: beaconRound }).executeTakeFirstOrThrow();
};
