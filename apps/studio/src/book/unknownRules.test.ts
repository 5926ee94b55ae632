import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { proofOf } from '../../client/book/proof.fixture.ts';
import { courseOf } from '../../client/book/replay/course.ts';
import { verifyEvent } from '../../client/book/verify/check.ts';
import { BookBench, endsWell } from '../testing/bookBench.ts';
import { fixtureAt } from './engine/fixtures.ts';
import { rulesNow } from './engine/rulesNow.ts';
import { beginRun, UnknownRules } from './engine/run.ts';
import { bookSports, type EventsAnswer } from './views.ts';

/** Events that were listed by rules which this code does not know, as by a process of a later version. */

/** Whole events are played out step by step. */
vi.setConfig({ testTimeout: 90_000 });

let sports: BookBench;
beforeAll(async () => {
  sports = await BookBench.open('kite-sports');
});
afterAll(() => sports.bench.close());

const setRules = (id: string, rules: number) =>
  sql`UPDATE book_event SET rules = ${rules} WHERE id = ${id}`.execute(sports.bench.app.studio.db);

it.each(bookSports)('are not played by others: %s', (sport) => {
  const begin = (rules: number) => beginRun(fixtureAt(sport, 1, 'ab'.repeat(32), rules));
  for (let rules = 1; rules <= rulesNow[sport]; rules += 1) expect(begin(rules).steps).toBe(0);
  for (const rules of [0, 1.5, rulesNow[sport] + 1]) expect(() => begin(rules)).toThrow(UnknownRules);
});

it('are neither verified nor shown again by others', async () => {
  const proof = { ...(await proofOf('siege')), rules: rulesNow.siege + 1 };
  await expect(verifyEvent(proof, crypto.subtle)).rejects.toThrow(UnknownRules);
  await expect(courseOf(proof, crypto.subtle)).rejects.toThrow(UnknownRules);
});

it('are told by their number beside the fingerprint before any bet, and by the same in the proof', async () => {
  const { events } = (await sports.get<EventsAnswer>('events')).body;
  const id = events.find(({ phase }) => phase === 'coming')?.id ?? '';
  expect((await sports.event(id)).rules).toBe((await sports.row(id)).rules);
  expect((await sports.proof(id)).rules).toBe((await sports.row(id)).rules);
});

it('stand still and hold up no other, and go on where they are known again', async () => {
  const [unknown, other] = [
    await sports.coming('basketball', endsWell),
    await sports.coming('football', endsWell),
  ];
  await sports.until(unknown, ({ phase, steps }) => phase === 'live' && steps > 3);
  await setRules(unknown, 7);
  await sports.bench.restart();
  // Its next step is due, whichever of the two began first.
  await sports.later(60_000);
  const { steps, next_at } = await sports.row(unknown);
  await sports.until(other, (row) => row.phase === 'live' && row.steps > 5);
  expect((await sports.row(unknown)).steps).toBe(steps);
  expect((await sports.get(`events/${unknown}`)).status).toBe(500);

  await setRules(unknown, 1);
  await sports.bench.restart();
  await sports.list();
  expect((await sports.row(unknown)).next_at).not.toEqual(next_at);
  expect((await sports.get(`events/${unknown}`)).status).toBe(200);
});
