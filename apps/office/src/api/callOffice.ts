import { isSuccess, requestTimeoutMs } from '@pavilion/contract';
import {
  type AnyOfficeCall,
  type OfficeSession,
  officeQuietHeader,
  type officeRefusals,
  officeSession,
  officeTokenHeader,
} from '@pavilion/contract/office';
import { z } from 'zod';
import { endSession, sessionState, takeSession } from '../session/session.ts';
import { OfficeFailure } from './failure.ts';

export const answerSchema = z.object({
  code: z.number().int(),
  message: z.string(),
  data: z.unknown(),
  field: z.string().optional(),
});
type Answer = z.output<typeof answerSchema>;

/** The codes of `officeRefusals` that this page can do something about. */
const forged = 601 satisfies keyof typeof officeRefusals;
const unfinished = 603 satisfies keyof typeof officeRefusals;

let language = 'zh_CN';
/** In which language the server answers; the i18n provider says so. */
export const speak = (locale: string): void => {
  language = locale;
};

/** What goes with every call: the language, and the token of the session where there is one. */
export const officeHeaders = (): Record<string, string> => {
  const token = sessionState().session?.token;
  return {
    'content-type': 'application/json',
    lang: language,
    ...(token === undefined ? {} : { [officeTokenHeader]: token }),
  };
};

const send = async (
  path: string,
  body: unknown,
  { isQuiet = false }: { readonly isQuiet?: boolean } = {},
): Promise<{ status: number; answer: Answer }> => {
  const timeout = AbortSignal.timeout(requestTimeoutMs);
  let response: Response;
  let json: unknown;
  try {
    response = await fetch(`/api${path}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { ...officeHeaders(), ...(isQuiet ? { [officeQuietHeader]: '1' } : {}) },
      body: JSON.stringify(body),
      signal: timeout,
    });
    json = await response.json();
  } catch (error) {
    if (timeout.aborted) throw new OfficeFailure('timeout');
    throw new OfficeFailure(error instanceof SyntaxError ? 'malformed' : 'network');
  }
  const answer = answerSchema.safeParse(json);
  if (!answer.success) throw new OfficeFailure('malformed', { code: response.status });
  return { status: response.status, answer: answer.data };
};

const parsed = <C extends AnyOfficeCall>(call: C, { data }: Answer): z.output<C['data']> => {
  const result = call.data.safeParse(data);
  if (!result.success) throw new OfficeFailure('malformed');
  // The schema says so; the compiler only knows that of a call without parameters.
  return result.data as z.output<C['data']>;
};

let asked: Promise<OfficeSession> | undefined;

/** Asks who is logged in; several who ask at once ask once. */
export const loadSession = (): Promise<OfficeSession> => {
  asked ??= send(officeSession.path, {})
    .then(({ status, answer }) => {
      if (status !== 200) throw new OfficeFailure('problem', { ...answer, code: answer.code });
      const session = parsed(officeSession, answer);
      takeSession(session);
      return session;
    })
    .finally(() => {
      asked = undefined;
    });
  return asked;
};

/** Throws what an answer is that was not a success. */
export const refuse = (status: number, { code, message, data, field }: Answer): never => {
  const told = { code, message, data, field };
  if (status === 401) {
    if (sessionState().session) endSession('expired');
    throw new OfficeFailure('session', told);
  }
  throw new OfficeFailure(status === 200 ? 'refused' : 'problem', told);
};

/**
 * Makes a call of the office: 30 s at most, the token of the session sent, the data parsed with the call's schema. Throws
 * `OfficeFailure` for everything but success. A token that another tab has replaced is fetched anew and tried once more; a
 * login that has to go a step back or on leads to the login page.
 */
export const callOffice = async <C extends AnyOfficeCall>(
  call: C,
  body: z.input<C['body']>,
  /** Quiet: the page asks by itself, which keeps nobody logged in. */
  how: { readonly isQuiet?: boolean } = {},
): Promise<z.output<C['data']>> => {
  let { status, answer } = await send(call.path, body, how);
  if (status === 403 && answer.code === forged) {
    const before = sessionState().session?.token;
    const session = await loadSession();
    if (session.stage === 'out') endSession('expired');
    else if (session.token !== before) ({ status, answer } = await send(call.path, body, how));
  }
  if (status === 403 && answer.code === unfinished) {
    await loadSession();
    throw new OfficeFailure('session', answer);
  }
  if (status !== 200 || !isSuccess(answer.code)) return refuse(status, answer);
  return parsed(call, answer);
};
