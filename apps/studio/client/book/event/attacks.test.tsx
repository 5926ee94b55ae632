// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it, vi } from 'vitest';
import type { BasketballScore, EventView, TimelineItem } from '../../../src/book/views.ts';
import { loadWords } from '../../shell/spoken.ts';
import { viewOf } from '../book.fixture.ts';
import { WordsProvider } from '../shell/context.ts';
import { textsOf } from '../texts/texts.ts';
import { AttackLine } from './AttackLine.tsx';
import { attackKey, avertedOf } from './boards/play/averted.ts';
import { courtFrame } from './boards/play/courtPlay.ts';
import { endingOf } from './boards/play/footballSegments.ts';
import { endText } from './endText.ts';
import { endBetween, missNamedMs, namedMs, useShownEnd } from './useShownEnd.ts';

const lang = 'zh_CN';
beforeAll(() => loadWords(lang));

const item = (kind: TimelineItem['kind'], side: TimelineItem['side']): TimelineItem => ({
  ...{ kind, clock: 12, part: 1, side, points: 0, score: [0, 0] },
});
const threat = [item('start', null), item('danger', 'home')];
const averted = [...threat, item('cleared', 'home')];
const eventOf = (timeline: readonly TimelineItem[]): EventView => viewOf({ phase: 'live', timeline });

const Named = ({ event }: { event: EventView }) => {
  const end = useShownEnd(event);
  if (end === null) return 'none';
  return end.sport === 'football' ? end.way : endText(event, end, lang, (side) => side);
};

it('the picture’s end of an attack is named for a while, to whoever has seen it', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.createElement('div');
  const root = createRoot(place);
  const show = (event: EventView) => act(async () => root.render(<Named event={event} />));
  await show(eventOf(threat));
  expect(place.textContent).toBe('none');
  await show(eventOf(averted));
  const { id } = viewOf();
  const drawn = endingOf({ id, timeline: averted }, threat.length);
  expect(place.textContent).toBe(drawn && avertedOf(drawn));
  expect(drawn?.key).toBe(attackKey(id, 2));
  await act(async () => vi.advanceTimersByTime(namedMs));
  expect(place.textContent).toBe('none');
  // Another match, whose end was not seen.
  await show({ ...eventOf(averted), id: 'football-9' });
  expect(place.textContent).toBe('none');
  await act(async () => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('whose throw was in vain is named for a second, and longer one that brought something', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.createElement('div');
  const root = createRoot(place);
  const court = (clock: number, attacks: 'home' | 'away', timeline: readonly TimelineItem[] = []) =>
    act(async () =>
      root.render(
        <Named
          event={viewOf({
            ...{ id: 'basketball-3', sport: 'basketball', phase: 'live', timeline },
            score: {
              ...{ sport: 'basketball', home: 0, away: timeline.length * 2, quarter: 1, clock },
              quarters: [[0, timeline.length * 2]],
              ...{ isBreak: false, attacks, danger: null },
            },
          })}
        />,
      ),
    );
  await court(580, 'home');
  expect(place.textContent).toBe('none');
  await court(560, 'away');
  expect(place.textContent).toBe('home出手不中');
  await act(async () => vi.advanceTimersByTime(missNamedMs));
  expect(place.textContent).toBe('none');
  await court(540, 'home', [{ ...item('points', 'away'), clock: 60, points: 2 }]);
  expect(place.textContent).toMatch(/^(扣篮|上篮|跳投|勾手|补篮) · away得 2 分 0:2$/);
  await act(async () => vi.advanceTimersByTime(missNamedMs));
  expect(place.textContent).toMatch(/^(扣篮|上篮|跳投|勾手|补篮) · away得 2 分 0:2$/);
  await act(async () => vi.advanceTimersByTime(namedMs - missNamedMs));
  expect(place.textContent).toBe('none');
  await act(async () => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a possession that was stolen has lost the ball in words as in the picture, of a throw that was stopped it is said by whom, and of a free one that it was free', () => {
  const score: Omit<BasketballScore, 'clock'> = {
    ...{ sport: 'basketball', home: 8, away: 6, quarter: 1, quarters: [[8, 6]] },
    ...{ isBreak: false, attacks: 'away', danger: null },
  };
  const said = Array.from({ length: 19 }, (_, number) => {
    const told = { id: 'basketball-1', score: { ...score, clock: 570 - 30 * number }, brought: 0 };
    const before = { told: { ...told, phase: 'live' }, beat: 9 } as const;
    const { kind } = courtFrame({ told: { ...told, phase: 'live' }, beat: 2, before }).said ?? {};
    const end = endBetween(viewOf({ id: told.id }), viewOf({ id: told.id, score: told.score }));
    return [kind, end && endText({ score: told.score }, end, lang, (side) => side)] as const;
  });
  const wordsOf = (kind: string | undefined): string => {
    if (kind === 'steal') return 'home失误，被抢断';
    if (kind === 'freeThrow') return 'home罚球不中';
    return kind === 'block' ? '盖帽 · away' : 'home出手不中';
  };
  for (const [kind, words] of said) expect(words).toBe(wordsOf(kind));
  expect(new Set(said.map(([, words]) => words)).size).toBe(4);
});

const lineOf = (timeline: readonly TimelineItem[], isSaid = true): string =>
  renderToStaticMarkup(
    <WordsProvider value={{ lang, texts: textsOf(lang) }}>
      <AttackLine event={eventOf(timeline)} isSaid={isSaid} />
    </WordsProvider>,
  );

it('a line counts the threats of each side that the feed has told', () => {
  expect(lineOf(threat)).toContain('险情 1 : 0');
  expect(lineOf(threat)).not.toContain('attack-bar');
  // Not before the line above says so; what was told before it stays.
  expect(lineOf(threat, false)).toContain('险情 0 : 0');
  expect(lineOf(averted, false)).toContain('险情 1 : 0');
  const told = [...averted, item('danger', 'away'), item('goal', 'away'), item('danger', 'home')];
  const drawn = lineOf(told);
  expect(drawn).toContain('险情 2 : 1');
  expect(drawn).toContain('attack-bar');
});
