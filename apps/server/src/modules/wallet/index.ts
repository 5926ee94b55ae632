import type { CallTold } from '@pavilion/provider-kit';
import type { Registry } from 'prom-client';
import { createBackground } from '../../infra/background.ts';
import type { Hall } from '../../infra/hall.ts';
import type { Outbox } from '../../infra/outbox.ts';
import { repeat } from '../../infra/repeat.ts';
import type { ServerModule } from '../../module.ts';
import type { DeedBook } from '../proposals/index.ts';
import { walletCalls } from './calls.ts';
import { createFreeRounds, type FreeRounds } from './freeRounds/index.ts';
import { registerJackpotDeeds } from './jackpots/jackpotDesk.ts';
import { noteFeeders } from './jackpots/noteFeeders.ts';
import { createLevelNotes } from './jackpots/noteLevels.ts';
import { type RefreshedJackpots, refreshJackpots } from './jackpots/refreshJackpots.ts';
import { walletOfficeCalls } from './officeCalls.ts';
import { createNonceClaims } from './operations/nonceClaims.ts';
import { createOperationPoster } from './operations/operationPoster.ts';
import { createHallLookup } from './providers/hallLookup.ts';
import { registerKeyDeeds } from './providers/keyDeeds.ts';
import { registerProviderDeeds } from './providers/newProvider.ts';
import { registerOfferDeeds } from './providers/offerProvider.ts';
import { createProviderDirectory, type ProviderDirectory } from './providers/providerDirectory.ts';
import { type ProviderReport, reconcileDueDays } from './reconciliation/index.ts';
import { registerProviderWire } from './routes.ts';
import { settleStaleRounds } from './settleStaleRounds.ts';
import { createWalletMeters } from './walletMeters.ts';
import { winCalls } from './withheldWins/officeCalls.ts';

export { storeProviderKey } from './commands/storeProviderKey.ts';
export { storeProviderWire, writeProviderWire } from './commands/storeProviderWire.ts';
export { findWalletDifferences } from './differences.ts';
export { storeGrant } from './freeRounds/grant.ts';
export {
  BadCursor,
  findRound,
  listMoves,
  listRounds,
  type MemberRound,
  readBalances,
  readMainCash,
  sumRounds,
} from './memberQueries.ts';
export { playerIdOf } from './operations/operation.ts';
export {
  createProviderDirectory,
  type ProviderDirectory,
  type ProviderWire,
} from './providers/providerDirectory.ts';
export { dayOf, type ProviderReport, reconcileProvider } from './reconciliation/index.ts';
export { sessionTokenOf } from './sessionToken.ts';
export { staleRoundMs } from './settleStaleRounds.ts';
export { doubtAfterAsks } from './transfer/commands/settleTransfer.ts';
export { createTransferModule, type TransferModule, type Transfers } from './transfer/transferModule.ts';
export { refuseWin, releaseWin, type WinResult } from './withheldWins/decideWin.ts';
export { setWinBound } from './withheldWins/setWinBound.ts';

export interface WalletDeps extends Pick<Hall, 'pool' | 'clock' | 'log' | 'secret'> {
  /** The module keeps a few connections of its own, so that no other query stands before a bet. */
  readonly databaseUrl: string;
  readonly outbox: Pick<Outbox, 'toChannel' | 'toMember' | 'wake'>;
  readonly book: DeedBook;
  /** Hears of every call to a provider. */
  readonly onCall?: ((party: string, told: CallTold) => void) | undefined;
  /** Where what is counted can be read; left out, nowhere. */
  readonly registry?: Registry;
}

const settleEveryMs = 60_000;
/** Shown totals are never older than half a minute, what a page keeps for itself included (spec §3 Jackpot). */
const jackpotsEveryMs = 10_000;
/** Well within the ten minutes of a window of nonces. */
const forgetEveryMs = 4 * 60_000;

export interface WalletModule extends ServerModule {
  /** Providers' keys and addresses; the module closes it with the app. */
  readonly providers: ProviderDirectory;
  readonly freeRounds: FreeRounds;
  /** Brings contributions into the pots and counts them for the pages; the jobs do so every ten seconds. */
  readonly refreshJackpots: () => Promise<RefreshedJackpots>;
  /** Compares finished days with the providers' own lists; the jobs do so every hour. */
  readonly reconcileProviders: () => Promise<readonly ProviderReport[]>;
  /** Asks about rounds that were open for too long; the jobs do so every minute. */
  readonly settleStaleRounds: () => Promise<{ readonly asked: number; readonly settled: number }>;
}

/** The hall's end of the wallet protocol, and what members see of their balances (spec §3 Wallet row). */
export const createWalletModule = (deps: WalletDeps): WalletModule => {
  const { pool, databaseUrl, secret, clock, log, outbox } = deps;
  const background = createBackground(log);
  registerKeyDeeds(deps);
  registerProviderDeeds(deps);
  registerOfferDeeds(deps);
  registerJackpotDeeds(deps);
  const providers = createProviderDirectory(deps);
  const meters = createWalletMeters(deps.registry);
  const poster = createOperationPoster({ databaseUrl, clock, log, wake: outbox.wake, meters });
  const claimNonce = createNonceClaims(pool);
  const freeRounds = createFreeRounds({ pool, clock, log, providers });
  const reconcile = () => reconcileDueDays({ pool, clock, log, providers });
  const refresh = () => refreshJackpots({ pool, outbox, log });
  const settle = () => settleStaleRounds({ pool, clock, log, poster, providers });
  return {
    name: 'wallet',
    providers,
    freeRounds,
    refreshJackpots: refresh,
    reconcileProviders: reconcile,
    settleStaleRounds: settle,
    schedules: [
      {
        name: 'provider-reconcile',
        cron: '23 * * * *',
        run: async () => {
          await reconcile();
        },
      },
    ],
    calls: walletCalls({ ...deps, directory: providers }),
    officeCalls: [
      ...winCalls(deps),
      ...walletOfficeCalls({ ...deps, poster, providers, freeRounds, background }),
    ],
    routes: async (app) => {
      app.addHook('onClose', background.settled);
    },
    machineRoutes: async (app) => {
      registerProviderWire(
        app,
        { pool, secret, clock, log, poster, claimNonce, providers, meters },
        providers,
        createHallLookup(pool, clock),
      );
      app.addHook('onClose', async () => {
        providers.close();
        await poster.close();
      });
    },
    startJobs: async () => {
      const stops = [
        repeat(settle, { everyMs: settleEveryMs, what: 'settling old rounds', log }),
        repeat(refresh, { everyMs: jackpotsEveryMs, what: 'counting jackpots', log }),
        repeat(() => noteFeeders({ pool, clock }), {
          everyMs: settleEveryMs,
          what: 'noting what feeds jackpots',
          log,
        }),
        repeat(createLevelNotes({ pool, clock, providers }), {
          everyMs: jackpotsEveryMs,
          what: 'noting what jackpots are called',
          log,
        }),
        repeat(freeRounds.tellProviders, { everyMs: settleEveryMs, what: 'telling of free rounds', log }),
        repeat(() => pool.query('SELECT wallet.forget_nonces()'), {
          everyMs: forgetEveryMs,
          what: 'forgetting old nonces',
          log,
        }),
      ];
      return async () => {
        await Promise.all(stops.map((stop) => stop()));
      };
    },
  };
};
