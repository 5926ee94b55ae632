import { createRandom } from '@pavilion/testing';
import { describe, expect, it } from 'vitest';
import type { Below } from '../../tables/engine/ranges.ts';
import type { SelectionCode, Side } from '../views.ts';
import { drawsOf, sampleFixture, walk } from './events.fixture.ts';
import type { JointLeg } from './joint.ts';
import { type Market, type MarketChances, marketId, marketOf } from './market.ts';
import { sides } from './parts.ts';
import { beginRun, marginsBp, type Run } from './run.ts';
import { siegeWays } from './siegeMaps.ts';
import { otherSide } from './sport.ts';
import { read } from './verdicts.fixture.ts';

/** Who takes the next round of a siege: what is offered, at which chance, and what becomes of it. */

const isRound = ({ kind }: Market): boolean => kind === 'round';
const offeredOf = (run: Run): MarketChances | undefined => run.chances.find(isRound);
const roundOf = (run: Run): MarketChances => {
  const market = offeredOf(run);
  if (!market) throw new Error('no round is offered');
  return market;
};
const homeOf = ({ selections: [home] }: MarketChances): number => home?.chance ?? 0;
const isOpen = (run: Run): boolean => run.phase === 'live' && !run.isSuspended;
const leg = (market: Market, selection: SelectionCode): JointLeg => ({ market, selection });
const chanceOf = (run: Run, legs: readonly JointLeg[]): number => {
  const joint = run.joint(legs);
  return 'chance' in joint ? joint.chance : 0;
};

/** The first draw on the wrong side of the home side's chance, and the last on the right one, however many there are. */
const edge =
  (home: number, side: Side, way = 0): Below =>
  async (length) =>
    length === siegeWays.length ? way : Math.round(home * length) - (side === 'home' ? 1 : 0);
const calm: Below = async (length) => length - 1;
const isStormed = ({ score }: Run): boolean => score.sport === 'siege' && score.stage === 'storm';

/** The round that waits or is fought, its walls stormed. */
const stormedIn = async (run: Run): Promise<Run> => {
  let at = run;
  while (!isStormed(at)) at = await at.next(calm);
  return at;
};

/** The same, taken by a side; then the next round is to be stormed in the way of this number. */
const takenBy = async (run: Run, side: Side, way = 0): Promise<Run> => {
  const stormed = await stormedIn(run);
  return stormed.next(edge(homeOf(roundOf(stormed)), side, way));
};

/** Every state of a match from its listing to its end. */
const courseOf = async (slot: number): Promise<readonly Run[]> => {
  const below = drawsOf(createRandom(slot));
  const states: Run[] = [beginRun(sampleFixture('siege', slot))];
  for (let last = states[0]; last && !last.isFinished; last = states.at(-1))
    states.push(await walk(last, below, 1));
  return states;
};

describe('the winner of the next round', () => {
  it('is offered in play alone, right behind the winner of the match, and names the round that is fought next', async () => {
    for (const run of await courseOf(3)) {
      if (run.phase !== 'live') {
        expect(offeredOf(run)).toBeUndefined();
        continue;
      }
      const { score } = run;
      if (score.sport !== 'siege') throw new Error('another sport');
      const map = score.isBreak ? score.current + 1 : score.current;
      const { home = 0, away = 0 } = score.maps[map] ?? {};
      expect(run.chances.findIndex(isRound)).toBe(1);
      expect(marketId(roundOf(run))).toBe(`round:${map + 1}:${home + away + 1}`);
    }
  });

  it('has the chance that it is drawn with, to a millionth, and the margin of the sport', async () => {
    for (const run of (await courseOf(4)).filter(isOpen)) {
      const market = roundOf(run);
      const fought = run.score.sport === 'siege' && run.score.isBreak ? await run.next(calm) : run;
      for (const side of sides) {
        const decided = await takenBy(fought, side);
        expect(decided.decide(market, side)).toBe('won');
        expect(decided.decide(market, otherSide(side))).toBe('lost');
      }
      const priced = run.markets.find(({ kind }) => kind === 'round')?.selections ?? [];
      const implied = priced.reduce((sum, { price }) => sum + 1_000 / (price ?? 0), 0);
      expect(implied).toBeGreaterThanOrEqual(1 + marginsBp.siege / 10_000);
      expect(implied).toBeLessThan(1 + marginsBp.siege / 10_000 + 0.012);
    }
  });

  it('is shut while they fight but for a while after the arrows, is decided by its end, and gives way to the next one', async () => {
    const states = await courseOf(5);
    let rounds = 0;
    states.forEach((run, at) => {
      if (!isStormed(run)) return;
      for (const [back, isSuspended] of [
        [1, false],
        [2, true],
        [3, false],
      ] as const) {
        const before = states[at - back];
        expect(before?.isSuspended).toBe(isSuspended);
        expect(before && marketId(roundOf(before))).toBe(marketId(roundOf(run)));
      }
      expect(run.isSuspended).toBe(true);
      const market = roundOf(run);
      expect(run.markets.find(isRound)?.selections.every(({ price }) => price === null)).toBe(true);
      expect(run.decide(market, 'home')).toBe('open');
      const after = states[at + 1];
      if (!after) throw new Error('a fight ends');
      const winner = after.timeline.findLast(({ kind }) => kind === 'points')?.side;
      for (const state of states.slice(at + 1))
        for (const side of sides) expect(state.decide(market, side)).toBe(side === winner ? 'won' : 'lost');
      const next = offeredOf(after);
      expect(next && marketId(next)).not.toBe(marketId(market));
      rounds += 1;
    });
    expect(rounds).toBeGreaterThan(13);
  });

  it('is void only where the match is broken off before the round is decided', async () => {
    const [open] = (await courseOf(6)).filter(isOpen);
    if (!open) throw new Error('a match is played');
    const market = roundOf(open);
    const servers: Below = async () => 0;
    expect((await open.next(servers)).decide(market, 'home')).toBe('void');
    expect((await open.next(calm)).abandoned().decide(market, 'home')).toBe('void');
    expect((await takenBy(open, 'home')).abandoned().decide(market, 'home')).toBe('won');
  });
});

