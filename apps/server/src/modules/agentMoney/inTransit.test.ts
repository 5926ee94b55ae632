import { randomUUID } from 'node:crypto';
import { agentTransferList } from '@pavilion/contract/agentMoney';
import { balanceOf, reconcile, siteInTransit } from '@pavilion/ledger';
import { waitFor } from '@pavilion/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findTransactionsOfTwo } from '../../testing/oneMember.ts';
import { differencesOfReports } from '../reports/index.ts';
import { type MoneyHall, openMoneyHall, type Person } from './agentMoney.fixture.ts';
import { findAgentTransferDifferences } from './index.ts';

/** What agents give goes in two postings (decision 0339); what happens where the second does not follow at once. */

let money: MoneyHall;
let top: Person;
let middle: Person;
let player: Person;
beforeAll(async () => {
  money = await openMoneyHall();
});
afterAll(() => money.close());
beforeEach(async () => {
  ({ top, middle, player } = await money.addLine());
  await money.fill(top, 'quota', 500);
});

const inTransit = () => balanceOf(money.hall.database.pool, siteInTransit(1, 'RMB'));
const states = async () =>
  (
    await money.rows<{ state: string }>('select state from agent_transfer where agent_id = $1 order by id', [
      top.memberId,
    ])
  ).map(({ state }) => state);
const listed = async (agent: Person) =>
  (await money.hall.call(agentTransferList, {}, { token: agent.token })).data.list.length;

/** The books balance, and what is in transit is what is under way. */
const prove = async (): Promise<void> => {
  expect((await reconcile(money.hall.database.owner)).differences).toEqual([]);
  expect(await findAgentTransferDifferences(money.hall.database.owner)).toEqual([]);
  expect(await findTransactionsOfTwo(money.hall.database.owner)).toEqual([]);
};

/** Gives quota to one person, and keeps it from arriving until `release`. */
const giveHeld = async (to: Person, requestId: string = randomUUID()) => {
  const client = await money.hall.database.owner.connect();
  await client.query('begin');
  if (to === player)
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`deposit 1/${to.memberId}`]);
  else {
    await money.fill(to, 'quota', 1);
    await client.query(
      `select from ledger.account where owner_kind = 'member' and owner_id = $1 and purpose = 'quota' for update`,
      [to.memberId],
    );
  }
  const answer = money.give(top, to, { request_id: requestId });
  await waitFor(async () => (await states()).includes('under_way'), { what: 'the first posting' });
  const waiting = async () =>
    (
      await money.rows<{ pid: number }>(
        `select a.pid from pg_stat_activity a where a.datname = current_database() and a.wait_event_type = 'Lock'`,
      )
    ).map(({ pid }) => pid);
  await waitFor(async () => (await waiting()).length > 0, { what: 'the second posting to wait' });
  const release = async () => {
    await client.query('commit');
    client.release();
  };
  /** The connection that was at the second posting is gone, as if its process were. */
  const abort = async () => {
    for (const pid of await waiting()) await money.rows('select pg_terminate_backend($1)', [pid]);
    await answer.catch(() => undefined);
    await release();
  };
  return { requestId, answer, release, abort };
};

