import { currencySchema } from '@pavilion/contract';
import {
  memberDemandBankAccount,
  memberDemandPassword,
  memberDemandVerification,
  memberEndSessions,
  memberLiftFactors,
  memberList,
  memberOne,
  memberReveal,
  memberSetRecommend,
  memberSetStatus,
  type OfficeMember,
} from '@pavilion/contract/office';
import { toDecimal } from '@pavilion/money';
import { withTransaction } from '@pavilion/postgres';
import type { z } from 'zod';
import { handleOffice, type OfficeCallerOf, type OfficeCallHandler } from '../../http/officeCaller.ts';
import { listBankAccounts, maskField, openBankAccount } from '../identity/index.ts';
import { readBalances } from '../wallet/index.ts';
import { proposeLift } from './deeds/liftFactors.ts';
import { endMemberSessions, type MemberDeskDeps, setStanding, versionOf } from './deeds/standing.ts';
import {
  countSessions,
  findMember,
  listMembers,
  type MemberRow,
  readCodes,
  readDeeds,
  readFactors,
  readPinned,
  readTags,
} from './queries.ts';

const readWallets = async (
  { pool, clock }: MemberDeskDeps,
  { site_id: siteId, id: memberId, currency: code }: MemberRow,
): Promise<OfficeMember['balances']> => {
  const currency = currencySchema.parse(code);
  const { main, providers } = await readBalances(pool, { siteId, memberId, currency, now: clock.now() });
  return [
    { wallet: 'main', amount: toDecimal(main, currency) },
    ...providers.map(({ mark, cash }) => ({ wallet: mark, amount: toDecimal(cash, currency) })),
  ];
};

/** The page of a member, personal data masked as the member's own pages mask them. */
const lookAt = async (deps: MemberDeskDeps, row: MemberRow): Promise<OfficeMember> => {
  const { pool, secret, clock } = deps;
  const [balances, accounts, factors, sessions, codes, pinned, tags, deeds] = await Promise.all([
    readWallets(deps, row),
    listBankAccounts(pool, secret, { siteId: row.site_id, memberId: row.id }),
    readFactors(pool, row.id),
    countSessions(pool, row.id, clock.now()),
    readCodes(pool, row),
    readPinned(pool, row.id),
    readTags(pool, row.id),
    readDeeds(pool, row),
  ]);
  return {
    id: row.id,
    account: row.account,
    currency: currencySchema.parse(row.currency),
    status: row.status,
    is_agent: row.is_agent,
    joined_at: row.created_at.toISOString(),
    last_login_at: row.last_login_at?.toISOString() ?? null,
    version: versionOf(row),
    withdraw_verification_demanded: row.withdraw_verification_demanded,
    must_change_password: row.must_change_password,
    must_bind_bank_account: row.must_bind_bank_account,
    recommend_enabled: row.recommend_enabled,
    codes,
    site_away_until:
      row.site_away_until !== null && row.site_away_until > clock.now()
        ? row.site_away_until.toISOString()
        : null,
    erased_at: row.erased_at?.toISOString() ?? null,
    personal: {
      name: maskField('member_name', row.name),
      phone: maskField('member_phone', row.phone),
      mail: maskField('member_email', row.email),
    },
    joined_from: row.registered_ip,
    balances,
    bank_accounts: accounts.map(({ id, bank_name, account_number, holder, bound_at }) => ({
      id,
      bank_name,
      number: account_number,
      holder,
      bound_at,
    })),
    factors,
    sessions,
    pinned,
    tags,
    deeds,
  };
};

const openAccounts = async ({ pool, secret }: MemberDeskDeps, row: MemberRow) => {
  const owner = { siteId: row.site_id, memberId: row.id };
  const masked = await listBankAccounts(pool, secret, owner);
  const opened = await Promise.all(masked.map(({ id }) => openBankAccount(pool, secret, owner, id)));
  return masked.map(({ id, bank_name }, place) => ({
    id,
    bank_name,
    number: opened[place]?.number ?? '',
    holder: opened[place]?.holder ?? '',
  }));
};

/** Personal data in clear. The line in the trace is written before anything is told. */
const reveal = async (
  deps: MemberDeskDeps,
  { site, actor }: OfficeCallerOf<typeof memberReveal>,
  { id, fields, reason }: z.output<typeof memberReveal.body>,
): Promise<z.output<typeof memberReveal.data>> => {
  const row = await findMember(deps.pool, site.id, id);
  await withTransaction(deps.pool, (tx) =>
    actor.trace(tx, { subject: { kind: 'member', id }, after: { fields: [...new Set(fields)] }, reason }),
  );
  const asked = new Set<string>(fields);
  return {
    ...(asked.has('name') ? { name: row.name } : {}),
    ...(asked.has('phone') ? { phone: row.phone } : {}),
    ...(asked.has('mail') ? { mail: row.email } : {}),
    ...(asked.has('bank_accounts') ? { bank_accounts: await openAccounts(deps, row) } : {}),
  };
};

/** Members as staff find them, look at them, and what may be done to an account. */
export const memberCalls = (deps: MemberDeskDeps): readonly OfficeCallHandler[] => [
  handleOffice(memberList, null, async ({ site }, body) => ({
    ...(await listMembers(deps, site.id, body)),
    asOf: deps.clock.now().toISOString(),
  })),
  handleOffice(memberOne, null, async ({ site }, { id }) =>
    lookAt(deps, await findMember(deps.pool, site.id, id)),
  ),
  handleOffice(memberReveal, 'read', (caller, body) => reveal(deps, caller, body)),
  handleOffice(memberSetStatus, 'write', async ({ actor }, { status, ...deed }) => ({
    version: await setStanding(deps, actor, deed, { name: 'status', value: status }),
  })),
  handleOffice(memberDemandVerification, 'write', async ({ actor }, { demanded, ...deed }) => ({
    version: await setStanding(deps, actor, deed, {
      name: 'withdraw_verification_demanded',
      value: demanded,
    }),
  })),
  handleOffice(memberDemandPassword, 'write', async ({ actor }, { demanded, ...deed }) => ({
    version: await setStanding(deps, actor, deed, { name: 'must_change_password', value: demanded }),
  })),
  handleOffice(memberDemandBankAccount, 'write', async ({ actor }, { demanded, ...deed }) => ({
    version: await setStanding(deps, actor, deed, { name: 'must_bind_bank_account', value: demanded }),
  })),
  handleOffice(memberSetRecommend, 'write', async ({ actor }, { enabled, ...deed }) => ({
    version: await setStanding(deps, actor, deed, { name: 'recommend_enabled', value: enabled }),
  })),
  handleOffice(memberEndSessions, 'write', async ({ actor }, deed) => ({
    ended: await endMemberSessions(deps, actor, deed),
  })),
  handleOffice(memberLiftFactors, 'write', async ({ actor }, { request_id: requestId, ...asked }) => ({
    proposal_id: await proposeLift(deps, actor, { ...asked, requestId }),
  })),
];
