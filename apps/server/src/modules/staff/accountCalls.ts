import {
  type OfficeSession,
  officeChangePassword,
  officeFactorOptions,
  officeFactorRemove,
  officeFactors,
  officeLogIn,
  officeLogOut,
  officeMail,
  officeMailConfirm,
  officeMailSend,
  officeOwnFactorOptions,
  officePasskeyBegin,
  officePasskeyConfirm,
  officeProveFactor,
  officeRecoveryRenew,
  officeSession,
  officeSessionEnd,
  officeSessionList,
  officeTotpBegin,
  officeTotpConfirm,
} from '@pavilion/contract/office';
import { createKysely, kyselyOn, withTransaction } from '@pavilion/postgres';
import {
  handleOffice,
  type OfficeCaller,
  type OfficeCallerOf,
  type OfficeCallHandler,
  type StaffSession,
} from '../../http/officeCaller.ts';
import { siteNameIn } from '../../infra/site.ts';
import {
  beginPasskeyOf,
  beginTotpOf,
  countRecoveryCodes,
  findTotp,
  listPasskeys,
  type ProofPlace,
  presentPasskey,
  proofOptions,
  relyingPartyOf,
  type SecondFactorTables,
} from '../identity/index.ts';
import { logInStaff } from './commands/logIn.ts';
import {
  changeOwnPassword,
  confirmEnrolment,
  confirmOwnPasskey,
  confirmOwnTotp,
  holdOwn,
  proveOwnFactor,
  removeOwnFactor,
  renewOwnRecoveryCodes,
} from './commands/ownAccount.ts';
import { confirmOwnMail, readOwnMail, sendOwnMailCode } from './commands/ownMail.ts';
import { authenticateStaff, endStaffSessions, listStaffSessions } from './sessions.ts';
import type { StaffDeps } from './staffDeps.ts';

/** From one address: a whole house that begins its day behind one. Guesses wait by account and address as well. */
const loginsPerMinute = 120;

const presentSession = (
  { sites }: Pick<StaffDeps, 'sites'>,
  session: StaffSession | null,
  { site, locale }: OfficeCaller,
): OfficeSession =>
  session === null
    ? { stage: 'out' }
    : {
        stage: session.stage,
        token: session.formToken,
        staff: { id: session.staffId, account: session.account },
        site: {
          id: site.id,
          name: siteNameIn(site.settings, locale),
          time_zone: site.settings.time_zone,
          currencies: [...site.settings.currencies],
          languages: [...site.settings.languages],
        },
        sites: (session.stage === 'open' ? session.siteIds : []).flatMap((id) => {
          const one = sites.byId(id);
          return one === undefined
            ? []
            : [{ id, name: siteNameIn(one.settings, locale), office: `${one.origin}/office` }];
        }),
        roles: [...session.roles],
        rights: [...session.rights],
        idle_until: session.idleUntil.toISOString(),
        ends_at: session.endsAt.toISOString(),
      };

/** Keeps the cookie of a token that was just given out, and tells what it opens. */
export const enterWith = async (
  deps: StaffDeps,
  caller: OfficeCaller,
  token: string,
): Promise<OfficeSession> => {
  caller.keep(token);
  return presentSession(deps, await authenticateStaff(deps, token, caller.site.id), caller);
};

/** What somebody may prove with, and what a passkey is to sign. */
const ownProofOptions = (
  { pool, clock }: StaffDeps,
  { staff, site, origin }: OfficeCallerOf<typeof officeFactorOptions>,
  purpose: ProofPlace['purpose'],
) =>
  withTransaction(pool, async (tx) => {
    const now = clock.now();
    const { id: holderId } = await holdOwn(tx, staff.staffId, now);
    const place = { siteId: site.id, holderId, purpose, bearer: staff.id, now };
    return proofOptions(kyselyOn<SecondFactorTables>(tx), { ...place, party: relyingPartyOf(origin) });
  });

const loginCalls = (deps: StaffDeps): readonly OfficeCallHandler[] => [
  handleOffice(officeSession, null, async (caller) => presentSession(deps, caller.staff, caller)),
  handleOffice(
    officeLogIn,
    'login',
    async (caller, typed) => enterWith(deps, caller, await logInStaff(deps, caller, typed)),
    { perMinute: loginsPerMinute },
  ),
  handleOffice(officeFactorOptions, null, (caller) => ownProofOptions(deps, caller, 'login_step')),
  handleOffice(
    officeProveFactor,
    'login',
    async (caller, { proof }) => enterWith(deps, caller, await proveOwnFactor(deps, caller, proof)),
    { perMinute: loginsPerMinute },
  ),
  handleOffice(officeLogOut, 'login', async (caller) => {
    const { staff } = caller;
    await withTransaction(deps.pool, async (tx) => {
      await endStaffSessions(tx, staff.staffId, { only: staff.id, now: deps.clock.now() });
      await caller.traceLogin(tx, staff.staffId, {});
    });
    caller.keep(null);
    return {};
  }),
  handleOffice(officeChangePassword, 'write', async (caller, { old_password: oldPassword, password }) =>
    enterWith(deps, caller, await changeOwnPassword(deps, caller, { oldPassword, password })),
  ),
];

