import { randomUUID } from 'node:crypto';
import { type Move, memberQuota, type PostingKind, post, siteInTransit } from '@pavilion/ledger';
import { type Minor, parseDecimal } from '@pavilion/money';
import { type Pool, type PoolClient, withTransaction } from '@pavilion/postgres';
import { type StoredTransfer, storeTransfer } from '../../apps/server/src/modules/agentMoney/index.ts';
import { depositFromAgent, newOrderNumber } from '../../apps/server/src/modules/cashier/index.ts';
import { createPasswordHasher } from '../../apps/server/src/modules/identity/index.ts';
import { answerDispute, openDispute } from '../../apps/server/src/modules/settlement/index.ts';
import { createOutbox } from '../../apps/server/src/realtime/index.ts';
import { pavilionSiteId } from './sites.ts';

/**
 * What the agents of the demo hall did lately: quota went down the line and to members, and two of them disagreed with a
 * bill, one of whom has an answer. Needs what `seedAgentHistory` leaves.
 */

const currency = 'RMB';

/** What moves money out of a purse is asked for it. */
export const demoWithdrawPassword = '2580';

const transfers = [
  { from: 'agent01', to: 'agent02', amount: '3000.00' },
  { from: 'agent01', to: 'agent02', amount: '1200.00' },
  { from: 'agent02', to: 'agent03', amount: '800.00' },
] as const;

/** Of agent01, to members who stand directly below. */
const toMembers = ['500.00', '260.00', '88.00'] as const;
const toMembersTurnoverPercent = 100;

const disputes = [
  {
    account: 'agent01',
    line: null,
    words:
      '八月亏损的结转与我自己的记录差了一笔，请核对。 The carried loss differs from my own notes by one entry.',
    answer:
      '已核对：差额是次月入账的一笔调整，列在账单明细中。 Checked: the difference is an adjustment of the month after; it is a line of its own.',
  },
  {
    account: 'agent02',
    line: 1,
    words: '这一行的有效投注似乎少算了。 The turnover of this line seems too low.',
    answer: null,
  },
] as const;

const idsOf = async (client: PoolClient): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await client.query<{ account: string; id: number }>(
    `SELECT account, id FROM member WHERE site_id = $1 AND account_key LIKE 'agent0_' AND currency = $2`,
    [pavilionSiteId, currency],
  );
  return new Map(rows.map(({ account, id }) => [account, id]));
};

const idOf = (ids: ReadonlyMap<string, number>, account: string): number => {
  const id = ids.get(account);
  if (id === undefined) throw new Error(`nobody is called ${account}`);
  return id;
};

const amountOf = (amount: string): Minor => {
  const amountMinor = parseDecimal(amount, currency);
  if (amountMinor === undefined) throw new Error(`${amount} is no amount of ${currency}`);
  return amountMinor;
};

type Dealt = Pick<StoredTransfer, 'number' | 'agentId' | 'kind' | 'receiver' | 'amount' | 'transferId'>;

/** Puts what was posted out of an agent's quota into the agent's list. */
const note = (client: PoolClient, dealt: Dealt, now: Date) =>
  storeTransfer(client, {
    ...dealt,
    siteId: pavilionSiteId,
    purse: 'quota',
    currency,
    way: null,
    requestId: randomUUID(),
    requestHash: Buffer.alloc(32),
    day: now.toISOString().slice(0, 10),
    now,
  });

const inTransit = siteInTransit(pavilionSiteId, currency);

/** Posts one of the two steps of a transfer; answers its number in the ledger. */
const step = async (
  client: PoolClient,
  { scope, kind, number, move }: { scope: string; kind: PostingKind; number: string; move: Move },
): Promise<bigint> => {
  const outcome = await post(client, {
    scope,
    key: number,
    kind,
    reference: number,
    actor: 'seed',
    moves: [move],
  });
  if (outcome.status !== 'posted') throw new Error(`the ledger answered ${outcome.status} for ${number}`);
  return outcome.transferId;
};

/** Takes it out of an agent's quota, on its way to somebody below. */
const send = (client: PoolClient, agentId: number, number: string, amountMinor: Minor): Promise<bigint> =>
  step(client, {
    scope: 'agent-transfer',
    kind: 'transfer_out',
    number,
    move: { from: memberQuota(pavilionSiteId, agentId, currency), to: inTransit, amountMinor },
  });

