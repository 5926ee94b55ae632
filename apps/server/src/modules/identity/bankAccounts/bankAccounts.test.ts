import { randomUUID } from 'node:crypto';
import type { Currency } from '@pavilion/contract';
import { bankAccountsMax } from '@pavilion/contract/bankRules';
import { bankAccountBind, bankAccountList } from '@pavilion/contract/sessions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultPassword, type Entrance, hosts, openEntrance } from '../../signup/testEntrance.ts';
import { createFactorHall } from '../secondFactors/secondFactors.fixture.ts';

let hall: Entrance;
let members = 0;
let numbers = 1_000_000_000;
beforeAll(async () => {
  hall = await openEntrance();
});
afterAll(() => hall.close());

interface Member {
  readonly memberId: number;
  readonly token: string;
  readonly host: string;
}

const newMember = async (
  over: { name?: string | null; currency?: Currency; siteId?: number; demanded?: boolean } = {},
): Promise<Member> => {
  members += 1;
  const { name = 'Ada Marsh', currency = 'USD', siteId = 1, demanded = false } = over;
  const account = `banker${members}`;
  const memberId = await hall.addMember({
    account,
    currency,
    siteId,
    columns: { name, need_bank_account_deposit_verified: demanded },
  });
  const host = siteId === 1 ? hosts.hall : hosts.other;
  const { data } = await hall.login(account, defaultPassword, { ip: hall.newIp(), host });
  return { memberId, host, token: String(data.token) };
};

const newNumber = (): string => {
  numbers += 1;
  return String(numbers);
};
const bind = (
  { token, host }: Member,
  over: {
    request_id?: string;
    bank_name?: string;
    account_number?: string;
    holder?: string | undefined;
    password?: string;
    proof?: object;
  } = {},
) =>
  hall.call(
    '/member/bank_account/bind',
    {
      request_id: randomUUID(),
      bank_name: 'Harbour Bank',
      account_number: newNumber(),
      holder: 'Ada Marsh',
      password: defaultPassword,
      ...over,
    },
    { token, host, ip: hall.newIp() },
  );
const list = async ({ token, host }: Member) =>
  bankAccountList.data.parse((await hall.call('/member/bank_account/list', {}, { token, host })).data);

describe('a bound account', () => {
  it('is listed with its end alone, whoever looks', async () => {
    const member = await newMember();
    const { code, data } = await bind(member, { account_number: '12-3456 7890' });
    expect(code).toBe(100);
    const { bank_account } = bankAccountBind.data.parse(data);
    expect(bank_account).toMatchObject({
      currency: 'USD',
      bank_name: 'Harbour Bank',
      account_number: '******7890',
      holder: 'A********',
      bound_at: hall.clock.now().toISOString(),
    });
    expect(await list(member)).toEqual({
      list: [bank_account],
      accounts_max: bankAccountsMax,
      holder_hint: 'A********',
      banks: [],
    });
  });

  it('of a number so short that four would tell it shows two', async () => {
    const { data } = await bind(await newMember(), { account_number: '123456' });
    expect(data.bank_account).toMatchObject({ account_number: '****56' });
  });

  it('rests sealed: neither number nor holder stand in the database', async () => {
    const member = await newMember();
    const number = newNumber();
    await bind(member, { account_number: number });
    const { rows } = await hall.database.owner.query<{ row: string }>(
      'SELECT row_to_json(b)::text AS row FROM bank_account b WHERE member_id = $1',
      [member.memberId],
    );
    expect(rows).toHaveLength(1);
    const bytes = Buffer.from(JSON.parse(rows[0]?.row ?? '{}').details_sealed.slice(2), 'hex').toString(
      'latin1',
    );
    expect(`${rows[0]?.row} ${bytes}`).not.toMatch(new RegExp(`${number}|Ada|Marsh`));
  });

  it('can be neither changed nor deleted by the server', async () => {
    const member = await newMember();
    await bind(member);
    for (const statement of [
      'UPDATE bank_account SET bank_name = $1',
      'DELETE FROM bank_account WHERE bank_name <> $1',
    ])
      await expect(hall.database.pool.query(statement, ['x'])).rejects.toThrow(/permission denied/);
  });

  it('is bound by nobody who has the session and not the password; a repeat needs neither', async () => {
    const member = await newMember();
    const request_id = randomUUID();
    const account_number = newNumber();
    expect((await bind(member, { request_id, account_number, password: 'Sesame00' })).code).toBe(309);
    expect((await list(member)).list).toEqual([]);
    expect((await bind(member, { request_id, account_number })).code).toBe(100);
    expect((await bind(member, { request_id, account_number, password: 'Sesame00' })).code).toBe(100);
    expect((await list(member)).list).toHaveLength(1);
  });

  it('asks a member with a second factor for it as well', async () => {
    const house = createFactorHall(hall);
    const member = await house.member({ columns: { name: 'Ada Marsh' } });
    const app = await house.enrolTotp(member);
    const account = { token: member.token, memberId: member.memberId, host: hosts.hall };
    expect((await bind(account)).code).toBe(310);
    const proof = { method: 'totp', code: app.code() } as const;
    expect((await bind(account, { holder: 'Somebody Else', proof })).code).toBe(101);
    expect((await bind(account, { proof })).code).toBe(100);
  });

  it('meets the demand for one, and opens the deposit again', async () => {
    const member = await newMember({ demanded: true });
    const demand = async () =>
      (await hall.call('/member/profile/common/layout', {}, { token: member.token })).data
        .member_common_layout;
    expect(await demand()).toMatchObject({ need_bank_account_deposit_verified: 1 });
    await bind(member, { holder: 'Somebody Else' });
    expect(await demand()).toMatchObject({ need_bank_account_deposit_verified: 1 });
    await bind(member);
    expect(await demand()).toMatchObject({ need_bank_account_deposit_verified: 0 });
    const { rowCount } = await hall.database.owner.query(
      `SELECT FROM outbox WHERE member_id = $1 AND event = 'profile_updated'`,
      [member.memberId],
    );
    expect(rowCount).toBe(1);
  });
});

