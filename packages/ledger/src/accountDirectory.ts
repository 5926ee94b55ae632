import { type AccountId, type AccountRef, accountKey } from './account.ts';
import type { SqlExecutor } from './executor.ts';
import { openAccounts } from './read.ts';

/** Numbers of accounts that were met before. They never change, so the only question is how many to remember. */
export class AccountDirectory {
  readonly #executor: SqlExecutor;
  readonly #rememberMax: number;
  readonly #ids = new Map<string, AccountId>();

  /** The executor must commit by itself (a pool): a number from a transaction that is rolled back names nothing. */
  constructor(executor: SqlExecutor, rememberMax: number) {
    this.#executor = executor;
    this.#rememberMax = rememberMax;
  }

  /** Numbers of the accounts by `accountKey`; opens those that do not exist. */
  async idsOf(refs: Iterable<AccountRef>): Promise<Map<string, AccountId>> {
    const found = new Map<string, AccountId>();
    const missing = new Map<string, AccountRef>();
    for (const ref of refs) {
      const key = accountKey(ref);
      const id = this.#ids.get(key);
      if (id === undefined) missing.set(key, ref);
      else found.set(key, id);
    }
    if (missing.size === 0) return found;
    const opened = await openAccounts(this.#executor, [...missing.values()]);
    for (const [place, key] of [...missing.keys()].entries()) {
      const id = opened[place];
      if (id === undefined) throw new Error('the ledger opened fewer accounts than it was asked to');
      found.set(key, id);
      this.#remember(key, id);
    }
    return found;
  }

  #remember(key: string, id: AccountId): void {
    if (this.#ids.size >= this.#rememberMax) {
      const [oldest] = this.#ids.keys();
      if (oldest !== undefined) this.#ids.delete(oldest);
    }
    this.#ids.set(key, id);
  }
}
