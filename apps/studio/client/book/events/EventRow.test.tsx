import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import type { EventSummary } from '../../../src/book/views.ts';
import { loadWords } from '../../shell/spoken.ts';
import { eventOf, marketOf } from '../book.fixture.ts';
import { WordsProvider } from '../shell/context.ts';
import { textsOf } from '../texts/texts.ts';
import { EventRow } from './EventRow.tsx';

const lang = 'zh_CN';
beforeAll(() => loadWords(lang));

const rowOf = (change: Partial<EventSummary>): string =>
  renderToStaticMarkup(
    <WordsProvider value={{ lang, texts: textsOf(lang) }}>
      <EventRow
        event={eventOf({ phase: 'live', ...change })}
        now={0}
        isPicked={() => false}
        onOpen={() => undefined}
        onPick={() => undefined}
      />
    </WordsProvider>,
  );
const corner = { kind: 'corner', side: 'away', man: null, clock: 12, after: 1 } as const;
const near = (side: string): string => `data-side="${side}" data-on="true"`;

it('a row in play shows where the ball is and says what happened last', () => {
  const row = rowOf({ lately: corner });
  expect(row).toContain('角球 · foxes 队');
  expect(row).toContain(near('away'));
  const threat = { sport: 'football', home: 0, away: 0, minute: 13, isBreak: false, danger: 'home' } as const;
  const threatened = rowOf({ lately: corner, score: threat });
  expect(threatened).toContain('门前险情 · cranes 队');
  expect(threatened).toContain(near('home'));
  const booked = rowOf({ lately: { ...corner, kind: 'yellow', man: 4 } });
  expect(booked).toContain('黄牌 · foxes 队 4 号');
  expect(booked).not.toContain('data-on="true"');
});

it('keeps the place of what is said where nothing is, and has no picture before the start', () => {
  expect(rowOf({})).toContain('data-field="lately"></span>');
  expect(rowOf({ phase: 'coming' })).not.toContain('row-field');
});

it('has the points of the game in play as the score of badminton, and the games small beside them', () => {
  const row = rowOf({
    sport: 'racket',
    score: {
      ...{
        sport: 'racket',
        home: 1,
        away: 0,
        sets: [
          [11, 7],
          [4, 6],
        ],
        isBreak: false,
      },
      ...{ serves: 'away', danger: null },
    },
  });
  expect(row).toContain('data-field="score-away">6<');
  expect(row).toContain('data-field="games-home">1<');
  expect(row).not.toContain('4–6');
});

it('says of a match that is all but decided that it is, while its favourite can still be bet on', () => {
  const at = (price: number) => rowOf({ main: marketOf([['home', price]]) });
  expect(at(1_059)).toContain('data-field="sure">几成定局<');
  expect(at(1_060)).not.toContain('data-field="sure"');
  expect(rowOf({ phase: 'coming', main: marketOf([['home', 1_059]]) })).not.toContain('data-field="sure"');
});
