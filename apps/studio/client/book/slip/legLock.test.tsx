// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { EventView } from '../../../src/book/views.ts';
import { marketOf, viewOf } from '../book.fixture.ts';
import { lang, pagesOfBook } from '../bookPage.fixture.tsx';
import { textsOf } from '../texts/texts.ts';
import { Slip } from './Slip.tsx';
import { ripeMs } from './usePress.ts';
import { slipWordsOf } from './words.ts';

const page = pagesOfBook({ gameCode: 'kite-sports' });

const match = (version: number, home: number | null, draw: number | null, isSuspended = false): EventView =>
  viewOf({
    ...{ id: 'football-1', phase: 'live', version, isSuspended },
    main: marketOf([
      ['home', home],
      ['draw', draw],
      ['away', 4_000],
    ]),
  });

describe.each([
  ['home', 'sure', [null, 20_000]],
  ['draw', 'slight', [1_050, null]],
] as const)('a choice in play that lies in the slip: %s', (code, why, [home, draw]) => {
  const tell = (event: EventView) => act(async () => page().studio.tell({ kind: 'detail', event }));
  const note = () => page().place.querySelector('[data-field="leg-lock"]')?.textContent?.trim();
  const texts = () => textsOf(lang);

  beforeEach(async () => {
    const event = match(3, 2_000, 3_000);
    page().studio.detail = event;
    await page().store.open('ticket', { name: 'event', id: 'football-1' });
    await page().show(<Slip onBets={() => undefined} onClose={() => undefined} />);
    await act(async () => event.main && page().store.slip.pick(event, event.main, code));
  });

  it(`says what its tile says where it alone has no price: ${why}`, async () => {
    expect(note()).toBeUndefined();
    await tell(match(4, home, draw));
    expect(note()).toBe(texts().shut[why]);
    // A low slip leaves out what is soft.
    expect(page().place.querySelector('.leg-note.soft')).toBeNull();
  });

  it('has a press that takes it out, once it could be read, and none that waits', async () => {
    const press = () => page().place.querySelector<HTMLButtonElement>('.place-bet');
    await tell(match(4, home, draw));
    expect([press()?.dataset.action, press()?.disabled]).toEqual(['take-out', false]);
    expect(press()?.textContent).toBe(`${slipWordsOf(lang).remove}${texts().shut[why]}`);
    await act(async () => press()?.click());
    expect(page().store.getState().picks).toHaveLength(1);
    await act(async () => vi.advanceTimersByTime(ripeMs));
    await act(async () => press()?.click());
    expect(page().store.getState().picks).toEqual([]);
    expect(page().studio.placed).toEqual([]);
  });

  it('says that it is locked where the whole match is', async () => {
    await tell(match(4, null, null, true));
    expect(note()).toBe(texts().suspended);
  });

  it('says nothing before the picture has shown it', async () => {
    await act(async () => page().store.setPictured(match(3, 2_000, 3_000)));
    await tell(match(4, home, draw));
    expect(note()).toBeUndefined();
    page().studio.quotes = [];
    await act(async () => page().store.setPictured(null));
    expect(note()).toBe(texts().shut[why]);
  });
});

describe('one of two sides of which the other is all but certain', () => {
  const market = (home: number | null, away: number | null) =>
    marketOf(
      [
        ['home', home],
        ['away', away],
      ],
      { id: 'winner', kind: 'winner' },
    );
  const duel = (version: number, home: number | null, away: number | null): EventView =>
    viewOf({ id: 'football-1', phase: 'live', version, main: market(home, away) });
  const press = () => page().place.querySelector<HTMLButtonElement>('.place-bet');
  const tell = (event: EventView) => act(async () => page().studio.tell({ kind: 'detail', event }));

  beforeEach(async () => {
    const event = duel(3, 3_000, 1_300);
    page().studio.detail = event;
    await page().store.open('ticket', { name: 'event', id: 'football-1' });
    await page().show(<Slip onBets={() => undefined} onClose={() => undefined} />);
    await act(async () => event.main && page().store.slip.pick(event, event.main, 'home'));
  });

  it('has a press that takes the other one, and bets nothing', async () => {
    await tell(duel(4, null, 1_060));
    expect([press()?.dataset.action, press()?.textContent]).toEqual([
      'swap',
      expect.stringContaining('@1.06'),
    ]);
    await act(async () => vi.advanceTimersByTime(ripeMs));
    await act(async () => press()?.click());
    expect(page().store.getState().picks).toMatchObject([{ selection: 'away', agreed: 1_060 }]);
    // Whoever pressed twice has not bet.
    expect(press()?.dataset.action).toBe('play');
    await act(async () => press()?.click());
    expect(page().studio.placed).toEqual([]);
    await act(async () => vi.advanceTimersByTime(ripeMs));
    await act(async () => press()?.click());
    expect(page().studio.placed.map(({ legs }) => legs)).toMatchObject([
      [{ selection: 'away', price: 1_060 }],
    ]);
  });

  it('is not offered what has no price either', async () => {
    await tell(duel(4, null, null));
    expect(press()?.dataset.action).toBe('take-out');
  });
});
