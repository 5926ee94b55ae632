import { agentDownline } from '@pavilion/contract/agents';
import { callApi } from '../../../api/client.ts';
import { usePages } from '../../../api/usePages.ts';

interface Asked {
  /** An agent below, whose own members are asked for; null for one's own. */
  readonly under: number | null;
  /** '' for everybody. */
  readonly account: string;
}

/** Who stands directly under somebody of the agent's tree. */
export const useDownline = ({ under, account }: Asked) =>
  usePages([agentDownline.path, under ?? 0, account], (paging, signal) =>
    callApi(
      agentDownline,
      { ...paging, ...(under === null ? {} : { under }), ...(account === '' ? {} : { account }) },
      { signal },
    ),
  );
