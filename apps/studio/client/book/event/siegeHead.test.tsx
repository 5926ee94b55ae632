// @vitest-environment happy-dom

import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { siegeScoreOf } from '../../../src/book/siegeScore.fixture.ts';
import type { EventView, SiegeScore } from '../../../src/book/views.ts';
import { loadWords } from '../../shell/spoken.ts';
import { viewOf } from '../book.fixture.ts';
import type { BookStore } from '../shell/bookStore.ts';
import { BookProvider, WordsProvider } from '../shell/context.ts';
import { ScriptedBook } from '../shell/scriptedBook.fixture.ts';
import { testStore } from '../shell/testStore.fixture.ts';
import { textsOf } from '../texts/texts.ts';
import { Scoreboard } from './Scoreboard.tsx';

const lang = 'zh_CN';
beforeAll(() => loadWords(lang));

const mapOf = (zh_CN: string, en_US: string, [home, away]: readonly [number, number]) => ({
  ...{ map: { zh_CN, en_US }, home, away, winner: null },
});
const siege = (
  rounds: readonly (readonly [number, number])[],
  change: Partial<SiegeScore> = {},
  phase: EventView['phase'] = 'live',
): EventView =>
  viewOf({
    ...{ sport: 'siege', phase },
    score: siegeScoreOf(
      ['纸塔', '墨港', '竹桥'].map((name, at) => mapOf(name, name, rounds[at] ?? [0, 0])),
      change,
    ),
  });

describe('the head of a siege', () => {
  let store: BookStore;
  let root: Root;
  let place: HTMLElement;
  beforeEach(async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    store = testStore({ api: new ScriptedBook(), wait: () => new Promise(() => undefined) });
    await store.open('ticket', { name: 'events', sport: null });
    place = document.createElement('div');
    root = createRoot(place);
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    vi.unstubAllGlobals();
  });

  const show = (event: EventView, shown = event) =>
    act(async () =>
      root.render(
        <WordsProvider value={{ lang, texts: textsOf(lang) }}>
          <BookProvider value={{ store, api: new ScriptedBook(), gameCode: 'paper-siege', name: '' }}>
            <Scoreboard event={event} shown={shown} />
          </BookProvider>
        </WordsProvider>,
      ),
    );
  const score = (): string | null | undefined => place.querySelector('[data-field="score"]')?.textContent;
  const risen = (): string[] =>
    [...place.querySelectorAll('.score-digits[data-risen="true"]')].map(
      ({ textContent }) => textContent ?? '',
    );
  const maps = (): (string | null)[] =>
    [...place.querySelectorAll('.board-maps')].map((each) => each.getAttribute('aria-label'));

  it('counts the rounds of the map in play, lets the figure of who won one swell, and begins anew with a map', async () => {
    await show(siege([[6, 2]]));
    expect(score()).toBe('6 : 2');
    expect(risen()).toEqual([]);
    expect(place.querySelector('[data-field="clock"]')?.textContent).toBe('第 1 图 · 纸塔');
    await show(siege([[7, 2]], { home: 1, isBreak: true }));
    expect(score()).toBe('7 : 2');
    expect(risen()).toEqual(['7']);
    expect(maps()).toEqual(['胜图 1', '胜图 0']);
    expect(place.querySelectorAll('.board-maps [data-won="true"]')).toHaveLength(1);
    await show(siege([[7, 2]], { home: 1, current: 1 }));
    expect(score()).toBe('0 : 0');
    expect(risen()).toEqual([]);
    const second = siege(
      [
        [7, 2],
        [0, 1],
      ],
      { home: 1, current: 1 },
    );
    await show(second);
    expect(risen()).toEqual(['1']);
  });

  it('tells the score and what both sides made of their rounds at the same moment, as the picture has come to it', async () => {
    const tallies = () => [...place.querySelectorAll('[data-field="tally"]')].map((each) => each.textContent);
    const round = (clock: number, side: 'home' | 'away') =>
      ({ kind: 'points', clock, part: 1, side, points: 1, score: [0, 0] }) as const;
    const before: EventView = { ...siege([[1, 0]]), timeline: [round(1, 'home')] };
    const after: EventView = { ...siege([[1, 1]]), timeline: [round(1, 'home'), round(2, 'away')] };
    await show(after, before);
    expect([score(), ...tallies()]).toEqual(['1 : 0', '攻 1/1 · 守 0/0', '攻 0/0 · 守 0/1']);
    await show(after);
    expect([score(), ...tallies()]).toEqual(['1 : 1', '攻 1/2 · 守 0/0', '攻 0/0 · 守 1/2']);
  });

  it('counts maps when it is over, and none before it begins', async () => {
    await show(siege([], {}, 'coming'));
    expect(maps()).toEqual([]);
    const rounds = [
      [7, 2],
      [3, 7],
      [7, 5],
    ] as const;
    await show(siege(rounds, { home: 2, away: 1, current: 2 }, 'over'));
    expect(score()).toBe('2 : 1');
    expect(maps()).toEqual(['胜图 2', '胜图 1']);
  });
});
