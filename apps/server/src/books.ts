import {
  type Difference,
  expireHolds,
  proveOn,
  type ReconcileReport,
  reconcile,
  takeSnapshots,
} from '@pavilion/ledger';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { Metrics } from './infra/health.ts';
import type { ServerModule } from './module.ts';
import { findAgentTransferDifferences } from './modules/agentMoney/index.ts';
import { findWalletDifferences } from './modules/wallet/index.ts';

/** How long a run of the hourly proof may take; in a hall whose books take longer the next one goes on. */
const provingMs = 25 * 60_000;

/** Where the ledger and what is known of money beside it do not agree. */
const findDifferencesBeside = async (pool: Pool): Promise<Difference[]> => [
  ...(await findWalletDifferences(pool)),
  ...(await findAgentTransferDifferences(pool)),
];

/** Proves the ledger, and what the wallet and agents' transfers know beside it. */
export const proveBooks = async (pool: Pool): Promise<ReconcileReport> => {
  const report = await reconcile(pool);
  return { ...report, differences: [...report.differences, ...(await findDifferencesBeside(pool))] };
};

/** Goes on proving the books; a difference is an alarm for staff, never mended by the machine. */
const proveAndTell = async (
  pool: Pool,
  log: FastifyBaseLogger,
  metrics: Pick<Metrics, 'reconciled'>,
): Promise<void> => {
  const beganMs = performance.now();
  const proof = await proveOn(pool, { mayGoOn: () => performance.now() - beganMs < provingMs });
  if (proof === undefined) return log.info('the books are being proven elsewhere');
  const differences = [...proof.differences, ...(proof.hasEnded ? await findDifferencesBeside(pool) : [])];
  if (differences.length > 0) {
    metrics.reconciled(differences.length);
    log.fatal({ differences, alarm: 'books_differ' }, 'the books do not balance');
  } else if (proof.hasEnded) {
    metrics.reconciled(0);
    await pool.query(`DELETE FROM alarm WHERE name = 'books_differ'`);
    await takeSnapshots(pool);
  } else {
    log.info(
      { through: proof.through, horizon: proof.horizon },
      'the next proof of the books goes on from here',
    );
  }
};

/** Holds returned by one statement. */
const holdsAtOnce = 200;

/** Returns what is held beyond its time. */
const returnOverdueHolds = async (pool: Pool): Promise<void> => {
  while ((await expireHolds(pool, holdsAtOnce)) === holdsAtOnce);
};

/** The proof of the books by the clock, and holds that nobody ended. */
export const createBooksModule = (
  pool: Pool,
  log: FastifyBaseLogger,
  metrics: Pick<Metrics, 'reconciled'>,
): ServerModule => ({
  name: 'books',
  schedules: [
    { name: 'ledger-reconcile', cron: '7 * * * *', run: () => proveAndTell(pool, log, metrics) },
    { name: 'ledger-expire-holds', cron: '* * * * *', run: () => returnOverdueHolds(pool) },
  ],
});
