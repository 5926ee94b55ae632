// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { siegeRestsMs } from '../../../../src/book/engine/siegeRounds.ts';
import type { EventView, TimelineItem } from '../../../../src/book/views.ts';
import { loadWords } from '../../../shell/spoken.ts';
import { betOf, legOf, openedOf, viewOf } from '../../book.fixture.ts';
import type { BookStore } from '../../shell/bookStore.ts';
import { BookProvider, WordsProvider } from '../../shell/context.ts';
import { ScriptedBook, startMs } from '../../shell/scriptedBook.fixture.ts';
import { testStore } from '../../shell/testStore.fixture.ts';
import { textsOf } from '../../texts/texts.ts';
import SiegeBoard from './SiegeBoard.tsx';
import SiegeMoment from './SiegeMoment.tsx';
import { toldMs } from './siegeSeen.ts';
import { useSiegeSeen } from './useSiegeSeen.ts';

const lang = 'zh_CN';
beforeAll(() => loadWords(lang));

const taken: TimelineItem = { kind: 'points', clock: 8, part: 1, side: 'away', points: 1, score: [1, 0] };
const siege = (isBreak: boolean, change: Partial<EventView> = {}): EventView =>
  viewOf({
    ...{ sport: 'siege', phase: 'live', timeline: [taken] },
    assault: { part: 1, round: 8, way: 'ram', arrows: 'home', grade: null, press: 2 },
    waitsUntil: new Date(startMs + siegeRestsMs[isBreak ? 'map' : 'round']).toISOString(),
    score: {
      ...{
        sport: 'siege',
        home: 0,
        away: 1,
        current: 0,
        isBreak,
        attacks: 'away',
        isFought: false,
        stage: null,
        ...{ arrows: null, grade: null, way: null, next: null },
      },
      maps: [
        { map: { zh_CN: '纸塔', en_US: 'Paper Tower' }, home: 1, away: 7, winner: 'away' },
        { map: { zh_CN: '墨港', en_US: 'Ink Harbour' }, home: 0, away: 0, winner: null },
      ],
    },
    ...change,
  });

let drawn = 0;
/** Whether the end of the round that is looked at has still to be shown. */
let isFlying = false;
const Looker = ({ event, isLanding }: { event: EventView; isLanding: boolean }) => {
  drawn += 1;
  const seen = useSiegeSeen(event, isLanding);
  return <p>{`${seen?.round} ${seen?.state}`}</p>;
};

