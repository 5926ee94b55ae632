import { redEnvelopeClaim } from '@pavilion/contract/promotions';
import { type Minor, minor } from '@pavilion/money';
import { withTransaction } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import { refused } from '../../../http/refusal.ts';
import type { Hall } from '../../../infra/hall.ts';
import { type Claimant, findClaim, judgeEnvelope } from '../queries.ts';
import { payPromotion } from './payPromotion.ts';

export type PromotionDeps = Pick<Hall, 'pool' | 'clock' | 'outbox'>;

/** Takes a share that nobody has; undefined when there is none left. Claims beside this one take others. */
const takeShare = async (
  client: PoolClient,
  id: number,
  memberId: number,
  now: Date,
): Promise<bigint | undefined> => {
  const { rows } = await client.query<{ amount_minor: bigint }>({
    name: 'red-envelope-take',
    text: `
      update red_envelope_share set member_id = $2, claimed_at = $3
       where (envelope_id, place) = (
         select envelope_id, place from red_envelope_share
          where envelope_id = $1 and member_id is null order by place limit 1 for update skip locked)
      returning amount_minor`,
    values: [id, memberId, now],
  });
  return rows[0]?.amount_minor;
};

/** Lets a member's presses come one after the other: a later one would take the share of an earlier one for gone. */
const waitForOwn = async (client: PoolClient, memberId: number): Promise<void> => {
  await client.query({
    name: 'red-envelope-turn',
    text: 'select from member where id = $1 for no key update',
    values: [memberId],
  });
};

const claim = async (
  client: PoolClient,
  { clock, outbox }: PromotionDeps,
  claimant: Claimant,
  id: number,
): Promise<Minor> => {
  const { memberId } = claimant;
  await waitForOwn(client, memberId);
  const earlier = await findClaim(client, claimant, id);
  if (earlier !== undefined) return minor(earlier);
  const now = clock.now();
  const judged = await judgeEnvelope(client, claimant, id, now);
  if (judged === undefined) throw refused(redEnvelopeClaim.codes, 102, 'red_envelope.gone');
  if (!judged.meetsRule) throw refused(redEnvelopeClaim.codes, 101, 'red_envelope.rule');
  const amountMinor = await takeShare(client, id, memberId, now);
  if (amountMinor === undefined) throw refused(redEnvelopeClaim.codes, 102, 'red_envelope.gone');
  await payPromotion(client, outbox, claimant, {
    scope: 'red_envelope',
    key: `${id}:${memberId}`,
    reference: `red_envelope:${id}`,
    reason: 'red envelope',
    actor: `member:${memberId}`,
    amountMinor: minor(amountMinor),
  });
  return minor(amountMinor);
};

/**
 * Opens a red envelope: a share of its budget, once a member. A repeat answers the same cash, also after the end. Refuses
 * with 101 who does not meet its rule, and with 102 when it is over, empty, or not of the member's site and currency.
 */
export const claimRedEnvelope = async (
  deps: PromotionDeps,
  claimant: Claimant,
  id: number,
): Promise<Minor> => {
  const known = await findClaim(deps.pool, claimant, id);
  if (known !== undefined) return minor(known);
  const cash = await withTransaction(deps.pool, (client) => claim(client, deps, claimant, id));
  deps.outbox.wake();
  return cash;
};
