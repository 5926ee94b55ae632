import type { InputOf } from '@pavilion/contract';
import { agentCampaignAdd, agentCampaignSet, agentCampaigns } from '@pavilion/contract/agentCampaigns';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { callApi } from '../../../api/client.ts';
import { useCallQuery } from '../../../api/useCall.ts';
import { useSending } from '../../../api/useSending.ts';
import type { SpanChoice } from './useSpan.ts';

/** The agent's campaigns, with what came of them on some days. */
export const useCampaigns = ({ span }: SpanChoice) =>
  useCallQuery(agentCampaigns, span ?? {}, { enabled: span !== null });

export type NewCampaign = Omit<InputOf<typeof agentCampaignAdd>, 'request_id'>;

/** Makes a campaign. The same content sent again, after a lost answer, is the same request. */
export const useAddCampaign = (onAdded: () => void) => {
  const client = useQueryClient();
  const sent = useRef<{ content: string; id: string } | null>(null);
  return useSending(async (campaign: NewCampaign) => {
    const content = JSON.stringify(campaign);
    if (sent.current?.content !== content) sent.current = { content, id: crypto.randomUUID() };
    await callApi(agentCampaignAdd, { request_id: sent.current.id, ...campaign });
    onAdded();
    await client.invalidateQueries({ queryKey: [agentCampaigns.path] });
  });
};

export const useSetCampaign = () => {
  const client = useQueryClient();
  return useSending(async (body: InputOf<typeof agentCampaignSet>) => {
    await callApi(agentCampaignSet, body);
    await client.invalidateQueries({ queryKey: [agentCampaigns.path] });
  });
};
