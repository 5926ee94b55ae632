import type { z } from 'zod';
import type { providerCalls } from '../providerCalls.ts';
import { type Outcome, type SignedClientOptions, untraced } from '../signedClient.ts';

const answerLimitBytes = 64 * 1024;

type Launch = typeof providerCalls.gameLaunch;

/** A call that opens a game on a wire whose answers bear no signature. */
export interface OpenGame {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly requestId: string;
  readonly timeoutMs: number;
  /** The path of the call in the hall's own words, and who hears how it ended. */
  readonly call: string;
  readonly onCall: SignedClientOptions['onCall'];
  readonly traceCall: SignedClientOptions['traceCall'];
  /** Reads the game's address out of the answer. */
  readonly answer: z.ZodType<string>;
}

const reasonOf = (error: unknown): 'timeout' | 'network' =>
  error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'network';

const judge = async (response: Response, { requestId, answer }: OpenGame): Promise<Outcome<Launch>> => {
  const httpStatus = response.status;
  const text = await response.text();
  if (httpStatus >= 500) return { kind: 'unknown', reason: 'server', httpStatus };
  if (httpStatus === 404)
    return { kind: 'refused', answer: { status: 'INVALID_GAME', request_id: requestId } };
  if (!response.ok) return { kind: 'unknown', reason: 'turned_away', httpStatus };
  if (text.length > answerLimitBytes) return { kind: 'unknown', reason: 'bad_answer', httpStatus };
  try {
    const url = answer.parse(JSON.parse(text));
    return { kind: 'ok', answer: { status: 'OK', request_id: requestId, url } };
  } catch {
    return { kind: 'unknown', reason: 'bad_answer', httpStatus };
  }
};

const ask = async (call: OpenGame, beside: Readonly<Record<string, string>>): Promise<Outcome<Launch>> => {
  try {
    const response = await fetch(call.address, {
      method: 'POST',
      headers: { ...beside, ...call.headers },
      body: call.body,
      redirect: 'error',
      signal: AbortSignal.timeout(call.timeoutMs),
    });
    return await judge(response, call);
  } catch (error) {
    return { kind: 'unknown', reason: reasonOf(error), httpStatus: undefined };
  }
};

/** Posts the call; an answer that is none of a game's address says that the outcome is unknown, or that the game is. */
export const openGame = async (call: OpenGame): Promise<Outcome<Launch>> => {
  const beganMs = performance.now();
  const outcome = await (call.traceCall ?? untraced)(call.call, (headers) => ask(call, headers));
  call.onCall?.({ call: call.call, kind: outcome.kind, elapsedMs: performance.now() - beganMs });
  return outcome;
};
