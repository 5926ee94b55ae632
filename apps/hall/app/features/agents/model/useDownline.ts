import { agentDownline } from '@pavilion/contract/agents';
import { callApi } from '../../../api/client.ts';
import { usePages } from '../../../api/usePages.ts';

interface Asked {
  /** An agent below, whose own members are asked for; null for one's own. */
  readonly under: number | null;
  /** '' for everybody. */
  readonly account: string;
  /** On which days somebody is asked to have paid in for the first time, and played; null for the last thirty. */
  readonly span: { readonly from: string; readonly to: string } | null;
}

/** Who stands directly under somebody of the agent's tree. */
export const useDownline = ({ under, account, span }: Asked) =>
  usePages([agentDownline.path, under ?? 0, account, span?.from ?? '', span?.to ?? ''], (paging, signal) =>
    callApi(
      agentDownline,
      { ...paging, ...span, ...(under === null ? {} : { under }), ...(account === '' ? {} : { account }) },
      { signal },
    ),
  );
