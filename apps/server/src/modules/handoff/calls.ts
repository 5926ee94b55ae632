import { currencySchema } from '@pavilion/contract';
import { getInfoData, type HandoffLogin, memberHandoffCreate } from '@pavilion/contract/handoff';
import { createKysely } from '@pavilion/postgres';
import { type CallHandler, handle } from '../../http/caller.ts';
import { refused } from '../../http/refusal.ts';
import type { Hall } from '../../infra/hall.ts';
import { plainAddress } from '../identity/index.ts';
import type { SiteBook } from '../sites/index.ts';
import { createHandoff } from './commands/createHandoff.ts';
import { redeemHandoff } from './commands/redeemHandoff.ts';
import { handoffAddress } from './handoffAddress.ts';
import type { HandoffTables } from './tables.ts';

export interface HandoffDeps extends Pick<Hall, 'pool' | 'clock' | 'outbox' | 'secret'> {
  readonly sites: SiteBook;
}

/** Calls a minute and address: nobody redeems that often, and guessing 256 bits is hopeless at any pace. */
const perMinute = { redeem: 30, create: 20 } as const;

export const handoffCalls = (deps: HandoffDeps): CallHandler[] => {
  const db = createKysely<HandoffTables>(deps.pool);
  return [
    handle(
      getInfoData,
      async ({ site, ip, userAgent, country }, { enc, member_id, member_account, member_currency }) => {
        if (site.settings.is_demo) throw refused(getInfoData.codes, 403, 'error.demo');
        const entered = await redeemHandoff(deps, {
          siteId: site.id,
          token: enc,
          claims: { memberId: member_id, account: member_account, currency: member_currency },
          ip: plainAddress(ip),
          userAgent,
          country,
        });
        return JSON.stringify({
          tk: entered.token,
          member_id: entered.memberId,
          member_account: entered.account,
          member_currency: currencySchema.parse(entered.currency),
          member_login_id: entered.sessionId,
        } satisfies HandoffLogin);
      },
      { perMinute: perMinute.redeem },
    ),
    handle(
      memberHandoffCreate,
      async ({ site, member, origin }) => {
        // Whoever holds an old token may finish what was under way, and begin nothing that outlives it.
        if (member.isTokenReplaced === true) throw refused(memberHandoffCreate.codes, 101, 'handoff.invalid');
        const { token, expiresAt } = await createHandoff(db, {
          siteId: site.id,
          memberId: member.memberId,
          source: { sessionId: member.sessionId },
          now: deps.clock.now(),
        });
        return { enc: token, url: handoffAddress(origin, token), expires_at: expiresAt.toISOString() };
      },
      { perMinute: perMinute.create },
    ),
  ];
};
