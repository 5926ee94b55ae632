import { randomUUID } from 'node:crypto';
import type { AnyCall, InputOf } from '@pavilion/contract';
import {
  agentPlan,
  agentPlanSubs,
  agentSettlement,
  agentSettlementBill,
  agentSettlementFile,
  agentSettlementLines,
  agentSettlementRounds,
} from '@pavilion/contract/agentBills';
import { agentCampaigns, agentCampaignsFile } from '@pavilion/contract/agentCampaigns';
import {
  agentAccountDesk,
  agentAccountList,
  agentAgreement,
  agentTransferCreate,
  agentTransferDesk,
  agentTransferList,
  agentTransferReceiver,
} from '@pavilion/contract/agentMoney';
import {
  agentCohorts,
  agentCohortsFile,
  agentOperationTable,
  agentOperationTableFile,
  agentStratifiedLevel,
  agentStratifiedTable,
  agentStratifiedTableFile,
} from '@pavilion/contract/agentReports';
import {
  agentDownline,
  agentLevelRename,
  agentPromotion,
  agentRegisterState,
} from '@pavilion/contract/agents';
import { type AgentsFill, accountBelow, hallDay } from './agentsFill.ts';
import type { AgentsHall } from './agentsHall.ts';

export interface Asked {
  readonly name: string;
  /** Asks once as an agent, by the place in the tree; answers how long it took. */
  readonly ask: (hall: AgentsHall, agent: number, turn: number) => Promise<number>;
}

const plain = <C extends AnyCall>(name: string, call: C, body: InputOf<C>): Asked => ({
  name,
  ask: (hall, agent) => hall.call(agent, call, body),
});

/** A call about the agent's own bill. */
const ofBill = <C extends AnyCall>(
  name: string,
  call: C,
  bodyOf: (bill: { bill_id: string; line: number }) => InputOf<C>,
): Asked => ({
  name,
  ask: (hall, agent) => {
    const { billId, line } = hall.billOf(agent);
    return hall.call(agent, call, bodyOf({ bill_id: billId, line }));
  },
});

const dayMs = 24 * 60 * 60_000;
const year = {
  from: new Date(Date.parse(hallDay) - 364 * dayMs).toISOString().slice(0, 10),
  to: hallDay,
} as const;

const reports: readonly Asked[] = [
  plain('promotion', agentPromotion, {}),
  plain('campaigns', agentCampaigns, {}),
  plain('campaigns as a file', agentCampaignsFile, {}),
  plain('downline, a page of 20', agentDownline, {}),
  plain('operation table, 30 days', agentOperationTable, {}),
  plain('operation table, a year by months', agentOperationTable, { by: 'month', ...year }),
  plain('operation table, one game type', agentOperationTable, { game_type: 2 }),
  {
    name: 'operation table of a child',
    ask: (hall, agent) => {
      const under = hall.childOf(agent);
      return hall.call(agent, agentOperationTable, under === undefined ? {} : { under });
    },
  },
  plain('operation table as a file', agentOperationTableFile, {}),
  plain('cohorts, a year by weeks', agentCohorts, { by: 'week', ...year }),
  plain('cohorts as a file', agentCohortsFile, { by: 'month', ...year }),
  plain('stratified table, 30 days', agentStratifiedTable, {}),
  plain('stratified table, a level', agentStratifiedLevel, { depth: 1 }),
  plain('stratified table as a file', agentStratifiedTableFile, {}),
];

const bills: readonly Asked[] = [
  plain('plan', agentPlan, {}),
  plain('plan, agents below', agentPlanSubs, {}),
  plain('bills', agentSettlement, {}),
  ofBill('a bill', agentSettlementBill, ({ bill_id }) => ({ bill_id })),
  ofBill('lines of a bill', agentSettlementLines, ({ bill_id }) => ({ bill_id })),
  ofBill('days of a bill', agentSettlementLines, ({ bill_id }) => ({ bill_id, part: 'days' as const })),
  ofBill('sums of a bill', agentSettlementLines, ({ bill_id }) => ({ bill_id, part: 'sums' as const })),
  ofBill('rounds of a line', agentSettlementRounds, (body) => body),
  ofBill('address of a bill’s file', agentSettlementFile, ({ bill_id }) => ({ bill_id })),
];

const dealings = (fill: AgentsFill): readonly Asked[] => [
  plain('agreement', agentAgreement, {}),
  plain('names of levels', agentLevelRename, {}),
  plain('register, the application', agentRegisterState, {}),
  plain('register', agentAccountDesk, {}),
  plain('register, accounts opened', agentAccountList, {}),
  plain('transfer', agentTransferDesk, {}),
  plain('transfer, the list', agentTransferList, {}),
  plain('transfer, the list of commission', agentTransferList, { purse: 'commission' }),
  {
    name: 'transfer, a receiver',
    ask: (hall, agent, turn) =>
      hall.call(agent, agentTransferReceiver, { account: accountBelow(fill, agent, turn) }),
  },
  {
    name: 'transfer, given to a member',
    ask: (hall, agent, turn) =>
      hall.call(agent, agentTransferCreate, {
        request_id: randomUUID(),
        amount: '0.01',
        again: true,
        withdraw_password: '1234',
        purse: 'quota',
        account: accountBelow(fill, agent, turn),
      }),
  },
];

/** Everything that agents ask for in their centre; each by somebody else every time. */
export const askedOf = (fill: AgentsFill): readonly Asked[] => [...reports, ...bills, ...dealings(fill)];
