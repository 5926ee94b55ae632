import { transferBackLockMs } from '@pavilion/contract';
import {
  balanceAllBack,
  balanceGetBack,
  type TransferBack,
  transferBackSchema,
} from '@pavilion/contract/wallet';
import { callApi } from '../../../api/client.ts';
import { isCallFailure } from '../../../api/failure.ts';
import { createStore, useStore } from '../../../base/store.ts';
import { keptInTab } from '../../../session/storage.ts';

/** Bringing the balance back from the providers, as this tab sees it (spec §4 One-key transfer back). */
export interface TransferBackState {
  readonly running: 'one_key' | 'get_back' | null;
  /** Until then one key is locked; milliseconds since 1970. */
  readonly lockedUntilMs: number;
  /** What the last run came to, provider by provider. */
  readonly last: TransferBack | null;
}

export type TransferBackOutcome =
  | { readonly kind: 'done' }
  /** One of the codes 101–105 (spec §8). */
  | { readonly kind: 'code'; readonly code: 101 | 102 | 103 | 104 | 105 }
  | { readonly kind: 'failed'; readonly error: unknown };

const lockKey = 'one-key-locked-until';

const storedLock = (): number => Number(keptInTab.get(lockKey) ?? 0);

const initial: TransferBackState = { running: null, lockedUntilMs: storedLock(), last: null };
const onServer: TransferBackState = { running: null, lockedUntilMs: 0, last: null };
const state = createStore(initial, onServer);

const change = (next: Partial<TransferBackState>): void => state.set({ ...state.get(), ...next });

export const useTransferBack = (): TransferBackState => useStore(state);

/** Whether one key runs in this tab: no game starts meanwhile (spec §5). */
export const isOneKeyRunning = (): boolean => state.get().running === 'one_key';

/** Ten seconds in which one key rests, over a reload too. */
const lockOneKey = (): void => {
  const lockedUntilMs = Date.now() + transferBackLockMs;
  keptInTab.set(lockKey, String(lockedUntilMs));
  change({ lockedUntilMs });
};

/** One key was used on another page of the member: it rests here too. */
export const restOneKey = (): void => {
  const { running, lockedUntilMs } = state.get();
  if (running === null && lockedUntilMs < Date.now()) lockOneKey();
};

/** What a run came to is shown until its page is left. */
export const forgetResults = (): void => change({ last: null });

const codes = [101, 102, 103, 104, 105] as const;

const outcomeOf = (error: unknown): TransferBackOutcome => {
  if (!isCallFailure(error)) return { kind: 'failed', error };
  const code = error.kind === 'refused' ? codes.find((known) => known === error.code) : undefined;
  if (code === undefined) return { kind: 'failed', error };
  const told = transferBackSchema.safeParse(error.data);
  if (told.success) change({ last: told.data });
  return { kind: 'code', code };
};

const run = async (running: 'one_key' | 'get_back'): Promise<TransferBackOutcome> => {
  change({ running, last: null });
  try {
    change({ last: await callApi(running === 'one_key' ? balanceAllBack : balanceGetBack, {}) });
    return { kind: 'done' };
  } catch (error) {
    return outcomeOf(error);
  } finally {
    change({ running: null });
  }
};

/** Brings everything back from all providers; the key then rests for ten seconds. */
export const oneKeyBack = (): Promise<TransferBackOutcome> => {
  lockOneKey();
  return run('one_key');
};

/** Asks about what is in transit, and brings the rest back. */
export const getBalanceBack = (): Promise<TransferBackOutcome> => run('get_back');
