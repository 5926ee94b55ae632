import { describe, expect, it } from 'vitest';
import type { EventView, MarketKind, MarketView } from '../../../src/book/views.ts';
import { marketOf, viewOf } from '../book.fixture.ts';
import { nextRow, type Row, rowMarketsOf } from './rowMarkets.ts';

const priced = (home: number | null, away: number | null, id = 'winner', kind: MarketKind = 'winner') =>
  marketOf(
    [
      ['home', home],
      ['away', away],
    ],
    { id, kind },
  );
const line = (home: number | null, away: number | null, id = 'total:70') =>
  priced(home, away, id, id.startsWith('next') ? 'next' : id.startsWith('handicap') ? 'handicap' : 'total');

const basketball = (quarter: number): EventView['score'] => ({
  ...{ sport: 'basketball', home: 30, away: 20, quarters: [], clock: 300, quarter },
  ...{ isBreak: false, attacks: 'home', danger: null },
});

/** A page that is told of a match of basketball, one telling after the other. */
const page = (pinned: readonly string[] = []) => {
  let row: Row | null = null;
  let version = 0;
  const others = [line(1_500, 2_500, 'total:60'), line(1_850, 1_950)];
  const tell = (main: MarketView | null, change: Partial<EventView> = {}, isHeld = false) => {
    version += 1;
    const lines = change.lines ?? others;
    const event = viewOf({
      ...{ sport: 'basketball', phase: 'live', isSuspended: false, score: basketball(1), version },
      ...{ main, lines, markets: main === null ? lines : [main, ...lines] },
      ...change,
    });
    row = nextRow(row, event, { isHeld, isPinned: ({ id }) => pinned.includes(id) });
    return rowMarketsOf(event, row)[0]?.id;
  };
  const even = priced(1_900, 1_900);
  const sure = priced(1_059, 9_000);
  const shut = priced(null, null);
  return {
    ...{ even, sure, tell },
    /** What stands there while prices are shut. */
    lock: (change: Partial<EventView> = {}) => tell(shut, { isSuspended: true, ...change }),
    market: () => row?.stood,
  };
};

