// @vitest-environment happy-dom

import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { siegeScoreOf } from '../../../src/book/siegeScore.fixture.ts';
import type { EventView, FootballScore } from '../../../src/book/views.ts';
import { marketOf, viewOf } from '../book.fixture.ts';
import { lang, pagesOfBook } from '../bookPage.fixture.tsx';
import { boardOf } from '../pageTexts/texts.ts';
import { startMs } from '../shell/scriptedBook.fixture.ts';
import { deedMs } from './boards/siegeEnds.ts';
import { EventPage } from './EventPage.tsx';
import { attackMs, landingMs } from './useLanding.ts';

const heard: string[] = [];
const page = pagesOfBook({
  gameCode: 'kite-sports',
  now: () => startMs,
  onSound: (sound) => void heard.push(sound),
});

const priced = (home: number | null) => [marketOf([['home', home]])];

const basketball = (version: number, home: number): EventView =>
  viewOf({
    ...{ sport: 'basketball', phase: 'live', version, markets: priced(1_900 + 10 * version) },
    score: {
      ...{ sport: 'basketball', home, away: 0, quarter: 1, clock: 600 - version, quarters: [[home, 0]] },
      ...{ isBreak: false, attacks: 'home', danger: null },
    },
  });

const football = (version: number, change: Partial<FootballScore>, price: number | null): EventView =>
  viewOf({
    ...{ phase: 'live', version, isSuspended: price === null, markets: priced(price) },
    score: {
      ...{ sport: 'football', home: 0, away: 0, minute: 7, isBreak: false, danger: null },
      ...change,
    },
  });

const siege = (version: number, home: number, isFought: boolean): EventView =>
  viewOf({
    ...{ sport: 'siege', phase: 'live', version, isSuspended: isFought },
    markets: priced(isFought ? null : 1_700),
    score: siegeScoreOf(
      [
        { map: { zh_CN: '纸塔', en_US: 'Paper Tower' }, home, away: 0, winner: null },
        { map: { zh_CN: '墨港', en_US: 'Ink Harbour' }, home: 0, away: 0, winner: null },
        { map: { zh_CN: '竹桥', en_US: 'Bamboo Bridge' }, home: 0, away: 0, winner: null },
      ],
      { isFought },
    ),
  });

describe('while the picture plays how something ended', () => {
  const open = async (event: EventView): Promise<void> => {
    page().studio.detail = event;
    await act(async () => page().store.visit({ name: 'event', id: event.id }));
    await page().show(<EventPage />);
  };
  const tell = (event: EventView) => act(async () => page().studio.tell({ kind: 'detail', event }));
  const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
  const button = (): HTMLButtonElement | null => page().place.querySelector('.markets [data-action="pick"]');
  const press = () => act(async () => button()?.click());
  const isHeld = (): boolean => button()?.getAttribute('aria-disabled') === 'true';

  beforeEach(async () => {
    heard.length = 0;
    await page().store.open('ticket', { name: 'events', sport: null });
  });

  it('prices of before stand and none can be pressed; then the new ones can, with their arrows', async () => {
    await open(basketball(1, 0));
    expect(button()?.textContent).toContain('1.91');
    await tell(basketball(2, 3));
    await pass(landingMs - 1);
    expect(button()?.textContent).toContain('1.91');
    expect(button()?.textContent).toContain(boardOf(lang).strip.held);
    expect(isHeld()).toBe(true);
    expect(button()?.querySelector('.price-held')).not.toBeNull();
    await press();
    expect(page().store.getState().picks).toEqual([]);
    await pass(1);
    expect(button()?.textContent).toContain('1.92');
    expect(button()?.getAttribute('data-move')).toBe('up');
    expect(isHeld()).toBe(false);
    await press();
    expect(page().store.getState().picks).toMatchObject([{ agreed: 1_920 }]);
  });

  it('a point is heard as it is seen, once', async () => {
    await open(basketball(1, 0));
    await tell(basketball(2, 3));
    await pass(landingMs - 1);
    expect(heard).toEqual([]);
    await pass(1);
    expect(heard).toEqual(['score']);
    await tell(basketball(3, 3));
    await pass(landingMs);
    expect(heard).toEqual(['score']);
  });

  it('the slip tells the truth of what was chosen before', async () => {
    await open(basketball(1, 0));
    await press();
    await tell(basketball(2, 3));
    expect(button()?.textContent).toContain('1.91');
    expect(page().store.getState().picks).toMatchObject([{ price: 1_920, agreed: 1_910 }]);
  });

  it('markets of football stay shut until the threat is seen to be over', async () => {
    await open(football(1, { danger: 'home' }, null));
    await tell(football(2, {}, 2_100));
    await pass(attackMs - 1);
    expect(page().place.querySelector('[data-field="suspended"]')).not.toBeNull();
    expect(button()?.textContent).not.toContain('2.10');
    const line = () => page().place.querySelector('.markets-line .suspended-line')?.textContent;
    const why = line();
    await pass(1);
    expect(page().place.querySelector('[data-field="suspended"]')).toBeNull();
    // Its place is kept, as high as what stood there.
    expect(line()).toBe(why);
    expect(button()?.textContent).toContain('2.10');
  });

  it('those of the siege until its round is seen to end', async () => {
    await open(siege(1, 0, true));
    await tell(siege(2, 1, false));
    await pass(deedMs.taken.ladders - 1);
    expect(button()?.textContent).not.toContain('1.70');
    await pass(1);
    expect(button()?.textContent).toContain('1.70');
  });

  it('an arrow goes with the price that it marks', async () => {
    await open(football(1, {}, 2_000));
    await tell(football(2, {}, 2_100));
    expect(button()?.getAttribute('data-move')).toBe('up');
    await tell(football(3, {}, null));
    expect(button()?.getAttribute('data-move')).toBeNull();
    await tell(football(4, {}, 2_100));
    await pass(60_000);
    expect(button()?.getAttribute('data-move')).toBeNull();
  });

  it('what both armies did before is asked once, whichever markets are looked at', async () => {
    const asked = vi.spyOn(page().studio, 'siegeRecord');
    const markets = [
      marketOf([['home', 1_700]], { id: 'winner', kind: 'winner' }),
      marketOf([['home', 1_900]], { id: 'parts:-1.5', kind: 'parts', line: -1.5 }),
      marketOf([['home', 1_800]], { id: 'part:1', kind: 'part', number: 1 }),
    ];
    await open({ ...siege(1, 0, false), markets });
    await act(async () => vi.dynamicImportSettled());
    const tab = (group: string) => page().place.querySelector<HTMLElement>(`[data-group="${group}"]`);
    const first: (string | null | undefined)[] = [];
    for (const group of ['lines', 'parts', 'all']) {
      await act(async () => tab(group)?.click());
      first.push(page().place.querySelector('.market')?.getAttribute('data-market'));
    }
    expect(first).toEqual(['parts:-1.5', 'part:1', 'winner']);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('nothing waits where less motion is wanted', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    await open(basketball(1, 0));
    await tell(basketball(2, 3));
    expect(button()?.textContent).toContain('1.92');
    expect(isHeld()).toBe(false);
  });
});
