import { currencySchema } from '@pavilion/contract';
import type { AgentTransfer, OpenedAccount } from '@pavilion/contract/agentMoney';
import { minor, toDecimal } from '@pavilion/money';
import type { OpenedRow } from './accountQueries.ts';
import type { TransferRow } from './queries.ts';

/** A transfer for one of its two agents. */
export const presentTransfer = (row: TransferRow, memberId: number): AgentTransfer => {
  const currency = currencySchema.parse(row.currency);
  return {
    number: row.number,
    kind: row.kind,
    purse: row.purse,
    direction: row.kind === 'load' || row.agent_id !== memberId ? 'in' : 'out',
    account: row.account,
    amount: toDecimal(minor(row.amount_minor), currency),
    currency,
    created_at: row.created_at.toISOString(),
  };
};

export const presentOpened = (row: OpenedRow): OpenedAccount => ({
  member_account: row.account,
  is_agent: row.is_agent,
  agent_level: row.agent_level,
  waits: row.waits,
  created_at: row.created_at.toISOString(),
});
