import { offerGiveUp } from '@pavilion/contract/offers';
import { type Minor, minor, parseDecimal } from '@pavilion/money';
import { withTransaction } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import { badField, refused } from '../../../../http/refusal.ts';
import type { Hall } from '../../../../infra/hall.ts';
import { type BonusOwner, isInPlay, readRunningBonuses } from '../runningBonuses.ts';
import { readTurnover, turnoverPercentOf } from '../turnover.ts';
import { lockWithdrawals } from './lockWithdrawals.ts';
import { takeBonusBack } from './takeBonusBack.ts';

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
  const isDone = await takeBonusBack(client, outbox, {
    owner: wish,
    bonus,
    version,
    end: 'given_up',
    actor: `member:${wish.memberId}`,
    now: clock.now(),
  });
  if (!isDone) throw refused(offerGiveUp.codes, 103, 'offer.changed');
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
