// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { fixtureAt } from '../../../src/book/engine/fixtures.ts';
import { stepOn } from '../../../src/book/engine/replay.ts';
import { beginRun, type Run } from '../../../src/book/engine/run.ts';
import type { EventView, IncidentKind, PlayView, TimelineItem } from '../../../src/book/views.ts';
import { hmacOf, sha256 } from '../../../src/fair/hash.ts';
import { viewOf } from '../book.fixture.ts';
import { beatMs } from './boards/play/figures.ts';
import { eventPages } from './eventPage.fixture.tsx';
import { shotsOf } from './shots.ts';

const { page, open } = eventPages('kite-sports');

const viewOfRun = (run: Run): EventView => {
  const { phase, score, timeline, incidents, plays, isSuspended, isProvisional, steps } = run;
  return viewOf({
    ...{ phase, score, timeline, incidents, plays, isSuspended, isProvisional },
    ...{ version: steps + 1, lately: incidents.at(-1) ?? null, main: null, moreMarkets: 0 },
  });
};

const incidents: readonly IncidentKind[] = ['corner', 'offside', 'foul', 'yellow'];

/** What the feed has told so far of each figure, home and away. */
const toldIn = (event: EventView): ReadonlyMap<string, readonly number[]> => {
  const both = (count: (side: 'home' | 'away') => number): readonly number[] => [
    count('home'),
    count('away'),
  ];
  return new Map([
    ['figure-shots', both((side) => shotsOf(event, side))],
    [
      'attacks',
      both((side) => event.timeline.filter((item) => item.kind === 'danger' && item.side === side).length),
    ],
    ...incidents.map((kind): [string, readonly number[]] => [
      `figure-${kind}`,
      both((side) => event.incidents.filter((each) => each.kind === kind && each.side === side).length),
    ]),
  ]);
};

const shownIn = (names: Iterable<string>): ReadonlyMap<string, readonly number[]> =>
  new Map(
    [...names].map((name) => {
      const text = page().place.querySelector(`[data-field="${name}"]`)?.textContent ?? '';
      return [name, [...text.matchAll(/\d+/g)].map(Number)];
    }),
  );

it('no figure of a match falls while it is looked at, nor is ahead of what was told', async () => {
  const number = 11;
  const seed = sha256(`counts grow ${number}`);
  const hmac = hmacOf(seed);
  let run = await stepOn(beginRun(fixtureAt('football', number, sha256(seed))), hmac);
  await open(viewOfRun(run));
  let last = shownIn(toldIn(viewOfRun(run)).keys());
  // What is left of a beat as something is told goes on into the next.
  while (run.phase === 'live') {
    const event = viewOfRun(run);
    const told = toldIn(event);
    for (let left = Math.round(run.restMs / 10); left > 0; left -= Math.round(beatMs / 10)) {
      await act(async () => vi.advanceTimersByTime(10 * Math.min(left, Math.round(beatMs / 10))));
      const shown = shownIn(told.keys());
      for (const [name, counts] of shown)
        counts.forEach((count, at) => {
          const when = `${name} ${counts.join(':')} of ${run.score.sport === 'football' && run.score.minute}`;
          expect(count, when).toBeGreaterThanOrEqual(last.get(name)?.[at] ?? 0);
          expect(count, when).toBeLessThanOrEqual(told.get(name)?.[at] ?? 0);
        });
      last = shown;
    }
    run = await stepOn(run, hmac);
    await act(async () => page().studio.tell({ kind: 'detail', event: viewOfRun(run) }));
  }
  await act(async () => vi.advanceTimersByTime(10_000));
  expect(shownIn(toldIn(viewOfRun(run)).keys())).toEqual(toldIn(viewOfRun(run)));
}, 180_000);

it('a shot that may still be broken off is not counted for whoever has only just come', async () => {
  const start: TimelineItem = { kind: 'start', clock: 0, part: 1, side: null, points: 0, score: [0, 0] };
  const shot: PlayView = { side: 'home', way: 'middle', end: 'wide', isBreak: false, clock: 12, after: 1 };
  const at = (minute: number, change: Partial<EventView> = {}): EventView =>
    viewOf({
      ...{ phase: 'live', version: minute, timeline: [start], plays: [shot] },
      score: { sport: 'football', home: 0, away: 0, minute, isBreak: false, danger: null },
      ...change,
    });
  const tell = (event: EventView) => act(async () => page().studio.tell({ kind: 'detail', event }));
  const shots = () => shownIn(['figure-shots']).get('figure-shots');
  await open(at(13));
  expect(shots()).toEqual([0, 0]);
  const danger: TimelineItem = { ...start, kind: 'danger', clock: 13, side: 'away' };
  await tell(at(14, { timeline: [start, danger] }));
  expect(shots()).toEqual([0, 0]);
  await tell(at(15));
  expect(shots()).toEqual([1, 0]);
});
