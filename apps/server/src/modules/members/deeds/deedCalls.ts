import {
  memberAdjust,
  memberChangeBankAccount,
  memberCleanCache,
  memberEndBreak,
  memberErase,
  memberExport,
  memberSetBreak,
  memberSetCode,
  memberWriteLetter,
} from '@pavilion/contract/office';
import { handleOffice, handleOfficeFile, type OfficeCallHandler } from '../../../http/officeCaller.ts';
import { findMember } from '../queries.ts';
import { proposeAdjust, registerAdjust } from './adjust.ts';
import { proposeBankAccount, registerChangeBankAccount } from './bankAccount.ts';
import { layBreak, proposeEndBreak, registerEndBreak } from './breaks.ts';
import { proposeErase, registerErase } from './erase.ts';
import { exportMember } from './exportMember.ts';
import { registerLift } from './liftFactors.ts';
import { cleanCache, setCode, writeLetter } from './smallDeeds.ts';
import type { MemberDeskDeps } from './standing.ts';

/** Files of everything that is kept about somebody: each reads a whole life. */
const exportsPerMinute = 10;

/** What of the deeds on members waits for a second person. */
export const registerMemberDeeds = (deps: MemberDeskDeps): void => {
  registerLift(deps);
  registerAdjust(deps);
  registerEndBreak(deps);
  registerChangeBankAccount(deps);
  registerErase(deps);
};

export const memberDeedCalls = (deps: MemberDeskDeps): readonly OfficeCallHandler[] => [
  handleOffice(memberAdjust, 'write', async ({ site, actor }, { request_id: requestId, ...asked }) => {
    const { currency } = await findMember(deps.pool, site.id, asked.id);
    return { proposal_id: await proposeAdjust(deps, actor, { ...asked, requestId, currency }) };
  }),
  handleOffice(memberCleanCache, 'write', async ({ actor }, body) => {
    await cleanCache(deps, actor, body);
    return {};
  }),
  handleOffice(memberWriteLetter, 'write', async ({ actor }, body) => {
    await writeLetter(deps, actor, body);
    return {};
  }),
  handleOffice(memberSetCode, 'write', async ({ actor }, body) => {
    await setCode(deps, actor, body);
    return {};
  }),
  handleOffice(memberSetBreak, 'write', async ({ actor }, body) => ({
    until: (await layBreak(deps, actor, body)).toISOString(),
  })),
  handleOffice(memberEndBreak, 'write', async ({ actor }, { request_id: requestId, ...asked }) => ({
    proposal_id: await proposeEndBreak(deps, actor, { ...asked, requestId }),
  })),
  handleOffice(memberChangeBankAccount, 'write', async ({ site, actor }, body) => {
    const { id, reason, request_id: requestId, bank_account_id: bankAccountId, ...typed } = body;
    const { currency } = await findMember(deps.pool, site.id, id);
    const asked = { id, reason, requestId, currency, bankAccountId, typed };
    return { proposal_id: await proposeBankAccount(deps, actor, asked) };
  }),
  handleOffice(memberErase, 'write', async ({ actor }, { request_id: requestId, ...asked }) => ({
    proposal_id: await proposeErase(deps, actor, { ...asked, requestId }),
  })),
  handleOfficeFile(memberExport, 'read', (caller, body) => exportMember(deps, caller, body), {
    perMinute: exportsPerMinute,
  }),
];
