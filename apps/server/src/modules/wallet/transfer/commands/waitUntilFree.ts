import type { TransferDeps } from '../deps.ts';
import { findOpenTransfer, type TransferRow, type WalletKey } from '../rows.ts';
import { clearUp } from './clearUp.ts';

const lookEveryMs = 150;
/** Somebody else's transfer is waited for this long: two calls of 3 s, and a little. */
const looksMax = 50;

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Waits for the wallet's open transfer to end: one that is being sent has its answer soon, one whose outcome is not known
 * is asked about now. Answers the transfer that has not ended; `undefined` when the wallet is free.
 */
export const waitUntilFree = async (deps: TransferDeps, key: WalletKey): Promise<TransferRow | undefined> => {
  let open = await findOpenTransfer(deps.pool, key);
  for (let looks = 0; open !== undefined && looks < looksMax; looks += 1) {
    if (open.state === 'unknown') {
      await clearUp(deps, [open.id]);
      return findOpenTransfer(deps.pool, key);
    }
    await rest(lookEveryMs);
    open = await findOpenTransfer(deps.pool, key);
  }
  return open;
};
