import {
  bonusSettingCheck,
  cashSurplusCheck,
  cashSurplusState,
  recommendMemberSearch,
  recommendProject,
  recommendRecord,
} from '@pavilion/contract/recommend';
import { reconcile } from '@pavilion/ledger';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createOutbox } from '../../realtime/index.ts';
import { type Hall, openHall } from '../../testing/moduleHall.ts';
import { createRecommendModule, type RecommendModule } from './index.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

interface Person {
  readonly memberId: number;
  readonly token: string;
}

let hall: Hall;
let recommend: RecommendModule;
let people = 0;
let host: Person;

const run = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await hall.database.owner.query<Row>(text, values)).rows;

beforeAll(async () => {
  hall = await openHall(({ database, clock, sites, log }) => {
    recommend = createRecommendModule({ pool: database.pool, clock, sites, log, outbox: createOutbox() });
    return [recommend];
  });
  await run(
    `insert into provider (gp_id, gp_code, name, wallet, mark) values (1, 'LANTERN', '{}', 'seamless', 'LANTERN')`,
  );
  await run(
    `insert into game (id, gp_id, gt_id, game_code, names, state, motif) values (11, 1, 2, 'koi', '{}', 'live', 'koi-moon')`,
  );
  await run(
    `insert into payment_gateway (id, code, adapter, base_url) values (1, 'sandbox', 'sandbox', 'http://127.0.0.1:9')`,
  );
  await run(
    `insert into deposit_method (id, site_id, code, gateway_code, currency, name, min_minor, max_minor) values (1, 1, 'sandbox', 'sandbox', 'RMB', '{}', 1, 100000)`,
  );
});
afterAll(() => hall.close());

const newPerson = (siteId = 1): Promise<Person> => {
  people += 1;
  return hall.addMember({ account: `person${people}`, siteId });
};
/** Somebody who joined by the host's code. */
const newFriend = async (of: Person = host, kind = 'recommend_code'): Promise<Person> => {
  const friend = await newPerson();
  await run(
    `update member set introducer_id = $2, introducer_kind = $3, introducer_text = 'X' where id = $1`,
    [friend.memberId, of.memberId, kind],
  );
  return friend;
};
let rounds = 0;
const play = async (who: Person, stakeMinor: bigint, state = 'closed') => {
  rounds += 1;
  const now = hall.clock.now();
  await run(
    `insert into round (site_id, gp_id, member_id, round_ref, game_id, session_id, currency, bets, stake_minor, held_minor, win_minor, state, opened_at, closed_at)
     values (1, 1, $1, $2, 11, 1, 'RMB', 1, $3, 0, 0, $4, $5, $6)`,
    [who.memberId, `r${rounds}`, stakeMinor, state, now, state === 'open' ? null : now],
  );
};
const payIn = (who: Person, amountMinor: bigint) =>
  run(
    `insert into deposit_order (order_number, site_id, member_id, method_id, gateway_code, request_id, request_hash, currency, amount_minor, fee_minor, state, locale, return_url, deposit_times, ask_at, created_at, updated_at, expires_at, settled_at)
     values (gen_random_uuid()::text, 1, $1, 1, 'sandbox', gen_random_uuid(), '', 'RMB', $2, 0, 'succeeded', 'zh_CN', '', 1, $3, $3, $3, $3, $3)`,
    [who.memberId, amountMinor, hall.clock.now()],
  );
const give = (
  terms: { isFriend?: boolean; ppm?: number; dailyMax?: bigint; award?: bigint; min?: bigint } = {},
) =>
  run(
    `insert into recommend_setting (site_id, currency, is_friend, turnover_ppm, turnover_daily_max_minor, deposit_award_minor, deposit_min_minor)
     values (1, 'RMB', $1, $2, $3, $4, $5)`,
    [terms.isFriend ?? true, terms.ppm ?? 5_000, terms.dailyMax ?? 0n, terms.award ?? 0n, terms.min ?? 1n],
  );
const nextDay = async () => {
  hall.clock.advance(dayMs);
  await recommend.runAwards();
};
const mainOf = async ({ memberId }: Person): Promise<bigint> =>
  (
    await run<{ balance_minor: bigint }>(
      `select balance_minor from ledger.account where owner_kind = 'member' and owner_id = $1 and purpose = 'main'`,
      [memberId],
    )
  )[0]?.balance_minor ?? 0n;
const awardsOf = ({ memberId }: Person) =>
  run<{ kind: string; amount_minor: bigint; paid: boolean }>(
    'select kind, amount_minor, paid_at is not null as paid from member_award where member_id = $1 order by id',
    [memberId],
  );

beforeEach(async () => {
  await run('delete from recommend_setting');
  await run('delete from identity_policy');
  host = await newPerson();
});

