import type { ThirdPartyStranger } from '@pavilion/contract/oidc';
import { thirdPartyLogin } from '@pavilion/contract/oidc';
import type { Kysely } from 'kysely';
import type { Caller } from '../../../http/caller.ts';
import { refused } from '../../../http/refusal.ts';
import type { Hall } from '../../../infra/hall.ts';
import { deviceInfoOf, enterProved, judgeAddress, plainAddress } from '../../identity/index.ts';
import { presentProvider, requireProvider } from '../providers.ts';
import type { RelyingParty } from '../relyingParty.ts';
import type { OidcTables } from '../tables.ts';
import { takeAttempt } from './attempts.ts';
import { findLinkedMember, issueLinkTicket } from './links.ts';

export interface ThirdPartyDeps extends Pick<Hall, 'pool' | 'clock' | 'outbox' | 'secret'> {
  readonly db: Kysely<OidcTables>;
  readonly relyingParty: RelyingParty;
}

/** What came back in the address of `/authCallback`, and the secret of the tab that began. */
export interface AuthorizationResponse {
  readonly state: string;
  readonly code: string;
  readonly iss?: string | undefined;
  readonly binding: string;
}

/** Proves an answer of a third party against the attempt that it belongs to. Refuses with 301, 302 or 404. */
export const proveResponse = async (
  { db, clock, secret, relyingParty }: ThirdPartyDeps,
  siteId: number,
  response: AuthorizationResponse,
) => {
  const { state, code, iss, binding } = response;
  const attempt = await takeAttempt(db, secret, { siteId, state, binding, now: clock.now() });
  const provider = await requireProvider(db, siteId, attempt.providerCode);
  const answer = { redirectUri: attempt.redirectUri, code, state, iss };
  const { subject, known } = await relyingParty.finish(provider, answer, attempt.secrets);
  return {
    provider,
    memberId: attempt.memberId,
    subject: { siteId, issuer: provider.issuer, subject },
    known,
  };
};

/**
 * Logs in whoever a third party has proved. Everything that holds for a password holds here: 106 and 201–203 for the
 * address, 102, 103 and 802 for the member's state, 107 where more must be proved. A subject that nobody has linked is
 * refused with 303 and a ticket to link it by; never is a member found by mail address.
 */
export const logInByThirdParty = async (
  deps: ThirdPartyDeps,
  caller: Caller,
  body: AuthorizationResponse & Parameters<typeof deviceInfoOf>[0],
) => {
  const { db, clock } = deps;
  const siteId = caller.site.id;
  const ip = plainAddress(caller.ip);
  const { loginCode } = await judgeAddress(db, siteId, ip);
  if (loginCode !== null) throw refused(thirdPartyLogin.codes, loginCode, 'ip_error');
  const { provider, memberId: asker, subject, known } = await proveResponse(deps, siteId, body);
  // What was begun to link an account is not a login.
  if (asker !== null) throw refused(thirdPartyLogin.codes, 301, 'third_party.over');
  const memberId = await findLinkedMember(db, subject);
  const now = clock.now();
  if (memberId === undefined) {
    const stranger: ThirdPartyStranger = {
      link_ticket: await issueLinkTicket(db, subject, now),
      label: presentProvider(provider, caller.locale).label,
      known,
    };
    throw refused(thirdPartyLogin.codes, 303, 'third_party.unlinked', stranger);
  }
  const loggedIn = await enterProved(deps, {
    siteId,
    memberId,
    ip,
    userAgent: caller.userAgent,
    country: caller.country,
    device: deviceInfoOf(body),
    now,
  });
  await db
    .updateTable('member_identity')
    .set({ last_login_at: now })
    .where('site_id', '=', siteId)
    .where('issuer', '=', subject.issuer)
    .where('subject', '=', subject.subject)
    .execute();
  return loggedIn;
};
