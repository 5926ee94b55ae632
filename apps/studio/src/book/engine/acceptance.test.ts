import { createRandom } from '@pavilion/testing';
import { describe, expect, it } from 'vitest';
import { acceptDelayOf, limitsOf } from '../limits.ts';
import { slipRefusal } from '../slip.ts';
import { type BookSport, bookSports, type QuotedLeg, type SelectionCode } from '../views.ts';
import { drawsOf, sampleFixture } from './events.fixture.ts';
import { slotMs } from './fixtures.ts';
import { beginRun, type Run } from './run.ts';

const dayMs = 24 * 60 * 60_000;
/** One event in so many of the day's is played. */
const everyEvent = 6;
const betEveryMs = 20_000;
const stake = 1_000n;
const limits = limitsOf('RMB', null);

/** States of an event in play, each with the moment at which it began. */
const playThrough = async (sport: BookSport, slot: number): Promise<{ from: number; run: Run }[]> => {
  const below = drawsOf(createRandom(slot + 1));
  const states: { from: number; run: Run }[] = [];
  let run = beginRun(sampleFixture(sport, slot));
  for (let from = 0; run.phase === 'coming' || run.phase === 'live'; run = await run.next(below)) {
    states.push({ from, run });
    if (run.phase === 'live') from += run.restMs;
  }
  return states.filter((state) => state.run.phase === 'live');
};

const legOf = (run: Run | undefined, market: string, selection: SelectionCode): QuotedLeg => {
  const found = run?.markets
    .find(({ id }) => id === market)
    ?.selections.find(({ code }) => code === selection);
  const pick = { event: 'e', market, selection, version: 0 };
  if (!run || !found) return { ...pick, price: null, stop: 'closed' };
  return found.price === null
    ? { ...pick, price: null, stop: 'suspended' }
    : { ...pick, price: found.price, stop: null };
};

/** Presses bets through a day as a page with its settings untouched does; answers how many were pressed and taken. */
const dayOf = async (sport: BookSport): Promise<{ pressed: number; taken: number }> => {
  const random = createRandom(bookSports.indexOf(sport) + 1);
  let [pressed, taken] = [0, 0];
  for (let slot = 0; slot < dayMs / slotMs[sport]; slot += everyEvent) {
    const states = await playThrough(sport, slot);
    const at = (moment: number): Run | undefined => states.findLast(({ from }) => from <= moment)?.run;
    const last = states.at(-1);
    const end = last ? last.from + last.run.restMs : 0;
    for (let moment = random.int(0, betEveryMs); moment < end; moment += random.int(1, 2 * betEveryMs)) {
      const open = (at(moment)?.markets ?? []).flatMap(({ id, selections }) =>
        selections.flatMap(({ code, price }) => (price === null ? [] : [{ id, code, price }])),
      );
      const pick = open[random.int(0, Math.max(0, open.length - 1))];
      if (!pick) continue;
      pressed += 1;
      const decided = moment + acceptDelayOf([sport]);
      const leg = legOf(decided < end ? at(decided) : undefined, pick.id, pick.code);
      const slip = { legs: [leg], joints: [] };
      if (slipRefusal(slip, { consent: 'better', legs: [pick] }, stake, limits) === null) taken += 1;
    }
  }
  return { pressed, taken };
};

/** In the league nothing is bet on in play. */
const playedIn = bookSports.filter((sport) => sport !== 'league');

describe('bets in play with the settings that a page begins with', () => {
  it.each(playedIn)('are taken in at least 85 of 100 cases over a day of %s', async (sport) => {
    const { pressed, taken } = await dayOf(sport);
    expect(pressed).toBeGreaterThan(300);
    expect(taken / pressed).toBeGreaterThanOrEqual(0.85);
  });
});