describe('what a page may offer', () => {
  const isFriend = async (currency: 'RMB' | 'USD' = 'RMB', hostName = 'one.test') =>
    (await hall.call(bonusSettingCheck, { member_currency: currency }, { host: hostName })).data.is_friend;

  test('is_friend is 1 only where the site gives awards in the currency', async () => {
    expect(await isFriend()).toBe(0);
    await give();
    expect(await isFriend()).toBe(1);
    expect(await isFriend('USD')).toBe(0);
    expect(await isFriend('RMB', 'harbor.test')).toBe(0);
    await run('update recommend_setting set is_friend = false');
    expect(await isFriend()).toBe(0);
  });

  test('is_friend is 0 while recommendations are closed', async () => {
    await give();
    await run('insert into identity_policy (site_id, recommend_open) values (1, false)');
    expect(await isFriend()).toBe(0);
  });

  test('cash surplus is active only where the site has switched it on', async () => {
    const active = async () => (await hall.call(cashSurplusCheck, { currency: 'RMB' })).data.active;
    expect(await active()).toBe(0);
    await run(
      `insert into cash_surplus_setting (site_id, currency, active, daily_ppm) values (1, 'RMB', true, 100)`,
    );
    expect(await active()).toBe(1);
  });
});

describe('the project', () => {
  const project = (who = host) => hall.call(recommendProject, {}, { token: who.token });

  test('makes one code, whoever asks how often, and a link that brings it', async () => {
    await give({ ppm: 12_500, dailyMax: 5_000n, award: 880n, min: 10_000n });
    const replies = await Promise.all([project(), project(), project()]);
    expect(new Set(replies.map(({ data }) => data.recommend_code)).size).toBe(1);
    const data = replies[0]?.data;
    expect(data).toMatchObject({
      link: `http://one.test/?invite=${data?.recommend_code}`,
      currency: 'RMB',
      rules: {
        turnover_percent: '1.25',
        turnover_daily_max: '50.00',
        deposit_award: '8.80',
        deposit_min: '100.00',
      },
      friends: 0,
      awarded: '0.00',
    });
    expect(data?.qr).toMatch(/^<svg [^>]+>/);
    expect(await run('select code from recommend_code where member_id = $1', [host.memberId])).toEqual([
      { code: data?.recommend_code },
    ]);
  });

  test.each([
    [107, 'nothing is given in the currency', async () => undefined],
    [107, 'is_friend is 0', () => give({ isFriend: false })],
    [
      107,
      'recommendations are closed',
      async () => {
        await give();
        await run('insert into identity_policy (site_id, recommend_open) values (1, false)');
      },
    ],
    [
      109,
      'the member may not recommend',
      async () => {
        await give();
        await run('update member set recommend_enabled = false where id = $1', [host.memberId]);
      },
    ],
    [
      110,
      'the code is disabled',
      async () => {
        await give();
        await run(
          `insert into recommend_code (site_id, code, member_id, status) values (1, $1, $2, 'disabled')`,
          [`OFF${host.memberId}`, host.memberId],
        );
      },
    ],
  ])('is refused with %d when %s', async (code, _when, arrange) => {
    await arrange();
    expect((await project()).code).toBe(code);
  });
});

describe('awards', () => {
  test('are a part of what friends staked in rounds that closed, a day later, paid once', async () => {
    await give({ ppm: 5_000 });
    const friend = await newFriend();
    await play(friend, 10_000n);
    await play(friend, 1_999n);
    await play(friend, 50_000n, 'rolled_back');
    await play(friend, 50_000n, 'open');
    await recommend.runAwards();
    expect(await mainOf(host)).toBe(0n);
    await nextDay();
    // 119.99 at 0.5 %, rounded down.
    expect(await awardsOf(host)).toEqual([{ kind: 'friend_turnover', amount_minor: 59n, paid: true }]);
    await Promise.all([recommend.runAwards(), recommend.runAwards()]);
    await run(`update recommend_setting set computed_through = computed_through - 3`);
    await recommend.runAwards();
    expect(await mainOf(host)).toBe(59n);
    expect(
      await run(`select payload from outbox where member_id = $1 and event = 'member_cash'`, [host.memberId]),
    ).toEqual([{ payload: { main: '0.59', currency: 'RMB' } }]);
    expect((await reconcile(hall.database.owner)).differences).toEqual([]);
  });

  test('catch up with the days on which no job ran, each day for itself', async () => {
    await give({ ppm: 10_000, dailyMax: 150n });
    const friend = await newFriend();
    await nextDay();
    for (const stake of [10_000n, 40_000n]) {
      await play(friend, stake);
      hall.clock.advance(dayMs);
    }
    await recommend.runAwards();
    expect((await awardsOf(host)).map(({ amount_minor }) => amount_minor)).toEqual([100n, 150n]);
  });

  test('are given once for a friend who has paid in enough altogether', async () => {
    await give({ ppm: 0, award: 880n, min: 10_000n });
    const friend = await newFriend();
    await payIn(friend, 6_000n);
    await nextDay();
    expect(await awardsOf(host)).toEqual([]);
    await payIn(friend, 4_000n);
    await nextDay();
    await payIn(friend, 90_000n);
    await nextDay();
    expect(await awardsOf(host)).toEqual([{ kind: 'friend_deposit', amount_minor: 880n, paid: true }]);
  });

  test.each([
    ['is_friend is 0', 'update recommend_setting set is_friend = false where $1 > 0'],
    ['the member is an agent', 'update member set is_agent = true where id = $1'],
    ['the member may not recommend', 'update member set recommend_enabled = false where id = $1'],
    ['the account is frozen', `update member set status = 'frozen' where id = $1`],
    [
      'the member stays away',
      `insert into member_play_rule (member_id, excluded_until) values ($1, 'infinity')`,
    ],
    [
      'the friend came by an agent link',
      `update member set introducer_kind = 'member_agent' where introducer_id = $1`,
    ],
  ])('are not earned when %s', async (_when, arrange) => {
    await give();
    const friend = await newFriend();
    await run(arrange, [host.memberId]);
    await play(friend, 1_000_000n);
    await nextDay();
    expect(await awardsOf(host)).toEqual([]);
  });

  test('that were earned wait while is_friend is 0', async () => {
    await give();
    const friend = await newFriend();
    await play(friend, 1_000_000n);
    await run(
      `insert into member_award (site_id, member_id, kind, friend_id, currency, day, basis_minor, amount_minor, created_at)
       values (1, $1, 'friend_turnover', $2, 'RMB', '2026-01-01', 100, 10, now())`,
      [host.memberId, friend.memberId],
    );
    await run('update recommend_setting set is_friend = false');
    await recommend.runAwards();
    expect(await mainOf(host)).toBe(0n);
    await run('update recommend_setting set is_friend = true');
    await recommend.runAwards();
    expect(await mainOf(host)).toBe(10n);
  });

  test('cannot be changed or taken away by the server, only marked as paid', async () => {
    const client = await hall.database.pool.connect();
    try {
      await client.query('set role pavilion_app');
      await expect(client.query('update member_award set amount_minor = 1')).rejects.toThrow(
        /permission denied/,
      );
      await expect(client.query('delete from member_award')).rejects.toThrow(/permission denied/);
    } finally {
      await client.query('reset role');
      client.release();
    }
  });
});

