// @vitest-environment happy-dom

import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { siegeScoreOf } from '../../../src/book/siegeScore.fixture.ts';
import type { EventView, RacketScore, SiegeScore } from '../../../src/book/views.ts';
import { marketOf, openedOf, viewOf } from '../book.fixture.ts';
import { lang, pagesOfBook } from '../bookPage.fixture.tsx';
import { boardOf } from '../pageTexts/texts.ts';
import { startMs } from '../shell/scriptedBook.fixture.ts';
import { textsOf } from '../texts/texts.ts';
import { beatMs } from './boards/play/figures.ts';
import { deedMs } from './boards/siegeEnds.ts';
import { EventPage } from './EventPage.tsx';
import { stubSight } from './sight.fixture.ts';
import { landingMs, volleyMs } from './useLanding.ts';
import { lastPointMs } from './useLastPoint.ts';

const page = pagesOfBook({ gameCode: 'kite-sports' });

const inMs = (ms: number): string => new Date(startMs + ms).toISOString();
const siege = (version: number, home: number, change: Partial<SiegeScore> = {}): EventView =>
  viewOf({
    ...{ sport: 'siege', phase: 'live', version, isSuspended: change.isFought ?? false },
    ...{ waitsUntil: change.isFought ? null : inMs(12_000), markets: [marketOf([['home', 1_700]])] },
    timeline:
      home === 0 ? [] : [{ kind: 'points', clock: home, part: 1, side: 'home', points: 1, score: [0, 0] }],
    score: siegeScoreOf(
      [{ map: { zh_CN: '纸塔', en_US: 'Paper Tower' }, home, away: 0, winner: null }],
      change,
    ),
  });
const racket = (version: number, points: number, change: Partial<RacketScore> = {}): EventView =>
  viewOf({
    ...{ sport: 'racket', phase: 'live', version, markets: [marketOf([['home', 1_700 + version]])] },
    score: {
      ...{
        sport: 'racket',
        home: 0,
        away: 0,
        sets: [[points, 0]],
        isBreak: false,
        serves: 'home',
        danger: null,
      },
      ...change,
    },
  });

