import { beforeAll, expect, it } from 'vitest';
import type { EventView, RacketScore, TimelineItem } from '../../../src/book/views.ts';
import { loadWords } from '../../shell/spoken.ts';
import { viewOf } from '../book.fixture.ts';
import { textsOf } from '../texts/texts.ts';
import { newsText } from './newsText.ts';
import { betterOf, partFigures } from './partFigures.ts';
import { newsBetween } from './scoreNews.ts';

const lang = 'zh_CN';
beforeAll(() => loadWords(lang));

const racket = (sets: RacketScore['sets'], change: Partial<RacketScore> = {}): EventView =>
  viewOf({
    ...{ sport: 'racket', phase: 'live' },
    score: {
      ...{ sport: 'racket', home: 0, away: 0, sets, isBreak: false, serves: 'home', danger: null },
      ...change,
    },
  });
const football = (home: number, away: number, change: Partial<EventView> = {}): EventView =>
  viewOf({
    phase: 'live',
    score: { sport: 'football', home, away, minute: 30, isBreak: false, danger: null },
    ...change,
  });
const textOf = (before: EventView, event: EventView): string | null => {
  const news = newsBetween(before, event);
  const { sport } = event.score;
  if (news === null || sport === 'siege') return null;
  return newsText(news, sport, textsOf(lang), lang, (side) => (side === 'home' ? '宋晚舟' : '季风竞技'));
};

it('a goal, a game that is won and the match are told by whom and how they stand', () => {
  expect(textOf(football(0, 1), football(0, 2))).toBe('进球！季风竞技 0:2');
  expect(textOf(football(0, 2), football(0, 2))).toBeNull();
  const won = racket([[11, 9]], { home: 1, isBreak: true });
  expect(textOf(racket([[10, 9]]), won)).toBe('宋晚舟拿下第 1 局 11:9');
  expect(textOf(won, won)).toBeNull();
  expect(textOf(racket([[10, 9]]), racket([[11, 9]]))).toBeNull();
  expect(textOf(football(1, 0), football(1, 0, { phase: 'over' }))).toBe('宋晚舟获胜 1:0');
});

it('nothing is told of another event, of a result that may still change, or of a draw', () => {
  expect(textOf(football(0, 1, { id: 'football-8' }), football(0, 2))).toBeNull();
  expect(textOf(football(1, 0), football(1, 0, { phase: 'over', isProvisional: true }))).toBeNull();
  expect(textOf(football(1, 1), football(1, 1, { phase: 'over' }))).toBeNull();
});

it('a game has its figures: points on service, most in a row, biggest lead', () => {
  const rally = (side: TimelineItem['side'], part = 1): TimelineItem => ({
    ...{ kind: 'points', clock: 1, part, side, points: 1, score: [0, 0] },
  });
  const timeline = [
    ...[rally('home'), rally('home'), rally('away'), rally('away')],
    ...[rally('away'), rally('home'), rally('away', 2)],
  ];
  expect(partFigures({ timeline, sport: 'racket' }, 1)).toEqual({
    serving: { home: 2, away: 2 },
    inRow: { home: 2, away: 3 },
    ahead: { home: 2, away: 1 },
  });
  // The home side won the last rally before, and serves first.
  expect(partFigures({ timeline, sport: 'racket' }, 2).serving).toEqual({ home: 0, away: 0 });
  expect(partFigures({ timeline, sport: 'basketball' }, 1).serving).toBeNull();
  expect(betterOf({ home: 2, away: 3 })).toBe('away');
  expect(betterOf({ home: 2, away: 2 })).toBeNull();
});
