import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { awayOf, longRun, longRunsPage, playLongRun, readLongRuns, theoryOf } from './longRun.ts';

const runs = readLongRuns();

it('keeps long runs of the very games that are played: each line has the theory that its bet has now', () => {
  const lines = Object.entries(runs).flatMap(([gameCode, run]) =>
    run.lines.map(({ kind, theory }) => ({
      bet: `${gameCode}: ${kind}`,
      theory,
      now: theoryOf(gameCode, kind),
    })),
  );
  expect(lines.length).toBeGreaterThan(50);
  for (const { bet, theory, now } of lines) expect(now, bet).toBeCloseTo(theory, 6);
});

it('played each of them within what chance allows', () => {
  const away = Object.values(runs).flatMap((run) => run.lines.map(awayOf));
  // Of a thousand fair lines one lies so far; nearly all lie within two.
  expect(Math.max(...away.map(Math.abs))).toBeLessThan(3.5);
  expect(away.filter((errors) => Math.abs(errors) > 2).length).toBeLessThan(0.1 * away.length);
});

it('tells them in the documents as they are kept', () => {
  const told = readFileSync(new URL('../../../../docs/returns-long.md', import.meta.url), 'utf8');
  expect(told).toBe(longRunsPage(runs));
});

it('plays a run in parts that can be played again, and refuses what has no return', async () => {
  const [one, again] = [await playLongRun('moon-roulette', 2_000), await playLongRun('moon-roulette', 2_000)];
  expect(again).toEqual(one);
  expect(one).toMatchObject({ rounds: 2_000, parts: longRun.parts });
  expect(one.lines.map(({ kind }) => kind)).toContain('even-money');
  await expect(playLongRun('kite-sports', 1_000)).rejects.toThrow('no game kite-sports');
});

it('goes on with a run that was broken off, and begins anew where a bet returns something else now', async () => {
  const seen: { parts: number }[] = [];
  const whole = await playLongRun('aurora-fox', 20_000, undefined, (run) => seen.push(run));
  expect(seen.map(({ parts }) => parts)).toEqual(
    Array.from({ length: longRun.parts }, (_, part) => part + 1),
  );
  const broken = { ...whole, rounds: 8_000, parts: 4 };
  const calls: { parts: number }[] = [];
  const resumed = await playLongRun('aurora-fox', 20_000, broken, (run) => calls.push(run));
  expect(calls).toHaveLength(6);
  expect(resumed).toMatchObject({ rounds: 20_000, parts: longRun.parts });
  const changed = { ...broken, lines: broken.lines.map((line) => ({ ...line, theory: line.theory - 0.01 })) };
  const played = await playLongRun('aurora-fox', 20_000, changed);
  expect(played.lines[0]?.played).toBe(whole.lines[0]?.played);
});
