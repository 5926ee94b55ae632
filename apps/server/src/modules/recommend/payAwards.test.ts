import { memberMain, post, reconcile, siteAdjustment } from '@pavilion/ledger';
import { minor } from '@pavilion/money';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createOutbox } from '../../realtime/index.ts';
import { type Hall, openHall } from '../../testing/moduleHall.ts';
import { createRecommendModule, type RecommendModule } from './index.ts';

let hall: Hall;
let recommend: RecommendModule;
let members = 0;
let alarms: unknown[] = [];
/** Two members; the first is paid first. */
let early: number;
let late: number;

const run = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await hall.database.owner.query<Row>(text, values)).rows;

beforeAll(async () => {
  hall = await openHall(({ database, clock, sites }) => {
    const log = { error: (line: unknown) => alarms.push(line) };
    recommend = createRecommendModule({ pool: database.pool, clock, sites, log, outbox: createOutbox() });
    return [recommend];
  });
  // No day of the calendar is due: the tests write the awards.
  await run(
    `insert into cash_surplus_setting (site_id, currency, active, daily_ppm, computed_through)
     values (1, 'RMB', true, 100, '2100-01-01')`,
  );
});
afterAll(() => hall.close());
beforeEach(async () => {
  alarms = [];
  early = await newMember();
  late = await newMember();
});
afterEach(async () => {
  expect((await reconcile(hall.database.owner)).differences).toEqual([]);
});

const newMember = async (): Promise<number> => {
  members += 1;
  return (await hall.addMember({ account: `awarded${members}` })).memberId;
};
/** Awards of a member, one a day from the first of January on; answers their ids. */
const earn = async (memberId: number, ...amountsMinor: readonly number[]): Promise<bigint[]> => {
  const rows = await run<{ id: bigint }>(
    `insert into member_award (site_id, member_id, kind, currency, day, basis_minor, amount_minor, created_at)
     select 1, $1, 'cash_surplus', 'RMB', '2026-01-01'::date + place::integer, 1000, amount, now()
       from unnest($2::bigint[]) with ordinality as earned (amount, place) order by place
     returning id`,
    [memberId, amountsMinor],
  );
  return rows.map(({ id }) => id);
};
/** Something else was posted under the award's id: the ledger refuses the award. */
const spoil = (id: bigint | undefined) =>
  post(hall.database.pool, {
    scope: 'award',
    key: String(id),
    kind: 'adjustment',
    reference: 'taken',
    moves: [{ from: siteAdjustment(1, 'RMB'), to: memberMain(1, late, 'RMB'), amountMinor: minor(1) }],
  });
const paidOf = (memberId: number) =>
  run<{ amount_minor: bigint; paid: boolean }>(
    'select amount_minor, paid_at is not null as paid from member_award where member_id = $1 order by id',
    [memberId],
  ).then((rows) => rows.map(({ amount_minor, paid }) => [amount_minor, paid]));
const mainOf = async (memberId: number): Promise<bigint> =>
  (
    await run<{ balance_minor: bigint }>(
      `select balance_minor from ledger.account where owner_kind = 'member' and owner_id = $1 and purpose = 'main'`,
      [memberId],
    )
  )[0]?.balance_minor ?? 0n;
const cashEventsOf = (memberId: number) =>
  run<{ main: string }>(
    `select payload ->> 'main' as main from outbox where member_id = $1 and event = 'member_cash' order by id`,
    [memberId],
  ).then((rows) => rows.map(({ main }) => main));

describe('an award that the ledger refuses', () => {
  test('holds up no other, of its member or of those behind, and alarms at each run', async () => {
    const [, second] = await earn(early, 100, 200, 300);
    await earn(late, 400);
    await spoil(second);
    expect(await recommend.runAwards()).toEqual({ paid: 3, refused: 1 });
    expect(await paidOf(early)).toEqual([
      [100n, true],
      [200n, false],
      [300n, true],
    ]);
    expect(await paidOf(late)).toEqual([[400n, true]]);
    expect([await mainOf(early), await mainOf(late)]).toEqual([400n, 401n]);
    expect(await cashEventsOf(early)).toEqual(['1.00', '4.00']);
    expect(alarms).toMatchObject([{ alarm: 'award_not_paid', awardId: String(second) }]);
    expect(await recommend.runAwards()).toEqual({ paid: 0, refused: 1 });
    expect(alarms).toHaveLength(2);
    await run('delete from member_award where id = $1', [second]);
  });

  test('keeps nobody waiting when there are more of them than are taken at once', async () => {
    const ids = await earn(early, ...Array.from({ length: 102 }, () => 1));
    for (const id of ids.slice(0, 101)) await spoil(id);
    await earn(late, 400);
    expect(await recommend.runAwards()).toEqual({ paid: 2, refused: 101 });
    expect([await mainOf(early), (await paidOf(late)).flat()]).toEqual([1n, [400n, true]]);
    await run('delete from member_award where member_id = $1', [early]);
  });

  test('by several processes at once is refused, and the others are paid once', async () => {
    const [first] = await earn(early, 100, 200);
    await earn(late, 400);
    await spoil(first);
    const runs = await Promise.all(Array.from({ length: 4 }, () => recommend.runAwards()));
    expect(runs.reduce((sum, { paid }) => sum + paid, 0)).toBe(2);
    expect([await mainOf(early), await mainOf(late)]).toEqual([200n, 401n]);
    await run('delete from member_award where id = $1', [first]);
  });
});

describe('an award that a statement fails for', () => {
  test('is undone alone, and is paid by the next run', async () => {
    await earn(early, 100);
    await earn(late, 400, 500);
    await run(`
      create function fail_here() returns trigger language plpgsql as $$ begin raise exception 'not now'; end $$;
      create trigger fail_here before insert on outbox for each row
        when (new.payload ->> 'main' in ('1.00', '9.00')) execute function fail_here();`);
    expect(await recommend.runAwards()).toEqual({ paid: 1, refused: 2 });
    expect([await mainOf(early), await mainOf(late)]).toEqual([0n, 400n]);
    expect(await paidOf(late)).toEqual([
      [400n, true],
      [500n, false],
    ]);
    await run('drop function fail_here cascade');
    expect(await recommend.runAwards()).toEqual({ paid: 2, refused: 0 });
    expect([await mainOf(early), await mainOf(late)]).toEqual([100n, 900n]);
    expect(await cashEventsOf(late)).toEqual(['4.00', '9.00']);
  });
});
