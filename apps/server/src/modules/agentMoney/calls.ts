import type { AnyCall } from '@pavilion/contract';
import {
  agentAccountDesk,
  agentAccountList,
  agentAccountOpen,
  agentPayoutCreate,
  agentTransferCreate,
  agentTransferDesk,
  agentTransferList,
  agentTransferReceiver,
} from '@pavilion/contract/agentMoney';
import { balanceOf, memberCommission, memberQuota } from '@pavilion/ledger';
import { minor, toDecimal } from '@pavilion/money';
import { type CallerOf, type CallHandler, handle } from '../../http/caller.ts';
import { badField, refused } from '../../http/refusal.ts';
import { dayAt } from '../../infra/site.ts';
import { requireAgent } from '../agents/index.ts';
import { agentShelf, isAgreementDue } from '../agreements/index.ts';
import { accountKeyOf, ownerOf, plainAddress } from '../identity/index.ts';
import { countAccounts, listOpened } from './accountQueries.ts';
import { readAgentSetting } from './agentSetting.ts';
import { agreementCalls } from './agreementCalls.ts';
import { openAccount } from './commands/openAccount.ts';
import { transferMoney } from './commands/transferMoney.ts';
import { type Asking, leftToday, lookAtReceiver, type Wanted } from './judgeTransfer.ts';
import { presentOpened, presentTransfer } from './presenter.ts';
import type { MoneyDeps } from './proveAgent.ts';
import { listTransfers, readAgent } from './queries.ts';

/** Requests a minute: nobody gives money more often by hand, and accounts are not to be tried out. */
const perMinute = 60;

const rowCursor = /^[1-9][0-9]{0,17}$/;
const memberCursor = /^[1-9][0-9]{0,8}$/;

type AgentCaller = CallerOf<typeof agentTransferDesk>;

const askingOf = ({ clock }: MoneyDeps, { site, member }: AgentCaller): Asking => ({
  site,
  memberId: member.memberId,
  currency: member.currency,
  now: clock.now(),
});

const readDesk = async (deps: MoneyDeps, caller: AgentCaller) => {
  const { pool } = deps;
  const { site, member } = caller;
  const { siteId, memberId, currency } = member;
  const asking = askingOf(deps, caller);
  const [setting, commission, quota, agent, agreementDue] = await Promise.all([
    readAgentSetting(pool, siteId, currency),
    balanceOf(pool, memberCommission(siteId, memberId, currency)),
    balanceOf(pool, memberQuota(siteId, memberId, currency)),
    readAgent(pool, member),
    isAgreementDue(pool, agentShelf, { siteId, memberId, today: dayAt(site, asking.now) }),
    requireAgent(deps, member),
  ]);
  const left = setting === undefined ? null : await leftToday(pool, asking, setting);
  const money = (value: bigint): string => toDecimal(minor(value), currency);
  return {
    currency,
    commission: money(commission),
    quota: money(quota),
    bounds:
      setting === undefined || left === null
        ? null
        : {
            amount_min: money(setting.transfer_min_minor),
            amount_max: money(setting.transfer_max_minor),
            day_max: money(setting.day_max_minor),
            day_left: money(left.all),
            receiver_day_max: money(setting.receiver_day_max_minor),
            turnover_percent: setting.turnover_percent,
          },
    withdraw_password_set: agent.has_password,
    agreement_due: agreementDue,
  };
};

/** Nothing of these happens on a demo site. */
const refuseDemo = ({ site }: AgentCaller, call: Pick<AnyCall, 'codes'>): void => {
  if (site.settings.is_demo) throw refused(call.codes, 403, 'error.demo');
};

interface ProvenBody {
  readonly request_id: string;
  readonly withdraw_password: string;
  readonly proof?: Parameters<typeof transferMoney>[1]['proof'];
}

/** What every call has of which the agent proves that it is the agent's. */
const provenOf = (caller: AgentCaller, { request_id, withdraw_password, proof }: ProvenBody) => ({
  site: caller.site,
  currency: caller.member.currency,
  owner: { ...ownerOf(caller), ip: plainAddress(caller.ip) },
  requestId: request_id,
  withdrawPassword: withdraw_password,
  proof,
});

