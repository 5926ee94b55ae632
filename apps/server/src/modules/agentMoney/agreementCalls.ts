import { agentAgreement, agentAgreementAccept } from '@pavilion/contract/agentMoney';
import { type CallHandler, handle } from '../../http/caller.ts';
import { refused } from '../../http/refusal.ts';
import { dayAt } from '../../infra/site.ts';
import { requireAgent } from '../agents/index.ts';
import {
  agentShelf,
  findAccepted,
  findAgreement,
  isAgreementDue,
  listHeldVersions,
  noteAcceptance,
} from '../agreements/index.ts';
import { plainAddress } from '../identity/index.ts';
import type { MoneyDeps } from './proveAgent.ts';

/** What an agent and the house have agreed on (spec §2 Agreement). */
export const agreementCalls = (deps: MoneyDeps): CallHandler[] => {
  const { pool, clock } = deps;
  return [
    handle(agentAgreement, async ({ site, member, locale }, { version }) => {
      await requireAgent(deps, member);
      const { memberId } = member;
      const question = { siteId: site.id, memberId, locale, today: dayAt(site, clock.now()), version };
      const [agreement, due, versions] = await Promise.all([
        findAgreement(pool, agentShelf, question),
        isAgreementDue(pool, agentShelf, question),
        listHeldVersions(pool, agentShelf, question),
      ]);
      if (agreement === undefined && version !== undefined)
        throw refused(agentAgreement.codes, 404, 'error.not_found');
      return {
        agreement:
          agreement === undefined
            ? null
            : {
                id: agreement.id,
                version: agreement.version,
                title: agreement.title,
                content: agreement.content,
              },
        due,
        versions: versions.map(({ version: held, title, accepted_at: at, accepted_ip: ip }) => ({
          version: held,
          title,
          accepted: at === null ? null : { at: at.toISOString(), ip },
        })),
      };
    }),
    handle(agentAgreementAccept, async ({ site, member, locale, ip, userAgent }, { agreement_id }) => {
      await requireAgent(deps, member);
      const now = clock.now();
      const question = { siteId: site.id, locale, today: dayAt(site, now), shownId: agreement_id };
      const accepted = await findAccepted(pool, agentShelf, question);
      if (accepted !== undefined) {
        const accepting = { memberId: member.memberId, ip: plainAddress(ip), userAgent, now };
        await noteAcceptance(pool, agentShelf, accepted, accepting);
      }
      return {};
    }),
  ];
};
