import { spawn, spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { blockMessage } from '../fair/draw.ts';
import type { Seeds } from './sources.ts';

/** Birthdays, 5-permutations, 6×8 ranks, count-the-1s, parking lot, runs, craps, monobit, runs of bits. */
const tests = ['0', '1', '3', '8', '10', '15', '16', '100', '101'] as const;

export interface DieharderLine {
  readonly test: string;
  readonly chance: number;
  readonly verdict: 'PASSED' | 'WEAK' | 'FAILED';
}

/** Blocks that are written at once. */
const blocksAtOnce = 512;

const linesOf = (out: string): DieharderLine[] =>
  out.split('\n').flatMap((line) => {
    const found = /^\s*(\S+)\|\s*(\d+)\|.*\|\s*([\d.]+)\|\s*(PASSED|WEAK|FAILED)/.exec(line);
    if (!found) return [];
    const [, test = '', variant = '', chance = '', verdict] = found;
    if (verdict !== 'PASSED' && verdict !== 'WEAK' && verdict !== 'FAILED') return [];
    return [{ test: variant === '0' ? test : `${test} ${variant}`, chance: Number(chance), verdict }];
  });

/** Runs one test on the stream of blocks that the games read. */
const runTest = (test: string, { server, client }: Seeds): Promise<DieharderLine[]> =>
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
    child.on('close', () => resolve(linesOf(out)));
    const feed = (): void => {
      for (;;) {
        if (child.stdin.destroyed || child.exitCode !== null) return;
        const blocks = Array.from({ length: blocksAtOnce }, (_, block) =>
          createHmac('sha256', server)
            .update(blockMessage(client, nonce, block))
            .digest(),
        );
        nonce += 1;
        if (!child.stdin.write(Buffer.concat(blocks))) break;
      }
      child.stdin.once('drain', feed);
    };
    feed();
  });

/** The tests of `dieharder` on the raw stream; `undefined` where it is not installed. Throws when one answers nothing. */
export const runDieharder = async (
  seeds: Seeds,
  onTest: (lines: readonly DieharderLine[]) => void,
): Promise<readonly DieharderLine[] | undefined> => {
  if (spawnSync('dieharder', ['-h']).error) return undefined;
  const all: DieharderLine[] = [];
  for (const test of tests) {
    const lines = await runTest(test, seeds);
    if (lines.length === 0) throw new Error(`dieharder answered nothing to test ${test}`);
    onTest(lines);
    all.push(...lines);
  }
  return all;
};
