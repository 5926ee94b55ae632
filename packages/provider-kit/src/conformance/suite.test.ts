import { afterEach, expect, test } from 'vitest';
import { createFixedPort } from './fixedPort.ts';
import { runHallSuite } from './hallSuite.ts';
import { type Defect, type MemoryHall, openMemoryHall } from './memoryHall.fixture.ts';
import { formatJunit, formatReport } from './report.ts';

/** The suite itself: it passes a hall that keeps the protocol, whoever wrote it, and catches each way of breaking it. */

/** Well over what a whole suite takes on a busy machine. */
const suiteTimeout = { timeout: 300_000 };

let hall: MemoryHall | undefined;
afterEach(() => hall?.close());

const run = async (given: readonly Defect[] = [], only?: string) => {
  hall = await openMemoryHall(given);
  const { url, key, otherKey, port } = hall;
  return runHallSuite({ url, key, otherKey, port, seed: 7, ...(only !== undefined && { only }) });
};

test('a wallet in memory that keeps the protocol passes every case', suiteTimeout, async () => {
  const result = await run();
  expect(
    result.results.filter(({ outcome }) => outcome !== 'passed'),
    formatReport(result),
  ).toEqual([]);
  expect(result.results.length).toBeGreaterThan(200);
});

/** A defect, and a part of the name of a case that must catch it. */
const caught: readonly (readonly [Defect, string])[] = [
  ['accepts replays', '401 for a replay'],
  ['accepts replays', 'of 20 replays at once'],
  ['accepts stale timestamps', '401 for a timestamp of long ago'],
  ['accepts stale timestamps', '401 for a timestamp of the future'],
  ['believes any signature', '401 for a signature with one character changed'],
  ['believes any signature', '401 for the signature of another path'],
  ['believes any signature', '401 for a body that was changed'],
  ['signs nothing', 'the answer is signed'],
  ['pays repeats again', 'a win repeated'],
  ['pays repeats again', '100 identical wins'],
  ['pays repeats again', 'win with its answer lost'],
  ['takes repeats again', 'a bet repeated'],
  ['takes repeats again', '100 identical bets'],
  ['takes repeats again', 'bet with its answer lost'],
  ['answers an id with other content as a repeat', "DUPLICATE_MISMATCH for a bet's id with another amount"],
  ['answers an id with other content as a repeat', "DUPLICATE_MISMATCH for a win's id"],
  ['forgets tombstones', 'CANCELLED_BEFORE for a bet whose rollback came first'],
  ['forgets tombstones', 'bet with its rollback sent first'],
  ['refunds twice', 'two rollbacks of one bet'],
  ['refunds twice', '20 rollbacks at once'],
  ['refunds settled bets', 'ALREADY_SETTLED'],
  ['refunds settled bets', 'bet, win, rollback, bet again'],
  ['pays wins of bets that were rolled back', 'the win of a bet that was rolled back'],
  ['pays wins of bets that were rolled back', 'bet, rollback, win'],
  ['checks funds before it waits', '100 different bets with funds for 50'],
  ['checks funds before it waits', '100 identical bets'],
  ['lets a refused bet succeed later', 'a repeated refusal is the same refusal'],
  ['lets a refused bet succeed later', 'stays refused'],
  ['asks for a session when it pays', 'TOKEN_EXPIRED for a bet after the session'],
  ['pays wins of other rounds', 'the bet of one round'],
  ['pays wins of other players', "another player's bet"],
  ['shares transaction ids between providers', 'two providers may use one transaction id'],
  ['takes sessions of other providers', "another provider cannot use this provider's session"],
  ['pays closed rounds', 'ROUND_CLOSED for bets and wins'],
  ['ignores limits', 'LIMIT_REACHED for a stake above a limit'],
  ['ignores blocks', 'PLAYER_BLOCKED'],
  ['ignores blocks', 'PLAYER_EXCLUDED'],
  ['believes the totals that it is told', 'round-close tells a mismatch'],
  ['counts stakes that were rolled back', 'round-close leaves out'],
  ['says nothing of the balance when funds lack', 'INSUFFICIENT_FUNDS comes with the balance'],
  ['adjusts without permission', 'adjust by a key without the permission'],
];

test.each(caught)('a hall that %s is caught by «%s»', async (defect, title) => {
  const { results } = await run([defect], title);
  expect(results.length).toBeGreaterThan(0);
  expect(results.map(({ outcome }) => outcome)).toContain('failed');
});

test(
  'without a set-up, what needs one is left out by name, and the rest runs with one player',
  suiteTimeout,
  async () => {
    hall = await openMemoryHall();
    const { url, key, port } = hall;
    const player = await port.player(10_000);
    const fixed = createFixedPort({ url, key, player });
    const result = await runHallSuite({ url, key, port: fixed, seed: 7 });
    expect(
      result.results.filter(({ outcome }) => outcome === 'failed'),
      formatReport(result),
    ).toEqual([]);
    const skipped = result.results.filter(({ outcome }) => outcome === 'skipped');
    expect(skipped.map(({ reason }) => reason)).toContain('the set-up of this hall cannot block a player');
    expect(skipped.length).toBeLessThan(result.results.length / 5);
  },
);

test('a player without enough money for a case is said to be one', async () => {
  hall = await openMemoryHall();
  const { url, key, port } = hall;
  const fixed = createFixedPort({ url, key, player: await port.player(100) });
  const { results } = await runHallSuite({ url, key, port: fixed, only: '100 different bets' });
  expect(results).toMatchObject([
    { outcome: 'skipped', reason: 'the player has 100 minor units and the case needs 5000' },
  ]);
});

test('both reports tell what passed, what failed and why, and what was not run', async () => {
  const result = {
    subject: 'http://hall <1>',
    durationMs: 1234,
    notes: ['seed of the faults: 7'],
    results: [
      { group: 'Signatures & more', title: 'opens', outcome: 'passed', reason: undefined, durationMs: 10 },
      {
        group: 'Signatures & more',
        title: 'shuts',
        outcome: 'failed',
        reason: 'it is "open"\nstill\u0007',
        durationMs: 5,
      },
      { group: 'Money', title: 'moves', outcome: 'skipped', reason: 'no money', durationMs: 0 },
    ],
  } as const;
  expect(formatReport(result)).toBe(
    [
      'Conformance of http://hall <1>',
      '',
      'Signatures & more (1 of 2)',
      '  ✓ opens',
      '  ✗ shuts',
      '      it is "open"',
      '      still\u0007',
      '',
      'Money (0 of 1)',
      '  – moves',
      '      not run: no money',
      '',
      '· seed of the faults: 7',
      '1 passed, 1 failed, 1 not run, in 1.2 s',
    ].join('\n'),
  );
  expect(formatJunit(result)).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<testsuites name="Conformance of http://hall &lt;1&gt;" tests="3" failures="1" errors="0" skipped="1" time="1.234">',
      '  <testsuite name="Signatures &amp; more" tests="2" failures="1" errors="0" skipped="0" time="0.015">',
      '    <testcase classname="Signatures &amp; more" name="opens" time="0.010"/>',
      '    <testcase classname="Signatures &amp; more" name="shuts" time="0.005"><failure message="it is &quot;open&quot;">it is &quot;open&quot;',
      'still\ufffd</failure></testcase>',
      '  </testsuite>',
      '  <testsuite name="Money" tests="1" failures="0" errors="0" skipped="1" time="0.000">',
      '    <testcase classname="Money" name="moves" time="0.000"><skipped message="no money"/></testcase>',
      '  </testsuite>',
      '</testsuites>',
      '',
    ].join('\n'),
  );
});
