import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPool, startCluster } from '@pavilion/postgres';
import {
  createFixedPort,
  formatJunit,
  formatReport,
  type HallPort,
  runHallSuite,
  runProviderSuite,
  type SuiteResult,
} from '@pavilion/provider-kit/conformance';
import { createDatabasePort } from './conformance/databasePort.ts';
import { type Options, readOptions, usage } from './conformance/options.ts';
import { openOwnHall } from './conformance/ownHall.ts';
import { migrateHall } from './launcher/databases.ts';
import { runMain } from './launcher/runMain.ts';

const present = <Value extends object>(value: Value): { [Name in keyof Value]?: NonNullable<Value[Name]> } =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as {
    [Name in keyof Value]?: NonNullable<Value[Name]>;
  };

/** This hall, on a database server that goes with it. */
const runOwn = async ({ common, hall }: Extract<Options, { mode: 'own' }>): Promise<SuiteResult> => {
  const folder = mkdtempSync(join(tmpdir(), 'pavilion-conformance-'));
  // The server may run under an account of its own.
  chmodSync(folder, 0o755);
  const cluster = await startCluster({ dataDir: join(folder, 'postgres') });
  try {
    await cluster.ensureDatabase('hall');
    await migrateHall(cluster.url('hall'));
    const own = await openOwnHall(cluster.url('hall'));
    try {
      const { url, key, otherKey, port } = own;
      return await runHallSuite({ url, key, otherKey, port, ...present({ ...hall, only: common.only }) });
    } finally {
      await own.close();
    }
  } finally {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

type ForeignHall = Extract<Options, { mode: 'hall' }>;

const fixedPort = ({ hall: { url, key, player, otherKey, otherPlayer } }: ForeignHall): HallPort => {
  if (!player) throw new Error('no player');
  const second = otherKey && otherPlayer && { key: otherKey, player: otherPlayer };
  return createFixedPort({ url, key, player, ...(second && { second }) });
};

const runForeign = async (options: ForeignHall): Promise<SuiteResult> => {
  const { url, key, otherKey, setupDatabase, unit, seed } = options.hall;
  const suite = { url, key, ...present({ otherKey, unit, seed, only: options.common.only }) };
  if (setupDatabase === undefined) return runHallSuite({ ...suite, port: fixedPort(options) });
  const pool = createPool(setupDatabase, { max: 8, applicationName: 'pavilion-conformance' });
  try {
    const port = await createDatabasePort({ pool, firstKeyId: key.keyId, secondKeyId: otherKey?.keyId });
    return await runHallSuite({ ...suite, port });
  } finally {
    await pool.end();
  }
};

const runThere = ({ common, provider }: Extract<Options, { mode: 'provider' }>): Promise<SuiteResult> => {
  const { url, key, currency, playerId, roundId } = provider;
  return runProviderSuite({ url, key, currency, ...present({ playerId, roundId, only: common.only }) });
};

const run = (options: Options): Promise<SuiteResult> => {
  switch (options.mode) {
    case 'own':
      return runOwn(options);
    case 'hall':
      return runForeign(options);
    case 'provider':
      return runThere(options);
  }
};

/** `npm run conformance`: whether a hall or a provider keeps the wallet protocol. Leaves with 1 when a case fails. */
await runMain(async () => {
  const options = readOptions(process.argv.slice(2));
  if (options === 'help') {
    console.log(usage);
    return 0;
  }
  const result = await run(options);
  console.log(formatReport(result));
  if (options.common.junit !== undefined) writeFileSync(options.common.junit, formatJunit(result));
  const failed = result.results.filter(({ outcome }) => outcome === 'failed').length;
  // A run of nothing proves nothing.
  const passed = result.results.filter(({ outcome }) => outcome === 'passed').length;
  return failed === 0 && passed > 0 ? 0 : 1;
});
