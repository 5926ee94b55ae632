import {
  memberThirdPartyAdopt,
  memberThirdPartyBegin,
  memberThirdPartyLink,
  memberThirdPartyList,
  memberThirdPartyUnlink,
  thirdPartyBegin,
  thirdPartyList,
  thirdPartyLogin,
} from '@pavilion/contract/oidc';
import { type CallHandler, handle } from '../../http/caller.ts';
import { refused } from '../../http/refusal.ts';
import { ownerOf, presentLogin, rememberingBrowser, type SecondFactorDeps } from '../identity/index.ts';
import { keepAttempt } from './commands/attempts.ts';
import { adoptSubject, beginLink } from './commands/linkConfirmed.ts';
import { linkSubject, unlinkSubject } from './commands/links.ts';
import { logInByThirdParty, proveResponse, type ThirdPartyDeps } from './commands/logInByThirdParty.ts';
import { listProviders, presentProvider, requireProvider } from './providers.ts';

/** Calls a minute and address. */
const perMinute = { visitor: 30, member: 30, inTestMode: 1_000 } as const;

const limited = (count: number, testMode: boolean) => ({
  perMinute: testMode ? perMinute.inTestMode : count,
});

/** Where third parties send their windows back to (spec §2). */
const callbackPath = '/authCallback';

const visitorCalls = (deps: ThirdPartyDeps, limit: { perMinute: number }): CallHandler[] => {
  const { db, clock, secret, relyingParty } = deps;
  return [
    handle(thirdPartyList, async ({ site, locale }) => ({
      list: (await listProviders(db, site.id)).map((row) => presentProvider(row, locale)),
    })),
    handle(
      thirdPartyBegin,
      async ({ site, origin, locale }, { provider: code, binding }) => {
        if (site.settings.is_demo) throw refused(thirdPartyBegin.codes, 403, 'error.demo');
        const provider = await requireProvider(db, site.id, code);
        const redirectUri = `${origin}${callbackPath}`;
        const begun = await relyingParty.begin(provider, redirectUri, locale);
        await keepAttempt(db, secret, {
          siteId: site.id,
          providerCode: code,
          memberId: null,
          binding,
          redirectUri,
          begun,
          now: clock.now(),
        });
        return { authorization_url: begun.authorizationUrl, state: begun.state };
      },
      limit,
    ),
    handle(
      thirdPartyLogin,
      async (caller, body) => {
        if (caller.site.settings.is_demo) throw refused(thirdPartyLogin.codes, 403, 'error.demo');
        return presentLogin(await logInByThirdParty(deps, caller, body));
      },
      { ...limit, cookiesOf: rememberingBrowser(deps) },
    ),
  ];
};

const memberCalls = (
  deps: ThirdPartyDeps & SecondFactorDeps,
  limit: { perMinute: number },
): CallHandler[] => {
  const { db, clock } = deps;
  return [
    handle(memberThirdPartyList, async ({ site, member, locale }) => {
      const [providers, links] = await Promise.all([
        listProviders(db, site.id),
        db
          .selectFrom('member_identity')
          .select(['issuer', 'linked_at'])
          .where('site_id', '=', site.id)
          .where('member_id', '=', member.memberId)
          .execute(),
      ]);
      const linkedAt = new Map(links.map(({ issuer, linked_at }) => [issuer, linked_at.toISOString()]));
      return {
        list: providers.map((row) => ({
          ...presentProvider(row, locale),
          linked_at: linkedAt.get(row.issuer) ?? null,
        })),
      };
    }),
    handle(
      memberThirdPartyBegin,
      async (caller, { provider, binding, password, proof }) => {
        const { site, origin, locale } = caller;
        if (site.settings.is_demo) throw refused(memberThirdPartyBegin.codes, 403, 'error.demo');
        const redirectUri = `${origin}${callbackPath}`;
        const beginning = { provider, binding, redirectUri, locale };
        const begun = await beginLink(deps, ownerOf(caller), beginning, { password, proof });
        return { authorization_url: begun.authorizationUrl, state: begun.state };
      },
      limit,
    ),
    handle(
      memberThirdPartyLink,
      async ({ site, member }, body) => {
        const { memberId, subject } = await proveResponse(deps, site.id, body);
        // Begun by nobody, or by another member of this browser: not this member's word.
        if (memberId !== member.memberId) throw refused(memberThirdPartyLink.codes, 301, 'third_party.over');
        await linkSubject(deps, { ...subject, memberId, now: clock.now() });
        return {};
      },
      limit,
    ),
    handle(
      memberThirdPartyAdopt,
      async (caller, { link_ticket, password, proof }) => {
        await adoptSubject(deps, ownerOf(caller), link_ticket, { password, proof });
        return {};
      },
      limit,
    ),
    handle(
      memberThirdPartyUnlink,
      async ({ site, member }, { provider: code }) => {
        const { issuer } = await requireProvider(db, site.id, code);
        await unlinkSubject(deps, { siteId: site.id, issuer, memberId: member.memberId });
        return {};
      },
      limit,
    ),
  ];
};

/** Login by third parties, and the links of members to them. */
export const thirdPartyCalls = (
  deps: ThirdPartyDeps & SecondFactorDeps,
  testMode: boolean,
): CallHandler[] => [
  ...visitorCalls(deps, limited(perMinute.visitor, testMode)),
  ...memberCalls(deps, limited(perMinute.member, testMode)),
];