describe('what is told beside the prices', () => {
  let see: ReturnType<typeof stubSight>;

  const open = async (event: EventView): Promise<void> => {
    page().studio.detail = event;
    await act(async () => page().store.visit({ name: 'event', id: event.id }));
    await page().show(
      <div className="book-main">
        <EventPage />
      </div>,
    );
  };
  const tell = (event: EventView) => act(async () => page().studio.tell({ kind: 'detail', event }));
  const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
  const strip = (): HTMLElement | null => page().place.querySelector('[data-action="to-board"]');
  const line = (): string | null | undefined =>
    page().place.querySelector('.markets-line > :not([data-open])')?.textContent;

  beforeEach(async () => {
    see = stubSight();
    await page().store.open('ticket', { name: 'events', sport: null });
  });

  it('the score stands at the top once the board is scrolled past, is not read out twice, and leads back', async () => {
    await open(siege(1, 6, { isFought: true }));
    expect(strip()?.dataset.shown).toBe('false');
    await see('[data-field="score"]', { bottom: -20 });
    expect(strip()?.dataset.shown).toBe('true');
    expect(strip()?.textContent).toContain('6 : 0');
    expect(strip()?.textContent).toContain(boardOf(lang).strip.closed);
    expect(strip()?.getAttribute('aria-hidden')).toBe('true');
    expect(strip()?.tabIndex).toBe(-1);
    const scrolled = vi.fn();
    Object.assign(page().place.querySelector('.book-main') ?? {}, { scrollTo: scrolled });
    await act(async () => strip()?.click());
    expect(scrolled).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
    await see('[data-field="score"]', { bottom: 90 });
    expect(strip()?.dataset.shown).toBe('false');
  });

  it('tells how far a round of a siege has come by one row of icons: arrows, walls, flag', async () => {
    const icons = () =>
      [...page().place.querySelectorAll<HTMLElement>('[data-field="strip-fight"] > span')].map(
        ({ dataset }) => `${dataset.now} ${dataset.side ?? ''}`.trim(),
      );
    await open(siege(1, 0));
    expect(icons()).toEqual([]);
    await tell(siege(2, 0, { isFought: true, stage: 'arrows' }));
    expect(icons()).toEqual(['true', 'false', 'false']);
    // Who shot better, and what that does to prices, is told once the volley has landed.
    await tell(siege(3, 0, { isFought: true, stage: 'cover', arrows: 'away' }));
    expect(icons()).toEqual(['true', 'false', 'false']);
    await wait(volleyMs);
    expect(icons()).toEqual(['true away', 'false', 'false']);
    await tell(siege(4, 0, { isFought: true, stage: 'storm', arrows: 'away' }));
    expect(icons()).toEqual(['false away', 'true', 'false']);
    // Its end is played, and told with the flag.
    await tell(siege(5, 1));
    expect(icons()).toEqual(['false away', 'false', 'true']);
    await wait(deedMs.taken.ladders);
    expect(icons()).toEqual([]);
  });

  it('a round that may bring the map is named over the picture and in the strip', async () => {
    await open(siege(1, 6));
    const point = boardOf(lang).siege.points.map;
    await act(async () => vi.dynamicImportSettled());
    expect(page().place.querySelector('[data-field="point"]')?.textContent).toBe(point);
    // The line below tells how the last round ended.
    expect(page().place.querySelector('[data-field="moment"]')?.textContent).toMatch(/6–0$/u);
    expect(strip()?.textContent).toContain(point);
    await tell(siege(2, 5));
    expect(strip()?.textContent).not.toContain(point);
  });

  it('bets are taken from the moment the castle is seen to fall, with what is left of the wait told alike everywhere', async () => {
    const delayMs = openedOf().limits.delayMs;
    await open(siege(1, 0, { isFought: true }));
    await tell(siege(2, 1));
    await wait(deedMs.taken.ladders);
    const left = Math.ceil((12_000 - delayMs - deedMs.taken.ladders) / 1_000);
    // Over the markets it is not said once more.
    expect(line()).not.toContain(boardOf(lang).wait.closes(`${left}s`));
    expect(page().place.querySelector('[data-field="wait"]')?.textContent).toBe(
      boardOf(lang).wait.closes(`${left}s`),
    );
    expect(strip()?.textContent).toContain(boardOf(lang).wait.closes(`${left}s`));
  });

  it('of a siege who has taken a round is told in the colour of whoever did, as the picture has shown it, for two seconds', async () => {
    await open(siege(1, 0, { isFought: true }));
    await tell(siege(2, 1));
    expect(strip()?.dataset.news).toBeUndefined();
    await wait(deedMs.taken.ladders);
    expect(strip()?.dataset.news).toBe('home');
    expect(page().place.querySelector('[data-field="strip-news"]')?.textContent).toContain('1–0');
    await wait(2_000);
    expect(strip()?.dataset.news).toBeUndefined();
  });

  it('a rally that is played to its end says why prices wait, and they are lit as they come again', async () => {
    await open(racket(1, 0));
    await tell(racket(2, 1));
    expect(line()).toContain(boardOf(lang).held.racket);
    expect(page().place.querySelector('.price-value > .price-held')).not.toBeNull();
    expect(page().place.querySelector<HTMLElement>('.markets')?.dataset.back).toBe('false');
    await wait(landingMs);
    expect(line()).not.toContain(boardOf(lang).held.racket);
    expect(page().place.querySelector<HTMLElement>('.markets')?.dataset.back).toBe('true');
  });

  it('of badminton the points of the game in play are the score, with the games beside it', async () => {
    const sets: RacketScore['sets'] = [
      [11, 7],
      [8, 11],
      [4, 1],
    ];
    await open(racket(1, 0, { home: 1, away: 1, sets }));
    const { status } = textsOf(lang);
    const beside = `${status.set(3)} · ${boardOf(lang).partsWon.racket} 1 : 1`;
    expect(page().place.querySelector('[data-field="score"]')?.textContent).toBe('4 : 1');
    expect(page().place.querySelector('[data-field="clock"]')?.textContent).toBe(beside);
    expect(page().place.querySelector('.strip-score')?.textContent).toBe('4 : 1');
    expect(strip()?.textContent).toContain(beside);
    await tell({ ...racket(2, 0, { home: 2, away: 1, sets }), phase: 'over' });
    await wait(landingMs * 4);
    await wait(lastPointMs);
    expect(page().place.querySelector('[data-field="score"]')?.textContent).toBe('2 : 1');
  });

  it('below a rally stands which stroke it has come to, and who serves only from its end until it is returned', async () => {
    const rallyOf = (danger: RacketScore['danger'], version: number, away = 4) =>
      viewOf({
        ...{ id: 'racket-1', sport: 'racket', version, phase: 'live' },
        score: {
          ...{
            sport: 'racket',
            home: 0,
            away: 0,
            sets: [[10, away]],
            isBreak: false,
            serves: 'home',
            danger,
          },
        },
      });
    const moment = () => page().place.querySelector('[data-field="moment"]')?.textContent;
    page().studio.detail = rallyOf(null, 1);
    await act(async () => page().store.visit({ name: 'event', id: 'racket-1' }));
    await page().show(<EventPage />);
    await act(async () => vi.dynamicImportSettled());
    await wait(beatMs * 6);
    expect(moment()).toMatch(/^相持 · 第 [2-9] 拍$/u);
    // Nor is it told again while the rally is seen to end.
    await tell(rallyOf(null, 2, 5));
    await wait(landingMs / 2);
    expect(moment()).toBe('');
    await wait(landingMs / 2);
    expect(moment()).toContain('发球');
    await tell(rallyOf('home', 3, 5));
    await wait(landingMs);
    await wait(beatMs * 6);
    expect(moment()).toMatch(/的局点$/u);
  });

  it('a quarter has one clock, which runs while a possession is played, on the board as in the strip', async () => {
    const told = (version: number, clock: number): EventView =>
      viewOf({
        ...{ sport: 'basketball', phase: 'live', version },
        score: {
          ...{ sport: 'basketball', home: 2, away: 0, quarter: 3, clock, quarters: [] },
          ...{ isBreak: false, attacks: 'home', danger: null },
        },
      });
    const clock = (): string | null | undefined =>
      page().place.querySelector('[data-field="clock"]')?.textContent;
    await open(told(1, 449));
    expect(clock()).toContain('7:29');
    await wait(1_710);
    expect(clock()).toContain('7:19');
    expect(strip()?.textContent).toContain('7:19');
    await wait(10_000);
    expect(clock()).toContain('7:00');
    await tell(told(2, 419));
    // The throw is seen first.
    await wait(landingMs);
    expect(clock()).toContain('7:00');
    await wait(1_000);
    expect(clock()).toContain('6:55');
    expect(strip()?.textContent).toContain('6:55');
    await wait(10_000);
    expect(clock()).toContain('6:30');
  });

  it('an event that begins later says when by a word beside the hour', async () => {
    await open(viewOf({ phase: 'coming' }));
    expect(page().place.querySelector('.board-clock')?.textContent).toContain('开赛');
    // Its lines are there before it begins: nothing moves then.
    for (const field of ['moment', 'attacks'])
      expect(page().place.querySelector(`[data-field="${field}"]`), field).not.toBeNull();
  });
});
