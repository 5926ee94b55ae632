/**
 * `npm run fairness -- [numbers] [server seed]`: whether the draws of the games are as even and as independent as chance.
 * Every test is made at 99 %; of many tests a few fail by chance, and more than chance allows fails the command. Where
 * `dieharder` is installed (Debian: `apt-get install dieharder`), the raw stream goes through some of its tests too.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHmac, randomBytes } from 'node:crypto';
import { blockMessage } from '../fair/draw.ts';
import { failuresAllowed, runSuite } from './suite.ts';

const numbers = Number(process.argv[2] ?? 100_000);
const serverSeed = process.argv[3] ?? randomBytes(32).toString('hex');
if (!Number.isSafeInteger(numbers) || numbers < 10_000) {
  console.error('usage: npm run fairness -- [numbers ≥ 10000] [server seed]');
  process.exit(1);
}
const clientSeed = 'fairness';

/** Birthdays, 5-permutations, 6×8 ranks, count-the-1s, parking lot, craps, runs. */
const dieharderTests = ['0', '1', '3', '8', '10', '16', '15'] as const;

/** Runs one test of dieharder on the stream of blocks; answers its verdict lines. */
const dieharder = (test: string): Promise<string[]> =>
  new Promise((resolve, reject) => {
    const child = spawn('dieharder', ['-g', '200', '-d', test], { stdio: ['pipe', 'pipe', 'ignore'] });
    let out = '';
    let nonce = 0;
    child.stdout.on('data', (bytes: Buffer) => {
      out += bytes.toString('utf8');
    });
    child.on('error', reject);
    // It stops reading when it has seen enough.
    child.stdin.on('error', () => undefined);
    child.on('close', () => resolve(out.split('\n').filter((line) => /PASSED|WEAK|FAILED/.test(line))));
    const feed = (): void => {
      for (;;) {
        if (child.stdin.destroyed || child.exitCode !== null) return;
        const blocks = Array.from({ length: 512 }, (_, block) =>
          createHmac('sha256', serverSeed)
            .update(blockMessage(clientSeed, nonce, block))
            .digest(),
        );
        nonce += 1;
        if (!child.stdin.write(Buffer.concat(blocks))) break;
      }
      child.stdin.once('drain', feed);
    };
    feed();
  });

console.log(`server seed ${serverSeed}, client seed ${clientSeed}, ${numbers} numbers of each kind`);
const results = await runSuite(serverSeed, clientSeed, numbers, (found) => {
  for (const { source, test, statistic, chance, passes } of found) {
    const verdict = passes ? 'within' : 'OUTSIDE';
    console.log(
      `${source.padEnd(26)} ${test.padEnd(22)} ${statistic.toFixed(3).padStart(10)}  p ${chance.toFixed(4)}  ${verdict} 99 %`,
    );
  }
});
const failed = results.filter(({ passes }) => !passes).length;
const allowed = failuresAllowed(results.length);
console.log(`${failed} of ${results.length} tests outside 99 %; chance allows ${allowed}.`);
let isFair = failed <= allowed;
if (spawnSync('dieharder', ['-h']).error) {
  console.log('dieharder is not installed; its tests were not made.');
} else {
  for (const test of dieharderTests) {
    const lines = await dieharder(test);
    for (const line of lines) console.log(line);
    if (lines.length === 0 || lines.some((line) => line.includes('FAILED'))) isFair = false;
  }
}
process.exitCode = isFair ? 0 : 1;
