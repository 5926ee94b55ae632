// @vitest-environment happy-dom

import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { EventView, MarketKind, MarketView } from '../../../src/book/views.ts';
import { betOf, legOf, marketOf, viewOf } from '../book.fixture.ts';
import { lang } from '../bookPage.fixture.tsx';
import { stayMs } from '../events/useFormer.ts';
import { boardOf } from '../pageTexts/texts.ts';
import { eventPages } from './eventPage.fixture.tsx';

const { page, open } = eventPages('kite-sports');

const priced = (id: string, kind: MarketKind, price: number | null): MarketView =>
  marketOf(
    [
      ['home', price],
      ['away', price === null ? null : 2_000],
    ],
    { id, kind, line: kind === 'handicap' ? Number(id.split(':')[1]) : null },
  );
const winner = (price: number | null): MarketView => priced('winner', 'winner', price);
const line = (at: number): MarketView => priced(`handicap:${at}`, 'handicap', 1_900);

/** The last minute of a match of basketball. */
const match = (version: number, main: MarketView, lines: readonly MarketView[]): EventView =>
  viewOf({
    ...{ sport: 'basketball', phase: 'live', version, main, lines, markets: [main, ...lines] },
    isSuspended: main.selections.every(({ price }) => price === null),
    score: {
      ...{ sport: 'basketball', home: 9, away: 0, quarter: 4, clock: 60, quarters: [[9, 0]] },
      ...{ isBreak: false, attacks: 'home', danger: null },
    },
  });

describe('the row below the picture', () => {
  const row = (): HTMLElement | null => page().place.querySelector('.main-row');
  const title = (): string => row()?.querySelector('.row-title')?.textContent ?? '';
  const press = () => act(async () => row()?.querySelector<HTMLElement>('[data-action="pick"]')?.click());
  const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
  const tell = async (event: EventView) => {
    await act(async () => page().studio.tell({ kind: 'detail', event }));
    await pass(2_000);
  };
  /** The favourite is certain for a while, and prices are shut then. */
  const decide = async () => {
    for (const version of [2, 3, 4]) await tell(match(version, winner(1_030), [line(-8.5)]));
    await tell(match(5, winner(null), [line(-8.5)]));
  };

  it('gives way to a line once the match is all but decided, and says so in its heading for a while', async () => {
    await open(match(1, winner(1_500), [line(-8.5)]));
    await decide();
    expect(row()?.dataset.market).toBe('handicap:-8.5');
    expect(row()?.dataset.other).toBe('true');
    const { sure } = boardOf(lang).instead;
    expect(title()).toBe(sure('胜者（含加时）', '让分'));
    await pass(6_000);
    expect(title()).toContain('让分');
    expect(title()).not.toBe(sure('胜者（含加时）', '让分'));
    expect(row()?.dataset.other).toBe('false');
  });

  it('stays while a choice of it lies in the slip', async () => {
    await open(match(1, winner(1_500), [line(-8.5)]));
    await press();
    expect(page().store.getState().picks).toHaveLength(1);
    await decide();
    expect(row()?.dataset.market).toBe('winner');
  });

  it('stays while an open bet stands on it, and no longer', async () => {
    const legs = [legOf({ market: { id: 'winner', kind: 'winner', line: null, number: null } })];
    await open(match(1, winner(1_500), [line(-8.5)]));
    await act(async () => page().studio.tell({ kind: 'bet', bet: betOf({ legs }) }));
    await decide();
    expect(row()?.dataset.market).toBe('winner');
    await act(async () =>
      page().studio.tell({ kind: 'bet', bet: betOf({ legs, state: 'settled', won: '0.00' }) }),
    );
    await tell(match(6, winner(null), [line(-8.5)]));
    expect(row()?.dataset.market).toBe('handicap:-8.5');
  });

  it('lets nobody bet on a line that has just come to stand where another one stood', async () => {
    await open(match(1, winner(1_030), [line(-8.5)]));
    expect(row()?.dataset.market).toBe('handicap:-8.5');
    const next = match(1, winner(1_030), [line(-10.5)]);
    await act(async () => page().studio.tell({ kind: 'detail', event: { ...next, version: 2 } }));
    await pass(1_280);
    expect(row()?.dataset.market).toBe('handicap:-10.5');
    await press();
    await pass(stayMs - 1);
    await press();
    expect(row()?.querySelector('[data-new]')).not.toBeNull();
    expect(page().store.getState().picks).toEqual([]);
    await pass(1);
    await press();
    expect(
      page()
        .store.getState()
        .picks.map(({ market }) => market),
    ).toEqual(['handicap:-10.5']);
    expect(row()?.querySelector('[data-new]')).toBeNull();
  });

  it('says whose the goal was that it asked for, and then asks for the next', async () => {
    const goal = (number: number) => ({ ...priced(`next:${number}`, 'next', 1_800), number });
    const result = marketOf(
      [
        ['home', null],
        ['draw', null],
        ['away', 9_000],
      ],
      { id: 'result', kind: 'result' },
    );
    const football = (version: number, number: number, change: Partial<EventView> = {}): EventView =>
      viewOf({
        ...{ phase: 'live', version, main: result, markets: [result, goal(number)] },
        score: { sport: 'football', home: number - 1, away: 0, minute: 80, isBreak: false, danger: null },
        ...change,
      });
    await open(football(1, 1));
    expect(row()?.dataset.market).toBe('next:1');
    await press();
    const timeline = [{ kind: 'goal', clock: 80, part: 2, side: 'home', points: 1, score: [1, 0] } as const];
    await tell(football(2, 2, { timeline, isSuspended: true }));
    // The picture has shown it.
    await pass(20_000);
    expect(row()?.dataset.market).toBe('next:1');
    const settled = [...(row()?.querySelectorAll<HTMLElement>('.price-settled') ?? [])];
    expect(settled.map(({ dataset }) => dataset.won)).toEqual(['true', 'false']);
    expect(row()?.querySelector('[data-field="row-why"]')?.textContent).toContain(boardOf(lang).settled);
    expect(row()?.querySelector('[data-action="pick"]')).toBeNull();
    await tell(football(3, 2, { timeline }));
    expect(row()?.dataset.market).toBe('next:2');
  });
});
