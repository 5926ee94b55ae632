import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { BookBench, endsWell, isFinished } from '../testing/bookBench.ts';
import { addRounds, noRounds, roundsOf } from './engine/siegeRounds.ts';
import type {
  EventProofView,
  EventsAnswer,
  EventView,
  ResultsAnswer,
  Rounds,
  SiegeRecordAnswer,
} from './views.ts';

/** Whole matches are played out step by step. */
vi.setConfig({ testTimeout: 90_000 });

let siege: BookBench;
beforeAll(async () => {
  siege = await BookBench.open('paper-siege');
});
afterAll(() => siege.bench.close());

const recordOf = async (id: string): Promise<SiegeRecordAnswer> =>
  (await siege.get<SiegeRecordAnswer>(`events/${id}/siege`)).body;

/** What an army did in a match, by map: those that were not begun are none. */
const playedIn = async (id: string, team: string): Promise<ReadonlyMap<string, Rounds>> => {
  const { event, timeline } = (await siege.get<EventProofView>(`events/${id}/proof`)).body;
  const { score } = event;
  if (score.sport !== 'siege') throw new Error('another sport');
  const side = event.home.code === team ? 'home' : 'away';
  return new Map(
    score.maps
      .map(({ map }, at) => [map.en_US, roundsOf(timeline, side, at + 1)] as const)
      .filter(([, { stormed, held }]) => stormed + held > 0),
  );
};

describe('what armies did on a map', () => {
  it('is counted once their match is settled, as its course tells, and not before', async () => {
    const id = await siege.coming('siege', endsWell);
    const { home } = await siege.row(id);
    const later = async (): Promise<string> => {
      const { events } = (await siege.get<EventsAnswer>('events')).body;
      const found = events.find((each) => each.id > id && [each.home.code, each.away.code].includes(home));
      if (!found) throw new Error('no match after it');
      return found.id;
    };
    const next = await later();
    const { body: view } = await siege.get<EventView>(`events/${next}`);
    const side = view.home.code === home ? 'home' : 'away';
    /** What is told of the army, held against the courses of its settled matches; which those are. */
    const settledAsTold = async (): Promise<string[]> => {
      const answer = await recordOf(next);
      expect(answer.maps).toHaveLength(3);
      const { events } = (await siege.get<ResultsAnswer>('results')).body;
      const settled = events
        .filter((each) => each.id < next && [each.home.code, each.away.code].includes(home))
        .map((each) => each.id);
      const counted = await Promise.all(settled.map((each) => playedIn(each, home)));
      for (const { map, ...record } of answer.maps) {
        const here = counted.flatMap((maps) => maps.get(map.en_US) ?? []);
        const { lately, ...told } = record[side];
        expect(told).toEqual({ ...here.reduce(addRounds, noRounds), matches: here.length });
        expect(lately.stormed).toBe(Math.min(20, told.stormed));
        expect(lately.won).toBeLessThanOrEqual(Math.min(lately.stormed, told.stormedWon));
      }
      return settled;
    };
    expect(await settledAsTold()).not.toContain(id);
    await siege.until(id, isFinished);
    while ((await siege.bench.app.runBook()) > 0);
    expect(await settledAsTold()).toContain(id);
  });

  it('is asked of a siege alone', async () => {
    const sports = new BookBench(siege.bench, 'kite-sports');
    await sports.list();
    const id = await sports.coming('football', endsWell);
    expect(await sports.get(`events/${id}/siege`)).toMatchObject({ status: 404 });
    expect(await siege.get(`events/${id}/siege`)).toMatchObject({ status: 404 });
  });
});
