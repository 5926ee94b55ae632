import type { Logger, LoggerOptions } from 'pino';

/** A database that stays away is told of again after so long, and then twice as long each time. */
const tellAgainMs = 60_000;

/** How PostgreSQL, its driver or the line to it say that there is no database now: SQLSTATE classes 08 and 57P, lost sockets. */
const codesOfAbsence = /^(?:08\w{3}|57P0[1-3]|ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT)$/;
const wordsOfAbsence =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

const isAbsence = (error: unknown): error is Error => {
  if (error instanceof AggregateError) return error.errors.some(isAbsence);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return codesOfAbsence.test(code) || wordsOfAbsence.test(error.message);
};

const errorOf = (logged: unknown): unknown =>
  typeof logged === 'object' && logged !== null && 'err' in logged ? logged.err : undefined;

/**
 * Whatever fails for want of the database fails everywhere at once, many times a second. Logged is that it is away: once,
 * and again after a minute, two, four; and that it is back.
 */
export class DatabaseAway {
  readonly #nowMs: () => number;
  #isAway = false;
  #failures = 0;
  #pauseMs = tellAgainMs;
  #tellAtMs = 0;

  constructor(nowMs: () => number = () => performance.now()) {
    this.#nowMs = nowMs;
  }

  /** For pino: swallows the lines of single failures. */
  readonly hooks: NonNullable<LoggerOptions['hooks']> = {
    logMethod: (() => {
      const judge = (error: unknown): 'pass' | 'swallow' | 'tell' => this.#judge(error);
      const failures = (): number => this.#failures;
      return function logMethod(args, method) {
        const error = errorOf(args[0]);
        const verdict = judge(error);
        if (verdict === 'pass') method.apply(this, args);
        if (verdict === 'tell')
          method.apply(this, [{ err: error, failures: failures() }, 'the database is away']);
      };
    })(),
  };

  /** The pool has a connection again. */
  back(log: Logger): void {
    if (!this.#isAway) return;
    this.#isAway = false;
    log.warn({ failures: this.#failures }, 'the database is back');
  }

  #judge(error: unknown): 'pass' | 'swallow' | 'tell' {
    if (!isAbsence(error)) return 'pass';
    if (!this.#isAway) {
      this.#isAway = true;
      this.#failures = 0;
      this.#pauseMs = tellAgainMs;
      this.#tellAtMs = this.#nowMs();
    }
    this.#failures += 1;
    if (this.#nowMs() < this.#tellAtMs) return 'swallow';
    this.#tellAtMs = this.#nowMs() + this.#pauseMs;
    this.#pauseMs *= 2;
    return 'tell';
  }
}
