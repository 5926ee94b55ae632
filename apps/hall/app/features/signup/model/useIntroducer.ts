import type { Currency } from '@pavilion/contract';
import { checkAgentDomain, memberInfo, validMessage } from '@pavilion/contract/signup';
import { useEffect, useState } from 'react';
import { useCallQuery } from '../../../api/useCall.ts';
import { useSite } from '../../../site/SiteContext.tsx';
import {
  forgetIntroducer,
  keepAgentDomain,
  readAgentDomain,
  readLink,
  type SignupLink,
} from './signupLink.ts';

/** How a sign-up names who was brought by a link or an agent's domain (spec §3 Introducer). */
export interface IntroducerClaim {
  readonly member_agent?: number;
  readonly recommend_code?: string;
  readonly campaign?: string;
}

/** What is known of the introducer before anything is typed. */
export interface Introducer {
  /** What fixed it; null when the visitor may type one. */
  readonly source: 'link' | 'domain' | null;
  /** The agent's number or the code, as it is shown. */
  readonly text: string;
  readonly claim: IntroducerClaim;
  /** The currency that it fixes; null when the visitor chooses. */
  readonly currency: Currency | null;
}

interface Found {
  readonly introducer: Introducer;
  /** The server has said that the link introduces nobody. */
  readonly invalid: boolean;
  /** It fixes a currency that this house does not offer. */
  readonly closedCurrency: Currency | null;
  /** Still being asked for. */
  readonly pending: boolean;
}

const nobody: Introducer = { source: null, text: '', claim: {}, currency: null };

const claimOf = (link: Exclude<SignupLink, { mode: 'empty' }>): IntroducerClaim => {
  if (link.mode === 'recommend_code') return { recommend_code: link.value };
  return { member_agent: Number(link.value), ...(link.campaign === null ? {} : { campaign: link.campaign }) };
};

const byLink = (link: Exclude<SignupLink, { mode: 'empty' }>, currency: Currency | null): Introducer => ({
  source: 'link',
  text: link.value,
  claim: claimOf(link),
  currency,
});

const byDomain = (agentId: string, currency: Currency | null): Introducer => ({
  source: 'domain',
  text: agentId,
  claim: { member_agent: Number(agentId) },
  currency,
});

/** A link that was followed, judged by the server. When it cannot be asked now, the sign-up itself will tell. */
const useLink = (link: SignupLink): Found => {
  const body =
    link.mode === 'member_agent'
      ? { agent_id: Number(link.value) }
      : { recommend_code: link.mode === 'empty' ? '' : link.value };
  const answer = useCallQuery(validMessage, body, { enabled: link.mode !== 'empty' });
  // Only of agents that may introduce: of anybody else it tells nothing.
  const byAgent = link.mode === 'member_agent' && answer.data?.is_valid === 1;
  const agent = useCallQuery(memberInfo, { id: byAgent ? Number(link.value) : 1 }, { enabled: byAgent });
  const { currencies } = useSite().site;
  if (link.mode === 'empty')
    return { introducer: nobody, invalid: false, closedCurrency: null, pending: false };
  const { is_valid } = answer.data ?? {};
  // An agent's link is in the agent's own currency (spec §7 member_info); a code tells it with its answer.
  const currency = agent.data?.currency ?? answer.data?.currency ?? null;
  const invalid = is_valid === 0;
  const closed = currency !== null && !currencies.includes(currency);
  return {
    introducer: invalid || closed ? nobody : byLink(link, currency),
    invalid,
    closedCurrency: closed ? currency : null,
    pending: answer.isPending || (byAgent && agent.isPending),
  };
};

/** The agent whose domain this is; by the cookie of the last day when the server cannot be asked. */
const useAgentDomain = (enabled: boolean): Found => {
  const answer = useCallQuery(checkAgentDomain, { host: location.hostname }, { enabled });
  const { currencies } = useSite().site;
  const { agent_id = null, currency = null } = answer.data ?? {};
  useEffect(() => {
    if (agent_id !== null) keepAgentDomain(agent_id);
  }, [agent_id]);
  const kept = answer.isError ? readAgentDomain() : null;
  const agentId = agent_id === null ? kept : String(agent_id);
  const closed = currency !== null && !currencies.includes(currency);
  return {
    introducer: !enabled || agentId === null || closed ? nobody : byDomain(agentId, currency),
    invalid: false,
    closedCurrency: enabled && closed ? currency : null,
    pending: enabled && answer.isPending,
  };
};

export interface IntroducerState extends Found {
  /** After the server's word against the introducer: nothing of it is remembered, and the field is free. */
  readonly release: () => void;
}

/** Who introduces the visitor: a link goes before the domain, for it was followed on purpose. */
export const useIntroducer = (): IntroducerState => {
  const [link, setLink] = useState(readLink);
  const [released, setReleased] = useState(false);
  const linked = useLink(link);
  // A link that introduces nobody leaves the agent's domain in its right.
  const isLinked = link.mode !== 'empty' && !linked.invalid;
  const domain = useAgentDomain(!isLinked && !released);
  const release = () => {
    forgetIntroducer();
    setLink({ mode: 'empty' });
    setReleased(true);
  };
  useEffect(() => {
    if (linked.invalid) forgetIntroducer();
  }, [linked.invalid]);
  return isLinked ? { ...linked, release } : { ...domain, invalid: linked.invalid, release };
};