const factorCalls = (deps: StaffDeps): readonly OfficeCallHandler[] => [
  handleOffice(officeFactors, null, async ({ staff, origin }) => {
    const db = createKysely<SecondFactorTables>(deps.pool);
    const holder = await db
      .selectFrom('second_factor_holder')
      .select('id')
      .where('staff_id', '=', staff.staffId)
      .executeTakeFirst();
    if (holder === undefined) return { totp: null, passkeys: [], recovery_codes_left: 0 };
    const totp = await findTotp(db, holder.id);
    const party = relyingPartyOf(origin);
    return {
      totp: totp === undefined ? null : { created_at: totp.confirmed_at.toISOString() },
      passkeys: (await listPasskeys(db, holder.id)).map((row) => presentPasskey(row, party)),
      recovery_codes_left: await countRecoveryCodes(db, holder.id),
    };
  }),
  handleOffice(officeTotpBegin, 'write', async (caller, { password }) => {
    await confirmEnrolment(deps, caller, password);
    const { staff, site, locale } = caller;
    return withTransaction(deps.pool, async (tx) => {
      const now = deps.clock.now();
      const holder = await holdOwn(tx, staff.staffId, now);
      const enrolment = { secret: deps.secret, holder, sessionId: staff.id, account: staff.account, now };
      const begun = await beginTotpOf(tx, enrolment, siteNameIn(site.settings, locale));
      await caller.actor.trace(tx, {
        subject: { kind: 'staff', id: staff.staffId },
        after: { begun: 'totp' },
      });
      return begun;
    });
  }),
  handleOffice(officeTotpConfirm, 'write', async (caller, { code }) => {
    const { token, recoveryCodes } = await confirmOwnTotp(deps, caller, code);
    return { recovery_codes: recoveryCodes, session: await enterWith(deps, caller, token) };
  }),
  handleOffice(officePasskeyBegin, 'write', async (caller, { password }) => {
    await confirmEnrolment(deps, caller, password);
    const { staff, site, origin, locale } = caller;
    return withTransaction(deps.pool, async (tx) => {
      const now = deps.clock.now();
      const holder = await holdOwn(tx, staff.staffId, now);
      const party = relyingPartyOf(origin);
      const enrolment = { siteId: site.id, holder, sessionId: staff.id, account: staff.account, party, now };
      const creation = await beginPasskeyOf(tx, enrolment, siteNameIn(site.settings, locale));
      await caller.actor.trace(tx, {
        subject: { kind: 'staff', id: staff.staffId },
        after: { begun: 'passkey' },
      });
      return { creation };
    });
  }),
  handleOffice(officePasskeyConfirm, 'write', async (caller, { credential, name }) => {
    const { token, recoveryCodes, passkey } = await confirmOwnPasskey(deps, caller, credential, name);
    return { passkey, recovery_codes: recoveryCodes, session: await enterWith(deps, caller, token) };
  }),
  handleOffice(officeFactorRemove, 'write', async (caller, given) => {
    await removeOwnFactor(deps, caller, given);
    return {};
  }),
  handleOffice(officeRecoveryRenew, 'write', async (caller, { password }) => ({
    recovery_codes: await renewOwnRecoveryCodes(deps, caller, password),
  })),
];

const mailCalls = (deps: StaffDeps): readonly OfficeCallHandler[] => [
  handleOffice(officeMail, null, ({ staff }) => readOwnMail(deps, staff)),
  handleOffice(officeOwnFactorOptions, null, (caller) => ownProofOptions(deps, caller, 'confirm')),
  handleOffice(officeMailSend, 'write', async (caller, given) => ({
    expires_at: (await sendOwnMailCode(deps, caller, given)).toISOString(),
  })),
  handleOffice(officeMailConfirm, 'write', async (caller, { code }) => ({
    mail: await confirmOwnMail(deps, caller, code),
  })),
];

/** How staff get in, and what each does with the own account. */
export const accountCalls = (deps: StaffDeps): readonly OfficeCallHandler[] => [
  ...loginCalls(deps),
  ...factorCalls(deps),
  ...mailCalls(deps),
  handleOffice(officeSessionList, null, async ({ staff }) => ({
    rows: await listStaffSessions(deps.pool, staff.staffId, staff.id, deps.clock.now()),
  })),
  handleOffice(officeSessionEnd, 'write', async ({ staff, actor }, { id }) => {
    await withTransaction(deps.pool, async (tx) => {
      await endStaffSessions(tx, staff.staffId, { only: id, now: deps.clock.now() });
      await actor.trace(tx, { subject: { kind: 'session', id } });
    });
    return {};
  }),
];
