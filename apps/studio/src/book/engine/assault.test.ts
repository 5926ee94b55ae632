import { createRandom } from '@pavilion/testing';
import { describe, expect, it } from 'vitest';
import { hmacOf, sha256 } from '../../fair/hash.ts';
import { assaultOf, drawAssault } from './assault.ts';
import { drawsOf } from './events.fixture.ts';
import { fixtureAt } from './fixtures.ts';
import { stepOn } from './replay.ts';
import { beginRun, type Run } from './run.ts';
import { siegeRules } from './siege.ts';
import { roundsBeforeChange, roundsOf, stormsIn } from './siegeRounds.ts';

const seed = sha256('a siege to be looked at');
const hmac = hmacOf(seed);

/** Every state of one siege, from its listing to its end. */
const courseOf = async (): Promise<readonly Run[]> => {
  const states: Run[] = [beginRun(fixtureAt('siege', 7, sha256(seed)))];
  for (let last = states[0]; last && !last.isFinished; last = states.at(-1))
    states.push(await stepOn(last, hmac));
  return states;
};

const roundOf = (run: Run): number => {
  const { score } = run;
  const map = score.sport === 'siege' ? score.maps[score.current] : undefined;
  return (map?.home ?? 0) + (map?.away ?? 0);
};

describe('how a round of the siege goes', () => {
  it('is told the same from its beginning until the next one begins, and decides nothing', async () => {
    const states = await courseOf();
    const begun = states.filter(({ score }) => score.sport === 'siege' && score.stage === 'arrows');
    expect(begun.length).toBeGreaterThan(14);
    for (const flying of begun) {
      const [cover, storm, decided] = [1, 2, 3].map((steps) => states[flying.steps + steps]);
      if (!cover || !storm || !decided) throw new Error('a round ends');
      const told = await assaultOf(storm, hmac);
      expect(told).toMatchObject({ round: roundOf(flying) + 1, press: expect.any(Number) });
      expect(await assaultOf(decided, hmac)).toEqual(told);
      // What leans on the end is not told while bets on it are open, nor whose arrows are the better ones before that is drawn.
      expect(await assaultOf(cover, hmac)).toEqual({ ...told, press: null });
      expect(await assaultOf(flying, hmac)).toEqual({ ...told, press: null, arrows: null, grade: null });
      expect(cover.score).toMatchObject({ stage: 'cover', arrows: told?.arrows });
      // The run itself is the same, whoever has asked.
      expect((await stepOn(storm, hmac)).timeline).toEqual(decided.timeline);
    }
  });

  it('is told in the same words where its end would be another one, while bets on it are open', async () => {
    const [cover] = (await courseOf()).filter(
      ({ score }) => score.sport === 'siege' && score.stage === 'cover',
    );
    if (!cover) throw new Error('a round is open');
    const told = await assaultOf(cover, hmac);
    // The same moment, with every number of the step that decides it turned round.
    const turned: typeof hmac = async (message) => {
      const bytes = await hmac(message);
      return message.includes(':assault:') ? bytes : bytes.map((byte) => 255 - byte);
    };
    expect(await assaultOf(cover, turned)).toEqual(told);
  });

  it('is told of no round before the first one of a map, nor of another sport', async () => {
    const states = await courseOf();
    const waits = states.filter(
      ({ phase, timeline }) =>
        phase === 'coming' || ['start', 'restart'].includes(timeline.at(-1)?.kind ?? ''),
    );
    const bare = waits.filter(({ score }) => score.sport === 'siege' && !score.isFought);
    expect(bare.length).toBeGreaterThan(2);
    for (const state of bare) expect(await assaultOf(state, hmac)).toBeNull();
    expect(await assaultOf(beginRun(fixtureAt('football', 7, sha256(seed))), hmac)).toBeNull();
  });

  it('tells truly and never surely who will win it', async () => {
    const below = drawsOf(createRandom(5));
    const rounds = 4_000;
    const shares = async (isTaken: boolean) => {
      const drawn = await Promise.all(
        Array.from({ length: rounds }, () => drawAssault(below, isTaken, true)),
      );
      return {
        arrows: drawn.filter(({ stormersShotBetter }) => stormersShotBetter).length / rounds,
        press: ([1, 2, 3] as const).map(
          (press) => drawn.filter((each) => each.press === press).length / rounds,
        ),
        ways: new Set(drawn.map(({ way }) => way)).size,
      };
    };
    const [taken, held] = [await shares(true), await shares(false)];
    expect([taken.ways, held.ways]).toEqual([3, 3]);
    expect(taken.arrows).toBeCloseTo(0.65, 1);
    expect(held.arrows).toBeCloseTo(0.35, 1);
    for (const [at, share] of [0.15, 0.35, 0.5].entries()) {
      expect(taken.press[at]).toBeCloseTo(share, 1);
      expect(held.press[2 - at]).toBeCloseTo(share, 1);
    }
  });
});

describe('rounds of a siege', () => {
  it('are stormed by the side whose turn it was, also in the last round before both change', () => {
    expect(roundsBeforeChange).toBe(siegeRules.changeAfter);
    expect([stormsIn(1, 6), stormsIn(1, 7), stormsIn(2, 1), stormsIn(2, 9)]).toEqual([
      'home',
      'away',
      'away',
      'home',
    ]);
  });

  it('are counted by side, storming and holding, of one map where that is asked', () => {
    const round = (part: number, clock: number, side: 'home' | 'away') =>
      ({ kind: 'points', part, clock, side }) as const;
    const played = [round(1, 6, 'home'), round(1, 7, 'home'), round(1, 8, 'away'), round(2, 1, 'away')];
    expect(roundsOf(played, 'home')).toEqual({ stormed: 1, stormedWon: 1, held: 3, heldWon: 1 });
    expect(roundsOf(played, 'away')).toEqual({ stormed: 3, stormedWon: 2, held: 1, heldWon: 0 });
    expect(roundsOf(played, 'home', 2)).toEqual({ stormed: 0, stormedWon: 0, held: 1, heldWon: 0 });
  });
});
