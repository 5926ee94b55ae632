import { type LeaveAnswer, leaveAnswerSchema } from '../../../src/play/views.ts';
import {
  type BesideAnswer,
  type BesideTables,
  type BetAnswer,
  besideAnswerSchema,
  besideTablesSchema,
  betAnswerSchema,
  type DecideAnswer,
  decideAnswerSchema,
  type FollowAnswer,
  followAnswerSchema,
  type RevealAnswer,
  revealAnswerSchema,
  type TableHistoryAnswer,
  type TableOpenAnswer,
  type TableState,
  type TableView,
  tableHistoryAnswerSchema,
  tableOpenAnswerSchema,
  tableSchema,
  tableStateSchema,
} from '../../../src/tables/views.ts';
import { messagesOf } from '../../shell/stream.ts';
import { createWire } from '../../shell/wire.ts';
import { isPaired } from './beside.ts';

export interface Bet {
  readonly actionId: string;
  readonly round: number;
  readonly stakes: readonly { readonly spot: string; readonly amount: string }[];
  readonly entropy: string;
}

export interface Choice {
  readonly actionId: string;
  readonly round: number;
  readonly slip: string;
  readonly spot: string;
  /** Choices that the hand has made before. */
  readonly nth: number;
  readonly choice: string;
}

/** A slip to be laid again: once for each part of a draw that is brought along, in order. */
export interface Follow {
  readonly actionId: string;
  readonly slip: string;
  readonly entropies: readonly string[];
  readonly stopsOnWin: boolean;
}

export interface TableApi {
  readonly open: (ticket: string | null) => Promise<TableOpenAnswer>;
  readonly bet: (bet: Bet) => Promise<BetAnswer>;
  /** Chooses for a hand, where hands are decided. */
  readonly decide: (choice: Choice) => Promise<DecideAnswer>;
  readonly follow: (follow: Follow) => Promise<FollowAnswer>;
  readonly stopFollowing: () => Promise<FollowAnswer>;
  /** Tells the numbers whose hashes this page's bets brought to a list that is sealed now. */
  readonly reveal: (round: number, numbers: readonly string[]) => Promise<RevealAnswer>;
  /** Where table and player stand, with the results after this round. */
  readonly state: (resultsAfter: number) => Promise<TableState>;
  readonly history: (before?: string) => Promise<TableHistoryAnswer>;
  readonly leave: () => Promise<LeaveAnswer>;
  /** Tells of every change at the table until the connection ends, or `signal` ends it. */
  readonly watch: (onView: (view: TableView) => void, signal: AbortSignal) => Promise<void>;
}

/** What a table is asked about the tables beside it. */
export interface BesideApi {
  /** Those that can be played at beside this one. */
  readonly besideTables: () => Promise<BesideTables>;
  /** Tickets of this table and of that one. */
  readonly openBeside: (gameCode: string) => Promise<BesideAnswer>;
}

/** The table's calls. */
export const createTableApi = (gameCode: string): TableApi & BesideApi => {
  const wire = createWire(gameCode);
  const { open, post } = wire;
  return {
    open: (ticket) => open(ticket, tableOpenAnswerSchema),
    bet: ({ actionId, ...bet }) => post('bet', { action_id: actionId, ...bet }, betAnswerSchema),
    decide: ({ actionId, ...choice }) =>
      post('decide', { action_id: actionId, ...choice }, decideAnswerSchema),
    follow: ({ actionId, slip, entropies, stopsOnWin }) =>
      post('follow', { action_id: actionId, slip, entropies, stops_on_win: stopsOnWin }, followAnswerSchema),
    stopFollowing: () => post('stop-following', {}, followAnswerSchema),
    reveal: (round, numbers) => post('reveal', { round, numbers }, revealAnswerSchema),
    state: (resultsAfter) =>
      post('state', { results_after: resultsAfter, with_net: isPaired() }, tableStateSchema),
    history: (before) => post('history', before === undefined ? {} : { before }, tableHistoryAnswerSchema),
    besideTables: () => post('beside-tables', {}, besideTablesSchema),
    openBeside: (code) => post('beside', { game_code: code }, besideAnswerSchema),
    leave: () => post('leave', {}, leaveAnswerSchema),
    watch: async (onView, signal) => {
      const stream = { path: 'events', message: tableSchema, signal };
      for await (const view of messagesOf(wire, stream)) onView(view);
    },
  };
};
