import {
  checkContact,
  checkNewPassword,
  checkSentCode,
  checkWithdrawPassword,
  editWithdrawPassword,
  forgotSend,
  forgotVerify,
  type RecoveryMethod,
  type RecoveryRuleKey,
  recoveryWays,
  resetPassword as resetPasswordCall,
  withdrawVerify,
} from '@pavilion/contract/recovery';
import type { Kysely } from 'kysely';
import { type Caller, type CallHandler, handle } from '../../http/caller.ts';
import { badField, refused } from '../../http/refusal.ts';
import {
  isLeakedPassword,
  judgeAddress,
  ownerOf,
  plainAddress,
  readIdentityPolicy,
} from '../identity/index.ts';
import { changeWithdrawPassword } from './commands/changeWithdrawPassword.ts';
import { redeemCode } from './commands/redeemCode.ts';
import { resetPassword } from './commands/resetPassword.ts';
import { sendCode } from './commands/sendCode.ts';
import { verifyWithdraw } from './commands/verifyWithdraw.ts';
import { perMinute } from './limits.ts';
import type { RecoveryDeps } from './recoveryDeps.ts';
import type { RecoveryTables } from './tables.ts';
import { findWays } from './ways.ts';

/** The login code for an address that is refused without a word why; these calls have no such code (spec §8). */
const unnamedRefusal = 106;

const addressDenied = 201;

type Bound = RecoveryDeps & { readonly db: Kysely<RecoveryTables> };

/** What stands before every call of a visitor: no demo site, no denied address. Answers the address in its plain form. */
const admitVisitor = async (db: Kysely<RecoveryTables>, { site, ip }: Caller): Promise<string> => {
  if (site.settings.is_demo) throw refused(withdrawVerify.codes, 403, 'error.demo');
  const address = plainAddress(ip);
  const { loginCode } = await judgeAddress(db, site.id, address);
  if (loginCode !== null)
    throw refused(withdrawVerify.codes, loginCode === unnamedRefusal ? addressDenied : loginCode, 'ip_error');
  return address;
};

/** A rule without a code of its own is HTTP 400 with the field, as at the sign-up. */
const assertRule = (field: string, broken: RecoveryRuleKey | null): void => {
  if (broken !== null) throw badField(field, broken);
};

interface TypedContact {
  readonly member_email?: string | undefined;
  readonly member_phone?: string | undefined;
}

const contactOf = ({
  member_email = '',
  member_phone = '',
}: TypedContact): { readonly method: RecoveryMethod; readonly contact: string } => {
  const method = member_email === '' ? 'phone' : 'email';
  const contact = (method === 'email' ? member_email : member_phone).trim();
  assertRule(`member_${method}`, checkContact(method, contact));
  return { method, contact };
};

const visitorCalls = (deps: Bound): CallHandler[] => {
  const { db, testMode } = deps;
  const limit = (usual: number) => ({ perMinute: testMode ? perMinute.inTestMode : usual });
  return [
    handle(
      withdrawVerify,
      async (caller, { account, withdraw_password, ...typed }) => {
        const ip = await admitVisitor(db, caller);
        assertRule('withdraw_password', checkWithdrawPassword(withdraw_password));
        const { site, locale } = caller;
        const proof = { site, locale, ip, account, withdrawPassword: withdraw_password };
        return verifyWithdraw(deps, { ...proof, ...contactOf(typed) });
      },
      limit(perMinute.proof),
    ),
    handle(
      recoveryWays,
      async (caller, { account }) => {
        await admitVisitor(db, caller);
        return findWays(deps, caller, account);
      },
      limit(perMinute.proof),
    ),
    handle(
      forgotSend,
      async (caller, { account, request_id: requestId, ...typed }) => {
        const ip = await admitVisitor(db, caller);
        const { site, locale } = caller;
        const { ticket, expiresAt } = await sendCode(deps, {
          site,
          locale,
          ip,
          account,
          requestId,
          ...contactOf(typed),
        });
        return { ticket, expires_at: expiresAt.toISOString() };
      },
      limit(perMinute.send),
    ),
    handle(
      forgotVerify,
      async (caller, { ticket, code }) => {
        await admitVisitor(db, caller);
        assertRule('code', checkSentCode(code));
        return redeemCode(deps, { siteId: caller.site.id, ticket, code });
      },
      limit(perMinute.proof),
    ),
    handle(
      resetPasswordCall,
      async (caller, { account, password, token }) => {
        const ip = await admitVisitor(db, caller);
        const { site, locale } = caller;
        const { passwordPolicy } = await readIdentityPolicy(db, site.id);
        assertRule('password', checkNewPassword(password, passwordPolicy, account, isLeakedPassword));
        await resetPassword(deps, { site, locale, ip, account, password, token });
        return {};
      },
      limit(perMinute.proof),
    ),
  ];
};

/** An empty field was left empty. */
const given = (text: string | undefined): string | undefined => (text === '' ? undefined : text);

const memberCalls = (deps: Bound): CallHandler[] => [
  handle(
    editWithdrawPassword,
    async (caller, { old_withdraw_password, password, withdraw_password, proof }) => {
      const { site, ip, locale } = caller;
      if (site.settings.is_demo) throw refused(withdrawVerify.codes, 403, 'error.demo');
      assertRule('withdraw_password', checkWithdrawPassword(withdraw_password));
      await changeWithdrawPassword(deps, {
        site,
        owner: ownerOf(caller),
        ip: plainAddress(ip),
        locale,
        oldWithdrawPassword: given(old_withdraw_password),
        password: given(password),
        withdrawPassword: withdraw_password,
        proof,
      });
      return {};
    },
    { perMinute: deps.testMode ? perMinute.inTestMode : perMinute.edit },
  ),
];

/** The ways back to an account, and the withdraw password. */
export const recoveryCalls = (bound: Bound): CallHandler[] => [...visitorCalls(bound), ...memberCalls(bound)];
