import { agentDownline, agentPromotion } from '@pavilion/contract/agents';
import { type CallHandler, handle } from '../../http/caller.ts';
import { badField } from '../../http/refusal.ts';
import { accountKeyOf } from '../identity/index.ts';
import { type CentreDeps, requirePath, spanOf } from './centre.ts';
import { countDownline, listDomains, listDownline } from './downline.ts';
import { linkPicture } from './linkPicture.ts';
import { presentDownlineMember } from './presenter.ts';
import { requireAgent } from './requireAgent.ts';

const latelyMs = 30 * 24 * 60 * 60_000;
const cursorPattern = /^[1-9][0-9]{0,8}$/;
/** Nobody reads more pages. */
const pagesPerMinute = 120;

/** The same house at another host name of its own. */
const atHost = (origin: string, host: string): string => {
  const address = new URL(origin);
  address.hostname = host;
  return address.href;
};

/** What an agent brings members by, and who has come (spec §2 ProxyCenter: Promotion, DownlineInfo). */
export const centreCalls = (deps: CentreDeps): CallHandler[] => [
  handle(agentPromotion, async ({ member, origin }) => {
    await requireAgent(deps, member);
    const { pool, clock } = deps;
    const [hosts, counts] = await Promise.all([
      listDomains(pool, member),
      countDownline(pool, member, new Date(clock.now().getTime() - latelyMs)),
    ]);
    const link = `${origin}/?${new URLSearchParams({ id: String(member.memberId) })}`;
    return {
      agent_id: member.memberId,
      currency: member.currency,
      link,
      qr: linkPicture(link),
      domains: hosts.map((host) => ({ host, link: atHost(origin, host) })),
      members: counts.members,
      members_30_days: counts.lately,
      agents: counts.agents,
    };
  }),
  handle(
    agentDownline,
    async ({ site, member }, { cursor, count, under, account = '', ...asked }) => {
      await requireAgent(deps, member);
      if (cursor !== undefined && !cursorPattern.test(cursor)) throw badField('cursor');
      const path = under === undefined ? [] : await requirePath(deps.pool, member, under);
      const span = spanOf(deps, site, asked);
      const typed = account.trim();
      const page = await listDownline(
        deps.pool,
        { siteId: member.siteId, memberId: under ?? member.memberId },
        {
          cursor: cursor === undefined ? undefined : Number(cursor),
          count,
          accountKey: typed === '' ? undefined : accountKeyOf(typed),
          span,
          now: deps.clock.now(),
        },
      );
      return {
        from: span.from,
        to: span.to,
        list: page.list.map((row) => presentDownlineMember(row, under === undefined)),
        next_cursor: page.nextCursor,
        total_count: page.totalCount,
        path,
      };
    },
    { perMinute: pagesPerMinute },
  ),
];