const transferQuota = async (
  client: PoolClient,
  ids: ReadonlyMap<string, number>,
  { from, to, amount }: (typeof transfers)[number],
  now: Date,
): Promise<void> => {
  const [agentId, receiverId] = [idOf(ids, from), idOf(ids, to)];
  const amountMinor = amountOf(amount);
  const number = newOrderNumber(now, 'A');
  const transferId = await send(client, agentId, number, amountMinor);
  await step(client, {
    scope: 'agent-quota',
    kind: 'transfer_in',
    number,
    move: { from: inTransit, to: memberQuota(pavilionSiteId, receiverId, currency), amountMinor },
  });
  const receiver = { id: receiverId, account: to };
  await note(client, { number, agentId, kind: 'agent', receiver, amount: amountMinor, transferId }, now);
};

/** Each is a deposit of its receiver's, as agents' transfers are. */
const transferToMembers = async (client: PoolClient, agentId: number, now: Date): Promise<void> => {
  const { rows: below } = await client.query<{ id: number; account: string }>(
    `SELECT id, account FROM member WHERE agent_id = $1 AND currency = $2 AND status = 'active'
       AND NOT EXISTS (SELECT FROM member m WHERE m.agent_id = member.id) ORDER BY id LIMIT $3`,
    [agentId, currency, toMembers.length],
  );
  for (const [place, receiver] of below.entries()) {
    const amount = amountOf(toMembers[place] ?? '');
    const number = newOrderNumber(now);
    const transferId = await send(client, agentId, number, amount);
    const outcome = await depositFromAgent(
      { client, outbox: createOutbox(), now },
      {
        siteId: pavilionSiteId,
        memberId: receiver.id,
        currency,
        amount,
        orderNumber: number,
        turnoverPercent: toMembersTurnoverPercent,
        actor: `member:${agentId}`,
      },
    );
    if (outcome.status !== 'credited')
      throw new Error(`${receiver.account} may not receive: ${outcome.status}`);
    await note(client, { number, agentId, kind: 'member', receiver, amount, transferId }, now);
  }
};

const openDisputes = async (pool: Pool, ids: ReadonlyMap<string, number>, now: Date): Promise<void> => {
  const clock = { now: () => now, elapsedMs: () => 0 };
  for (const { account, line, words, answer } of disputes) {
    const agentId = idOf(ids, account);
    const { rows } = await pool.query<{ id: bigint }>(
      `SELECT b.id FROM agent_bill b JOIN settlement_cycle c ON c.id = b.cycle_id
        WHERE b.agent_id = $1 AND c.reviewed_at IS NOT NULL ORDER BY c.from_day DESC LIMIT 1`,
      [agentId],
    );
    const billId = rows[0]?.id;
    if (billId === undefined) throw new Error(`${account} has no bill`);
    const requestId = randomUUID();
    const opened = await openDispute(
      { pool, clock },
      { siteId: pavilionSiteId, agentId, billId, line, words, requestId },
    );
    if (opened !== 'opened') throw new Error(`the dispute of ${account} is ${opened}`);
    if (answer === null) continue;
    await withTransaction(pool, async (client) => {
      const { rows: open } = await client.query<{ id: bigint }>(
        'SELECT id FROM agent_dispute WHERE agent_id = $1 AND request_id = $2',
        [agentId, requestId],
      );
      const [dispute] = open;
      if (dispute === undefined) throw new Error(`the dispute of ${account} is gone`);
      await answerDispute(
        client,
        { clock },
        { siteId: pavilionSiteId, disputeId: dispute.id, isUpheld: false, answer, actor: 'agents01' },
      );
    });
  }
};

/** Lets quota go down the line and to members, and opens the disputes. Run once, on a hall that `seedAgentHistory` has filled. */
export const seedAgentDealings = async (pool: Pool, now: Date): Promise<void> => {
  const hash = await createPasswordHasher().hash(demoWithdrawPassword);
  const ids = await withTransaction(pool, async (client) => {
    const found = await idsOf(client);
    await client.query('UPDATE member SET withdraw_password_hash = $2 WHERE id = $1', [
      idOf(found, 'agent01'),
      hash,
    ]);
    for (const transfer of transfers) await transferQuota(client, found, transfer, now);
    await transferToMembers(client, idOf(found, 'agent01'), now);
    return found;
  });
  await openDisputes(pool, ids, now);
};
