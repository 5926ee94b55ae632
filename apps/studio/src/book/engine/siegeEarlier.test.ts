import { describe, expect, it } from 'vitest';
import { hmacOf, sha256 } from '../../fair/hash.ts';
import { assaultOf } from './assault.ts';
import { fixtureAt } from './fixtures.ts';
import { replay, stepOn } from './replay.ts';
import { beginRun } from './run.ts';

/** A siege of the first rules, as it was recorded before there were second ones: what was listed under them is played, told and proved by them. */

const seed = sha256('a siege of before');
const hmac = hmacOf(seed);
const fixture = fixtureAt('siege', 7, sha256(seed), 1);

/** Map and round, by what it was stormed, who shot better, how hard the walls were pressed, and who took it. */
const recorded = [
  ...['1.1 ladders home 3 > home', '1.2 ladders away 2 > away', '1.3 ram away 1 > away'],
  ...['1.4 ladders away 1 > home', '1.5 tower home 1 > away', '1.6 ram away 3 > home'],
  ...['1.7 ram home 3 > away', '1.8 tower away 3 > away', '1.9 ram away 3 > away'],
  ...['1.10 ladders home 1 > home', '1.11 tower home 1 > home', '1.12 ladders away 3 > away'],
  ...['2.1 tower away 3 > away', '2.2 ram away 2 > home', '2.3 ram away 2 > away'],
  ...['2.4 ladders home 2 > away', '2.5 tower away 2 > away', '2.6 ram away 3 > away'],
  ...['2.7 ram home 2 > away', '2.8 ladders away 1 > away'],
];
const recordedTimeline = 'eb858772dc6516d3a6fe70615a2ca5258a5ebe484106e93f3880c6d062c023ca';
const recordedSteps = 42;

describe('a siege that was listed under the first rules', () => {
  it('takes the same course from its seed as it took then', async () => {
    const whole = await replay(fixture, hmac, 1_000);
    expect([whole.steps, whole.phase, whole.score.home, whole.score.away]).toEqual([
      recordedSteps,
      'over',
      0,
      2,
    ]);
    expect(sha256(JSON.stringify(whole.timeline))).toBe(recordedTimeline);
  });

  it('tells each round from its beginning as it did, and is shut until it has ended', async () => {
    const told: string[] = [];
    for (let run = beginRun(fixture); !run.isFinished; ) {
      const next = await stepOn(run, hmac);
      const { score } = run;
      if (score.sport === 'siege' && score.isFought) {
        expect([score.stage, score.arrows, run.isSuspended, run.restMs]).toEqual([null, null, true, 7_000]);
        const assault = await assaultOf(run, hmac);
        expect(await assaultOf(next, hmac)).toEqual(assault);
        const taker = next.timeline.findLast(({ kind }) => kind === 'points')?.side;
        told.push(
          `${assault?.part}.${assault?.round} ${assault?.way} ${assault?.arrows} ${assault?.press} > ${taker}`,
        );
      }
      run = next;
    }
    expect(told).toEqual(recorded);
  });

  it('takes another one than a siege that is listed now', async () => {
    const now = await replay(fixtureAt('siege', 7, sha256(seed)), hmac, 1_000);
    expect(now.fixture.rules).toBe(2);
    expect(sha256(JSON.stringify(now.timeline))).not.toBe(recordedTimeline);
  });
});
