import { cashSurplusState } from '@pavilion/contract/recommend';
import { memberMain, post, reconcile, siteAdjustment } from '@pavilion/ledger';
import { minor } from '@pavilion/money';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createOutbox } from '../../realtime/index.ts';
import { type Hall, openHall } from '../../testing/moduleHall.ts';
import { awardSurplus } from './commands/awardSurplus.ts';
import { createRecommendModule, type RecommendModule } from './index.ts';

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
});
afterAll(() => hall.close());

beforeEach(async () => {
  await run('delete from cash_surplus_setting');
  people += 1;
  host = await hall.addMember({ account: `saver${people}` });
});

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

describe('cash surplus', () => {
  let postings = 0;
  const move = (who: Person, amountMinor: bigint) => {
    postings += 1;
    const [adjustment, main] = [siteAdjustment(1, 'RMB'), memberMain(1, who.memberId, 'RMB')];
    return post(hall.database.pool, {
      scope: 'test',
      key: `move ${postings}`,
      kind: 'adjustment',
      reference: 'test',
      moves: [
        amountMinor > 0n
          ? { from: adjustment, to: main, amountMinor: minor(amountMinor) }
          : { from: main, to: adjustment, amountMinor: minor(-amountMinor) },
      ],
    });
  };
  const surplus = (min = 0n, max = 0n) =>
    run(
      // No day of the calendar is due: each test awards its own.
      `insert into cash_surplus_setting (site_id, currency, active, daily_ppm, balance_min_minor, balance_max_minor, computed_through)
       values (1, 'RMB', true, 100, $1, $2, '2100-01-01')`,
      [min, max],
    );
  /** A moment of the database's clock that lies behind everything posted so far. */
  const moment = async (): Promise<Date> => {
    const [{ at } = { at: new Date() }] = await run<{ at: Date }>('select clock_timestamp() as at');
    const next = new Date(at.getTime() + 1);
    for (;;) {
      const [{ passed } = { passed: true }] = await run<{ passed: boolean }>(
        'select clock_timestamp() > $1 as passed',
        [next],
      );
      if (passed) return next;
    }
  };
  /** What the hours between two moments earn, as a day of its own. */
  const award = async (day: string, from: Date, to: Date) => {
    const client = await hall.database.pool.connect();
    try {
      await awardSurplus(client, { siteId: 1, currency: 'RMB', day, from, to, now: hall.clock.now() });
    } finally {
      client.release();
    }
  };

  test('is earned by the lowest balance between the beginning and the end of a day, once', async () => {
    await surplus();
    const begin = await moment();
    await move(host, 1_000_000n);
    const noon = await moment();
    await move(host, -300_000n);
    await move(host, 900_000n);
    const end = await moment();
    await move(host, -1_500_000n);
    // Nothing lay there when the first day began.
    await award('2026-11-01', begin, noon);
    expect(await awardsOf(host)).toEqual([]);
    await award('2026-11-02', noon, end);
    await award('2026-11-02', noon, end);
    expect(await awardsOf(host)).toEqual([{ kind: 'cash_surplus', amount_minor: 70n, paid: false }]);
    await recommend.runAwards();
    expect(await mainOf(host)).toBe(100_070n);
    const { data } = await hall.call(cashSurplusState, {}, { token: host.token });
    expect(data).toMatchObject({ daily_percent: '0.01', earned: '0.70', balance_max: null });
    expect((await reconcile(hall.database.owner)).differences).toEqual([]);
  });

  test.each([
    ['a balance below the least', 1_000_001n, 0n, []],
    ['a balance above the most, for the most', 0n, 500_000n, [50n]],
  ])('keeps to the bounds: %s', async (_what, min, max, amounts) => {
    await surplus(min, max);
    await move(host, 1_000_000n);
    const [from, to] = [await moment(), await moment()];
    await award('2026-11-03', from, to);
    expect((await awardsOf(host)).map(({ amount_minor }) => amount_minor)).toEqual(amounts);
  });

  test('is not told of where it is not given', async () => {
    expect((await hall.call(cashSurplusState, {}, { token: host.token })).code).toBe(101);
  });
});
