import { randomUUID } from 'node:crypto';
import { agentTransferDesk, agentTransferList, agentTransferReceiver } from '@pavilion/contract/agentMoney';
import { withdrawalQuote } from '@pavilion/contract/cashier';
import { reconcile } from '@pavilion/ledger';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seal } from '../../infra/seal.ts';
import { stepAt, totpCode, totpSealName } from '../identity/index.ts';
import { newTotpSecret } from '../identity/secondFactors/totp.ts';
import { type MoneyHall, openMoneyHall, type Person } from './agentMoney.fixture.ts';

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
  await money.fill(top, 'quota', 5_000);
  await money.fill(top, 'commission', 500);
});

const give: MoneyHall['give'] = (...given) => money.give(...given);
const payOut: MoneyHall['payOut'] = (...given) => money.payOut(...given);
const balance: MoneyHall['balance'] = (...given) => money.balance(...given);
const list = async (agent: Person, filter: object = {}) =>
  (await money.hall.call(agentTransferList, filter, { token: agent.token })).data.list;

describe('money for somebody of the line', () => {
  it('is a deposit of the member: first, to be played, told to both', async () => {
    const { code, data } = await give(top, player);
    expect(code).toBe(100);
    expect([await balance(top, 'quota'), await balance(player, 'main')]).toEqual([490_000n, 10_000n]);
    expect(
      await money.rows(
        `select order_number, amount_minor, state, deposit_times, turnover_percent from deposit_order where member_id = $1`,
        [player.memberId],
      ),
    ).toEqual([
      {
        order_number: data.transfer?.number,
        amount_minor: 10_000n,
        state: 'succeeded',
        deposit_times: 1,
        turnover_percent: 100,
      },
    ]);
    expect(await money.letters(top)).toEqual(['Transfer made']);
    expect(await money.letters(player)).toEqual(['Your agent made a deposit for you']);
    const events = await money.rows<{ event: string; payload: Record<string, unknown> }>(
      `select event, payload from outbox where member_id = $1 and event in ('member_cash', 'deposit_success') order by id`,
      [player.memberId],
    );
    expect(events.map(({ event, payload }) => [event, payload.main ?? payload.deposit_amount])).toEqual([
      ['member_cash', '100.00'],
      ['deposit_success', '100.00'],
    ]);
    const quote = await money.hall.call(withdrawalQuote, {}, { token: player.token });
    expect(quote.data.turnover.left).toBe('100.00');
    await money.rows('select ledger.mark_horizon()');
    await money.rows('select report.gather(100000)');
    expect(
      await money.rows(
        'select member_id, deposits, deposited_minor, withdrawals from report.member_day where member_id = any($1)',
        [[top.memberId, player.memberId]],
      ),
    ).toEqual([{ member_id: player.memberId, deposits: 1, deposited_minor: 10_000n, withdrawals: 0 }]);
    expect(await money.rows('select * from report.differences()')).toEqual([]);
    expect((await reconcile(money.hall.database.owner)).differences).toEqual([]);
  });

  it('stays quota with an agent in service, and is a deposit of one out of service', async () => {
    expect((await give(top, middle)).data.transfer).toMatchObject({ kind: 'agent', account: middle.account });
    expect(await balance(middle, 'quota')).toBe(10_000n);
    expect(await money.letters(middle)).toEqual(['Quota received']);
    expect((await give(middle, player, { amount: '40.00' })).code).toBe(100);
    expect(await balance(middle, 'quota')).toBe(6_000n);
    await money.rows('update member set agent_active = false where id = $1', [middle.memberId]);
    expect((await give(top, middle, { amount: '20.00' })).data.transfer).toMatchObject({ kind: 'member' });
    expect(await balance(middle, 'main')).toBe(2_000n);
  });

  it('comes out of the commission as well, which the agent also takes for the own wallet', async () => {
    expect((await give(top, middle, { purse: 'commission' })).data.transfer).toMatchObject({
      kind: 'member',
    });
    expect(await balance(middle, 'main')).toBe(10_000n);
    expect((await payOut(top, { amount: '150.00' })).data).toMatchObject({
      transfer: { kind: 'payout', account: null, amount: '150.00' },
    });
    expect([await balance(top, 'commission'), await balance(top, 'main')]).toEqual([25_000n, 15_000n]);
    const quote = await money.hall.call(withdrawalQuote, {}, { token: top.token });
    expect(quote.data).toMatchObject({ available: '150.00', turnover: { left: '0.00' } });
  });

  it.each<[string, () => Promise<Pick<Person, 'account'> & { readonly asks?: Person }>]>([
    ['the agent', async () => top],
    ['the agent above', async () => ({ asks: middle, account: top.account })],
    ['somebody beside', async () => money.addMember()],
    ['somebody in another line', async () => money.addMember(await money.addAgent())],
    ['somebody of another site', async () => money.addMember(undefined, { siteId: 2 })],
    ['nobody', async () => ({ account: 'nobody99' })],
  ])('is refused to %s as to somebody who does not exist', async (_who, of) => {
    const to = await of();
    const from = to.asks ?? top;
    await money.fill(from, 'quota', 100);
    const before = await balance(from, 'quota');
    const answer = await give(from, to);
    expect([answer.code, answer.data]).toEqual([103, {}]);
    const looked = await money.hall.call(
      agentTransferReceiver,
      { account: to.account },
      { token: from.token },
    );
    expect(looked.code).toBe(103);
    expect(await balance(from, 'quota')).toBe(before);
  });

  it('is refused to another currency', async () => {
    const stranger = await money.addMember(top, { currency: 'USD' });
    expect((await give(top, stranger)).code).toBe(116);
  });

  it.each([
    [
      'stays away',
      `insert into member_play_rule (member_id, excluded_until) values ($1, 'infinity')
       on conflict (member_id) do update set excluded_until = 'infinity'`,
    ],
    ['is frozen', `update member set status = 'frozen' where id = $1`],
    ['is disabled', `update member set status = 'disabled' where id = $1`],
    [
      'has reached a deposit limit',
      `insert into member_limit (site_id, member_id, kind, period, amount, set_at) values (1, $1, 'deposit', 'day', 9999, now())`,
    ],
  ])('is refused without a reason to a member who %s', async (_what, sql) => {
    await money.rows(sql, [player.memberId]);
    const answer = await give(top, player);
    expect([answer.code, answer.data]).toEqual([108, {}]);
    expect([await balance(top, 'quota'), await balance(player, 'main')]).toEqual([500_000n, 0n]);
    expect(await money.letters(top)).toEqual([]);
    expect(await list(top)).toEqual([]);
  });

  it('is refused without a reason to an agent who stays away', async () => {
    await money.rows(
      `insert into member_play_rule (member_id, excluded_until) values ($1, 'infinity')
       on conflict (member_id) do update set excluded_until = 'infinity'`,
      [middle.memberId],
    );
    expect((await give(top, middle)).code).toBe(108);
  });
});

