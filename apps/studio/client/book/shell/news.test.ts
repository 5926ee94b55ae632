import { describe, expect, it } from 'vitest';
import { betOf, eventOf, legOf } from '../book.fixture.ts';
import { mergedBets, noticeOf, somethingUnderWay, withNews, withoutPlaced } from './news.ts';

describe('news of events', () => {
  it('replace what is shown unless they are older, and put what is in play first', () => {
    const shown = [
      eventOf({ version: 5 }),
      eventOf({ id: 'football-2', startsAt: '2026-11-22T08:05:00.000Z' }),
    ];
    expect(withNews(shown, eventOf({ version: 4, phase: 'over' }))).toBe(shown);
    const live = withNews(
      shown,
      eventOf({ id: 'football-2', startsAt: '2026-11-22T08:05:00.000Z', phase: 'live' }),
    );
    expect(live.map(({ id, phase }) => [id, phase])).toEqual([
      ['football-2', 'live'],
      ['football-1', 'coming'],
    ]);
  });
});

describe('news of bets', () => {
  it('stand in the order in which they were placed, latest first, each once', () => {
    const early = betOf({ placedAt: '2026-11-22T07:00:00.000Z' });
    const late = betOf({ id: 'book-2' });
    const settled = betOf({ ...early, state: 'settled', won: '0.00' });
    expect(mergedBets([early, late], [settled]).map(({ id, state }) => [id, state])).toEqual([
      ['book-2', 'open'],
      ['book-1', 'settled'],
    ]);
  });

  it('that a bet stands is told by its own answer while it is being placed, and by nothing else', () => {
    const [open, waiting, lost] = [
      betOf(),
      betOf({ id: 'book-2', state: 'waiting' }),
      betOf({ id: 'book-3', state: 'settled', won: '0.00' }),
    ];
    const news = [open, betOf({ id: 'book-2' }), betOf({ id: 'book-4' }), lost];
    const idsOf = (isPlacing: boolean) => withoutPlaced([open, waiting], news, isPlacing).map(({ id }) => id);
    expect(idsOf(true)).toEqual(['book-1', 'book-3']);
    expect(idsOf(false)).toHaveLength(4);
  });

  it.each([
    [
      { state: 'settled', won: '19.50' },
      { kind: 'won', amount: '19.50' },
    ],
    [
      { state: 'settled', won: '10.01' },
      { kind: 'won', amount: '10.01' },
    ],
    // A push, and a bet that lost half.
    [
      { state: 'settled', won: '10.00' },
      { kind: 'back', amount: '10.00' },
    ],
    [
      { state: 'settled', won: '5.00' },
      { kind: 'back', amount: '5.00' },
    ],
    [{ state: 'settled', won: '0.00' }, { kind: 'lost' }],
    [
      { state: 'void', won: '10.00' },
      { kind: 'void', amount: '10.00' },
    ],
    [{ state: 'returned' }, { kind: 'returned' }],
    [{ state: 'stuck' }, { kind: 'stuck' }],
    [
      { state: 'refused', refusal: 'price_changed' },
      { kind: 'refused', reason: 'price_changed' },
    ],
    [{ state: 'paying' }, null],
    [{ state: 'open' }, null],
  ] as const)('say of a bet that became %o: %o', (change, notice) => {
    const bet = betOf({ ...change, legs: [legOf()] });
    // Which bet it was is told with what became of it; a refusal stands beside the press.
    const told = notice === null || notice.kind === 'refused' ? notice : { ...notice, bet };
    expect(noticeOf(betOf(), bet, 'USD')).toEqual(told);
  });

  it('tell a correction by what it gives or takes, and nothing of a bet that was not known', () => {
    const settled = betOf({ state: 'settled', won: '20.00' });
    const corrected = betOf({
      state: 'settled',
      won: '0.00',
      resettlements: [{ amount: '-20.00', at: '2026-11-22T08:10:00.000Z', state: 'done' }],
    });
    expect(noticeOf(settled, corrected, 'USD')).toEqual({
      kind: 'corrected',
      amount: '-20.00',
      bet: corrected,
    });
    expect(noticeOf(undefined, corrected, 'USD')).toBeNull();
  });

  it('know which money is under way', () => {
    expect(somethingUnderWay([betOf(), betOf({ state: 'settled' })])).toBe(false);
    for (const state of ['waiting', 'pending', 'paying'] as const)
      expect(somethingUnderWay([betOf(), betOf({ id: 'book-2', state })])).toBe(true);
  });
});
