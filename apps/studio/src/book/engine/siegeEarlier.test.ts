import { describe, expect, it } from 'vitest';
import { hmacOf, sha256 } from '../../fair/hash.ts';
import type { AssaultView } from '../views.ts';
import { assaultOf } from './assault.ts';
import { fixtureAt } from './fixtures.ts';
import { replay, stepOn } from './replay.ts';
import { beginRun, type Run } from './run.ts';
import { siegeRestsMs } from './siegeRounds.ts';

/** Sieges of rules of before, as they were recorded before there were others: what was listed under them is played, told and proved by them. */

const seed = sha256('a siege of before');
const hmac = hmacOf(seed);
const fixture = fixtureAt('siege', 7, sha256(seed), 1);

/** Map and round, by what it was stormed, who shot better, how hard the walls were pressed, and who took it. */
const tellingOf = (assault: AssaultView | null, { timeline }: Run): string => {
  const taker = timeline.findLast(({ kind }) => kind === 'points')?.side;
  return `${assault?.part}.${assault?.round} ${assault?.way} ${assault?.arrows} ${assault?.press} > ${taker}`;
};

/** Round by round, as it was told then. */
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
        told.push(tellingOf(assault, next));
      }
      run = next;
    }
    expect(told).toEqual(recorded);
  });

  it('takes another one than a siege that is listed now', async () => {
    const now = await replay(fixtureAt('siege', 7, sha256(seed)), hmac, 1_000);
    expect(now.fixture.rules).toBe(3);
    expect(sha256(JSON.stringify(now.timeline))).not.toBe(recordedTimeline);
  });
});

/** The same seed by the second rules: one round after another, and the whole course with all that could be bet on, lines aside. */
const recordedSecond = [
  ...['1.1 ladders away 2 > home', '1.2 ladders home 3 > home', '1.3 ram home 1 > away'],
  ...['1.4 tower away 3 > away', '1.5 ladders away 2 > home', '1.6 ladders home 2 > away'],
  ...['1.7 ladders away 3 > away', '1.8 ram home 3 > home', '1.9 ladders home 2 > home'],
  ...['1.10 ladders home 3 > away', '1.11 ladders away 2 > home', '1.12 ladders home 1 > home'],
  ...['2.1 tower home 1 > home', '2.2 tower away 1 > away', '2.3 tower home 1 > home'],
  ...['2.4 tower home 1 > home', '2.5 ladders away 1 > home', '2.6 ladders away 1 > home'],
  ...['2.7 ram away 3 > home', '2.8 ram away 3 > away', '2.9 ladders away 1 > away'],
  ...['2.10 tower away 3 > home'],
];
const recordedSecondTimeline = '10bb9a6a8b53813d639bf8afd98d152f6f1772a24eecffe36bd1e894fdf0c4d0';
const recordedSecondChances = 'cf49dfa19f3f0d8f51bdeda63e0980a8b4889d924220d9606b44a0053fa060b7';

describe('a siege that was listed under the second rules', () => {
  it('is played, priced and told as it was: its arrows have no grade, and by what it is stormed counts for nothing', async () => {
    const second = fixtureAt('siege', 7, sha256(seed), 2);
    const told: string[] = [];
    let chances = '';
    let run = beginRun(second);
    while (!run.isFinished) {
      const next = await stepOn(run, hmac);
      // Which lines are offered goes by no rules of the siege.
      const priced = run.chances.filter(({ line }) => line === null);
      chances += JSON.stringify([run.restMs, run.isSuspended, priced]);
      const { score } = run;
      expect(score).toMatchObject({ grade: null, way: null, next: null });
      if (score.sport === 'siege' && score.stage === 'cover')
        expect(run.restMs).toBeLessThan(siegeRestsMs.cover);
      if (score.sport === 'siege' && score.stage === 'storm') {
        const assault = await assaultOf(run, hmac);
        expect(assault?.grade).toBeNull();
        told.push(tellingOf(assault, next));
      }
      run = next;
    }
    expect(told).toEqual(recordedSecond);
    expect(sha256(JSON.stringify(run.timeline))).toBe(recordedSecondTimeline);
    expect(sha256(chances)).toBe(recordedSecondChances);
  });
});
