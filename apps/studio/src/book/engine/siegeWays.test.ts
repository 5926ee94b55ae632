import { createRandom } from '@pavilion/testing';
import { describe, expect, it } from 'vitest';
import { hmacOf, sha256 } from '../../fair/hash.ts';
import type { Below } from '../../tables/engine/ranges.ts';
import type { SelectionCode, SiegeScore, SiegeWay } from '../views.ts';
import { assaultOf } from './assault.ts';
import { drawsOf, sampleFixture, walk } from './events.fixture.ts';
import { fixtureAt } from './fixtures.ts';
import type { Market } from './market.ts';
import { sides } from './parts.ts';
import { stepOn } from './replay.ts';
import { beginRun, type Run } from './run.ts';
import { mapsOf } from './siege.ts';
import { chanceByWay, drawWay, siegeMaps, siegeWays, worthOf } from './siegeMaps.ts';
import { million } from './sport.ts';

/** By what the walls are stormed: what it is worth on each map, and that it leaves every later round as likely as it was. */

const calm: Below = async (length) => length - 1;
/** Ends what is played for the home side, and has the next round stormed in this way. */
const thenBy =
  (way: SiegeWay): Below =>
  async (length) =>
    length === siegeWays.length ? siegeWays.indexOf(way) : 0;
const scoreOf = ({ score }: Run): SiegeScore => {
  if (score.sport !== 'siege') throw new Error('another sport');
  return score;
};
const homeOf = (run: Run): number =>
  run.chances.find(({ kind }) => kind === 'round')?.selections[0]?.chance ?? 0;
const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** A match that has just begun, its first round to be stormed in this way. */
const begunBy = (slot: number, way: SiegeWay): Promise<Run> =>
  beginRun(sampleFixture('siege', slot)).next(thenBy(way));

describe('what a way is worth to whoever storms', () => {
  it.each(siegeMaps)('sums to exactly zero on %o, and leaves both sides a chance', (map) => {
    expect(siegeWays.reduce((sum, way) => sum + map.leans[way], 0)).toBe(0);
    for (let chance = 1; chance < million; chance += 997) {
      // What is worth nothing is worth nothing with either sign.
      expect(siegeWays.reduce((sum, way) => sum + worthOf(map, way, chance), 0)).toBeCloseTo(0, 12);
      for (const storms of sides) {
        const by = siegeWays.map((way) => chanceByWay(map, way, storms, chance));
        expect(by.every((each) => Number.isInteger(each) && each > 0 && each < million)).toBe(true);
        expect(by.reduce((sum, each) => sum + each, 0)).toBe(3 * chance);
      }
    }
  });

  it('is another thing on every map, and on each of them good for one side with one way and for the other with another', () => {
    expect(new Set(siegeMaps.map(({ leans }) => JSON.stringify(leans))).size).toBe(siegeMaps.length);
    for (const { leans } of siegeMaps) {
      expect(Math.max(...Object.values(leans))).toBeGreaterThanOrEqual(9);
      expect(Math.min(...Object.values(leans))).toBeLessThanOrEqual(-7);
    }
  });

  it('is drawn evenly', async () => {
    const drawn = await Promise.all([0, 1, 2].map((at) => drawWay(async () => at)));
    expect(drawn).toEqual(siegeWays);
  });
});

it('what is told of a round names its way from before it until the next one is fought', async () => {
  const seed = sha256('a siege by three ways');
  const hmac = hmacOf(seed);
  const ways = new Set<SiegeWay>();
  let next: SiegeScore['next'] = null;
  for (
    let run = beginRun(fixtureAt('siege', 7, sha256(seed)));
    !run.isFinished;
    run = await stepOn(run, hmac)
  ) {
    const score = scoreOf(run);
    if (score.isFought) {
      expect(score.next).toEqual(next);
      expect([score.way, (await assaultOf(run, hmac))?.way]).toEqual([next?.way, next?.way]);
      ways.add(score.way ?? 'ladders');
      // The one that was decided last keeps its own beside the one that waits.
      const after = await stepOn(run, hmac);
      if (!scoreOf(after).isFought) expect((await assaultOf(after, hmac))?.way).toBe(score.way);
    } else next = score.next;
  }
  expect(ways.size).toBe(siegeWays.length);
});

