import { agentMoneyCodes, agentPayoutCreate } from '@pavilion/contract/agentMoney';
import type { SecondFactorProof } from '@pavilion/contract/secondFactors';
import type { PoolClient } from 'pg';
import { type Refusal, refused } from '../../http/refusal.ts';
import type { Hall } from '../../infra/hall.ts';
import { demandFactor, type FactorOwner, type PasswordHasher } from '../identity/index.ts';
import { proveWithdrawPassword } from '../recovery/index.ts';

export interface MoneyDeps extends Pick<Hall, 'pool' | 'clock' | 'outbox' | 'secret'> {
  readonly passwords: PasswordHasher;
}

/** What somebody shows who moves money of an agent, or opens accounts. */
export interface AgentProof {
  readonly owner: FactorOwner;
  readonly withdrawPassword: string;
  readonly proof: SecondFactorProof | undefined;
}

const refusals = {
  wrong: [agentMoneyCodes.passwordWrong, 'withdrawal.password_wrong'],
  spent: [agentMoneyCodes.passwordSpent, 'withdraw_password.too_many'],
  unset: [agentMoneyCodes.passwordUnset, 'withdrawal.password_unset'],
} as const;

/** Refuses with 111–113 whoever does not know the withdraw password; a wrong try is one of the five of a day. */
export const assertWithdrawPassword = async (
  deps: MoneyDeps,
  { owner, withdrawPassword }: AgentProof,
): Promise<void> => {
  const { siteId, memberId, ip } = owner;
  const shown = await proveWithdrawPassword(deps, { siteId, memberId, ip, withdrawPassword });
  if (shown === 'right') return;
  const [code, words] = refusals[shown];
  throw refused(agentPayoutCreate.codes, code, words);
};

/** As `demandFactor`: throws 310 without a proof; answers a refusal that has to be thrown after the commit, or null. */
export const demandAgentFactor = (
  client: PoolClient,
  { secret, clock }: MoneyDeps,
  { owner, proof }: AgentProof,
): Promise<Refusal | null> => demandFactor(client, { secret, owner, proof, now: clock.now() });
