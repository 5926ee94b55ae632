import { offerGiveUp } from '@pavilion/contract/offers';
import { memberMain, post, sitePromotion } from '@pavilion/ledger';
import { type Minor, minor, parseDecimal, toDecimal } from '@pavilion/money';
import { withTransaction } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import { badField, refused } from '../../../../http/refusal.ts';
import type { Hall } from '../../../../infra/hall.ts';
import { type BonusOwner, isInPlay, type RunningBonus, readRunningBonuses } from '../runningBonuses.ts';
import { readTurnover, turnoverPercentOf } from '../turnover.ts';
import { lockWithdrawals } from './lockWithdrawals.ts';

export type GiveUpDeps = Pick<Hall, 'pool' | 'clock' | 'outbox'>;

export interface GivingUp extends BonusOwner {
  readonly orderNumber: string;
  /** Decimal string of the member-facing wire: what the member was told would go back. */
  readonly takesBack: string;
}

/** What went back when the bonus was given up before; undefined when it was not. */
const findGivenUp = async (
  client: PoolClient,
  { siteId, memberId, orderNumber }: GivingUp,
): Promise<Minor | undefined> => {
  const { rows } = await client.query<{ bonus_taken_minor: bigint }>({
    name: 'bonus-given-up',
    text: `select bonus_taken_minor from deposit_order
            where site_id = $1 and member_id = $2 and order_number = $3 and given_up_at is not null`,
    values: [siteId, memberId, orderNumber],
  });
  return rows[0] && minor(rows[0].bonus_taken_minor);
};

/** Posts what goes back, and tells the member's screens. Answers whether the wallet was as it was when it was judged. */
const takeBack = async (
  client: PoolClient,
  outbox: GiveUpDeps['outbox'],
  { siteId, memberId, currency, orderNumber }: GivingUp,
  amountMinor: Minor,
  version: bigint,
): Promise<boolean> => {
  if (amountMinor === 0n) return true;
  const main = memberMain(siteId, memberId, currency);
  const outcome = await post(client, {
    scope: 'promotion',
    key: `deposit-given-up:${orderNumber}`,
    kind: 'promotion',
    reference: orderNumber,
    reason: 'deposit bonus given up',
    actor: `member:${memberId}`,
    moves: [{ from: main, to: sitePromotion(siteId, currency), amountMinor }],
  });
  if (outcome.status === 'insufficient_funds') return false;
  if (outcome.status !== 'posted' || outcome.duplicate || outcome.balanceMinor === null)
    throw new Error(`the ledger answered ${outcome.status} for the bonus of ${orderNumber}`);
  const { rows } = await client.query<{ version: bigint }>({
    name: 'bonus-given-up-version',
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

/** What is to be staked of the deposit follows from the row: nothing of the bonus, and of the rest by the rule that holds. */
const noteGivenUp = (client: PoolClient, { orderNumber }: GivingUp, bonus: RunningBonus, now: Date) =>
  client.query({
    name: 'bonus-give-up',
    text: `update deposit_order
              set given_up_at = $2, bonus_taken_minor = bonus_taken_minor + $3, updated_at = $2,
                  turnover_percent = case when $4 then turnover_percent end
            where order_number = $1`,
    values: [orderNumber, now, bonus.giveUp.takesBack, bonus.giveUp.wasPlayed],
  });

const giveUp = async (
  client: PoolClient,
  { clock, outbox }: GiveUpDeps,
  wish: GivingUp,
  told: bigint,
): Promise<Minor> => {
  await lockWithdrawals(client, wish);
  const before = await findGivenUp(client, wish);
  if (before !== undefined) return before;
  const sitePercent = await turnoverPercentOf(client, wish.siteId, wish.currency);
  const turnover = await readTurnover(client, { ...wish, turnoverPercent: sitePercent });
  const { list, version } = await readRunningBonuses(client, wish, turnover, sitePercent);
  const bonus = list.find(({ orderNumber }) => orderNumber === wish.orderNumber);
  if (bonus === undefined) throw refused(offerGiveUp.codes, 101, 'offer.not_running');
  if (await isInPlay(client, wish)) throw refused(offerGiveUp.codes, 102, 'offer.in_play');
  const { takesBack } = bonus.giveUp;
  if (takesBack !== told) throw refused(offerGiveUp.codes, 103, 'offer.changed');
  if (!(await takeBack(client, outbox, wish, takesBack, version)))
    throw refused(offerGiveUp.codes, 103, 'offer.changed');
  await noteGivenUp(client, wish, bonus, clock.now());
  return takesBack;
};

/**
 * Gives a bonus up for what its member was told (decision 0345): what is left of it goes back to the site's promotion
 * account, and nothing of it is to be staked any more. Answers what went back, minor units; a repeat answers the same. One
 * at a time for each member, and none beside a withdrawal. Refusals: 101–103 of the call; HTTP 400 for an amount that the
 * currency cannot have.
 */
export const giveUpBonus = async (deps: GiveUpDeps, wish: GivingUp): Promise<Minor> => {
  const told = parseDecimal(wish.takesBack, wish.currency);
  if (told === undefined) throw badField('takes_back');
  const taken = await withTransaction(deps.pool, (client) => giveUp(client, deps, wish, told));
  deps.outbox.wake();
  return taken;
};
