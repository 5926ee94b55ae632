import { type AccountRef, accountKey, isRunning } from './account.ts';
import { AccountDirectory } from './accountDirectory.ts';
import { postBatch } from './batch.ts';
import { LedgerBusy } from './busy.ts';
import type { SqlExecutor } from './executor.ts';
import { type PostingOutcome, type PostingRequest, refusalOf } from './posting.ts';

/** The batcher was closed before the posting was taken on. Nothing was done. */
export class LedgerClosed extends Error {
  override readonly name = 'LedgerClosed';
}

export interface PostingBatcherOptions {
  /** Transfers in one call at most. */
  readonly batchMax?: number;
  /** Calls at a time at most; each takes a connection of the pool. */
  readonly inFlightMax?: number;
  /** Postings that may wait; one more is refused with `LedgerBusy`. */
  readonly waitingMax?: number;
  /** Accounts whose numbers are remembered. */
  readonly accountsMax?: number;
}

const defaults = { batchMax: 200, inFlightMax: 2, waitingMax: 10_000, accountsMax: 200_000 } as const;

interface Waiting {
  readonly request: PostingRequest;
  /** Keys of the member accounts that it touches. */
  readonly running: readonly string[];
  readonly resolve: (outcome: PostingOutcome) => void;
  readonly reject: (error: unknown) => void;
}

const accountsOf = (request: PostingRequest): AccountRef[] =>
  request.moves.flatMap(({ from, to }) => [from, to]);

/**
 * Lets postings that come at the same time share one SQL call and one commit. Each gets its own outcome; one that is
 * refused fails no other. A posting waits while a call under way touches one of its member accounts, because it would
 * only hold up the others of its batch at that row's lock; postings of one account keep their order.
 *
 * When a call fails as a whole (connection lost), all its postings reject with that error and their outcome is unknown:
 * post again under the same key to learn it.
 */
export class PostingBatcher {
  readonly #executor: SqlExecutor;
  readonly #accounts: AccountDirectory;
  readonly #options: Required<PostingBatcherOptions>;
  #waiting: Waiting[] = [];
  readonly #busy = new Set<string>();
  #inFlight = 0;
  #isScheduled = false;
  #isClosed = false;
  #whenIdle: (() => void)[] = [];

  /** The executor must be a pool: each call is a transaction of its own. */
  constructor(pool: SqlExecutor, options: PostingBatcherOptions = {}) {
    this.#executor = pool;
    this.#options = { ...defaults, ...options };
    this.#accounts = new AccountDirectory(pool, this.#options.accountsMax);
  }

  /** Postings that wait for a call. */
  get waiting(): number {
    return this.#waiting.length;
  }

  post(request: PostingRequest): Promise<PostingOutcome> {
    const refused = refusalOf(request);
    if (refused !== undefined) return Promise.resolve({ status: refused });
    if (this.#isClosed) return Promise.reject(new LedgerClosed('the ledger takes no more postings'));
    if (this.#waiting.length >= this.#options.waitingMax)
      return Promise.reject(new LedgerBusy(`${this.#waiting.length} postings wait already`));
    return new Promise((resolve, reject) => {
      const running = accountsOf(request).filter(isRunning).map(accountKey);
      this.#waiting.push({ request, running, resolve, reject });
      this.#schedule();
    });
  }

  /** Takes no more postings; resolves when those that were taken on are answered. */
  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#inFlight === 0 && this.#waiting.length === 0) return;
    await new Promise<void>((resolve) => this.#whenIdle.push(resolve));
  }

  /** Once a turn of the event loop, so that all that one turn brought in goes together. */
  #schedule(): void {
    if (this.#isScheduled || this.#inFlight >= this.#options.inFlightMax) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      this.#launch();
    });
  }

  #launch(): void {
    while (this.#inFlight < this.#options.inFlightMax) {
      const batch = this.#take();
      if (batch.length === 0) return;
      this.#inFlight += 1;
      void this.#run(batch).finally(() => {
        for (const { running } of batch) for (const key of running) this.#busy.delete(key);
        this.#inFlight -= 1;
        if (this.#waiting.length > 0) this.#schedule();
        else if (this.#inFlight === 0) for (const resolve of this.#whenIdle.splice(0)) resolve();
      });
    }
  }

  /** The next batch, and marks its member accounts as busy. */
  #take(): Waiting[] {
    const taken: Waiting[] = [];
    const left: Waiting[] = [];
    // Accounts of postings that were passed over: what comes later on them must not overtake.
    const passed = new Set<string>();
    for (const [place, item] of this.#waiting.entries()) {
      if (taken.length === this.#options.batchMax) {
        left.push(...this.#waiting.slice(place));
        break;
      }
      if (item.running.some((key) => this.#busy.has(key) || passed.has(key))) {
        for (const key of item.running) passed.add(key);
        left.push(item);
      } else {
        taken.push(item);
      }
    }
    for (const { running } of taken) for (const key of running) this.#busy.add(key);
    this.#waiting = left;
    return taken;
  }

  async #run(batch: readonly Waiting[]): Promise<void> {
    try {
      const requests = batch.map(({ request }) => request);
      const ids = await this.#accounts.idsOf(requests.flatMap(accountsOf));
      const outcomes = await postBatch(this.#executor, requests, ids);
      for (const [place, { resolve, reject }] of batch.entries()) {
        const outcome = outcomes[place];
        if (outcome === undefined)
          reject(new Error('the ledger answered fewer outcomes than it was asked for'));
        else resolve(outcome);
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}