describe('the next round together with other selections of its match', () => {
  it('is as likely as the round, times the other once it is taken', async () => {
    for (const run of (await courseOf(8)).filter(isOpen).filter((_, at) => at % 12 === 0)) {
      if (run.score.sport === 'siege' && run.score.isBreak) continue;
      const round = roundOf(run);
      for (const { code, chance } of round.selections) {
        // Nobody knows yet by what the next round will be stormed: it is over all ways.
        const afters = await Promise.all(
          siegeWays.map((_, way) => takenBy(run, code === 'home' ? 'home' : 'away', way)),
        );
        const thenIn = (after: Run, other: JointLeg): number => {
          const result = after.decide(other.market, other.selection);
          return result === 'open' ? chanceOf(after, [other]) : result === 'won' ? 1 : 0;
        };
        for (const market of run.chances.filter((each) => !isRound(each)))
          for (const selection of market.selections) {
            const other = leg(market, selection.code);
            const then = afters.reduce((sum, after) => sum + thenIn(after, other), 0) / afters.length;
            const together = chanceOf(run, [leg(round, code), other]);
            expect(Math.abs(together - chance * then)).toBeLessThan(1e-9);
          }
      }
    }
  });

  it('adds up to what each is by itself, in the break between two maps too', async () => {
    const breaks = (await courseOf(9)).filter(({ score }) => score.sport === 'siege' && score.isBreak);
    expect(breaks.length).toBeGreaterThan(0);
    for (const run of breaks)
      for (const market of run.chances.filter((each) => !isRound(each)))
        for (const { code, chance } of market.selections) {
          const sum = sides.reduce(
            (all, side) => all + chanceOf(run, [leg(roundOf(run), side), leg(market, code)]),
            0,
          );
          expect(Math.abs(sum - chance)).toBeLessThan(1e-9);
        }
  }, 60_000);

  it('is refused where one side takes the map by it: the map is implied, the other side cannot have both', async () => {
    let run = beginRun(sampleFixture('siege', 10));
    run = await run.next(calm);
    for (let round = 0; round < 6; round += 1) run = await takenBy(run, 'home');
    const [round, map] = [roundOf(run), read('part:1')];
    expect(run.joint([leg(round, 'home'), leg(map, 'home')])).toMatchObject({ kind: 'implied', implied: 1 });
    expect(run.joint([leg(round, 'home'), leg(map, 'away')]).kind).toBe('impossible');
    expect(run.joint([leg(round, 'away'), leg(map, 'away')])).toMatchObject({ kind: 'implied', implied: 0 });
    expect(run.joint([leg(round, 'away'), leg(map, 'home')]).kind).toBe('together');
    expect(run.joint([leg(round, 'away'), leg(read('total:29.25'), 'over')]).kind).toBe('line');
  });
});

describe('the id of a round', () => {
  it.each(['round:1:1', 'round:3:17'])('%s is read, and told alike', (id) =>
    expect(marketId(read(id))).toBe(id),
  );
  it.each(['round', 'round:1', 'round:1:0', 'round:1:2.5', 'round:1:-2', 'round:0:1', 'round:1:2:3'])(
    '"%s" is none',
    (id) => expect(marketOf(id)).toBeUndefined(),
  );
});
