// @vitest-environment happy-dom

import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, it, vi } from 'vitest';
import { siegeScoreOf } from '../../../src/book/siegeScore.fixture.ts';
import type { EventView, SiegeRecordAnswer, TimelineItem } from '../../../src/book/views.ts';
import { loadWords } from '../../shell/spoken.ts';
import { marketOf, viewOf } from '../book.fixture.ts';
import { BookProvider, WordsProvider } from '../shell/context.ts';
import { ScriptedBook } from '../shell/scriptedBook.fixture.ts';
import { testStore } from '../shell/testStore.fixture.ts';
import { textsOf } from '../texts/texts.ts';
import { SiegeNews } from './SiegeNews.tsx';

const lang = 'zh_CN';
beforeAll(() => loadWords(lang));

const roundOf = (clock: number, side: 'home' | 'away'): TimelineItem => ({
  ...{ kind: 'points', clock, part: 1, side, points: 1, score: [0, 0] },
});
const map = { zh_CN: '纸塔', en_US: 'Paper Tower' };
const none = { stormed: 0, stormedWon: 0, held: 0, heldWon: 0, matches: 0, lately: { stormed: 0, won: 0 } };

const eventOf = (timeline: readonly TimelineItem[]): EventView =>
  viewOf({
    ...{ sport: 'siege', phase: 'live', timeline: [...timeline] },
    score: siegeScoreOf([{ map, home: 0, away: 0, winner: null }]),
  });

const told = async (event: EventView, record: SiegeRecordAnswer): Promise<string | null | undefined> => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const api = Object.assign(new ScriptedBook(), { siegeRecord: async () => record });
  const store = testStore({ api, now: () => Date.now(), wait: () => new Promise(() => undefined) });
  const place = document.createElement('div');
  const round = event.timeline.length + 1;
  const market = marketOf([['home', 1_700]], {
    ...{ id: `round:1:${round}`, kind: 'round', number: 1, line: round },
  });
  await act(async () =>
    createRoot(place).render(
      <WordsProvider value={{ lang, texts: textsOf(lang) }}>
        <BookProvider value={{ store, api, gameCode: 'paper-siege', name: '' }}>
          <SiegeNews event={event} market={market} />
        </BookProvider>
      </WordsProvider>,
    ),
  );
  return place.querySelector('[data-field="siege-news"]')?.textContent;
};

it('before a round it is told of whoever storms how often they took this castle before, and how many in a row', async () => {
  const record = { maps: [{ map, home: { ...none, lately: { stormed: 20, won: 11 } }, away: none }] };
  const taken = eventOf([roundOf(1, 'away'), roundOf(2, 'home'), roundOf(3, 'home')]);
  expect(await told(taken, record)).toBe('cranes 队攻 · 近 20 回合 55% · 连破 2');
  const failed = eventOf([roundOf(1, 'away'), roundOf(2, 'away'), roundOf(3, 'away')]);
  expect(await told(failed, record)).toBe('cranes 队攻 · 近 20 回合 55% · 连失 3');
});

it('what the head of the match says is not said again', async () => {
  const record = { maps: [{ map, home: none, away: none }] };
  expect(await told(eventOf([]), record)).toBe('');
  expect(await told(eventOf([roundOf(1, 'home')]), record)).toBe('');
});

it('what the last round has made of the match comes first, and its row is not told twice', async () => {
  const record = { maps: [{ map, home: none, away: none }] };
  const event = eventOf([roundOf(1, 'home'), roundOf(2, 'home'), roundOf(3, 'home')]);
  const { score } = event;
  if (score.sport !== 'siege') throw new Error('not a siege');
  const stands = { ...score, maps: [{ map, home: 3, away: 0, winner: null }] };
  expect(await told({ ...event, score: stands }, record)).toBe('cranes 队 连破三城');
});
