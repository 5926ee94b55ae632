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
import { createSignal } from '../base/store.ts';
import { noteDebug } from '../session/debugLog.ts';
import { currentSession, endSession, onSessionEnd, renewToken } from '../session/session.ts';
import { CallFailure } from './failure.ts';
import { noteServerTime } from './serverClock.ts';
import { timeoutAfter } from './timeoutAfter.ts';

/** Calls that are given up when the session ends, in whatever way (spec §7). */
const abortableAtLogout: ReadonlySet<string> = new Set([
  '/arks/web/member/letter',
  '/arks/web/activity/red_envelope_promotion',
  '/arks/web/bulletin/member',
  '/member/profile/common/layout',
  '/member/profile/my_cash',
]);

let sessionCalls = new AbortController();

onSessionEnd(() => {
  sessionCalls.abort();
  sessionCalls = new AbortController();
});

type DemandCode = (typeof demandCodes)[keyof typeof demandCodes];
const isDemandCode = (code: number): code is DemandCode => Object.values<number>(demandCodes).includes(code);
const demanded = createSignal<DemandCode>();

/** Calls back when a call is refused until the member has met a demand. Answers how to stop listening. */
export const onDemand = demanded.on;

/** The site of this page, sent with every call whose payload names one (spec §7). */
const siteOf = ({ body }: AnyCall): { readonly site_id?: number } => {
  const siteId = Number(document.documentElement.dataset.siteId);
  const takesSite =
    'shape' in body && typeof body.shape === 'object' && body.shape !== null && 'site_id' in body.shape;
  return takesSite && siteId > 0 ? { site_id: siteId } : {};
};

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Headers beside the usual ones, as the login ticket. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The call outlives the page that makes it. */
  readonly keepalive?: boolean;
}

/** As `AbortSignal.any`, which the browsers of phones that get no updates any more do not have. */
const firstOf = (signals: readonly AbortSignal[]): AbortSignal => {
  const first = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) first.abort(signal.reason);
    signal.addEventListener('abort', () => first.abort(signal.reason), { once: true });
  }
  return first.signal;
};

/** What kept the answer, or the rest of it, from coming. */
const lostTo = (error: unknown, timeout: AbortSignal): CallFailure => {
  if (timeout.aborted) return new CallFailure('timeout');
  const isGivenUp = error instanceof DOMException && error.name === 'AbortError';
  return new CallFailure(isGivenUp ? 'aborted' : 'network');
};

const send = async (
  path: string,
  body: unknown,
  { options, timeout }: { readonly options: CallOptions; readonly timeout: AbortSignal },
): Promise<Response> => {
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
      signal: 'any' in AbortSignal ? AbortSignal.any(signals) : firstOf(signals),
      ...(options.keepalive ? { keepalive: true } : {}),
    });
  } catch (error) {
    throw lostTo(error, timeout);
  }
};

const readJson = async (response: Response, timeout: AbortSignal): Promise<unknown> => {
  try {
    return await response.json();
  } catch (error) {
    // Only what has come whole is no JSON; an answer may also break off on its way.
    if (!(error instanceof SyntaxError)) throw lostTo(error, timeout);
    throw new CallFailure(response.ok ? 'malformed' : 'problem', { code: response.status });
  }
};

const refuseProblem = async (response: Response, timeout: AbortSignal): Promise<never> => {
  const problem = problemSchema.safeParse(await readJson(response, timeout));
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
  const timeout = timeoutAfter(requestTimeoutMs);
  const response = await send(call.path, Object.assign(siteOf(call), body), { options, timeout });
  noteServerTime(response.headers.get('date'), Date.now());
  noteDebug(call.path, response.status);
  if (response.status === 401) {
    if (token && token === currentSession()?.token) endSession('expired');
    return refuseProblem(response, timeout);
  }
  if (!response.ok) return refuseProblem(response, timeout);
  const renewed = response.headers.get('authorization');
  if (renewed && token && token === currentSession()?.token) renewToken(renewed);
  const answer = answerSchema.safeParse(await readJson(response, timeout));
  if (!answer.success) throw new CallFailure('malformed');
  const { code, message, data } = answer.data;
  if (!isSuccess(code)) {
    noteDebug(call.path, `code ${code}`);
    if (isDemandCode(code)) demanded.tell(code);
    throw new CallFailure('refused', { code, message, data });
  }
  const parsed = call.data.safeParse(data);
  if (!parsed.success) throw new CallFailure('malformed', { message: parsed.error.message });
  return parsed.data as DataOf<C>;
};
