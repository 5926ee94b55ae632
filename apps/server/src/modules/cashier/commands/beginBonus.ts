import { minor } from '@pavilion/money';
import type { PoolClient } from 'pg';
import { storeGrant } from '../../wallet/index.ts';
import { writeBonusRule } from '../bonusRule.ts';
import { type BonusTerms, bonusTermsSchema } from '../bonusTerms.ts';
import type { LockedOrder } from './lockOrder.ts';

const dayMs = 86_400_000;
/** For how long free rounds may be played where the bonus has no days of its own. */
const freeRoundDays = 30;

/** Free rounds of a bonus; the jobs tell their provider of them. A game that is not to be had any more gives none. */
const giveFreeRounds = async (
  client: PoolClient,
  order: LockedOrder,
  { free_rounds: given, days }: BonusTerms,
  now: Date,
): Promise<void> => {
  if (given === null) return;
  const { rows } = await client.query<{ gp_id: number; game_code: string }>({
    name: 'bonus-free-round-game',
    text: 'select gp_id, game_code from game where id = $1',
    values: [given.game_id],
  });
  const [game] = rows;
  if (game === undefined) return;
  await storeGrant(
    client,
    {
      siteId: order.site_id,
      memberId: order.member_id,
      gpId: game.gp_id,
      gameCode: game.game_code,
      rounds: given.rounds,
      stake: minor(given.stake_minor),
      expiresAt: new Date(now.getTime() + (days ?? freeRoundDays) * dayMs),
      actor: 'cashier',
      reason: 'comes with a deposit bonus',
      freeRoundId: `deposit:${order.order_number}`,
    },
    now,
  );
};

/** Lets the terms of a bonus hold that was just posted, in the transaction of its posting; nothing where it has none. */
export const beginBonus = async (client: PoolClient, order: LockedOrder, now: Date): Promise<void> => {
  if (order.bonus_terms === null) return;
  const terms = bonusTermsSchema.parse(order.bonus_terms);
  await client.query({
    name: 'bonus-begin',
    text: `update deposit_order
              set bonus_until = coalesce($2::timestamptz + $3::integer * interval '1 day', 'infinity') where id = $1`,
    values: [order.id, now, terms.days],
  });
  await writeBonusRule(client, order.member_id);
  await giveFreeRounds(client, order, terms, now);
};
