import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sha256 } from '../fair/hash.ts';
import { BookBench } from '../testing/bookBench.ts';
import { pastAnswerSchema } from './pastViews.ts';
import type { EventRow } from './rows.ts';

/** What sides did before they meet, over the real wire and the real database. */

let sports: BookBench;
/** The event that is asked about. */
let asked: EventRow;
/** Somebody else of its competition. */
let others: readonly string[];
beforeAll(async () => {
  sports = await BookBench.open('kite-sports');
  const rows = await db().selectFrom('book_event').selectAll().where('sport', '=', 'football').execute();
  const [first] = rows.sort((a, b) => b.starts_at.getTime() - a.starts_at.getTime());
  if (!first) throw new Error('no football is listed');
  asked = first;
  others = rows
    .filter(({ competition }) => competition === first.competition)
    .flatMap(({ home, away }) => [home, away])
    .filter((code) => code !== first.home && code !== first.away);
});
afterAll(() => sports.bench.close());

const db = () => sports.bench.app.studio.db;
let made = 0;

/** An event before the one that is asked about, each a minute after the last. */
const played = async (
  home: string,
  away: string,
  [home_score, away_score]: readonly [number, number],
  change: Partial<Pick<EventRow, 'phase' | 'next_at' | 'starts_at' | 'competition' | 'ended_at'>> = {},
): Promise<string> => {
  made += 1;
  const starts_at = new Date(asked.starts_at.getTime() - (1_000 - made) * 60_000);
  const id = `football-past-${made}`;
  const { ended_at = new Date(starts_at.getTime() + 600_000), ...changed } = change;
  const { sport, competition } = asked;
  const server_seed = randomBytes(32).toString('hex');
  await db()
    .insertInto('book_event')
    .values({
      ...{ id, sport, competition, home, away, server_seed, server_seed_hash: sha256(server_seed) },
      ...{ starts_at, phase: 'coming', next_at: starts_at },
    })
    .execute();
  await db()
    .updateTable('book_event')
    .set({ phase: 'over', next_at: null, home_score, away_score, ended_at, ...changed })
    .where('id', '=', id)
    .execute();
  return id;
};

const past = async () => {
  const { status, body } = await sports.get(`events/${asked.id}/past`);
  expect(status).toBe(200);
  return pastAnswerSchema.parse(body);
};

describe('what two sides did before', () => {
  it('is nothing while nothing of theirs is over, and a refusal where there is no event', async () => {
    expect(await past()).toEqual({ home: [], away: [], meetings: [] });
    expect((await sports.get('events/football-0/past')).status).toBe(404);
  });

  it('comes from final results alone: of the same competition, before this event', async () => {
    const { home, away } = asked;
    const [other = ''] = others;
    const won = await played(home, other, [2, 1]);
    const met = await played(away, home, [0, 0]);
    // In play, looked at again, broken off, of another competition, later than this one, and ended only after it began.
    await played(home, away, [1, 0], { phase: 'live', next_at: asked.starts_at, ended_at: null });
    await played(home, away, [3, 0], { next_at: asked.starts_at });
    await played(home, away, [4, 0], { phase: 'abandoned' });
    await played(home, away, [5, 0], {
      competition: 'seven-isles-cup' === asked.competition ? 'lantern-league' : 'seven-isles-cup',
    });
    await played(home, away, [6, 0], { starts_at: new Date(asked.starts_at.getTime() + 60_000) });
    await played(home, away, [7, 0], { ended_at: new Date(asked.starts_at.getTime() + 1) });
    const answer = await past();
    expect(answer.home.map(({ id }) => id)).toEqual([met, won]);
    expect(answer.away.map(({ id }) => id)).toEqual([met]);
    expect(answer.meetings.map(({ id, score }) => [id, score])).toEqual([[met, [0, 0]]]);
    expect(answer.home[1]).toMatchObject({ home: { code: home }, away: { code: other }, score: [2, 1] });
  });

  it('is the last five of each side and the last three that both played, the latest first', async () => {
    const { home, away } = asked;
    const ids: string[] = [];
    for (const goals of [1, 2, 3, 4, 5, 6]) ids.unshift(await played(home, away, [goals, 0]));
    const answer = await past();
    expect(answer.home.map(({ id }) => id)).toEqual(ids.slice(0, 5));
    expect(answer.away.map(({ id }) => id)).toEqual(ids.slice(0, 5));
    expect(answer.meetings.map(({ score }) => score[0])).toEqual([6, 5, 4]);
  });
});