describe('the round that waits', () => {
  it('is told by what it will be stormed and what that is worth, and has the chance of that', async () => {
    for (let slot = 0; slot < 10; slot += 1) {
      const chances = await Promise.all(
        siegeWays.map(async (way) => {
          const run = await begunBy(slot, way);
          const map = mapsOf(run.fixture)[0];
          const [home, away] = run.fixture.strengths;
          const average = million / 2 + (home - away) * 3_000 - (map?.walls ?? 0);
          const worth = map ? worthOf(map, way, average) : 0;
          expect(scoreOf(run)).toMatchObject({ attacks: 'home', way: null, next: { way, worth } });
          expect(homeOf(run)).toBe((average + worth) / million);
          return homeOf(run);
        }),
      );
      expect(new Set(chances).size).toBeGreaterThan(1);
    }
  });

  it('is drawn with it to a millionth, and its arrows too', async () => {
    for (const way of siegeWays) {
      const waits = await begunBy(2, way);
      const chance = Math.round(homeOf(waits) * million);
      const flying = await waits.next(calm);
      const home = 76 * chance + 24 * (million - chance);
      const by =
        (number: number): Below =>
        async (length) =>
          length === 100 ? 99 : number;
      expect(scoreOf(await flying.next(by(home - 1))).arrows).toBe('home');
      expect(scoreOf(await flying.next(by(home))).arrows).toBe('away');
      const storm = await walk(await flying.next(by(0)), calm, 1);
      expect(scoreOf(storm)).toMatchObject({
        ...{ way, next: scoreOf(waits).next },
        ...{ arrows: 'home', grade: 'crushing' },
      });
      const market = waits.chances.find(({ kind }) => kind === 'round');
      if (!market) throw new Error('a round is offered');
      expect((await storm.next(by(76 * chance - 1))).decide(market, 'home')).toBe('won');
      expect((await storm.next(by(76 * chance))).decide(market, 'away')).toBe('won');
    }
  });

  it('keeps its way through the break between two maps', async () => {
    let run = await begunBy(4, 'ram');
    while (!scoreOf(run).isBreak) run = await (await walk(run, calm, 3)).next(thenBy('ladders'));
    const { next } = scoreOf(run);
    expect(next?.way).toBe('ladders');
    const restarted = await run.next(thenBy('tower'));
    expect(scoreOf(restarted)).toMatchObject({ isBreak: false, next });
    expect(homeOf(restarted)).toBe(homeOf(run));
  });

  it('is told of no match that is over, broken off or has not begun', async () => {
    const coming = beginRun(sampleFixture('siege', 5));
    expect(scoreOf(coming).next).toBeNull();
    const broken = await (await begunBy(5, 'ram')).next(async () => 0);
    expect(broken.phase).toBe('abandoned');
    const over = await walk(coming, drawsOf(createRandom(5)));
    expect([over.phase, scoreOf(over).next]).toEqual(['over', null]);
  });
});

describe('every other price of a match', () => {
  const chanceOf = (run: Run, market: Market, selection: SelectionCode): number => {
    const joint = run.joint([{ market, selection }]);
    return 'chance' in joint ? joint.chance : Number.NaN;
  };

  it('is over all ways of the first round what it was before the match', async () => {
    const coming = beginRun(sampleFixture('siege', 6));
    const begun = await Promise.all(siegeWays.map((way) => begunBy(6, way)));
    let moved = 0;
    for (const { selections, ...market } of coming.chances)
      for (const { code } of selections) {
        const now = chanceOf(coming, market, code);
        if (Number.isNaN(now)) continue;
        const then = begun.map((run) => chanceOf(run, market, code));
        expect(Math.abs(mean(then) - now)).toBeLessThan(1e-9);
        if (new Set(then).size === siegeWays.length) moved += 1;
      }
    expect(moved).toBeGreaterThan(20);
  }, 60_000);
});
