import { missionCheck } from '@pavilion/contract/missions';
import {
  applyForAgentCheck,
  bonusSettingCheck,
  cashSurplusCheck,
  recommendBlockedCodes,
} from '@pavilion/contract/recommend';
import { vipCheck } from '@pavilion/contract/vip';
import { useCallQuery } from '../../../api/useCall.ts';
import { type Session, useSession } from '../../../session/session.ts';
import { useSite } from '../../../site/SiteContext.tsx';

/** What is offered changes by an operator's hand: asking again now and then is enough. */
const staleTimeMs = 5 * 60_000;

const blocked: readonly number[] = Object.values(recommendBlockedCodes);

/** How the member's agent application stands: may apply, or the code that refuses it. */
export type AgentStanding = 'may_apply' | number;

/** Undefined while it is not known. */
export const useAgentStanding = (session: Session | null): AgentStanding | undefined => {
  const check = useCallQuery(
    applyForAgentCheck,
    { agent_id: session?.memberId ?? 0, apply_agent_flag: 0 },
    { staleTimeMs, enabled: session !== null },
  );
  if (check.data) return 'may_apply';
  return check.error?.kind === 'refused' ? check.error.code : undefined;
};

/** Parts of the menu that only some members are offered (spec §6). */
export interface Offered {
  readonly recommend: boolean;
  readonly surplus: boolean;
  readonly missions: boolean;
  readonly vip: boolean;
  readonly agent: boolean;
}

/** What this member is offered: nothing of it until the server has said so, nor to a visitor. */
export const useOffered = (): Offered => {
  const session = useSession();
  const site = useSite();
  const currency = session?.currency ?? site.currency;
  const options = { staleTimeMs, enabled: session !== null };
  const isFriend =
    useCallQuery(bonusSettingCheck, { member_currency: currency }, options).data?.is_friend === 1;
  const standing = useAgentStanding(session);
  const surplus = useCallQuery(cashSurplusCheck, { currency }, options).data;
  const missions = useCallQuery(missionCheck, {}, options).data;
  const vip = useCallQuery(vipCheck, {}, options).data;
  return {
    recommend:
      isFriend && standing !== undefined && !(standing !== 'may_apply' && blocked.includes(standing)),
    surplus: surplus?.active === 1,
    missions: missions?.active === 1,
    vip: vip?.active === 1,
    agent: standing === recommendBlockedCodes.isAgent,
  };
};