describe('what is seen of a siege', () => {
  let store: BookStore;
  let root: Root;
  let place: HTMLElement;
  beforeEach(async () => {
    vi.useFakeTimers({ now: startMs });
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    drawn = 0;
    isFlying = false;
    store = testStore({
      api: new ScriptedBook(),
      now: () => Date.now(),
      wait: () => new Promise(() => undefined),
    });
    await store.open('ticket', { name: 'events', sport: null });
    place = document.createElement('div');
    root = createRoot(place);
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const show = (event: EventView, isLanding: boolean | null = null) =>
    act(async () =>
      root.render(
        <WordsProvider value={{ lang, texts: textsOf(lang) }}>
          <BookProvider value={{ store, api: new ScriptedBook(), gameCode: 'paper-siege', name: '' }}>
            {isLanding === null ? (
              <Looker event={event} isLanding={isFlying} />
            ) : (
              <SiegeMoment event={event} isLanding={isLanding} told="7–1" />
            )}
          </BookProvider>
        </WordsProvider>,
      ),
    );
  const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

  it('is drawn anew when something else comes into sight, and not as time goes by', async () => {
    await show(siege(false));
    expect(place.textContent).toBe('8 taken');
    await pass(toldMs - 100);
    expect(drawn).toBe(1);
    await pass(400);
    expect(place.textContent).toBe('9 rest');
    expect(drawn).toBe(2);
  });

  const told = (waitsInMs: number, change: Partial<EventView> = {}): EventView =>
    siege(false, { waitsUntil: new Date(Date.now() + waitsInMs).toISOString(), ...change });
  const fighting = (): EventView => {
    const event = told(0);
    if (event.score.sport !== 'siege') throw new Error('not a siege');
    const maps = event.score.maps.map((map, at) => (at === 0 ? { ...map, home: 1, away: 6 } : map));
    return { ...event, timeline: [], score: { ...event.score, maps, isFought: true, stage: 'storm' } };
  };

  it('shows how a round ended also where its news came late, and no longer than that', async () => {
    await show(fighting());
    expect(place.textContent).toBe('8 storm');
    const late = told(siegeRestsMs.round - toldMs - 500);
    isFlying = true;
    await show(late);
    expect(place.textContent).toBe('8 taken');
    // Also on a page so busy that its picture takes long.
    await pass(3_500);
    expect(place.textContent).toBe('8 taken');
    isFlying = false;
    await show(late);
    await pass(1_000);
    expect(place.textContent).toBe('8 taken');
    await pass(500);
    expect(place.textContent).toBe('9 rest');
  });

  it('keeps no end as arrows of the next round fly, nor for whoever comes when it is over', async () => {
    await show(fighting());
    const next = told(1_000);
    if (next.score.sport !== 'siege') throw new Error('not a siege');
    await show({ ...next, score: { ...next.score, isFought: true, stage: 'arrows' } });
    expect(place.textContent).toBe('9 arrows');
    await act(async () => root.render(null));
    await show(told(siegeRestsMs.round - toldMs - 500));
    expect(place.textContent).toBe('9 rest');
  });

  it('is not looked at again before the match begins and after it is over', async () => {
    for (const phase of ['coming', 'over', 'abandoned'] as const) {
      await show(siege(false, { phase, waitsUntil: null }));
      expect(vi.getTimerCount(), phase).toBe(0);
    }
  });

  it('is there in its end state for whoever comes after the score has told it, and played for whoever sees it end', async () => {
    const lateIn = async (event: EventView, told: EventView): Promise<number> => {
      await act(async () =>
        root.render(
          <WordsProvider value={{ lang, texts: textsOf(lang) }}>
            <BookProvider value={{ store, api: new ScriptedBook(), gameCode: 'paper-siege', name: '' }}>
              {event.score.sport === 'siege' && (
                <SiegeBoard key={told.version} event={event} told={told} score={event.score} />
              )}
            </BookProvider>
          </WordsProvider>,
        ),
      );
      return Number.parseInt(
        place.querySelector<HTMLElement>('.siege-field')?.style.getPropertyValue('--late') ?? '',
        10,
      );
    };
    const ended = siege(false);
    expect(await lateIn(ended, ended)).toBeLessThan(-toldMs);
    expect(await lateIn(ended, { ...ended, version: 9 })).toBe(0);
  });

  const board = (event: EventView) =>
    act(async () =>
      root.render(
        <WordsProvider value={{ lang, texts: textsOf(lang) }}>
          <BookProvider value={{ store, api: new ScriptedBook(), gameCode: 'paper-siege', name: '' }}>
            {event.score.sport === 'siege' && <SiegeBoard event={event} told={event} score={event.score} />}
          </BookProvider>
        </WordsProvider>,
      ),
    );

  it('gets ready as bets are closed before a round, and not while they are taken or a round is celebrated', async () => {
    const isReady = () => place.querySelector('.siege-stage')?.getAttribute('data-ready');
    await board(siege(false));
    expect(isReady()).toBe('false');
    await pass(toldMs + 300);
    expect(isReady()).toBe('false');
    await pass(siegeRestsMs.round - toldMs - 300);
    expect(isReady()).toBe('true');
    await board(siege(true));
    await pass(siegeRestsMs.map);
    expect(isReady()).toBe('false');
  });

  it('marks the side that the player has bet on to win this match', async () => {
    const own = () =>
      [...place.querySelectorAll('[data-field="own-side"]')].map((mark) => mark.parentElement?.dataset.side);
    const event = siege(false);
    await board(event);
    expect(own()).toEqual([]);
    const market = { id: 'winner', kind: 'winner', line: null, number: null } as const;
    const bet = (of: string, selection: 'home' | 'away', state: 'open' | 'settled') =>
      betOf({ id: `${of} ${selection}`, state, legs: [legOf({ event: of, market, selection })] });
    const bets = [
      bet(event.id, 'away', 'open'),
      bet(event.id, 'home', 'settled'),
      bet('another', 'home', 'open'),
    ];
    const api = new ScriptedBook();
    api.open = async () => openedOf({ bets });
    store = testStore({ api, now: () => Date.now(), wait: () => new Promise(() => undefined) });
    await store.open('ticket', { name: 'events', sport: null });
    await board(event);
    expect(own()).toEqual(['away']);
  });

  it('is told below the picture with the score of the map as soon as it has landed', async () => {
    await show(siege(true), true);
    expect(place.textContent).toBe('破门而入！');
    await show(siege(true), false);
    expect(place.textContent).toBe('7–1');
  });

  it('says who took the round, and with which score, and then who lines up with what', async () => {
    const now = siege(false);
    if (now.score.sport !== 'siege') throw new Error('not a siege');
    const waiting = { ...now, score: { ...now.score, next: { way: 'tower', worth: -55_000 } as const } };
    await show(waiting, true);
    expect(place.textContent).toBe('破门而入！');
    await show(waiting, false);
    expect(place.textContent).toMatch(/攻破城池，拿下这一回合 1–7$/u);
    await pass(toldMs + 300);
    expect(place.textContent).toMatch(/攻城 · 攻城塔：地面软，攻方胜率 −5.5%$/u);
  });

  it('and over the next castle nothing more of the map before it', async () => {
    await show(siege(true), false);
    expect(place.textContent).toBe('7–1');
    await pass(siegeRestsMs.map - 4_000);
    expect(place.textContent).toMatch(/攻城$/u);
  });
});