describe('the banks', () => {
  it('are those of the member’s site and currency, in the operator’s order', async () => {
    await hall.database.owner.query(
      `INSERT INTO site_bank (site_id, currency, name, sort) VALUES
         (1, 'INR', 'State bank', 2), (1, 'INR', 'Cooperative bank', 1), (1, 'THB', 'Of others', 1), (2, 'INR', 'Elsewhere', 1)`,
    );
    expect((await list(await newMember({ currency: 'INR' }))).banks).toEqual([
      'Cooperative bank',
      'State bank',
    ]);
  });
});

describe('the holder', () => {
  it('left out is the member’s own name; who has none must give one', async () => {
    const member = await newMember();
    expect((await bind(member, { holder: undefined })).code).toBe(100);
    expect((await list(member)).list[0]?.holder).toBe('A********');
    expect((await bind(await newMember({ name: null }), { holder: undefined })).code).toBe(107);
  });

  it.each(['Ada Marsh', ' ada  MARSH ', 'Ａｄａ Marsh'])('may spell the name as %j', async (holder) => {
    expect((await bind(await newMember(), { holder })).code).toBe(100);
  });

  it.each(['Ada March', 'Marsh', 'Ada Marsh Jr'])('may not be %j', async (holder) => {
    expect((await bind(await newMember(), { holder })).code).toBe(101);
  });

  it('gives a member without a name the name, which then binds the next', async () => {
    const member = await newMember({ name: null });
    expect((await list(member)).holder_hint).toBeNull();
    expect((await bind(member, { holder: 'Ines Quay' })).code).toBe(100);
    expect((await bind(member, { holder: 'Ada Marsh' })).code).toBe(101);
    const { rows } = await hall.database.owner.query(
      `SELECT m.name, i.value_key FROM member m JOIN member_identifier i ON i.member_id = m.id AND i.field = 'member_name'
        WHERE m.id = $1`,
      [member.memberId],
    );
    expect(rows).toEqual([{ name: 'Ines Quay', value_key: 'ines quay' }]);
  });
});

describe('a binding is refused', () => {
  it.each([
    ['no number of the currency', { account_number: '12ab' }, 102],
    ['a number of invisible characters', { account_number: '1234\u200b5678' }, 102],
    ['no name of a bank', { bank_name: '<b>Bank</b>' }, 103],
    ['no name of a holder', { holder: '12345' }, 107],
    ['a holder of 120 characters', { holder: 'x'.repeat(120) }, 107],
  ] as const)('for %s', async (_case, over, code) => {
    const member = await newMember();
    expect((await bind(member, over)).code).toBe(code);
    expect((await list(member)).list).toEqual([]);
  });

  it("by the rules of the member's own currency", async () => {
    const member = await newMember({ currency: 'RMB', name: '林晚晴' });
    const words = { bank_name: '招商银行', holder: '林晚晴' };
    expect((await bind(member, { ...words, account_number: '123456' })).code).toBe(102);
    expect((await bind(member, { ...words, account_number: '110901234510901' })).code).toBe(100);
  });

  it('when somebody of the site has bound the number, in words that do not tell who', async () => {
    const [first, second, foreign] = [await newMember(), await newMember(), await newMember({ siteId: 2 })];
    const account_number = newNumber();
    expect((await bind(first, { account_number })).code).toBe(100);
    const [own, other] = [await bind(first, { account_number }), await bind(second, { account_number })];
    expect([own.code, other.code]).toEqual([104, 104]);
    expect(own.message).toBe(other.message);
    expect((await bind(foreign, { account_number })).code).toBe(100);
  });

  it('beyond the number that a member may have', async () => {
    const member = await newMember();
    for (let bound = 0; bound < bankAccountsMax; bound += 1) expect((await bind(member)).code).toBe(100);
    expect((await bind(member)).code).toBe(105);
    expect((await list(member)).list).toHaveLength(bankAccountsMax);
  });

  it('to a visitor', async () => {
    const nobody = { memberId: 0, token: 'x'.repeat(43), host: hosts.hall };
    expect((await bind(nobody)).status).toBe(401);
  });
});

describe('a repeated request', () => {
  it('answers the same account and binds no second', async () => {
    const member = await newMember();
    const request = { request_id: randomUUID(), account_number: newNumber() };
    const answers = await Promise.all([1, 2, 3].map(() => bind(member, request)));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect((await list(member)).list).toHaveLength(1);
  });

  it('with other content is refused with 106', async () => {
    const member = await newMember();
    const request_id = randomUUID();
    await bind(member, { request_id });
    expect((await bind(member, { request_id })).code).toBe(106);
  });

  it('of another member is that member’s own', async () => {
    const [first, second] = [await newMember(), await newMember()];
    const request_id = randomUUID();
    expect((await bind(first, { request_id })).code).toBe(100);
    expect((await bind(second, { request_id })).code).toBe(100);
  });
});

it("shows nobody another member's accounts", async () => {
  const [one, other, foreign] = [await newMember(), await newMember(), await newMember({ siteId: 2 })];
  await bind(one);
  expect((await list(other)).list).toEqual([]);
  expect((await list(foreign)).list).toEqual([]);
});
