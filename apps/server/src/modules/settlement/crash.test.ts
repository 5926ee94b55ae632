import { once } from 'node:events';
import { reconcile } from '@pavilion/ledger';
import { createRandom } from '@pavilion/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Hall, openHall } from '../../testing/moduleHall.ts';
import { killSettling, startSettling } from '../../testing/settleProcess.ts';
import {
  agentNames,
  joinPeople,
  months,
  type People,
  paid,
  plantTree,
  writeDay,
} from './agentTree.fixture.ts';

const kills = 5;
/** A run takes about as long once it has begun. */
const workMsMax = 120;
const now = '2026-04-10T12:00:00Z';

let hall: Hall;
let people: People;

beforeAll(async () => {
  hall = await openHall(() => []);
  people = await joinPeople(async (account) => (await hall.addMember({ account })).memberId);
  await plantTree(hall.database.owner, people, '2026-01-01');
  for (const [place, month] of months.entries())
    await writeDay(hall.database.owner, people, `2026-0${place + 1}-10`, month);
});
afterAll(() => hall.close());

test('killed at any moment and started again, the same bills are there, each paid once', async () => {
  const random = createRandom(7);
  for (let kill = 0; kill < kills; kill += 1)
    await killSettling(hall.database.url, now, random.int(0, workMsMax));
  const last = await startSettling(hall.database.url, now);
  if (last.exitCode === null) await once(last, 'exit');
  expect(last.exitCode).toBe(0);
  const { owner } = hall.database;
  const bills = await owner.query<{ payable_minor: bigint }>(
    `SELECT b.payable_minor FROM agent_bill b JOIN settlement_cycle c ON c.id = b.cycle_id ORDER BY c.from_day, b.agent_id`,
  );
  expect(bills.rows.map(({ payable_minor }) => payable_minor)).toEqual(
    paid.flatMap((month) => agentNames.map((name) => month[name])),
  );
  const states = await owner.query<{ state: string }>(
    `SELECT state FROM settlement_cycle WHERE to_day < '2026-04-01' ORDER BY from_day`,
  );
  expect(states.rows.map(({ state }) => state)).toEqual(['paid', 'paid', 'paid']);
  const purses = await owner.query<{ owner_id: number; balance_minor: bigint }>(
    `SELECT owner_id, balance_minor FROM ledger.account WHERE owner_kind = 'member' AND purpose = 'commission' ORDER BY owner_id`,
  );
  expect(purses.rows).toEqual(
    agentNames.map((name) => ({
      owner_id: people[name],
      balance_minor: paid.reduce((sum, month) => sum + month[name], 0n),
    })),
  );
  expect((await reconcile(owner)).differences).toEqual([]);
}, 400_000);
