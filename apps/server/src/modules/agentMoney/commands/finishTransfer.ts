import { type Currency, currencySchema } from '@pavilion/contract';
import { memberQuota, post, reverse, siteInTransit, transferId } from '@pavilion/ledger';
import { formatMinor, type Minor, minor } from '@pavilion/money';
import { withRepeatedTransaction } from '@pavilion/postgres';
import type { FastifyBaseLogger } from 'fastify';
import type { PoolClient } from 'pg';
import type { Hall } from '../../../infra/hall.ts';
import { depositFromAgent } from '../../cashier/index.ts';
import { type AgentLetter, sendAgentLetter } from '../agentLetters.ts';

export type FinishDeps = Pick<Hall, 'pool' | 'clock' | 'outbox'>;

/** A transfer that has left the purse, with its two people as they stand now. */
interface WayRow {
  readonly number: string;
  readonly site_id: number;
  readonly agent_id: number;
  readonly kind: 'member' | 'agent';
  readonly receiver_id: number;
  readonly currency: Currency;
  readonly amount_minor: Minor;
  readonly turnover_percent: number | null;
  readonly transfer_id: bigint;
  readonly agent_account: string;
  readonly receiver_account: string;
  /** An agent in service whom nothing keeps from being given money. */
  readonly takes_quota: boolean;
}

/** Takes a transfer in hand that is under way; undefined where somebody has ended it, who is waited for. */
const takeInHand = async (client: PoolClient, id: bigint, now: Date): Promise<WayRow | undefined> => {
  const { rows } = await client.query<WayRow & { currency: string; amount_minor: bigint }>({
    name: 'agent-transfer-take',
    text: `select t.number, t.site_id, t.agent_id, t.kind, t.receiver_id, t.currency, t.amount_minor, t.turnover_percent,
                  t.transfer_id, a.account as agent_account, m.account as receiver_account,
                  m.is_agent and m.agent_active and m.status = 'active' and coalesce(r.excluded_until <= $2, true)
                    as takes_quota
             from agent_transfer t join member a on a.id = t.agent_id join member m on m.id = t.receiver_id
             left join member_play_rule r on r.member_id = m.id
            where t.id = $1 and t.state = 'under_way' for update of t`,
    values: [id, now],
  });
  const [row] = rows;
  return (
    row && { ...row, currency: currencySchema.parse(row.currency), amount_minor: minor(row.amount_minor) }
  );
};

const end = async (
  client: PoolClient,
  id: bigint,
  { state, by, now }: { readonly state: 'done' | 'returned'; readonly by: bigint; readonly now: Date },
): Promise<void> => {
  await client.query({
    name: 'agent-transfer-end',
    text: 'update agent_transfer set state = $2, ended_by = $3, ended_at = $4 where id = $1',
    values: [id, state, by, now],
  });
};

/** Gives it to the receiver; answers the posting, or undefined where the receiver may not be given it. */
const bring = async (
  { outbox }: FinishDeps,
  client: PoolClient,
  row: WayRow,
  now: Date,
): Promise<bigint | undefined> => {
  const { site_id: siteId, receiver_id: memberId, currency, amount_minor: amount, number } = row;
  const actor = `member:${row.agent_id}`;
  if (row.kind === 'member') {
    const turnoverPercent = row.turnover_percent ?? 0;
    const deposit = { siteId, memberId, currency, amount, orderNumber: number, turnoverPercent, actor };
    const result = await depositFromAgent({ client, outbox, now }, deposit);
    return result.status === 'credited' ? result.transferId : undefined;
  }
  if (!row.takes_quota) return undefined;
  const posted = await post(client, {
    scope: 'agent-quota',
    key: number,
    kind: 'transfer_in',
    reference: number,
    actor,
    moves: [
      {
        from: siteInTransit(siteId, currency),
        to: memberQuota(siteId, memberId, currency),
        amountMinor: amount,
      },
    ],
  });
  if (posted.status !== 'posted' || posted.duplicate)
    throw new Error(`the ledger answered ${posted.status} for transfer ${number}`);
  return posted.transferId;
};

/** Tells both by letter. */
const tell = async ({ outbox }: FinishDeps, client: PoolClient, row: WayRow, now: Date): Promise<void> => {
  const { site_id: siteId, number } = row;
  const values = { number, amount: formatMinor(row.amount_minor, row.currency) };
  const write = (letter: AgentLetter, to: number, account: string) =>
    sendAgentLetter(client, outbox, { letter, siteId, to, values: { ...values, account }, now });
  await write('sent', row.agent_id, row.receiver_account);
  await write(row.kind === 'agent' ? 'quotaReceived' : 'received', row.receiver_id, row.agent_account);
};

/** The receiver's side, a transaction of its own. Answers false where the receiver may not be given it: nothing is done. */
const arrive = (deps: FinishDeps, id: bigint): Promise<boolean> =>
  withRepeatedTransaction(deps.pool, async (client) => {
    const now = deps.clock.now();
    const row = await takeInHand(client, id, now);
    if (row === undefined) return true;
    const by = await bring(deps, client, row, now);
    if (by === undefined) return false;
    await tell(deps, client, row, now);
    await end(client, id, { state: 'done', by, now });
    return true;
  });

/** The way back, again a transaction of the agent alone. */
const giveBack = ({ pool, clock }: FinishDeps, id: bigint): Promise<void> =>
  withRepeatedTransaction(pool, async (client) => {
    const now = clock.now();
    const row = await takeInHand(client, id, now);
    if (row === undefined) return;
    const posted = await reverse(client, {
      siteId: row.site_id,
      scope: 'agent-transfer',
      key: `${row.number}:back`,
      transferId: transferId(row.transfer_id),
      reason: 'the receiver may not be given it',
      actor: `member:${row.agent_id}`,
    });
    if (posted.status !== 'posted') throw new Error(`the ledger answered ${posted.status} for ${row.number}`);
    await end(client, id, { state: 'returned', by: posted.transferId, now });
  });

/**
 * Brings a transfer that has left the purse to its end, whoever else is at it: to the receiver, or back where the receiver
 * may not be given it. Answers how it ended.
 */
export const finishTransfer = async (deps: FinishDeps, id: bigint): Promise<'done' | 'returned'> => {
  if (!(await arrive(deps, id))) await giveBack(deps, id);
  deps.outbox.wake();
  const { rows } = await deps.pool.query<{ state: 'done' | 'returned' }>(
    'select state from agent_transfer where id = $1',
    [id],
  );
  const [row] = rows;
  if (row === undefined) throw new Error(`no transfer ${id}`);
  return row.state;
};

/** Transfers that one look takes up. */
const atOnce = 100;

/**
 * Ends what is under way because the process that sent it died. One that cannot be ended holds up no other: it alarms, and
 * the next run tries it again.
 */
export const finishTransfers = async (
  deps: FinishDeps & { readonly log: Pick<FastifyBaseLogger, 'error'> },
): Promise<void> => {
  const listFrom = async (after: bigint): Promise<bigint[]> => {
    const { rows } = await deps.pool.query<{ id: bigint }>(
      `select id from agent_transfer where state = 'under_way' and id > $1 order by id limit ${atOnce}`,
      [after],
    );
    return rows.map(({ id }) => id);
  };
  for (let ids = await listFrom(0n); ids.length > 0; ids = await listFrom(ids.at(-1) ?? 0n))
    for (const id of ids)
      try {
        await finishTransfer(deps, id);
      } catch (error) {
        const about = { err: error, alarm: 'agent_transfer_under_way', transfer: id.toString() };
        deps.log.error(about, 'a transfer of an agent cannot be ended');
      }
};