describe('what the member sees', () => {
  const record = (body = {}, who = host) => hall.call(recommendRecord, body, { token: who.token });
  const search = (body = {}, who = host) => hall.call(recommendMemberSearch, body, { token: who.token });

  test('is the record, newest first, page by page, with the sum of all', async () => {
    await give({ ppm: 10_000, award: 100n, min: 1n });
    const friend = await newFriend();
    await play(friend, 10_000n);
    await payIn(friend, 500n);
    await nextDay();
    await play(friend, 20_000n);
    await nextDay();
    const first = (await record({ count: 2 })).data;
    expect(first.total).toBe('4.00');
    expect(first.list.map(({ amount, kind }) => [kind, amount])).toEqual([
      ['friend_turnover', '2.00'],
      ['friend_deposit', '1.00'],
    ]);
    expect(first.list[0]).toMatchObject({ state: 'paid', currency: 'RMB' });
    expect(first.list[0]?.friend).toMatch(/^pe\*+.{2}$/);
    const second = (await record({ count: 2, cursor: first.next_cursor })).data;
    expect(second.list.map(({ amount }) => amount)).toEqual(['1.00']);
    expect(second.next_cursor).toBeNull();
    const deposits = (await record({ kinds: ['friend_deposit'] })).data;
    expect([deposits.list.length, deposits.total]).toEqual([1, '1.00']);
    expect((await record({}, friend)).data).toMatchObject({ list: [], total: '0.00' });
  });

  test('is every friend, masked, and one of them only by the whole account', async () => {
    await give({ ppm: 10_000 });
    const [friend, quiet] = [await newFriend(), await newFriend()];
    await play(friend, 10_000n);
    await nextDay();
    const all = (await search()).data;
    expect(all.total_count).toBe(2);
    expect(all.list.map(({ is_active, awarded }) => [is_active, awarded])).toEqual([
      [false, '0.00'],
      [true, '1.00'],
    ]);
    expect(JSON.stringify(all)).not.toContain(`person${people}`);
    const account = `person${people}`;
    expect((await search({ account: account.toUpperCase() })).data.total_count).toBe(1);
    expect((await search({ account: account.slice(0, -1) })).data).toMatchObject({
      list: [],
      total_count: 0,
    });
    expect((await search({ account: `person${people - 2}` })).data.total_count).toBe(0);
    expect((await search({}, quiet)).data.total_count).toBe(0);
    const [later] = (await search({ count: 1 })).data.list;
    expect(later).toEqual(all.list[0]);
  });

  test.each([
    [{ cursor: 'x' }, 'cursor'],
    [{ count: 101 }, 'count'],
    [{ from: '2026-11-02T00:00:00Z', to: '2026-11-01T00:00:00Z' }, 'to'],
    [{ kinds: [] }, 'kinds'],
  ])('is refused for %j', async (body, field) => {
    expect(await record(body)).toMatchObject({ status: 400, field });
  });

  test('is for members only', async () => {
    for (const call of [recommendProject, recommendRecord, recommendMemberSearch, cashSurplusState])
      expect((await hall.call(call, {})).status).toBe(401);
  });
});
