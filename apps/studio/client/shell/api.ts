import {
  type FairnessView,
  type HistoryAnswer,
  type JackpotAnswer,
  type LeaveAnswer,
  type OpenAnswer,
  type PlayError,
  type RotateAnswer,
  type StateAnswer,
  type StepAnswer,
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

export interface GameApi<Outcome> {
  readonly open: (ticket: string | null) => Promise<OpenAnswer<Outcome>>;
  readonly step: (actionId: string, stake: string | null, action: object) => Promise<StepAnswer<Outcome>>;
  readonly state: () => Promise<StateAnswer<Outcome>>;
  readonly history: (before?: string) => Promise<HistoryAnswer<Outcome>>;
  readonly fairness: () => Promise<FairnessView>;
  readonly rotate: (clientSeed: string) => Promise<RotateAnswer>;
  /** What the game's jackpot holds; refused for a game without one. */
  readonly jackpot: () => Promise<JackpotAnswer>;
  readonly leave: () => Promise<LeaveAnswer>;
}

/** Longer than the studio itself waits for the hall. */
const timeoutMs = 12_000;

/** The game's calls. The session's token lives here, in memory, and nowhere else in the page. */
export const createGameApi = <Outcome>(gameCode: string): GameApi<Outcome> => {
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
      const answer = await call<OpenAnswer<Outcome>>('open', ticket === null ? {} : { ticket });
      session = answer.session;
      return answer;
    },
    step: (actionId, stake, action) => call('step', { action_id: actionId, stake, action }),
    state: () => call('state', {}),
    history: (before) => call('history', before === undefined ? {} : { before }),
    fairness: () => call('fairness', {}),
    rotate: (clientSeed) => call('fairness/rotate', { client_seed: clientSeed }),
    jackpot: () => call('jackpot', {}),
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
  'nothing_open',
  'action_refused',
  'not_found',
];

const errorOf = (json: unknown): PlayError => known.find((error) => isNamed(json, error)) ?? 'internal';
