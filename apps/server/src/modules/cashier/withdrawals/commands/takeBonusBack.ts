import { memberMain, post, sitePromotion } from '@pavilion/ledger';
import { toDecimal } from '@pavilion/money';
import type { PoolClient } from 'pg';
import type { Outbox } from '../../../../infra/outbox.ts';
import { writeBonusRule } from '../../bonusRule.ts';
import type { BonusOwner, RunningBonus } from '../runningBonuses.ts';

/** Why a bonus goes back: its member gave it up, or its days were over. */
export type BonusEnd = 'given_up' | 'expired';

/** Of each end, what the posting is known by. */
const postings = {
  given_up: { key: 'deposit-given-up', reason: 'deposit bonus given up' },
  expired: { key: 'deposit-expired', reason: 'deposit bonus expired' },
} as const satisfies Record<BonusEnd, object>;

interface GoingBack {
  readonly owner: BonusOwner;
  readonly bonus: RunningBonus;
  /** Of the wallet that `bonus` was read from. */
  readonly version: bigint;
  readonly end: BonusEnd;
  readonly actor: string;
  readonly now: Date;
}

/** Posts what goes back, and tells the member's screens. Answers whether the wallet was as it was when it was judged. */
const postBack = async (
  client: PoolClient,
  outbox: Outbox,
  { owner: { siteId, memberId, currency }, bonus, version, end, actor }: GoingBack,
): Promise<boolean> => {
  const amountMinor = bonus.giveUp.takesBack;
  if (amountMinor === 0n) return true;
  const outcome = await post(client, {
    scope: 'promotion',
    key: `${postings[end].key}:${bonus.orderNumber}`,
    kind: 'promotion',
    reference: bonus.orderNumber,
    reason: postings[end].reason,
    actor,
    moves: [
      { from: memberMain(siteId, memberId, currency), to: sitePromotion(siteId, currency), amountMinor },
    ],
  });
  if (outcome.status === 'insufficient_funds') return false;
  if (outcome.status !== 'posted' || outcome.duplicate || outcome.balanceMinor === null)
    throw new Error(`the ledger answered ${outcome.status} for the bonus of ${bonus.orderNumber}`);
  const { rows } = await client.query<{ version: bigint }>({
    name: 'bonus-gone-back-version',
    text: `select version::bigint as version from ledger.account
            where owner_kind = 'member' and owner_id = $2 and site_id = $1 and purpose = 'main' and counterparty_id = 0
              and currency = $3`,
    values: [siteId, memberId, currency],
  });
  await outbox.toMember(client, memberId, 'member_cash', {
    main: toDecimal(outcome.balanceMinor, currency),
    currency,
  });
  return rows[0]?.version === version + 1n;
};

/**
 * Takes back what is left of a bonus in the wallet, and with it all that it demands (decision 0345). The caller holds
 * `lockWithdrawals`, has read the bonus under it, and undoes everything where the answer is false: the wallet was another by
 * the time of the posting.
 */
export const takeBonusBack = async (
  client: PoolClient,
  outbox: Outbox,
  going: GoingBack,
): Promise<boolean> => {
  if (!(await postBack(client, outbox, going))) return false;
  const { owner, bonus, end, now } = going;
  // What is to be staked of the deposit follows from the row: nothing of the bonus, and of the rest by the rule that holds.
  await client.query({
    name: 'bonus-go-back',
    text: `update deposit_order
              set given_up_at = $2, bonus_taken_minor = bonus_taken_minor + $3, updated_at = $2,
                  turnover_percent = case when $4 then turnover_percent end,
                  bonus_ended_at = case when bonus_until is not null then coalesce(bonus_ended_at, $2::timestamptz) end,
                  bonus_expired_at = case when $5 then $2::timestamptz end
            where order_number = $1`,
    values: [bonus.orderNumber, now, bonus.giveUp.takesBack, bonus.giveUp.wasPlayed, end === 'expired'],
  });
  await writeBonusRule(client, owner.memberId);
  return true;
};
