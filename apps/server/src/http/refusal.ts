import type { CodeTable } from '@pavilion/contract';

/**
 * A call that is understood and refused. Answered with HTTP 200 and the envelope, unless `httpStatus` says otherwise.
 * `messageKey` is looked up in the server's message catalogue in the caller's language.
 */
export class Refusal extends Error {
  readonly code: number;
  readonly messageKey: string;
  /** What goes with the code; an empty object where nothing does. */
  readonly data: object;
  readonly httpStatus: number;
  readonly field: string | undefined;

  constructor(
    code: number,
    messageKey: string,
    options: { data?: object; httpStatus?: number; field?: string } = {},
  ) {
    super(`${code} ${messageKey}`);
    this.name = 'Refusal';
    this.code = code;
    this.messageKey = messageKey;
    this.data = options.data ?? {};
    this.httpStatus = options.httpStatus ?? 200;
    this.field = options.field;
  }
}

/**
 * A result code of the call's own (spec §8), HTTP 200: `refused(depositCreate.codes, 104, 'deposit.paused')`. `codes` is the
 * call's table, or one that several calls share; a code that stands in none does not compile.
 */
export const refused = <Codes extends CodeTable>(
  _codes: Codes,
  code: keyof Codes & number,
  messageKey: string,
  data: object = {},
): Refusal => new Refusal(code, messageKey, { data });

/** HTTP 401: the token is missing, ended or replaced. */
export const unauthenticated = (): Refusal => new Refusal(401, 'error.unauthenticated', { httpStatus: 401 });

/** HTTP 400: the body does not fit; `field` is the path of the first failing field. */
export const badField = (field: string, messageKey = 'error.bad_request'): Refusal =>
  new Refusal(400, messageKey, { httpStatus: 400, field });

/** HTTP 503: the site is in another cell, or on its way there. */
export const siteElsewhere = (): Refusal => new Refusal(503, 'error.not_ready', { httpStatus: 503 });