describe('bounds', () => {
  it.each(['100.001', '-5.00', '0.00'])('an amount of %s is none', async (amount) => {
    expect((await give(top, player, { amount })).status).toBe(400);
    expect((await payOut(top, { amount })).field).toBe('amount');
  });

  it('hold for one transfer, a receiver and a day, and what is left is told', async () => {
    const out = await give(top, player, { amount: '1000.01' });
    expect([out.code, out.data]).toEqual([104, { amount_min: '10.00', amount_max: '1000.00' }]);
    expect((await give(top, player, { amount: '9.99' })).code).toBe(104);
    expect((await give(top, player, { amount: '1000.00' })).code).toBe(100);
    const second = await give(top, player, { amount: '500.01' });
    expect([second.code, second.data]).toEqual([106, { left: '500.00' }]);
    const other = await money.addMember(top);
    expect((await give(top, other, { amount: '1000.00' })).code).toBe(100);
    const third = await money.addMember(top);
    const spent = await give(top, third, { amount: '600.00' });
    expect([spent.code, spent.data]).toEqual([105, { left: '500.00' }]);
    const { data } = await money.hall.call(agentTransferDesk, {}, { token: top.token });
    expect(data).toMatchObject({ quota: '3000.00', commission: '500.00', bounds: { day_left: '500.00' } });
    const { data: receiver } = await money.hall.call(
      agentTransferReceiver,
      { account: player.account.toUpperCase() },
      { token: top.token },
    );
    expect(receiver).toEqual({ account: player.account, is_agent: false, left: '500.00' });
    money.hall.clock.advance(24 * 3_600_000);
    expect((await give(top, third, { amount: '600.00' })).code).toBe(100);
  });

  it('several at once do not pass the bound of a receiver', async () => {
    const answers = await Promise.all(
      ['500.00', '500.01', '500.02', '500.03'].map((amount) => give(top, player, { amount })),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([100, 100, 106, 106].sort());
    expect(await balance(player, 'main')).toBeLessThanOrEqual(150_000n);
  });

  it('a purse gives no more than it has', async () => {
    expect((await give(top, player, { purse: 'commission', amount: '500.01' })).code).toBe(107);
    expect((await payOut(top, { amount: '500.01' })).code).toBe(107);
    const poor = await money.addAgent(top, 2);
    const below = await money.addMember(poor);
    expect((await give(poor, below)).code).toBe(107);
    expect((await payOut(poor)).code).toBe(107);
  });

  it('nothing is open in a currency without bounds', async () => {
    await money.rows(`update agent_setting set currency = 'THB' where site_id = 1`);
    expect((await give(top, player)).code).toBe(115);
    await money.rows(`update agent_setting set currency = 'RMB' where site_id = 1`);
  });
});

describe('the same once more', () => {
  it('by the same request is the same transfer; with other content it is refused', async () => {
    const request_id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 4 }, () => give(top, player, { request_id })));
    expect(new Set(answers.map(({ data }) => data.transfer?.number)).size).toBe(1);
    // The answer was lost: sent again without a proof that would hold.
    expect((await give(top, player, { request_id, withdraw_password: '0000' })).data).toEqual(
      answers[0]?.data,
    );
    expect((await give(top, player, { request_id, amount: '100.01' })).code).toBe(109);
    expect((await give(top, middle, { request_id })).code).toBe(109);
    expect((await payOut(top, { request_id })).code).toBe(109);
    expect(await balance(player, 'main')).toBe(10_000n);
    expect(await money.letters(player)).toHaveLength(1);
  });

  it('from another tab is asked about first', async () => {
    const [one, other] = await Promise.all([give(top, player), give(top, player)]);
    expect([one.code, other.code].sort()).toEqual([100, 110]);
    const done = one.code === 100 ? one : other;
    const asked = one.code === 100 ? other : one;
    expect(asked.data).toMatchObject({ number: done.data.transfer?.number });
    expect((await give(top, player, { again: true })).code).toBe(100);
    expect((await payOut(top)).code).toBe(100);
    expect((await payOut(top)).code).toBe(110);
    money.hall.clock.advance(10 * 60_000);
    expect((await give(top, player)).code).toBe(100);
    expect(await balance(player, 'main')).toBe(30_000n);
  });
});

