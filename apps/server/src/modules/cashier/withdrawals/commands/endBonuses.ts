import { currencySchema } from '@pavilion/contract';
import { formatMinor } from '@pavilion/money';
import { withTransaction } from '@pavilion/postgres';
import type { FastifyBaseLogger } from 'fastify';
import type { PoolClient } from 'pg';
import type { Hall } from '../../../../infra/hall.ts';
import { letterParagraph, letterText, sendLetter } from '../../../letters/index.ts';
import { writeBonusRule } from '../../bonusRule.ts';
import { type BonusOwner, isInPlay, type RunningBonuses, readRunningBonuses } from '../runningBonuses.ts';
import { readTurnover, turnoverPercentOf } from '../turnover.ts';
import { lockWithdrawals } from './lockWithdrawals.ts';
import { takeBonusBack } from './takeBonusBack.ts';

export interface EndBonusesDeps extends Pick<Hall, 'pool' | 'clock' | 'outbox'> {
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/** Members looked at in one run; the rest waits for the next. */
const membersMax = 200;
/** Rounds that ended so long ago were looked at by an earlier run. */
const playedWithinMs = 3 * 60_000;

interface OwnerRow {
  readonly site_id: number;
  readonly member_id: number;
  readonly currency: string;
}

/** Members of whom a bonus may have ended: its days are over, or they have played since the last look. */
const findOwners = async (
  { pool, clock }: EndBonusesDeps,
  reach: 'recent' | 'all',
): Promise<readonly BonusOwner[]> => {
  const now = clock.now();
  const { rows } = await pool.query<OwnerRow>({
    name: 'bonus-end-owners',
    text: `
      select o.site_id, o.member_id, o.currency from deposit_order o
       where o.bonus_until is not null and o.bonus_ended_at is null
         and ($3 or o.bonus_until <= $1 or exists (
           select from (select r.closed_at from round r where r.member_id = o.member_id order by r.id desc limit 20) newest
            where newest.closed_at > $2))
       group by o.site_id, o.member_id, o.currency order by min(o.bonus_until), o.member_id limit $4`,
    values: [now, new Date(now.getTime() - playedWithinMs), reach === 'all', membersMax],
  });
  return rows.map((row) => ({
    siteId: row.site_id,
    memberId: row.member_id,
    currency: currencySchema.parse(row.currency),
  }));
};

interface BoundRow {
  readonly order_number: string;
  readonly is_over: boolean;
}

const readBound = async (
  client: PoolClient,
  { siteId, memberId }: BonusOwner,
  now: Date,
): Promise<readonly BoundRow[]> => {
  const { rows } = await client.query<BoundRow>({
    name: 'bonus-end-bound',
    text: `select order_number, bonus_until <= $3 as is_over from deposit_order
            where site_id = $1 and member_id = $2 and bonus_until is not null and bonus_ended_at is null
            order by bonus_until, id`,
    values: [siteId, memberId, now],
  });
  return rows;
};

/** Takes back a bonus whose days are over. Throws where the wallet changed meanwhile: the next run looks anew. */
const expire = async (
  client: PoolClient,
  { outbox, clock }: EndBonusesDeps,
  owner: BonusOwner,
  { list, version }: RunningBonuses,
  orderNumber: string,
): Promise<void> => {
  const bonus = list.find((one) => one.orderNumber === orderNumber);
  if (bonus === undefined || (await isInPlay(client, owner))) return;
  const now = clock.now();
  const going = { owner, bonus, version, end: 'expired', actor: 'cashier', now } as const;
  if (!(await takeBonusBack(client, outbox, going)))
    throw new Error(`the wallet changed while the bonus of ${orderNumber} expired`);
  const values = {
    order: orderNumber,
    amount: formatMinor(bonus.giveUp.takesBack, owner.currency),
  };
  await sendLetter(client, outbox, {
    siteId: owner.siteId,
    sendKey: `deposit:${orderNumber}:bonus_expired`,
    title: letterText('letter.bonus_expired', values),
    content: letterParagraph('letter.bonus_expired_text', values),
    sender: 'deposit',
    memberIds: [owner.memberId],
    now,
  });
};

const endOf = async (client: PoolClient, deps: EndBonusesDeps, owner: BonusOwner): Promise<void> => {
  await lockWithdrawals(client, owner);
  const now = deps.clock.now();
  const turnoverPercent = await turnoverPercentOf(client, owner.siteId, owner.currency);
  const turnover = await readTurnover(client, { ...owner, turnoverPercent });
  const running = await readRunningBonuses(client, owner, turnover, turnoverPercent);
  const bound = await readBound(client, owner, now);
  const isRunning = new Set(running.list.map(({ orderNumber }) => orderNumber));
  const ended = bound.filter(({ order_number }) => !isRunning.has(order_number));
  if (ended.length > 0) {
    await client.query({
      name: 'bonus-ended',
      text: 'update deposit_order set bonus_ended_at = $2 where order_number = any($1::text[])',
      values: [ended.map(({ order_number }) => order_number), now],
    });
    await writeBonusRule(client, owner.memberId);
  }
  // One at a time: what is left of the next is another by then.
  const over = bound.find(({ order_number, is_over }) => is_over && isRunning.has(order_number));
  if (over !== undefined) await expire(client, deps, owner, running, over.order_number);
};

/**
 * Ends bonuses that have terms of their own (decision 0350): of those that were wagered, or whose money is gone, the terms
 * hold no more; of those whose days are over, what is left goes back to the site's promotion account, once no money of the
 * member is in play, and its member gets a letter. `recent` looks at members who played just now, `all` at everybody.
 * Answers how many members were looked at.
 */
export const endBonuses = async (deps: EndBonusesDeps, reach: 'recent' | 'all'): Promise<number> => {
  const owners = await findOwners(deps, reach);
  for (const owner of owners) {
    await withTransaction(deps.pool, (client) => endOf(client, deps, owner)).catch((error: unknown) =>
      deps.log.error({ err: error, member: owner.memberId }, 'ending a bonus'),
    );
  }
  if (owners.length > 0) deps.outbox.wake();
  return owners.length;
};
