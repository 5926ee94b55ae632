// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { EventView } from '../../../src/book/views.ts';
import { marketOf, viewOf } from '../book.fixture.ts';
import { pagesOfBook } from '../bookPage.fixture.tsx';
import { EventPage } from '../event/EventPage.tsx';
import { landingMs } from '../event/useLanding.ts';
import { Slip } from './Slip.tsx';

const page = pagesOfBook({ gameCode: 'kite-sports' });

const court = (version: number, clock: number): EventView =>
  viewOf({
    ...{ id: 'court-1', sport: 'basketball', phase: 'live', version, isSuspended: false },
    main: marketOf([['home', 1_700]]),
    score: {
      ...{ sport: 'basketball', home: 2, away: 0, quarter: 2, clock, quarters: [[2, 0]] },
      ...{ isBreak: false, attacks: 'home', danger: null },
    },
  });

const find = (query: string): HTMLElement | null => page().place.querySelector(query);
const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
const timeIn = (query: string): string | undefined => find(query)?.textContent?.match(/\d+:\d\d/u)?.[0];

beforeEach(async () => {
  page().studio.prices = { 'court-1': 1_700 };
  page().studio.detail = court(1, 330);
  await page().store.open('ticket', { name: 'event', id: 'court-1' });
  await page().show(
    <>
      <EventPage />
      <Slip onBets={() => undefined} />
    </>,
  );
});

it('the slip tells the time that the board tells, whenever it was opened, before and after a possession is told', async () => {
  await wait(1_200);
  await act(async () => find('.main-row [data-action="pick"]')?.click());
  const both = () => [timeIn('[data-field="clock"]'), timeIn('.leg-event')];
  expect(both()).toEqual(['5:23', '5:23']);
  await wait(2_000);
  expect(both()).toEqual(['5:12', '5:12']);
  await act(async () => page().studio.tell({ kind: 'detail', event: court(2, 300) }));
  expect(timeIn('.leg-event')).toBe(timeIn('[data-field="clock"]'));
  await wait(landingMs + 3_000);
  expect(timeIn('.leg-event')).toBe(timeIn('[data-field="clock"]'));
  expect(timeIn('[data-field="clock"]')).not.toBe('5:12');
});
