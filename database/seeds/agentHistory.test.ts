import { reconcile } from '@pavilion/ledger';
import { createTestDatabase, type TestDatabase } from '@pavilion/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { differencesOfReports } from '../../apps/server/src/modules/reports/index.ts';
import { findWalletDifferences } from '../../apps/server/src/modules/wallet/index.ts';
import { seedAgentDealings } from './agentDealings.ts';
import { historyBegins, seedAgentHistory } from './agentHistory.ts';
import { seed } from './index.ts';
import { seedTournaments } from './tournaments.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await seed({ pool: database.owner });
  await seedAgentHistory(database.owner, new Date());
  await seedAgentDealings(database.owner, new Date());
  await seedTournaments(database.owner, new Date());
});
afterAll(() => database.drop());

test('it begins three months before the one that is played by the hall’s clock', () => {
  expect(historyBegins(new Date('2026-12-01T03:59:59Z'))).toBe('2026-08-01');
  expect(historyBegins(new Date('2026-12-01T04:00:00Z'))).toBe('2026-09-01');
});

test('three months of a tree are in the books, and prove themselves', async () => {
  expect((await reconcile(database.owner)).differences).toEqual([]);
  expect(await findWalletDifferences(database.owner)).toEqual([]);
  expect(await differencesOfReports(database.owner)).toEqual([]);
});

test('and are settled: one was lost and carried, one leaves a debt', async () => {
  const { rows } = await database.owner.query<{ month: bigint; line: bigint; debt: bigint; paid: bigint }>(
    `SELECT row_number() OVER (ORDER BY c.from_day) AS month, sum(sign(b.line_base)) FILTER (WHERE m.account = 'agent01')::bigint AS line,
            sum((b.debt_out > 0)::integer) AS debt, sum((b.payable_minor > 0)::integer) AS paid
       FROM agent_bill b JOIN settlement_cycle c ON c.id = b.cycle_id JOIN member m ON m.id = b.agent_id
      GROUP BY c.from_day ORDER BY c.from_day`,
  );
  expect(rows.map(({ line }) => Number(line))).toEqual([-1, 1, expect.any(Number)]);
  expect(Number(rows[0]?.paid)).toBe(0);
  // The lowest line has not made up for its loss yet.
  expect(Number(rows[1]?.paid)).toBe(3);
  expect(Number(rows[2]?.debt)).toBeGreaterThan(0);
});

test('and lie in the days of each line at once, down to the lowest level', async () => {
  const { rows } = await database.owner.query(
    `SELECT m.account, l.depth::integer AS depth, l.members > 0 AS has_members,
            EXISTS (SELECT FROM report.agent_day d WHERE d.agent_id = m.id AND d.depth = l.depth AND d.bets > 0) AS has_played
       FROM report.agent_line l JOIN member m ON m.id = l.agent_id WHERE m.account IN ('agent03', 'agent04')
      ORDER BY m.account, l.depth`,
  );
  expect(rows).toEqual([
    { account: 'agent03', depth: 1, has_members: true, has_played: true },
    { account: 'agent03', depth: 2, has_members: true, has_played: true },
    { account: 'agent04', depth: 1, has_members: true, has_played: true },
  ]);
  const { rows: due } = await database.owner.query('SELECT day FROM report.agent_day_state WHERE is_due');
  expect(due).toEqual([]);
});

test('quota went down the line and to members, and of two disputes one is answered', async () => {
  const { rows } = await database.owner.query(
    `SELECT (SELECT count(*) FROM agent_transfer WHERE kind = 'agent') AS quota,
            (SELECT count(*) FROM agent_transfer WHERE kind = 'member') AS to_members,
            (SELECT count(*) FROM deposit_order WHERE order_number IN (SELECT number FROM agent_transfer)) AS deposits,
            (SELECT count(*) FROM agent_dispute WHERE state = 'dismissed') AS answered,
            (SELECT count(*) FROM agent_dispute WHERE state = 'open') AS open`,
  );
  expect(rows).toEqual([{ quota: 3n, to_members: 3n, deposits: 3n, answered: 1n, open: 1n }]);
});

test('a tournament of last month is counted from those rounds and paid, one runs, one is to come', async () => {
  const { rows } = await database.owner.query(
    `SELECT t.kind, t.counted_at IS NOT NULL AS counted, t.starts_at > now() AS coming, count(e.place)::integer AS placed,
            count(a.paid_at)::integer AS paid, bool_or(e.score > 0) AS scored
       FROM tournament t LEFT JOIN tournament_entry e ON e.tournament_id = t.id LEFT JOIN member_award a ON a.id = e.award_id
      WHERE t.currency = 'RMB' GROUP BY t.id ORDER BY t.id`,
  );
  expect(rows).toEqual([
    { kind: 'turnover', counted: true, coming: false, placed: 200, paid: 20, scored: true },
    { kind: 'multiple', counted: false, coming: false, placed: 0, paid: 0, scored: true },
    { kind: 'streak', counted: false, coming: true, placed: 0, paid: 0, scored: null },
  ]);
});
