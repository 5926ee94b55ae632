import type { DataOf } from '@pavilion/contract';
import type { AgentTransferKind, agentTransferDesk } from '@pavilion/contract/agentMoney';
import { agentTransferList } from '@pavilion/contract/agentMoney';
import { callApi } from '../../../api/client.ts';
import { usePages } from '../../../api/usePages.ts';

export type TransferDesk = DataOf<typeof agentTransferDesk>;

export interface TransferFilter {
  readonly kind: AgentTransferKind | null;
  /** '' for everybody. */
  readonly account: string;
  /** Days, '' for no bound. */
  readonly from: string;
  readonly to: string;
}
export const noFilter: TransferFilter = { kind: null, account: '', from: '', to: '' };

/** What went into the purses and out of them, as the filter narrows it. */
export const useTransfers = ({ kind, account, from, to }: TransferFilter) =>
  usePages([agentTransferList.path, kind ?? '', account, from, to], (paging, signal) =>
    callApi(
      agentTransferList,
      {
        ...paging,
        ...(kind === null ? {} : { kind }),
        ...(account === '' ? {} : { account }),
        ...(from === '' ? {} : { from_day: from }),
        ...(to === '' ? {} : { to_day: to }),
      },
      { signal },
    ),
  );
