import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reconcile } from '@pavilion/ledger';
import { parseDecimal } from '@pavilion/money';
import { createPool, findFreePort, startCluster } from '@pavilion/postgres';
import { createRandom, waitFor } from '@pavilion/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HallApi } from '../e2e/hallApi.ts';
import { type LauncherProcess, spawnLauncher } from './launcher/launcherProcess.ts';
import { SlotPlayer } from './slotPlayer.fixture.ts';

/** Money through crashes: members play while hall, studio and the whole house are killed in the middle of spins. */

const playersCount = 3;
const openingDeposit = '500.00';
/** Rounds that everybody plays to the end after each kill before the next one. */
const roundsAfterKill = 4;
const settledWithinMs = 120_000;

let dataDir = '';
let ports = { hallPort: 0, studioPort: 0 };
const launchers: LauncherProcess[] = [];

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'pavilion-crash-'));
  // The database server's account must be able to enter.
  chmodSync(dataDir, 0o755);
  ports = { hallPort: await findFreePort(), studioPort: await findFreePort() };
});
afterAll(async () => {
  for (const launcher of launchers) await launcher.stop();
  // Whatever was left behind is adopted, to be stopped.
  await (await startCluster({ dataDir: join(dataDir, 'postgres') })).stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const open = async (): Promise<LauncherProcess> => {
  const launcher = spawnLauncher({ dataDir, ...ports, args: ['--no-build'] });
  launchers.push(launcher);
  await launcher.opened();
  return launcher;
};

/** The child of the launcher that runs this entry file. */
const pidOfService = (launcher: LauncherProcess, main: string): number => {
  const children = readdirSync(`/proc/${launcher.pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${launcher.pid}/task/${task}/children`, 'utf8').trim().split(' '),
  );
  const found = children.find(
    (pid) => pid !== '' && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(main),
  );
  if (found === undefined) throw new Error(`${main} does not run`);
  return Number(found);
};
const hallMain = 'apps/server/src/main.ts';
const studioMain = 'apps/studio/src/main.ts';

const minorOf = (amount: string): bigint => {
  const parsed = parseDecimal(amount, 'USD');
  if (parsed === undefined) throw new Error(`not an amount: ${amount}`);
  return parsed;
};

/** What the hall owes this member by its records, against what it says the member has. */
const expectSettled = async (player: SlotPlayer): Promise<void> => {
  const recorded = await waitFor(
    async () => {
      const rounds = await player.recordedRounds();
      return rounds.some(({ state }) => state === 'open') ? undefined : rounds;
    },
    { what: 'every round to be settled', withinMs: settledWithinMs },
  );
  expect(new Set(recorded.map(({ round_id }) => round_id)).size).toBe(recorded.length);
  const closed = recorded.filter(({ state }) => state === 'closed');
  const played = [...player.rounds.values()];
  expect(played.length + player.returned).toBe(player.answered);
  expect(closed.map(({ round_id, stake, win }) => ({ id: round_id, stake, won: win })).sort(byId)).toEqual(
    played.map(({ id, stake, won }) => ({ id, stake, won })).sort(byId),
  );
  const expected = closed.reduce(
    (sum, { stake, win }) => sum - minorOf(stake) + minorOf(win),
    minorOf(openingDeposit),
  );
  expect(minorOf(await player.mainBalance())).toBe(expected);
  expect((await player.lastRound())?.state).not.toBe('stuck');
};
const byId = (left: { id: string }, right: { id: string }): number => left.id.localeCompare(right.id);

const proveBooks = async () => {
  const cluster = await startCluster({ dataDir: join(dataDir, 'postgres'), whenOwned: 'attach' });
  const pool = createPool(cluster.url('pavilion'), { max: 1 });
  const report = await reconcile(pool);
  await pool.end();
  return report;
};

test.runIf(existsSync('/proc/self/task'))(
  'hall, studio and the whole house killed while members spin: every stake and every win counts once',
  { timeout: 600_000 },
  async () => {
    const random = createRandom();
    let house = await open();
    const hall = new HallApi(house.hallOrigin);

    let sent = 0;
    let killAt = Number.POSITIVE_INFINITY;
    let kill: () => void = () => undefined;
    const onSent = (): void => {
      sent += 1;
      if (sent !== killAt) return;
      // From before the stake reaches the hall to after the win is paid.
      setTimeout(() => kill(), random.int(0, 40));
    };
    const players: SlotPlayer[] = [];
    for (let count = 0; count < playersCount; count += 1) {
      const member = await hall.join();
      await hall.deposit(member.session, openingDeposit);
      const player = new SlotPlayer(hall, house.studioOrigin, member, onSent);
      await player.sitDown();
      await player.playRound();
      players.push(player);
    }

    const killAndPlayOn = async (what: string, strike: () => void | Promise<void>): Promise<void> => {
      let struck: Promise<void> | undefined;
      kill = () => {
        struck = Promise.resolve(strike());
      };
      killAt = sent + random.int(5, 25);
      const playOn = async (player: SlotPlayer): Promise<void> => {
        while (struck === undefined) await player.playRound();
        const enough = player.answered + roundsAfterKill;
        while (player.answered < enough) await player.playRound();
      };
      await Promise.all(players.map(playOn));
      await struck;
      await Promise.all(players.map(expectSettled));
      expect((await proveBooks()).differences, `after ${what} was killed, seed ${random.seed}`).toEqual([]);
    };

    await killAndPlayOn('the hall', () => void process.kill(pidOfService(house, hallMain), 'SIGKILL'));
    await killAndPlayOn('the studio', () => void process.kill(pidOfService(house, studioMain), 'SIGKILL'));
    await killAndPlayOn('the whole house', async () => {
      const pids = [pidOfService(house, hallMain), pidOfService(house, studioMain)];
      const cluster = await startCluster({ dataDir: join(dataDir, 'postgres'), whenOwned: 'attach' });
      for (const pid of [house.pid, ...pids, cluster.pid]) process.kill(pid, 'SIGKILL');
      await house.kill();
      house = await open();
    });
  },
);
