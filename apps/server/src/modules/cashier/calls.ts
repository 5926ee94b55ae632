import type { CallHandler } from '../../http/caller.ts';
import { type DepositCallDeps, depositCalls } from './depositCalls.ts';
import { type StatementDeps, statementCalls } from './statementCalls.ts';
import { withdrawalCalls } from './withdrawals/calls.ts';
import type { RequestDeps } from './withdrawals/commands/requestWithdrawal.ts';

/** Money in, money out, and the statement of both (spec §2 Fund). */
export const cashierCalls = (deps: DepositCallDeps & RequestDeps & StatementDeps): CallHandler[] => [
  ...depositCalls(deps),
  ...withdrawalCalls(deps),
  ...statementCalls(deps),
];
