import {
  type FairnessView,
  type HistoryAnswer,
  type LeaveAnswer,
  type OpenAnswer,
  type PlayError,
  type RotateAnswer,
  type SpinAnswer,
  type StateAnswer,
  sessionHeader,
} from '../../src/play/views.ts';

/** The studio said no, by name. */
export class ApiRefusal extends Error {
  override readonly name = 'ApiRefusal';
  readonly error: PlayError;

  constructor(error: PlayError) {
    super(error);
    this.error = error;
  }
}

/** No answer: the connection, or the studio, is away. Whether the call was done is not known. */
export class ApiSilence extends Error {
  override readonly name = 'ApiSilence';
}

export interface GameApi {
  readonly open: (ticket: string | null) => Promise<OpenAnswer>;
  readonly spin: (actionId: string, stake: string | null) => Promise<SpinAnswer>;
  readonly state: () => Promise<StateAnswer>;
  readonly history: (before?: string) => Promise<HistoryAnswer>;
  readonly fairness: () => Promise<FairnessView>;
  readonly rotate: (clientSeed: string) => Promise<RotateAnswer>;
  readonly leave: () => Promise<LeaveAnswer>;
}

/** Longer than the studio itself waits for the hall. */
const timeoutMs = 12_000;

/** The game's calls. The session's token lives here, in memory, and nowhere else in the page. */
export const createGameApi = (gameCode: string): GameApi => {
  let session: string | null = null;

  const call = async <Body>(name: string, body: object): Promise<Body> => {
    let response: Response;
    try {
      response = await fetch(`/play/${gameCode}/api/${name}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(session !== null && { [sessionHeader]: session }),
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(timeoutMs),
      });
    } catch {
      throw new ApiSilence(name);
    }
    const json: unknown = await response.json().catch(() => null);
    if (response.ok) return json as Body;
    if (response.status >= 500 && !isNamed(json, 'hall_unreachable')) throw new ApiSilence(name);
    throw new ApiRefusal(errorOf(json));
  };

  return {
    open: async (ticket) => {
      const answer = await call<OpenAnswer>('open', ticket === null ? {} : { ticket });
      session = answer.session;
      return answer;
    },
    spin: (actionId, stake) => call('spin', { action_id: actionId, stake }),
    state: () => call('state', {}),
    history: (before) => call('history', before === undefined ? {} : { before }),
    fairness: () => call('fairness', {}),
    rotate: (clientSeed) => call('fairness/rotate', { client_seed: clientSeed }),
    leave: () => call('leave', {}),
  };
};

const isNamed = (json: unknown, error: PlayError): boolean =>
  typeof json === 'object' && json !== null && 'error' in json && json.error === error;

const known: readonly PlayError[] = [
  'bad_request',
  'ticket_used',
  'session_ended',
  'session_replaced',
  'hall_unreachable',
  'launch_refused',
  'stake_not_offered',
  'round_open',
  'no_free_spins',
  'not_found',
];

const errorOf = (json: unknown): PlayError => known.find((error) => isNamed(json, error)) ?? 'internal';