type MoneyBody = ProvenBody & { readonly amount: string; readonly again?: boolean | undefined };

const move = async (deps: MoneyDeps, caller: AgentCaller, body: MoneyBody, wanted: Wanted) => {
  refuseDemo(caller, agentTransferCreate);
  const { amount, again = false } = body;
  const row = await transferMoney(deps, { ...provenOf(caller, body), amount, again, wanted });
  return { transfer: presentTransfer(row, caller.member.memberId) };
};

const transferCalls = (deps: MoneyDeps): CallHandler[] => [
  handle(agentTransferDesk, (caller) => readDesk(deps, caller)),
  handle(
    agentTransferReceiver,
    async (caller, { account }) => {
      const { receiver, left } = await lookAtReceiver(deps.pool, askingOf(deps, caller), account);
      return {
        account: receiver.account,
        is_agent: receiver.is_agent,
        left: toDecimal(left, caller.member.currency),
      };
    },
    { perMinute },
  ),
  handle(
    agentTransferCreate,
    (caller, { purse, account, ...body }) => move(deps, caller, body, { to: 'line', purse, account }),
    { perMinute },
  ),
  handle(agentPayoutCreate, (caller, body) => move(deps, caller, body, { to: 'main' }), { perMinute }),
  handle(agentTransferList, async ({ member }, { cursor, count, purse, kind, account, from_day, to_day }) => {
    await requireAgent(deps, member);
    if (cursor !== undefined && !rowCursor.test(cursor)) throw badField('cursor');
    const typed = account?.trim() ?? '';
    const rows = await listTransfers(deps.pool, member, {
      purse,
      kind,
      accountKey: typed === '' ? undefined : accountKeyOf(typed),
      fromDay: from_day,
      toDay: to_day,
      before: cursor === undefined ? undefined : BigInt(cursor),
      count: count + 1,
    });
    const page = rows.slice(0, count);
    return {
      list: page.map((row) => presentTransfer(row, member.memberId)),
      next_cursor: rows.length > count ? String(page.at(-1)?.id ?? '') : null,
    };
  }),
];

const accountCalls = (deps: MoneyDeps): CallHandler[] => [
  handle(agentAccountDesk, async ({ site, member }) => {
    const { pool, clock } = deps;
    await requireAgent(deps, member);
    const [setting, agent, opened] = await Promise.all([
      readAgentSetting(pool, site.id, member.currency),
      readAgent(pool, member),
      countAccounts(pool, member.memberId, dayAt(site, clock.now())),
    ]);
    const max = setting?.accounts_day_max ?? 0;
    return {
      currency: member.currency,
      day_max: max,
      day_left: Math.max(0, max - opened),
      agent_level: setting !== undefined && agent.level < setting.level_max ? agent.level + 1 : null,
      withdraw_password_set: agent.has_password,
    };
  }),
  handle(
    agentAccountOpen,
    async (caller, { kind, member_account: account, password, ...body }) => {
      refuseDemo(caller, agentAccountOpen);
      const opened = await openAccount(deps, { ...provenOf(caller, body), kind, account, password });
      return { account: presentOpened(opened) };
    },
    { perMinute },
  ),
  handle(agentAccountList, async ({ member }, { cursor, count }) => {
    await requireAgent(deps, member);
    if (cursor !== undefined && !memberCursor.test(cursor)) throw badField('cursor');
    const before = cursor === undefined ? undefined : Number(cursor);
    const rows = await listOpened(deps.pool, member, { before, count: count + 1 });
    const page = rows.slice(0, count);
    return {
      list: page.map(presentOpened),
      next_cursor: rows.length > count ? String(page.at(-1)?.id ?? '') : null,
    };
  }),
];

/** What agents do with money and accounts, and what they have agreed to (spec §2 ProxyCenter: Transfer, Register, Agreement). */
export const agentMoneyCalls = (deps: MoneyDeps): CallHandler[] => [
  ...transferCalls(deps),
  ...accountCalls(deps),
  ...agreementCalls(deps),
];
