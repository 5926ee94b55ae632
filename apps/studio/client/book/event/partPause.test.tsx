// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import type { BasketballScore, EventView, RacketScore } from '../../../src/book/views.ts';
import { viewOf } from '../book.fixture.ts';
import { lang } from '../bookPage.fixture.tsx';
import { boardOf } from '../pageTexts/texts.ts';
import { startMs } from '../shell/scriptedBook.fixture.ts';
import { eventPages } from './eventPage.fixture.tsx';
import { landingMs } from './useLanding.ts';

const { page, open } = eventPages('kite-sports');

const racket = (version: number, points: number, change: Partial<RacketScore> = {}): EventView =>
  viewOf({
    ...{ sport: 'racket', phase: 'live', version },
    waitsUntil: new Date(startMs + 16_000).toISOString(),
    timeline: Array.from({ length: points }, (_, at) => ({
      ...{ kind: 'points', clock: at + 1, part: 1, side: 'home', points: 1, score: [0, 0] },
    })),
    score: {
      ...{ sport: 'racket', home: 0, away: 0, sets: [[points, 0]], isBreak: false },
      ...{ serves: 'home', danger: null },
      ...change,
    },
  });

const field = (name: string): string | null | undefined =>
  page().place.querySelector(`[data-field="${name}"]`)?.textContent;
const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

it('a game that is won is cheered before the next one is counted down to, and then has its figures', async () => {
  await open(racket(1, 10));
  await act(async () =>
    page().studio.tell({ kind: 'detail', event: racket(2, 11, { home: 1, isBreak: true }) }),
  );
  await wait(landingMs);
  await act(async () => vi.dynamicImportSettled());
  expect(field('part-won')).toContain('第 1 局 11:0');
  expect(field('strip-news')).toContain('第 1 局 11:0');
  expect(field('wait')).toBeUndefined();
  await wait(2_500);
  expect(field('part-won')).toBeUndefined();
  expect(field('wait')).toContain('第 2 局');
  expect(field('part-figures')).toContain(boardOf(lang).figures.serving);
  await wait(500);
  expect(field('strip-news')).toBeUndefined();
});

it('whoever comes in the pause reads its figures alone', async () => {
  await open(racket(2, 11, { home: 1, isBreak: true }));
  expect(field('part-won')).toBeUndefined();
  expect(field('part-figures')).toContain('11');
  expect(field('wait')).toContain('第 2 局');
});

const basketball = (version: number, quarter: readonly [number, number], isBreak: boolean): EventView =>
  viewOf({
    ...{ sport: 'basketball', phase: 'live', version, timeline: [] },
    waitsUntil: new Date(startMs + 16_000).toISOString(),
    score: {
      ...{ sport: 'basketball', home: quarter[0], away: quarter[1], quarter: 1, clock: isBreak ? 0 : 30 },
      ...{ quarters: [quarter], isBreak, attacks: isBreak ? 'away' : 'home', danger: null },
    } satisfies BasketballScore,
  });

it('a quarter that is over is told with its score, and then with what follows', async () => {
  await open(basketball(1, [5, 9], false));
  await act(async () => page().studio.tell({ kind: 'detail', event: basketball(2, [5, 9], true) }));
  await wait(landingMs);
  await act(async () => vi.dynamicImportSettled());
  expect(field('part-won')).toContain('第 1 节 5:9');
  await wait(2_500);
  expect(field('part-figures')).toMatch(/第 1 节\D*5\D*9/);
  expect(field('wait')).toContain('第 2 节');
});

it('a quarter in which both have as much has its paper at once', async () => {
  await open(basketball(1, [7, 7], false));
  await act(async () => page().studio.tell({ kind: 'detail', event: basketball(2, [7, 7], true) }));
  await wait(landingMs);
  await act(async () => vi.dynamicImportSettled());
  expect(field('part-won')).toBeUndefined();
  expect(field('part-figures')).toMatch(/第 1 节\D*7\D*7/);
  expect(field('wait')).toContain('第 2 节');
});
