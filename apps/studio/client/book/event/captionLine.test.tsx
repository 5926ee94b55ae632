// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import type { EventView, RacketScore, TimelineItem } from '../../../src/book/views.ts';
import { viewOf } from '../book.fixture.ts';
import { beatMs } from './boards/play/figures.ts';
import { endingBeats } from './boards/play/footballEndings.ts';
import { racketFrame } from './boards/play/racketPlay.ts';
import { eventPages } from './eventPage.fixture.tsx';
import { landingMs } from './useLanding.ts';

const { page, open } = eventPages('kite-sports');

const item = (kind: TimelineItem['kind'], side: TimelineItem['side'], home = 0): TimelineItem => ({
  ...{ kind, clock: 12, part: 1, side, points: 0, score: [home, 0] },
});
const threat = [item('start', null), item('danger', 'home')];
const football = (
  version: number,
  minute: number,
  timeline: readonly TimelineItem[],
  danger: 'home' | null,
): EventView => {
  const home = timeline.filter(({ kind }) => kind === 'goal').length;
  return viewOf({
    ...{ phase: 'live', version, timeline },
    score: { sport: 'football', home, away: 0, minute, isBreak: false, danger },
  });
};
const field = (name: string): string | null | undefined =>
  page().place.querySelector(`[data-field="${name}"]`)?.textContent;
const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
const tell = (event: EventView) => act(async () => page().studio.tell({ kind: 'detail', event }));

it('a goal has its words until it is shown again, which has its mark alone; then play is spoken of', async () => {
  const goal = [...threat, item('goal', 'home', 1)];
  await open(football(1, 12, threat, 'home'));
  await wait(beatMs * 8);
  await tell(football(2, 12, goal, null));
  await wait(beatMs * 4);
  expect(field('moment')).toContain('1 : 0');
  // The clock goes on meanwhile.
  await tell(football(3, 14, goal, null));
  expect(field('moment')).toContain('1 : 0');
  await wait(beatMs * 3);
  expect(field('recall')).toBe('回放');
  expect(field('moment')).toBe('');
  await wait(beatMs * (endingBeats({ kind: 'goal', side: 'home', key: '' }) - 6));
  expect(field('recall')).toBeUndefined();
  expect(field('moment')).toMatch(/./);
  expect(field('moment')).not.toContain('1 : 0');
});

it.each([
  ['goal', /^回看 12′ · 直播继续cranes 队 · 进球！$/],
  ['cleared', /^回看 12′ · 直播继续(cranes 队 · (射偏|击中门柱)|foxes 队 · (门将扑出|舍身封堵))$/],
] as const)(
  'what whoever comes to a match is shown again says when it was, whose, and what came of it: %s',
  async (end, said) => {
    await open(football(1, 15, [...threat, item(end, 'home')], null));
    expect(field('recall')).toMatch(said);
  },
);

it('how an attack ended is written over the picture once, and stands there without a break', async () => {
  await open(football(1, 12, threat, 'home'));
  await wait(beatMs * 8);
  await tell(football(2, 12, [...threat, item('cleared', 'home')], null));
  const written: (Element | null)[] = [];
  for (let at = 0; at < 60; at += 1) {
    await wait(100);
    written.push(page().place.querySelector('[data-field="saved"]'));
  }
  const signs = written.filter((sign) => sign !== null);
  expect(new Set(signs).size).toBe(1);
  expect(signs.length).toBeGreaterThan(10);
  const first = written.indexOf(signs[0] ?? null);
  expect(written.slice(first, first + signs.length)).toEqual(signs);
});

it('play has its words as soon as it goes on, although how an attack ended was told a moment ago', async () => {
  await open(football(1, 12, threat, 'home'));
  await wait(beatMs * 8);
  await tell(football(2, 12, [...threat, item('cleared', 'home')], null));
  for (let beat = 0; beat < 9; beat += 1) await wait(beatMs);
  expect(field('moment')).not.toContain('化解');
  expect(field('moment')).toMatch(/断球|长传|推进|回传|控球|组织/);
});

it('how a rally was won has its words until the next one is served, and no longer', async () => {
  const rally = (version: number, points: number): EventView =>
    viewOf({
      ...{ sport: 'racket', phase: 'live', version },
      timeline: Array.from({ length: points }, (_, at) => ({
        ...{ kind: 'points', clock: at + 1, part: 1, side: 'home', points: 1, score: [0, 0] },
      })),
      score: {
        ...{ sport: 'racket', home: 0, away: 0, sets: [[points, 0]], isBreak: false },
        ...{ serves: 'home', danger: null },
      } satisfies RacketScore,
    });
  const { id, score } = rally(2, 4);
  if (score.sport !== 'racket') throw new Error('another sport');
  const told = { id, score, wonBy: 'home', phase: 'live' } as const;
  const before = { told: { ...told, wonBy: null }, beat: 9 };
  const served = Array.from({ length: 9 }, (_, beat) => racketFrame({ told, beat, before })).findIndex(
    ({ shuttle }) => shuttle?.turn === 0,
  );
  await open(rally(1, 3));
  await tell(rally(2, 4));
  await wait(landingMs);
  expect(field('end')).toContain('4:0');
  await wait(beatMs);
  expect(field('end')).toContain('4:0');
  await wait(served * beatMs - landingMs - beatMs);
  expect(field('end')).toBeUndefined();
});
