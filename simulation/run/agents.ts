import { randomUUID } from 'node:crypto';
import { agentPayoutCreate, agentTransferCreate } from '@pavilion/contract/agentMoney';
import { memberMain, post, sitePromotion } from '@pavilion/ledger';
import { minor, toDecimal } from '@pavilion/money';
import { withTransaction } from '@pavilion/postgres';
import { reviewCycle, runSettlements } from '../../apps/server/src/modules/settlement/index.ts';
import { killSettling } from '../../apps/server/src/testing/settleProcess.ts';
import { type AgentBill, exact } from '../model/agentBills.ts';
import type { Step } from '../plan/step.ts';
import { withdrawPassword } from '../world/agents.ts';
import { noonOf, setLedgerDay } from '../world/ledgerTime.ts';
import { siteDay } from '../world/people.ts';
import type { World } from '../world/world.ts';
import { agree, checkMember, checkWorld } from './checks.ts';
import { Disagreement } from './failure.ts';
import { untilAnswered } from './patience.ts';

type TransferStep = Extract<Step, { readonly kind: 'transfer' }>;

const repeats = { again: true, withdraw_password: withdrawPassword } as const;

export const askTransfer = async (
  world: World,
  step: TransferStep,
  requestId: string,
  hall: number,
): Promise<number> => {
  const agent = world.person(world.agents.agents[step.agent]?.place ?? 0);
  const token = await world.tokenOf(agent);
  const port = world.portOf(hall);
  const as = { token, host: agent.host };
  const request = {
    request_id: requestId,
    amount: toDecimal(minor(step.amount), agent.currency),
    ...repeats,
  };
  return untilAnswered(async () => {
    const { httpStatus, code } =
      step.to === null
        ? await world.desk.call(port, agentPayoutCreate, request, as)
        : await world.desk.call(
            port,
            agentTransferCreate,
            { ...request, purse: step.purse, account: world.person(step.to).account },
            as,
          );
    return httpStatus === 200 ? code : undefined;
  }, 'a transfer of an agent');
};

/** Money out of a purse; the same request twice is one transfer. */
export const runTransfer = async (world: World, step: TransferStep): Promise<void> => {
  const agent = world.agents.agents[step.agent];
  if (agent === undefined) throw new Error(`the world has no agent ${step.agent}`);
  const requestId = randomUUID();
  const halls = step.twice ? [step.hall, step.hall + 1] : [step.hall];
  const codes = await Promise.all(halls.map((hall) => askTransfer(world, step, requestId, hall)));
  const expected = world.agents.transfer({
    agent: agent.place,
    purse: step.to === null ? 'commission' : step.purse,
    to: step.to,
    amount: BigInt(step.amount),
    day: siteDay(world.person(agent.place), world.nowMs),
  });
  world.model.settle();
  const members = step.to === null ? [agent.place] : [agent.place, step.to];
  for (const code of codes)
    if (code !== expected)
      throw new Disagreement('the answer to a transfer of an agent', { expected, actual: code, members });
  for (const place of members) await checkMember(world, place, []);
};

/** What the site gives a member for nothing. */
export const runBonus = async (
  world: World,
  { member, amount }: Extract<Step, { readonly kind: 'bonus' }>,
): Promise<void> => {
  const { site, memberId, currency } = world.person(member);
  const moves = [
    {
      from: sitePromotion(site, currency),
      to: memberMain(site, memberId, currency),
      amountMinor: minor(amount),
    },
  ];
  const key = randomUUID();
  await untilAnswered(
    () =>
      withTransaction(world.owner, (tx) =>
        post(tx, { scope: 'bonus', key, kind: 'promotion', reference: 'bonus', moves }),
      ),
    'a bonus',
  );
  world.model.giveBonus(member, BigInt(amount));
  world.model.settle();
  await checkMember(world, member, []);
};

interface CycleRow {
  readonly id: number;
  readonly site_id: number;
  readonly sha256: string;
}

const exactly = (column: string): string => `(${column} * ${exact})::numeric(60, 0)::text`;

/** The bills of a cycle, as the model and as the hall have them. */
const compareBills = async (world: World, bills: readonly AgentBill[]): Promise<void> => {
  for (const bill of bills) {
    const { rows } = await world.owner.query(
      `SELECT payable_minor AS payable, payable_from::text AS "payableFrom", ${exactly('line_base')} AS "lineBase",
              ${exactly('carry_out')} AS "carryOut", ${exactly('debt_out')} AS "debtOut"
         FROM agent_bill b JOIN settlement_cycle c ON c.id = b.cycle_id WHERE b.agent_id = $1 AND c.from_day = $2`,
      [world.person(bill.agent).memberId, bill.cycleFrom],
    );
    const { payable, payableFrom } = bill;
    const [lineBase, carryOut, debtOut] = [bill.lineBase, bill.carryOut, bill.debtOut].map(String);
    const expected = { payable, payableFrom, lineBase, carryOut, debtOut };
    agree(`the bill of agent ${bill.agent} from ${bill.cycleFrom}`, [expected], rows, [bill.agent]);
  }
};

/**
 * Days go by: the job of two halls at once settles what is over, two of the staff look at it, the job pays; now and then after
 * a process that did the same was killed on its way. Everything that
 * purses, houses and the ledger have afterwards is the model's.
 */
export const runCycle = async (
  world: World,
  { days, killAfterMs }: Extract<Step, { readonly kind: 'cycle' }>,
): Promise<void> => {
  const from = world.ledgerDay;
  const to = Temporal.PlainDate.from(from).add({ days }).toString();
  await setLedgerDay(world.owner, to);
  world.ledgerDay = to;
  const clock = { now: () => noonOf(to), elapsedMs: () => noonOf(to).getTime() };
  const alarms: unknown[] = [];
  const log = { error: (...said: unknown[]) => alarms.push(said) };
  const deps = { pool: world.owner, clock, log };
  if (killAfterMs !== undefined) await killSettling(world.databaseUrl, noonOf(to).toISOString(), killAfterMs);
  const work = (): Promise<unknown> => Promise.all([runSettlements(deps), runSettlements(deps)]);
  await work();
  const { rows } = await world.owner.query<CycleRow>(
    `SELECT id, site_id, sha256 FROM settlement_cycle WHERE state = 'calculated' ORDER BY from_day, id`,
  );
  for (const { id, site_id, sha256 } of rows)
    for (const actor of ['first', 'second'])
      await reviewCycle(deps, { siteId: site_id, cycleId: id, sha256, actor });
  await work();
  if (alarms.length > 0) throw new Disagreement('alarms of the settlement', { expected: [], actual: alarms });
  const bills = world.agents.passDays(from, to);
  world.model.settle();
  await compareBills(world, bills);
  await checkWorld(world);
};
