// @vitest-environment happy-dom

import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { siegeRestsMs } from '../../../src/book/engine/siegeRounds.ts';
import { siegeScoreOf } from '../../../src/book/siegeScore.fixture.ts';
import type { EventView } from '../../../src/book/views.ts';
import { viewOf } from '../book.fixture.ts';
import { lang, pagesOfBook } from '../bookPage.fixture.tsx';
import { deedMsMax } from '../event/boards/siegeEnds.ts';
import { textsOf } from '../texts/texts.ts';
import { Slip } from './Slip.tsx';
import { slipWordsOf } from './words.ts';

const page = pagesOfBook({ gameCode: 'paper-siege' });

const siege = (version: number, stage: 'storm' | 'cover' | null): EventView =>
  viewOf({
    ...{ id: 'siege-1', sport: 'siege', phase: 'live', version, isSuspended: stage === 'storm' },
    score: siegeScoreOf([], { isFought: stage !== null, stage }),
  });

const open = async (event: EventView): Promise<void> => {
  page().studio.detail = event;
  await page().store.open('ticket', { name: 'event', id: event.id });
  await page().show(<Slip onBets={() => undefined} />);
};
const tell = (event: EventView) => act(async () => page().studio.tell({ kind: 'detail', event }));
const text = (): string | null | undefined => page().place.querySelector('.empty-title + p')?.textContent;
const words = () => slipWordsOf(lang);
const ofAny = () => textsOf(lang).slip.empty.text;

it('while a round is stormed an empty slip says in how many seconds bets are taken again, and then how one chooses', async () => {
  await open(siege(3, 'cover'));
  expect(text()).toBe(ofAny());
  await tell(siege(4, 'storm'));
  const seconds = Math.ceil((siegeRestsMs.storm + deedMsMax) / 1_000);
  expect(text()).toBe(words().opensIn(seconds));
  await act(async () => vi.advanceTimersByTime(2_000));
  expect(text()).toBe(words().opensIn(seconds - 2));
  await tell(siege(5, null));
  expect(text()).toBe(ofAny());
});

it('whoever has only just come is told what is waited for, without a clock', async () => {
  await open(siege(4, 'storm'));
  expect(text()).toBe(words().opens.siege);
});

it('of another event nothing is said', async () => {
  await open(siege(4, 'storm'));
  await act(async () => page().store.visit({ name: 'events', sport: null }));
  expect(text()).toBe(ofAny());
});
