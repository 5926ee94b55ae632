import { randomUUID } from 'node:crypto';
import { type AgentPurse, agentPurses } from '@pavilion/contract/agentMoney';
import { balanceOf, reconcile, siteInTransit } from '@pavilion/ledger';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findTransactionsOfTwo } from '../../testing/oneMember.ts';
import { type MoneyHall, openMoneyHall, type Person } from './agentMoney.fixture.ts';

let money: MoneyHall;
beforeAll(async () => {
  money = await openMoneyHall();
});
afterAll(() => money.close());

const filled = 400;

interface Step {
  readonly from: number;
  readonly to: number;
  readonly purse: AgentPurse;
  readonly units: number;
  readonly payout: boolean;
  /** Sent as often at once, as from a page that has lost the answer. */
  readonly times: number;
}
/** Few people and amounts, so that purses run dry and requests meet. */
const stepArbitrary: fc.Arbitrary<Step> = fc.record({
  from: fc.nat({ max: 2 }),
  to: fc.nat({ max: 3 }),
  purse: fc.constantFrom(...agentPurses),
  units: fc.constantFrom(10, 75, 300),
  payout: fc.boolean(),
  times: fc.constantFrom(1, 2),
});

const take = async (line: readonly Person[], { from, to, purse, units, payout, times }: Step) => {
  const [giver, taker] = [line[from], line[to]];
  if (giver === undefined || taker === undefined) throw new Error('nobody stands there');
  const body = { request_id: randomUUID(), amount: `${units}.00`, again: true };
  const act = () => (payout ? money.payOut(giver, body) : money.give(giver, taker, { ...body, purse }));
  const answers = await Promise.all(Array.from({ length: times }, act));
  for (const { status } of answers) expect(status).toBe(200);
  // Whatever comes of it, it comes of all of them alike.
  expect(new Set(answers.map(({ code }) => code)).size).toBe(1);
  return answers[0]?.code === 100;
};

it('whatever is given by whom, nothing comes into being and nothing is lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(stepArbitrary, { minLength: 4, maxLength: 10 }), async (steps) => {
      const top = await money.addAgent();
      const middle = await money.addAgent(top, 2);
      const low = await money.addAgent(middle, 3);
      const line = [top, middle, low, await money.addMember(low)];
      for (const agent of [top, middle, low])
        for (const purse of agentPurses) await money.fill(agent, purse, filled);

      // In parallel: what is refused to one because of another is refused, and no more.
      const done = await Promise.all(steps.map((step) => take(line, step)));

      const ids = line.map(({ memberId }) => memberId);
      const [sum] = await money.rows<{ all: bigint; least: bigint }>(
        `select sum(balance_minor)::bigint as all, min(balance_minor)::bigint as least from ledger.account
          where owner_kind = 'member' and owner_id = any($1)`,
        [ids],
      );
      expect(sum?.all).toBe(BigInt(3 * agentPurses.length * filled * 100));
      expect(sum?.least).toBeGreaterThanOrEqual(0n);
      const [gateway] = await money.rows<{ sum: bigint }>(
        `select coalesce(sum(e.amount_minor), 0)::bigint as sum from ledger.entry e join ledger.account a on a.id = e.account_id
          where a.owner_kind = 'gateway' and a.owner_id = 0`,
      );
      expect(gateway?.sum).toBe(0n);
      expect(await balanceOf(money.hall.database.pool, siteInTransit(1, 'RMB'))).toBe(0n);
      const listed = await money.rows('select from agent_transfer where agent_id = any($1)', [ids]);
      expect(listed).toHaveLength(done.filter(Boolean).length);
      const deposits = await money.rows<{ agrees: boolean }>(
        `select t.amount_minor = o.amount_minor and t.receiver_id = o.member_id as agrees
           from agent_transfer t left join deposit_order o on o.order_number = t.number
          where t.agent_id = any($1) and t.kind = 'member'`,
        [ids],
      );
      expect(deposits.every(({ agrees }) => agrees)).toBe(true);
    }),
    { numRuns: 8 },
  );
  expect((await reconcile(money.hall.database.owner)).differences).toEqual([]);
  expect(await findTransactionsOfTwo(money.hall.database.owner)).toEqual([]);
}, 120_000);
