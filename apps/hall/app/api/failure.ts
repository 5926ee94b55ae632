/** Why a call did not succeed. `message` is fit to be shown when the server wrote it. */
export type FailureKind =
  /** No answer within 30 s (`requestTimeout`). */
  | 'timeout'
  /** The server could not be reached (`networkError`). */
  | 'network'
  /** Understood and refused; `code` is one of the call's codes (spec §8). */
  | 'refused'
  /** HTTP 401: the session has ended. */
  | 'unauthenticated'
  /** HTTP 4xx or 5xx. */
  | 'problem'
  /** The answer does not fit the contract. */
  | 'malformed'
  /** Given up by us, at logout or when leaving the page. */
  | 'aborted';

export class CallFailure extends Error {
  readonly kind: FailureKind;
  /** Result code, or HTTP status for a problem; 0 when there was no answer. */
  readonly code: number;
  /** What the answer carried beside the code, not yet parsed. */
  readonly data: unknown;
  /** The failing field of an HTTP 400. */
  readonly field: string | undefined;
  /** How long an HTTP 429 asks to wait. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    kind: FailureKind,
    options: {
      code?: number;
      message?: string;
      data?: unknown;
      field?: string;
      retryAfterSeconds?: number;
    } = {},
  ) {
    super(options.message ?? kind);
    this.name = 'CallFailure';
    this.kind = kind;
    this.code = options.code ?? 0;
    this.data = options.data;
    this.field = options.field;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

export const isCallFailure = (error: unknown): error is CallFailure => error instanceof CallFailure;

export const wasRefused = (error: unknown, code: number): boolean =>
  isCallFailure(error) && error.kind === 'refused' && error.code === code;
