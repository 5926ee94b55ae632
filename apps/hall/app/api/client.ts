import {
  type AnyCall,
  answerSchema,
  type DataOf,
  type InputOf,
  isSuccess,
  problemSchema,
  requestTimeoutMs,
} from '@pavilion/contract';
import { demandCodes } from '@pavilion/contract/sessions';
import { currentSession, endSession, renewToken } from '../session/session.ts';
import { CallFailure } from './failure.ts';

/** Calls that are given up when the session ends (spec §7). */
const abortableAtLogout: ReadonlySet<string> = new Set([
  '/arks/web/member/letter',
  '/arks/web/activity/red_envelope_promotion',
  '/arks/web/bulletin/member',
  '/member/profile/common/layout',
  '/member/profile/my_cash',
]);

let sessionCalls = new AbortController();

const abortSessionCalls = (): void => {
  sessionCalls.abort();
  sessionCalls = new AbortController();
};

type DemandCode = (typeof demandCodes)[keyof typeof demandCodes];
const isDemandCode = (code: number): code is DemandCode => Object.values<number>(demandCodes).includes(code);
const demanded = new Set<(code: DemandCode) => void>();

/** Calls back when a call is refused until the member has met a demand. Answers how to stop listening. */
export const onDemand = (listener: (code: DemandCode) => void): (() => void) => {
  demanded.add(listener);
  return () => demanded.delete(listener);
};

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Headers beside the usual ones, as the login ticket. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The call outlives the page that makes it. */
  readonly keepalive?: boolean;
}

const send = async (path: string, body: unknown, options: CallOptions): Promise<Response> => {
  const timeout = AbortSignal.timeout(requestTimeoutMs);
  const signals = [timeout];
  if (options.signal) signals.push(options.signal);
  if (abortableAtLogout.has(path)) signals.push(sessionCalls.signal);
  const token = currentSession()?.token;
  try {
    return await fetch(`/api${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        lang: document.documentElement.dataset.locale ?? '',
        ...(token ? { authorization: token } : {}),
        ...options.headers,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.any(signals),
      ...(options.keepalive ? { keepalive: true } : {}),
    });
  } catch (error) {
    if (timeout.aborted) throw new CallFailure('timeout');
    if (error instanceof DOMException && error.name === 'AbortError') throw new CallFailure('aborted');
    throw new CallFailure('network');
  }
};

const readJson = async (response: Response): Promise<unknown> => {
  try {
    return await response.json();
  } catch {
    throw new CallFailure(response.ok ? 'malformed' : 'problem', { code: response.status });
  }
};

const refuseProblem = async (response: Response): Promise<never> => {
  const problem = problemSchema.safeParse(await readJson(response));
  const { message, field } = problem.data ?? {};
  const retryAfterSeconds = Number(response.headers.get('retry-after') ?? 0);
  throw new CallFailure(response.status === 401 ? 'unauthenticated' : 'problem', {
    code: response.status,
    ...(message === undefined ? {} : { message }),
    ...(field === undefined ? {} : { field }),
    ...(response.status === 429 && retryAfterSeconds > 0 ? { retryAfterSeconds } : {}),
  });
};

/**
 * Makes a product call (spec §7): 30 s at most, the token sent and renewed, both answer shapes read, the data parsed
 * with the call's schema. Throws `CallFailure` for everything but success. A 401 for the token that is still ours
 * ends the session.
 */
export const callApi = async <C extends AnyCall>(
  call: C,
  body: InputOf<C>,
  options: CallOptions = {},
): Promise<DataOf<C>> => {
  const token = currentSession()?.token;
  const response = await send(call.path, body, options);
  if (response.status === 401) {
    if (token && token === currentSession()?.token) {
      abortSessionCalls();
      endSession('expired');
    }
    return refuseProblem(response);
  }
  if (!response.ok) return refuseProblem(response);
  const renewed = response.headers.get('authorization');
  if (renewed && token && token === currentSession()?.token) renewToken(renewed);
  const answer = answerSchema.safeParse(await readJson(response));
  if (!answer.success) throw new CallFailure('malformed');
  const { code, message, data } = answer.data;
  if (!isSuccess(code)) {
    if (isDemandCode(code)) for (const listener of demanded) listener(code);
    throw new CallFailure('refused', { code, message, data });
  }
  const parsed = call.data.safeParse(data);
  if (!parsed.success) throw new CallFailure('malformed', { message: parsed.error.message });
  return parsed.data as DataOf<C>;
};

/** Gives up what is under way for a session that the member ends. */
export const abandonSessionCalls = abortSessionCalls;
