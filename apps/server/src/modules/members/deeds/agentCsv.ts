import type { WordedColumn } from '../../../sheets/officeSheets.ts';
import type { PersonalData } from './personalData.ts';

/** The tables of what is kept of a person under agents, and as an agent. */

type RowsOf<List> = List extends AsyncIterable<infer Row> ? Row : never;
type Bill = RowsOf<PersonalData['lists']['agent_bills']>;
type Transfer = RowsOf<PersonalData['lists']['agent_transfers']>;
type Dispute = RowsOf<PersonalData['lists']['agent_disputes']>;

export const relationColumns: readonly WordedColumn<PersonalData['under_agents'][number]>[] = [
  { word: 'from_day', kind: 'text', value: (row) => row.from_day },
  { word: 'to_day', kind: 'text', value: (row) => row.to_day },
  { word: 'agent', kind: 'text', value: ({ agent }) => agent },
  { word: 'reason', kind: 'text', value: ({ reason }) => reason },
];

export const campaignColumns: readonly WordedColumn<PersonalData['agent_campaigns'][number]>[] = [
  { word: 'name', kind: 'text', value: ({ name }) => name },
  { word: 'landing', kind: 'text', value: ({ landing }) => landing },
  { word: 'language', kind: 'text', value: ({ locale }) => locale },
  { word: 'at', kind: 'instant', value: (row) => row.created_at.toISOString() },
];

export const billColumns: readonly WordedColumn<Bill>[] = [
  { word: 'bill', kind: 'text', value: ({ bill }) => bill },
  { word: 'from_day', kind: 'text', value: (row) => row.from_day },
  { word: 'to_day', kind: 'text', value: (row) => row.to_day },
  { word: 'plan', kind: 'text', value: ({ plan, version }) => `${plan} ${version}` },
  { word: 'state', kind: 'text', value: ({ state }) => state, named: 'office.state.agent_bill' },
  { word: 'currency', kind: 'text', value: ({ currency }) => currency },
  { word: 'commission', kind: 'decimal', value: ({ commission }) => commission },
  { word: 'payable', kind: 'decimal', value: ({ amount }) => amount },
  { word: 'paid_at', kind: 'instant', value: (row) => row.paid_at?.toISOString() ?? null },
];

export const agentTransferColumns: readonly WordedColumn<Transfer>[] = [
  { word: 'number', kind: 'text', value: ({ number }) => number },
  { word: 'kind', kind: 'text', value: ({ kind }) => kind, named: 'office.agent_transfer' },
  { word: 'direction', kind: 'text', value: ({ direction }) => direction, named: 'office.agent_transfer' },
  { word: 'account', kind: 'text', value: ({ account }) => account },
  { word: 'currency', kind: 'text', value: ({ currency }) => currency },
  { word: 'amount', kind: 'decimal', value: ({ amount }) => amount },
  { word: 'at', kind: 'instant', value: (row) => row.at.toISOString() },
];

export const disputeColumns: readonly WordedColumn<Dispute>[] = [
  { word: 'number', kind: 'text', value: ({ number }) => number },
  { word: 'bill', kind: 'text', value: ({ bill }) => bill },
  { word: 'bill_line', kind: 'count', value: ({ line }) => line },
  { word: 'state', kind: 'text', value: ({ state }) => state, named: 'office.state.dispute' },
  { word: 'text', kind: 'text', value: ({ text }) => text },
  { word: 'at', kind: 'instant', value: (row) => row.at.toISOString() },
  { word: 'answer', kind: 'text', value: ({ answer }) => answer },
  { word: 'answered_at', kind: 'instant', value: (row) => row.answered_at?.toISOString() ?? null },
];