describe('the proof', () => {
  it('is the withdraw password, with five tries a day that other forms share', async () => {
    expect((await give(top, player, { withdraw_password: '0000' })).code).toBe(111);
    for (let wrong = 0; wrong < 4; wrong += 1)
      expect((await payOut(top, { withdraw_password: '0000' })).code).toBe(111);
    expect((await give(top, player)).code).toBe(112);
    expect(await balance(player, 'main')).toBe(0n);
    money.hall.clock.advance(25 * 3_600_000);
    expect((await give(top, player)).code).toBe(100);
  });

  it('is asked for only where the request is sound otherwise', async () => {
    for (let tries = 0; tries < 6; tries += 1)
      expect((await give(top, player, { amount: '9.00', withdraw_password: '0000' })).code).toBe(104);
    expect((await give(top, player)).code).toBe(100);
  });

  it('cannot be given by an agent without a withdraw password', async () => {
    await money.rows('update member set withdraw_password_hash = null where id = $1', [top.memberId]);
    expect((await give(top, player)).code).toBe(113);
  });

  it('is a second factor as well, once the agent has one', async () => {
    const secret = newTotpSecret();
    const [holder] = await money.rows<{ id: number }>(
      `insert into second_factor_holder (site_id, member_id, user_handle, created_at)
       values (1, $1, sha256($2::bytea), now()) returning id`,
      [top.memberId, Buffer.from(top.account)],
    );
    const sealed = seal(
      money.hall.env.PAVILION_SECRET,
      totpSealName(holder?.id ?? 0),
      secret.toString('base64url'),
    );
    await money.rows('insert into totp_factor values ($1, $2, 0, now())', [holder?.id, sealed]);
    const code = () => totpCode(secret, stepAt(money.hall.clock.now()));
    expect((await give(top, player)).code).toBe(310);
    const wrong = (Number(code()) + 1).toString().padStart(6, '0').slice(-6);
    expect((await give(top, player, { proof: { method: 'totp', code: wrong } })).code).toBe(301);
    const proof = { method: 'totp', code: code() } as const;
    expect((await give(top, player, { proof })).code).toBe(100);
    expect((await payOut(top, { proof })).code).toBe(302);
    expect(await balance(player, 'main')).toBe(10_000n);
  });

  it('is nobody’s who is no agent, or out of service', async () => {
    expect((await give(player, top)).code).toBe(101);
    await money.rows('update member set agent_active = false where id = $1', [top.memberId]);
    expect((await give(top, player)).code).toBe(102);
    expect((await payOut(top)).code).toBe(102);
    expect((await money.hall.call(agentTransferList, {}, { token: top.token })).code).toBe(102);
  });
});

describe('the list', () => {
  it('shows what went in and out, by purse, kind, account and day, page by page, to the agent alone', async () => {
    await give(top, player);
    await give(top, middle, { amount: '30.00' });
    await payOut(top, { amount: '20.00' });
    expect((await list(top)).map(({ kind, direction, account }) => [kind, direction, account])).toEqual([
      ['payout', 'out', null],
      ['agent', 'out', middle.account],
      ['member', 'out', player.account],
    ]);
    expect(await list(middle)).toMatchObject([
      { kind: 'agent', direction: 'in', account: top.account, amount: '30.00' },
    ]);
    expect(await list(top, { purse: 'commission' })).toHaveLength(1);
    expect(await list(top, { kind: 'member' })).toHaveLength(1);
    expect(await list(top, { account: player.account.toUpperCase() })).toMatchObject([{ kind: 'member' }]);
    const [row] = await list(top);
    const day = row?.created_at.slice(0, 10);
    expect(await list(top, { from_day: day, to_day: day })).toHaveLength(3);
    expect(await list(top, { to_day: '2026-01-01' })).toEqual([]);
    const first = await money.hall.call(agentTransferList, { count: 2 }, { token: top.token });
    const cursor = first.data.next_cursor ?? '';
    expect((await list(top, { count: 2, cursor })).map(({ kind }) => kind)).toEqual(['member']);
    expect((await money.hall.call(agentTransferList, { cursor: 'x' }, { token: top.token })).status).toBe(
      400,
    );
  });
});
