import type { CodeTable } from '@pavilion/contract';
import { memberThirdPartyAdopt, memberThirdPartyBegin } from '@pavilion/contract/oidc';
import { createKysely, kyselyOn } from '@pavilion/postgres';
import { Refusal, refused } from '../../../http/refusal.ts';
import {
  type Confirmation,
  changeFactors,
  type FactorOwner,
  type SecondFactorDeps,
} from '../../identity/index.ts';
import { requireProvider } from '../providers.ts';
import type { OidcTables } from '../tables.ts';
import { keepAttempt } from './attempts.ts';
import { linkWithin, takeLinkTicket } from './links.ts';
import type { ThirdPartyDeps } from './logInByThirdParty.ts';

type LinkDeps = ThirdPartyDeps & SecondFactorDeps;

/** Codes of third parties, which mean something else beside those of a confirmation. */
const besideConfirmation: ReadonlyMap<number, 313 | 314 | 315> = new Map([
  [301, 313],
  [304, 314],
  [305, 315],
]);
const unreachable = { told: 302, here: 312 } as const;

const recoded = <Codes extends CodeTable>(
  error: unknown,
  codes: Codes,
  code: (keyof Codes & number) | undefined,
): unknown =>
  error instanceof Refusal && code !== undefined ? refused(codes, code, error.messageKey, error.data) : error;

/** The member who asked for a link, and where the third party shall send the window back to. */
export interface LinkBeginning {
  readonly provider: string;
  readonly binding: string;
  readonly redirectUri: string;
  readonly locale: Parameters<ThirdPartyDeps['relyingParty']['begin']>[2];
}

/**
 * Begins a link once the member has confirmed it: a link is a way in for good, which a session alone must not make
 * (decision 0031). Only this member can finish it. Refuses with 312 when the third party cannot be reached, 404 when
 * there is none, and as `changeFactors` does.
 */
export const beginLink = async (
  deps: LinkDeps,
  owner: FactorOwner,
  { provider: code, binding, redirectUri, locale }: LinkBeginning,
  confirmation: Confirmation,
) => {
  const { siteId, memberId } = owner;
  const db = createKysely<OidcTables>(deps.pool);
  const provider = await requireProvider(db, siteId, code);
  const begun = await deps.relyingParty
    .begin(provider, redirectUri, locale)
    .catch((error: unknown) =>
      Promise.reject(
        recoded(
          error,
          memberThirdPartyBegin.codes,
          error instanceof Refusal && error.code === unreachable.told ? unreachable.here : undefined,
        ),
      ),
    );
  await changeFactors(deps, owner, confirmation, (client, _holder, now) =>
    keepAttempt(kyselyOn<OidcTables>(client), deps.secret, {
      siteId,
      providerCode: code,
      memberId,
      binding,
      redirectUri,
      begun,
      now,
    }),
  );
  return begun;
};

/**
 * Takes along what was proved before this member came in, once the member has confirmed it. Refuses with 313 for a
 * ticket that is over, 314 and 315 for what is linked already, and as `changeFactors` does.
 */
export const adoptSubject = (
  deps: LinkDeps,
  owner: FactorOwner,
  ticket: string,
  confirmation: Confirmation,
): Promise<void> =>
  changeFactors(deps, owner, confirmation, async (client, _holder, now) => {
    const { siteId, memberId } = owner;
    try {
      const subject = await takeLinkTicket(kyselyOn<OidcTables>(client), { siteId, ticket, now });
      await linkWithin(client, deps, { ...subject, memberId, now });
    } catch (error) {
      throw recoded(
        error,
        memberThirdPartyAdopt.codes,
        error instanceof Refusal ? besideConfirmation.get(error.code) : undefined,
      );
    }
  });
