import type { LeaveAnswer, PlayError } from '../../../src/play/views.ts';
import {
  type BetAnswer,
  sessionHeader,
  type TableHistoryAnswer,
  type TableOpenAnswer,
  type TableState,
  type TableView,
} from '../../../src/tables/views.ts';

/** The studio said no, by name. */
export class TableApiRefusal extends Error {
  override readonly name = 'TableApiRefusal';
  readonly error: PlayError;

  constructor(error: PlayError) {
    super(error);
    this.error = error;
  }
}

/** No answer: the connection, or the studio, is away. Whether the call was done is not known. */
export class TableApiSilence extends Error {
  override readonly name = 'TableApiSilence';
}

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

/** Longer than the studio itself waits for the hall. */
const timeoutMs = 12_000;

/** The table's calls. The session's token lives here, in memory, and nowhere else in the page. */
export const createTableApi = (gameCode: string): TableApi => {
  let session: string | null = null;
  const headers = (): Record<string, string> => (session === null ? {} : { [sessionHeader]: session });

  const call = async <Body>(name: string, body: object): Promise<Body> => {
    let response: Response;
    try {
      response = await fetch(`/play/${gameCode}/api/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers() },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(timeoutMs),
      });
    } catch {
      throw new TableApiSilence(name);
    }
    const json: unknown = await response.json().catch(() => null);
    if (response.ok) return json as Body;
    if (response.status >= 500 && errorOf(json) !== 'hall_unreachable') throw new TableApiSilence(name);
    throw new TableApiRefusal(errorOf(json));
  };

  return {
    open: async (ticket) => {
      const answer = await call<TableOpenAnswer>('open', ticket === null ? {} : { ticket });
      session = answer.session;
      return answer;
    },
    bet: ({ actionId, ...bet }) => call('bet', { action_id: actionId, ...bet }),
    state: (resultsAfter) => call('state', { results_after: resultsAfter }),
    history: (before) => call('history', before === undefined ? {} : { before }),
    leave: () => call('leave', {}),
    watch: async (onView, signal) => {
      const response = await fetch(`/play/${gameCode}/api/events`, { headers: headers(), signal });
      if (response.status === 401)
        throw new TableApiRefusal(errorOf(await response.json().catch(() => null)));
      if (!response.ok || !response.body) throw new TableApiSilence('events');
      for await (const data of eventsOf(response.body)) onView(JSON.parse(data));
    },
  };
};

/** The data of each server-sent event. */
async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) if (block.startsWith('data: ')) yield block.slice('data: '.length);
  }
}

const known = [
  'bad_request',
  'ticket_used',
  'session_ended',
  'session_replaced',
  'hall_unreachable',
  'launch_refused',
  'stake_not_offered',
  'bets_closed',
  'spot_full',
  'too_many',
  'not_found',
] as const satisfies readonly PlayError[];

const errorOf = (json: unknown): PlayError => {
  const named = typeof json === 'object' && json !== null && 'error' in json ? json.error : undefined;
  return known.find((error) => error === named) ?? 'internal';
};
