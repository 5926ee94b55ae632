/** What kept a call from succeeding. */
export type FailureKind =
  /** No answer: the line, or none in time. */
  | 'network'
  | 'timeout'
  /** An answer that is not of the contract. */
  | 'malformed'
  /** Nobody is logged in, or no longer. */
  | 'session'
  /** Never reached the call: a field that does not fit, a missing right, too many requests. */
  | 'problem'
  /** The call says no. */
  | 'refused';

/** Thrown by `callOffice` for everything but success; `message` is what the server says, in the language of the page. */
export class OfficeFailure extends Error {
  readonly kind: FailureKind;
  /** Of the refusal; the HTTP status where there is none. */
  readonly code: number;
  /** What goes with a refusal. */
  readonly data: unknown;
  /** The path of the field that does not fit. */
  readonly field: string | undefined;

  constructor(
    kind: FailureKind,
    told: {
      readonly message?: string | undefined;
      readonly code?: number;
      readonly data?: unknown;
      readonly field?: string | undefined;
    } = {},
  ) {
    super(told.message ?? `office.failure.${kind}`);
    this.name = 'OfficeFailure';
    this.kind = kind;
    this.code = told.code ?? 0;
    this.data = told.data;
    this.field = told.field;
  }
}
