import { type Currency, memberTypes } from '@pavilion/contract';
import { type agentAccountKinds, agentAccountOpen, agentMoneyCodes } from '@pavilion/contract/agentMoney';
import { checkSignupField } from '@pavilion/contract/signupRules';
import { createKysely, type SqlExecutor, withTransaction } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import { Refusal, refused } from '../../../http/refusal.ts';
import { dayAt, type Site } from '../../../infra/site.ts';
import { requireAgent } from '../../agents/index.ts';
import { accountKeyOf } from '../../identity/index.ts';
import { readSignupRules, type SignupTables } from '../../signup/index.ts';
import { countAccounts, findOpenedBy, isTaken, type OpenedRow } from '../accountQueries.ts';
import { readAgentSetting } from '../agentSetting.ts';
import { type AgentProof, assertWithdrawPassword, demandAgentFactor, type MoneyDeps } from '../proveAgent.ts';
import { readAgent } from '../queries.ts';
import { doneMeanwhile } from './doneMeanwhile.ts';
import { lockAgent } from './transferMoney.ts';

export interface OpenRequest extends AgentProof {
  readonly site: Site;
  readonly currency: Currency;
  readonly requestId: string;
  readonly kind: (typeof agentAccountKinds)[number];
  readonly account: string;
  readonly password: string;
}

const { codes } = agentAccountOpen;

/** Refuses with 104 and the field what a sign-up would refuse as well. */
const assertFields = async (
  { pool, clock }: MoneyDeps,
  { site, currency, account, password }: OpenRequest,
): Promise<void> => {
  const { context } = await readSignupRules(createKysely<SignupTables>(pool), site, currency, clock.now());
  const values = { member_account: account, password };
  for (const field of ['member_account', 'password'] as const) {
    const key = checkSignupField(field, values, context);
    if (key !== null) throw refused(codes, 104, key, { field });
  }
};

/** Whether the agent may open one more account of this kind today: 101, 102, 105, 106 and 115. Answers the new one's level. */
const assertMayOpen = async (
  executor: SqlExecutor,
  { site, currency, owner, kind }: OpenRequest,
  now: Date,
): Promise<number> => {
  await requireAgent({ pool: executor }, owner);
  const setting = await readAgentSetting(executor, site.id, currency);
  if (setting === undefined) throw refused(codes, agentMoneyCodes.closed, 'agent_money.accounts_closed');
  const { level } = await readAgent(executor, owner);
  if (kind === 'agent' && level >= setting.level_max) throw refused(codes, 106, 'agent_money.level_max');
  if ((await countAccounts(executor, owner.memberId, dayAt(site, now))) >= setting.accounts_day_max)
    throw refused(codes, 105, 'agent_money.accounts_max');
  return kind === 'agent' ? level + 1 : 0;
};

const taken = (): Refusal => refused(codes, 103, 'signup.account_repeat', { field: 'member_account' });

/** The member's row and that of who opened it. The account of somebody who was faster is refused with 103. */
const insert = async (
  client: PoolClient,
  request: OpenRequest,
  { passwordHash, level, now }: { readonly passwordHash: string; readonly level: number; readonly now: Date },
): Promise<OpenedRow> => {
  const { site, currency, owner, kind, account, requestId } = request;
  const isAgent = kind === 'agent';
  const made = await client.query<OpenedRow>(
    `insert into member (site_id, account, account_key, password_hash, password_changed_at, currency, agent_id,
                         introducer_kind, introducer_text, introducer_id, first_login_to_change_password,
                         is_agent, agent_active, agent_type, agent_level, member_type, registered_ip, created_at)
     values ($1, $2, $3, $4, $5, $6, $7::integer, 'member_agent', $7::text, $7::integer, true,
             $8, $8, case when $8 then 1 else 0 end, $9, $10, $11, $5)
     on conflict (site_id, account_key) do nothing
     returning id, account, is_agent, agent_level, true as waits, created_at`,
    [
      site.id,
      account,
      accountKeyOf(account),
      passwordHash,
      now,
      currency,
      owner.memberId,
      isAgent,
      level,
      isAgent ? memberTypes.agent : memberTypes.member,
      owner.ip,
    ],
  );
  const [row] = made.rows;
  if (row === undefined) throw taken();
  await client.query(
    `insert into agent_account (member_id, site_id, agent_id, request_id, day, created_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [row.id, site.id, owner.memberId, requestId, dayAt(site, now), now],
  );
  return row;
};

/** The account that this request has opened already. Refuses with 109 when it asked for another. */
const findRepeated = async (
  executor: SqlExecutor,
  { owner, requestId, kind, account }: OpenRequest,
): Promise<OpenedRow | undefined> => {
  const known = await findOpenedBy(executor, owner, requestId);
  if (known === undefined) return undefined;
  if (accountKeyOf(account) !== accountKeyOf(known.account) || known.is_agent !== (kind === 'agent'))
    throw refused(codes, agentMoneyCodes.otherContent, 'agent_money.other_content');
  return known;
};

/**
 * Opens an account directly under an agent, in the agent's currency, whose first login changes the password. The same
 * `requestId` answers with the same account, whatever password it was sent with, and needs no proof again. Refusals: those
 * of the call.
 */
export const openAccount = async (deps: MoneyDeps, request: OpenRequest): Promise<OpenedRow> => {
  const { pool, clock, passwords } = deps;
  const { site, owner, account, password } = request;
  const find = () => findRepeated(pool, request);
  const known =
    (await find()) ??
    (await doneMeanwhile(find, async () => {
      await assertMayOpen(pool, request, clock.now());
      await assertFields(deps, request);
      if (await isTaken(pool, site.id, accountKeyOf(account))) throw taken();
    }));
  if (known !== undefined) return known;
  await assertWithdrawPassword(deps, request);
  const passwordHash = await passwords.hash(password);
  const result = await withTransaction(pool, async (client): Promise<OpenedRow | Refusal> => {
    await lockAgent(client, site.id, owner.memberId);
    const faster = await findRepeated(client, request);
    if (faster !== undefined) return faster;
    const unproved = await demandAgentFactor(client, deps, request);
    if (unproved !== null) return unproved;
    const now = clock.now();
    const level = await assertMayOpen(client, request, now);
    return insert(client, request, { passwordHash, level, now });
  });
  if (result instanceof Refusal) throw result;
  return result;
};
