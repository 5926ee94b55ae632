import type { LeaveAnswer } from '../../../src/play/views.ts';
import type {
  BetAnswer,
  TableHistoryAnswer,
  TableOpenAnswer,
  TableState,
  TableView,
} from '../../../src/tables/views.ts';
import { createWire } from '../../shell/wire.ts';

export interface Bet {
  readonly actionId: string;
  readonly round: number;
  readonly stakes: readonly { readonly spot: string; readonly amount: string }[];
  readonly entropy: string;
}

export interface TableApi {
  readonly open: (ticket: string | null) => Promise<TableOpenAnswer>;
  readonly bet: (bet: Bet) => Promise<BetAnswer>;
  /** Where table and player stand, with the results after this round. */
  readonly state: (resultsAfter: number) => Promise<TableState>;
  readonly history: (before?: string) => Promise<TableHistoryAnswer>;
  readonly leave: () => Promise<LeaveAnswer>;
  /** Tells of every change at the table until the connection ends, or `signal` ends it. */
  readonly watch: (onView: (view: TableView) => void, signal: AbortSignal) => Promise<void>;
}

/** The table's calls. */
export const createTableApi = (gameCode: string): TableApi => {
  const { open, post, events } = createWire(gameCode);
  return {
    open,
    bet: ({ actionId, ...bet }) => post('bet', { action_id: actionId, ...bet }),
    state: (resultsAfter) => post('state', { results_after: resultsAfter }),
    history: (before) => post('history', before === undefined ? {} : { before }),
    leave: () => post('leave', {}),
    watch: async (onView, signal) => {
      for await (const data of events('events', signal)) onView(JSON.parse(data));
    },
  };
};