describe('the market below the picture', () => {
  it('is for whoever has just come the most even line once the favourite is as good as certain', () => {
    expect(page().tell(priced(1_060, 9_000))).toBe('winner');
    const { tell, sure } = page();
    expect(tell(sure)).toBe('total:70');
    expect(page().tell(sure, { phase: 'coming' })).toBe('winner');
    expect(page().tell(sure, { lines: [] })).toBe('winner');
    expect(page().lock()).toBe('winner');
    // Who takes a siege stays in sight.
    expect(page().tell(sure, { sport: 'siege' })).toBe('winner');
    expect(page(['winner']).tell(sure)).toBe('winner');
    // What the player has a bet on comes before what is more even.
    expect(page(['total:60']).tell(sure)).toBe('total:60');
  });

  it('of football is the next goal where nothing of the result is left', () => {
    const goal = line(1_400, 3_000, 'next:3');
    const lines = [line(1_900, 1_900)];
    const told = { sport: 'football', lines, markets: [goal, ...lines] } as const;
    expect(page().tell(priced(null, 9_000), told)).toBe('next:3');
    expect(page().tell(priced(1_050, 9_000), told)).toBe('total:70');
  });

  it('stays with a goal that was bet on until it is scored, shows whose it was, and goes on to the next', () => {
    const { tell } = page(['next:1']);
    const goals = (number: number) =>
      marketOf(
        [
          ['home', 1_800],
          ['away', 2_400],
        ],
        { id: `next:${number}`, kind: 'next', number },
      );
    const told = (number: number) => ({ sport: 'football', lines: [], markets: [goals(number)] }) as const;
    const main = priced(null, 9_000);
    expect(tell(main, told(1))).toBe('next:1');
    expect(tell(main, told(1))).toBe('next:1');
    const timeline = [{ kind: 'goal', clock: 12, part: 1, side: 'home', points: 1, score: [1, 0] } as const];
    expect(tell(main, { ...told(2), timeline, isSuspended: true })).toBe('next:1');
    expect(tell(main, { ...told(2), timeline })).toBe('next:2');
  });

  it('gives way only after the favourite has been certain for a while, and only while nothing can be pressed', () => {
    const { even, sure, tell, lock } = page();
    tell(even);
    tell(sure);
    tell(sure);
    expect(lock()).toBe('winner');
    expect(tell(sure)).toBe('winner');
    expect(tell(sure)).toBe('winner');
    expect(lock()).toBe('total:70');
    expect(tell(sure)).toBe('total:70');
  });

  it('does not give way to what was certain for a moment', () => {
    const { even, sure, tell, lock } = page();
    for (const main of [even, sure, sure, even, sure, sure]) tell(main);
    expect(lock()).toBe('winner');
  });

  it('gives way where it has no price to press itself, and while the picture plays an end', () => {
    const none = priced(null, null);
    const first = page();
    first.tell(first.even);
    expect([first.tell(none), first.tell(none), first.tell(none)]).toEqual(['winner', 'winner', 'total:70']);
    const other = page();
    for (const main of [other.even, other.sure, other.sure, other.sure])
      expect(other.tell(main)).toBe('winner');
    expect(other.tell(other.sure, {}, true)).toBe('total:70');
  });

  it('comes back only well above that, and once in a part of the match', () => {
    const { even, sure, tell, lock } = page();
    for (const main of [even, sure, sure, sure]) tell(main);
    expect(lock()).toBe('total:70');
    const again = priced(1_120, 9_000);
    for (let time = 0; time < 5; time += 1) tell(again);
    expect(lock()).toBe('total:70');
    const second = { score: basketball(2) };
    for (let time = 0; time < 5; time += 1) tell(priced(1_119, 9_000), second);
    expect(lock(second)).toBe('total:70');
    for (let time = 0; time < 5; time += 1) tell(again, second);
    expect(lock(second)).toBe('winner');
  });

  it('stays where a choice of it is picked or bet, whatever becomes of it', () => {
    const { even, sure, tell, lock } = page(['winner']);
    tell(even);
    for (let time = 0; time < 6; time += 1) tell(sure);
    expect(lock()).toBe('winner');
    const other = page(['total:60']);
    other.tell(other.sure);
    expect(other.tell(other.sure, { lines: [line(1_900, 1_900)] })).toBe('total:60');
    expect(other.market()?.selections.map(({ price }) => price)).toEqual([null, null]);
  });

  it('stays the line that it is while that is offered, and then goes to the one of its kind', () => {
    const { sure, tell, lock, market } = page();
    const first = line(1_900, 1_900, 'handicap:-8.5');
    const next = line(1_900, 1_900, 'handicap:-10.5');
    const total = line(1_850, 1_850, 'total:70');
    expect(tell(sure, { lines: [first] })).toBe('handicap:-8.5');
    const both = { lines: [next, total], markets: [sure, first, next, total] };
    expect(tell(sure, both)).toBe('handicap:-8.5');
    const only = { lines: [total, next], markets: [sure, total, next] };
    // While prices are shut it stays, without a price.
    expect(lock(only)).toBe('handicap:-8.5');
    expect(market()?.selections.map(({ price }) => price)).toEqual([null, null]);
    expect(tell(sure, only)).toBe('handicap:-10.5');
    expect(tell(sure, { lines: [total] })).toBe('total:70');
    expect(tell(sure, { lines: [] })).toBe('winner');
  });

  it('is none once the match is over, and of the league none at all', () => {
    const { even, tell } = page();
    expect(tell(even)).toBe('winner');
    expect(tell(even, { phase: 'over' })).toBeUndefined();
    expect(tell(null)).toBeUndefined();
    expect(page().tell(even, { sport: 'league' })).toBeUndefined();
  });
});
