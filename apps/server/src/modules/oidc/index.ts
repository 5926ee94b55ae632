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
import { createKysely } from '@pavilion/postgres';
import { type CallHandler, handle } from '../../http/caller.ts';
import { refused } from '../../http/refusal.ts';
import type { Env } from '../../infra/env.ts';
import type { Hall } from '../../infra/hall.ts';
import type { ServerModule } from '../../module.ts';
import {
  type MemberNotices,
  ownerOf,
  type PasswordHasher,
  presentLogin,
  rememberingBrowser,
  type SecondFactorDeps,
} from '../identity/index.ts';
import { keepAttempt } from './commands/attempts.ts';
import { adoptSubject, beginLink } from './commands/linkConfirmed.ts';
import { linkSubject, unlinkSubject } from './commands/links.ts';
import { logInByThirdParty, proveResponse, type ThirdPartyDeps } from './commands/logInByThirdParty.ts';
import { listProviders, presentProvider, requireProvider } from './providers.ts';
import { createRelyingParty } from './relyingParty.ts';
import type { OidcTables } from './tables.ts';

export { storeOidcProvider } from './providers.ts';

export interface OidcDeps extends Pick<Hall, 'pool' | 'clock' | 'log' | 'outbox'> {
  readonly passwords: PasswordHasher;
  readonly notices: MemberNotices;
  readonly env: Pick<Env, 'NODE_ENV' | 'PAVILION_SECRET' | 'PAVILION_TEST'>;
}

/** Calls a minute and address. */
const perMinute = { visitor: 30, member: 30, inTestMode: 1_000 } as const;
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

/** Third-party login by OpenID Connect (spec §2 `/authCallback`, §4 Cross-tab messages; decision 0024). */
export const createOidcModule = ({
  pool,
  clock,
  outbox,
  passwords,
  notices,
  log,
  env,
}: OidcDeps): ServerModule => {
  const db = createKysely<OidcTables>(pool);
  const relyingParty = createRelyingParty({
    secret: env.PAVILION_SECRET,
    allowsPlainHttp: env.NODE_ENV !== 'production',
    log,
  });
  const deps = { pool, db, clock, outbox, passwords, notices, secret: env.PAVILION_SECRET, relyingParty };
  const limited = (count: number) => ({ perMinute: env.PAVILION_TEST ? perMinute.inTestMode : count });
  return {
    name: 'oidc',
    calls: [
      ...visitorCalls(deps, limited(perMinute.visitor)),
      ...memberCalls(deps, limited(perMinute.member)),
    ],
    schedules: [
      {
        name: 'oidc-sweep',
        cron: '* * * * *',
        run: async () => {
          const now = clock.now();
          await db.deleteFrom('oidc_attempt').where('expires_at', '<=', now).execute();
          await db.deleteFrom('oidc_link_ticket').where('expires_at', '<=', now).execute();
        },
      },
    ],
  };
};