describe.each<['a member' | 'an agent', () => Person, 'main' | 'quota', bigint, string]>([
  ['a member', () => player, 'main', 0n, 'Your agent made a deposit for you'],
  ['an agent', () => middle, 'quota', 100n, 'Quota received'],
])('money for %s', (_whom, receiver, purpose, before, letter) => {
  it('that has left the purse and not arrived is in transit, and the books know', async () => {
    const to = receiver();
    const { answer, release } = await giveHeld(to);
    expect([await money.balance(top, 'quota'), await inTransit()]).toEqual([40_000n, 10_000n]);
    expect(await money.balance(to, purpose)).toBe(before);
    expect([await listed(top), await money.letters(top), await money.letters(to)]).toEqual([1, [], []]);
    await prove();
    await release();
    expect((await answer).code).toBe(100);
    expect([await inTransit(), await money.balance(to, purpose)]).toEqual([0n, before + 10_000n]);
    expect(await states()).toEqual(['done']);
    await prove();
  });

  it('reaches its receiver by the job where whoever sent it died, once', async () => {
    const to = receiver();
    const { requestId, abort } = await giveHeld(to);
    await abort();
    expect([await states(), await inTransit()]).toEqual([['under_way'], 10_000n]);
    await prove();
    await Promise.all(Array.from({ length: 4 }, () => money.finishTransfers()));
    expect([await states(), await inTransit(), await money.balance(to, purpose)]).toEqual([
      ['done'],
      0n,
      before + 10_000n,
    ]);
    expect([await money.letters(top), await money.letters(to)]).toEqual([['Transfer made'], [letter]]);
    expect((await money.give(top, to, { request_id: requestId, withdraw_password: '0000' })).code).toBe(100);
    expect(await money.balance(to, purpose)).toBe(before + 10_000n);
    await prove();
  });

  it('reaches its receiver by the same request, from several pages and beside the job, once', async () => {
    const to = receiver();
    const { requestId, abort } = await giveHeld(to);
    await abort();
    const again = () => money.give(top, to, { request_id: requestId, withdraw_password: '0000' });
    const answers = await Promise.all([again(), money.finishTransfers(), again(), again()]);
    expect(answers.flatMap((answer) => (answer === undefined ? [] : [answer.code]))).toEqual([100, 100, 100]);
    expect([await states(), await inTransit(), await money.balance(to, purpose)]).toEqual([
      ['done'],
      0n,
      before + 10_000n,
    ]);
    await prove();
  });

  it('is back in the purse where the receiver may not be given it any more, as if nothing had been', async () => {
    const to = receiver();
    const { requestId, answer, release } = await giveHeld(to);
    await money.rows(`update member set status = 'frozen' where id = $1`, [to.memberId]);
    await release();
    // Quota that was let through before is judged by how things stood when it was taken in hand.
    if (to === player) {
      expect(await answer).toMatchObject({ code: 108, data: {} });
      expect([await money.balance(top, 'quota'), await inTransit()]).toEqual([50_000n, 0n]);
      expect([await states(), await listed(top), await money.letters(top)]).toEqual([['returned'], 0, []]);
    } else expect((await answer).code).toBe(100);
    await prove();
    await money.rows(`update member set status = 'active' where id = $1`, [to.memberId]);
    // What came back brought nothing: the same request is asked again, and given now.
    expect((await money.give(top, to, { request_id: requestId })).code).toBe(100);
    expect([await money.balance(top, 'quota'), await money.balance(to, purpose)]).toEqual([
      40_000n,
      before + 10_000n,
    ]);
    await prove();
  });

  it('is back in the purse by the job where the receiver was closed meanwhile', async () => {
    const to = receiver();
    const { requestId, abort } = await giveHeld(to);
    await money.rows(`update member set status = 'disabled' where id = $1`, [to.memberId]);
    await abort();
    await Promise.all([money.finishTransfers(), money.finishTransfers()]);
    expect([await states(), await money.balance(top, 'quota'), await inTransit()]).toEqual([
      ['returned'],
      50_000n,
      0n,
    ]);
    expect(await money.balance(to, purpose)).toBe(before);
    expect((await money.give(top, to, { request_id: requestId })).code).toBe(108);
    expect(await states()).toEqual(['returned']);
    await prove();
  });
});

it('what is under way counts against the bounds of the day, what came back does not', async () => {
  const { abort } = await giveHeld(player);
  await abort();
  // 1,500 is the most that one receiver gets in a day.
  await money.fill(top, 'quota', 5_000);
  expect((await money.give(top, player, { amount: '1000.00' })).code).toBe(100);
  expect((await money.give(top, player, { amount: '400.01' })).code).toBe(106);
  await money.rows(`update member set status = 'frozen' where id = $1`, [player.memberId]);
  await money.finishTransfers();
  await money.rows(`update member set status = 'active' where id = $1`, [player.memberId]);
  expect(await states()).toEqual(['returned', 'done']);
  expect((await money.give(top, player, { amount: '400.01' })).code).toBe(100);
  await prove();
});

it('a difference between what is in transit and what is under way is told', async () => {
  const { abort } = await giveHeld(player);
  await abort();
  await money.rows(`update agent_transfer set amount_minor = amount_minor + 1 where state = 'under_way'`);
  expect(await findAgentTransferDifferences(money.hall.database.owner)).toEqual([
    { rule: 'in_transit_is_under_way', subject: 'site 1 RMB', expected: '10001', actual: '10000' },
  ]);
  await money.rows(`update agent_transfer set amount_minor = amount_minor - 1 where state = 'under_way'`);
  await money.finishTransfers();
  await prove();
});

it('and the sums of reports come to the same as the books', async () => {
  await money.rows('select ledger.mark_horizon()');
  await money.rows('select report.gather(100000)');
  expect(await differencesOfReports(money.hall.database.owner)).toEqual([]);
});
