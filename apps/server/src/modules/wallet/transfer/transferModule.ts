import { repeat } from '../../../infra/repeat.ts';
import type { ServerModule } from '../../../module.ts';
import { transferCalls } from './calls.ts';
import { type Back, bringBack } from './commands/bringBack.ts';
import { clearUp } from './commands/clearUp.ts';
import { type MovedIn, type MoveIn, moveIn } from './commands/moveIn.ts';
import { isOneKeyRunning } from './commands/oneKey.ts';
import type { TransferDeps } from './deps.ts';
import { transferOfficeCalls } from './officeCalls.ts';
import { closeForbiddenGames, closePausedGames, isPaused } from './pause.ts';
import type { WalletKey } from './rows.ts';
import { sweepAway } from './sweepAway.ts';

/** What starting and leaving games need of the transfer wallets. */
export interface Transfers {
  readonly moveIn: (input: MoveIn) => Promise<MovedIn>;
  /** Brings the money back from one provider now, as far as it can be had. */
  readonly bringBack: (key: WalletKey) => Promise<Back>;
  readonly isOneKeyRunning: (memberId: number) => Promise<boolean>;
  /** Whether the operator has paused transfers on the site. */
  readonly isPaused: (siteId: number) => Promise<boolean>;
  /** For the member's layout (spec §3): 1 open, 0 paused; 1 may be used, 0 while one key runs. */
  readonly statusOf: (member: {
    readonly siteId: number;
    readonly memberId: number;
  }) => Promise<{ readonly wallet: 0 | 1; readonly cashBack: 0 | 1 }>;
}

export interface TransferModule extends ServerModule {
  readonly transfers: Transfers;
  /** Asks about open transfers and brings money home, now rather than when the jobs come to it. */
  readonly carry: () => Promise<void>;
}

const clearUpEveryMs = 2_000;

const sweepEveryMs = 2_000;

const transfersOf = (deps: TransferDeps): Transfers => {
  const isRunning = (memberId: number) => isOneKeyRunning(deps.pool, memberId, deps.clock.now());
  return {
    moveIn: (input) => moveIn(deps, input),
    bringBack: (key) => bringBack(deps, key, 'leave'),
    isOneKeyRunning: isRunning,
    isPaused: (siteId) => isPaused(deps.pool, siteId),
    statusOf: async ({ siteId, memberId }) => {
      const [paused, running] = await Promise.all([isPaused(deps.pool, siteId), isRunning(memberId)]);
      return { wallet: paused ? 0 : 1, cashBack: running ? 0 : 1 };
    },
  };
};

/** Transfer wallets: money to and from providers that keep it themselves (wallet protocol, Two wallet kinds). */
export const createTransferModule = (deps: TransferDeps): TransferModule => ({
  name: 'transfer',
  transfers: transfersOf(deps),
  carry: async () => {
    await clearUp(deps);
    await sweepAway(deps);
  },
  calls: transferCalls(deps),
  officeCalls: transferOfficeCalls(deps),
  startJobs: async () => {
    const { log } = deps;
    const stops = [
      repeat(() => clearUp(deps), { everyMs: clearUpEveryMs, what: 'clearing up transfers', log }),
      repeat(() => closePausedGames(deps), { everyMs: sweepEveryMs, what: 'closing paused games', log }),
      repeat(() => closeForbiddenGames(deps), {
        everyMs: sweepEveryMs,
        what: 'closing games of members who may not play there',
        log,
      }),
      repeat(() => sweepAway(deps), { everyMs: sweepEveryMs, what: 'bringing money back', log }),
    ];
    return async () => {
      await Promise.all(stops.map((stop) => stop()));
    };
  },
});
