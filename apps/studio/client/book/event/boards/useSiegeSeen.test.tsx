// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { siegeRestsMs } from '../../../../src/book/engine/siegeRounds.ts';
import type { EventView, TimelineItem } from '../../../../src/book/views.ts';
import { loadWords } from '../../../shell/spoken.ts';
import { viewOf } from '../../book.fixture.ts';
import type { BookStore } from '../../shell/bookStore.ts';
import { BookProvider, WordsProvider } from '../../shell/context.ts';
import { ScriptedBook, startMs } from '../../shell/scriptedBook.fixture.ts';
import { testStore } from '../../shell/testStore.fixture.ts';
import { textsOf } from '../../texts/texts.ts';
import SiegeBoard from './SiegeBoard.tsx';
import { SiegeMoment } from './SiegeMoment.tsx';
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
const Looker = ({ event }: { event: EventView }) => {
  drawn += 1;
  const seen = useSiegeSeen(event);
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
              <Looker event={event} />
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

  it('is told below the picture with the score of the map as soon as it has landed', async () => {
    await show(siege(true), true);
    expect(place.textContent).toBe('破门而入！');
    await show(siege(true), false);
    expect(place.textContent).toBe('7–1');
  });

  it('says who took the round, and with which score, before what the next one may bring', async () => {
    await show(siege(false), true);
    expect(place.textContent).toBe('破门而入！');
    await show(siege(false), false);
    expect(place.textContent).toMatch(/攻破城池，拿下这一回合 1–7$/u);
    await pass(toldMs + 300);
    expect(place.textContent).toBe('7–1');
  });
});
