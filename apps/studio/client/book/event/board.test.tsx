// @vitest-environment happy-dom

import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { competitions } from '../../../src/book/engine/league.ts';
import { siegeScoreOf } from '../../../src/book/siegeScore.fixture.ts';
import type { EventView, SiegeScore, TimelineItem } from '../../../src/book/views.ts';
import { loadWords } from '../../shell/spoken.ts';
import { marketOf, viewOf } from '../book.fixture.ts';
import { Crest } from '../events/Crest.tsx';
import { kitsOf } from '../events/kits.ts';
import { shutOf } from '../events/shut.ts';
import { boardOf } from '../pageTexts/texts.ts';
import { WordsProvider } from '../shell/context.ts';
import { textsOf } from '../texts/texts.ts';
import { beatMs } from './boards/play/figures.ts';
import RacketBoard from './boards/RacketBoard.tsx';
import { deedMs } from './boards/siegeEnds.ts';
import { siegeSeen } from './boards/siegeSeen.ts';
import { isTooSure } from './MarketBox.tsx';
import { momentText } from './moment.ts';
import { PartsTable } from './PartsTable.tsx';
import { attackMs, landingMs, useLanding } from './useLanding.ts';

const lang = 'zh_CN';
beforeAll(() => loadWords(lang));

const until = '2026-11-22T08:10:15.000Z';
const leftOf = (seconds: number): number => Date.parse(until) - 1_000 * seconds;
const mapOf = (zh_CN: string, en_US: string, home: number, away: number): SiegeScore['maps'][number] => ({
  ...{ map: { zh_CN, en_US }, home, away, winner: null },
});
const siegeScore = (change: Partial<SiegeScore> = {}): SiegeScore =>
  siegeScoreOf([mapOf('纸塔', 'Paper Tower', 6, 8), mapOf('墨港', 'Ink Harbour', 0, 0)], {
    away: 1,
    isBreak: true,
    attacks: 'away',
    ...change,
  });
const happened = (change: Partial<TimelineItem>): TimelineItem => ({
  ...{ kind: 'points', clock: 14, part: 1, side: 'away', points: 1, score: [0, 0] },
  ...change,
});
const inBreak = [
  happened({}),
  happened({ kind: 'part-won', points: 0 }),
  happened({ kind: 'break', side: null, points: 0 }),
];
const siege = (change: Partial<EventView> = {}): EventView =>
  viewOf({
    ...{ sport: 'siege', phase: 'live', score: siegeScore(), timeline: inBreak, waitsUntil: until },
    ...change,
  });

describe('a map of the siege that is won', () => {
  it('keeps its castle and how it fell in sight, until the next one begins in five seconds', () => {
    expect(siegeSeen(siege(), leftOf(15))).toMatchObject({
      ...{ at: 0, round: 14, attacks: 'away', state: 'taken', brings: 'map', card: null },
    });
    expect(siegeSeen(siege(), leftOf(6))).toMatchObject({ state: 'taken', card: 'next' });
    expect(siegeSeen(siege(), leftOf(5))).toMatchObject({
      ...{ at: 1, round: 1, attacks: 'away', state: 'rest', brings: 'round' },
    });
    const held = siege({ timeline: [happened({ side: 'home' }), ...inBreak.slice(1)] });
    expect(siegeSeen(held, leftOf(15))).toMatchObject({ attacks: 'away', state: 'held', brings: 'map' });
    const over = siege({ phase: 'over', waitsUntil: null, score: siegeScore({ isBreak: false }) });
    expect(siegeSeen(over, leftOf(0))).toMatchObject({ at: 0, state: 'taken', brings: 'match' });
  });

  it('is none between two rounds, nor while one is fought', () => {
    const fought = siegeScore({ isBreak: false, isFought: true });
    expect(siegeSeen(siege({ score: fought }), 0)).toMatchObject({ state: 'fight', brings: 'round' });
    const round = siege({ score: siegeScore({ isBreak: false }), timeline: inBreak.slice(0, 1) });
    expect(siegeSeen(round, leftOf(9))).toMatchObject({ state: 'taken', brings: 'round' });
    const begun = siegeScore({ isBreak: false, current: 1 });
    expect(siegeSeen(siege({ score: begun }), 0)).toMatchObject({ at: 1, state: 'rest' });
  });

  it('is told by whom, how and by how much', () => {
    const told = (event: EventView) => momentText(event, textsOf(lang), lang, '朱印', '雨码');
    expect(told(siege())).toBe('雨码攻破城池，6–8 拿下第 1 图 · 纸塔');
    const held = siege({
      score: siegeScore({ maps: [mapOf('纸塔', 'Paper Tower', 7, 3)] }),
      timeline: [happened({ side: 'home' })],
    });
    expect(told(held)).toBe('朱印守住城池，7–3 拿下第 1 图 · 纸塔');
  });
});

it('the rally that may bring a game or the match is told as what it is', () => {
  const told = (sets: [number, number][], home: number, danger: 'home' | 'away' | null) =>
    momentText(
      viewOf({
        ...{ sport: 'racket', phase: 'live' },
        score: { ...{ sport: 'racket', home, away: 0, sets, isBreak: false, serves: 'away', danger } },
      }),
      ...([textsOf(lang), lang, '苏', '陆'] as const),
    );
  expect(told([[10, 8]], 0, 'home')).toBe('苏的局点');
  expect(
    told(
      [
        [11, 8],
        [10, 3],
      ],
      1,
      'home',
    ),
  ).toBe('苏的赛点');
  expect(
    told(
      [
        [11, 8],
        [3, 10],
      ],
      1,
      'away',
    ),
  ).toBe('陆的局点');
  expect(told([[14, 14]], 0, 'home')).toBe('局点');
  expect(
    told(
      [
        [11, 8],
        [14, 14],
      ],
      1,
      'home',
    ),
  ).toBe('赛点');
});

describe('the parts of a match', () => {
  const cells = (score: EventView['score']): string => {
    const table = document.createElement('div');
    table.innerHTML = renderToStaticMarkup(
      <WordsProvider value={{ lang, texts: textsOf(lang) }}>
        <PartsTable score={score} home="A" away="B" />
      </WordsProvider>,
    );
    return [...table.querySelectorAll('tr')]
      .map((row) => [...row.children].map(({ textContent }) => textContent).join(' '))
      .join(' / ');
  };

  it('are counted as won in the last column, and those to come say nothing', () => {
    expect(cells(siegeScore())).toBe('各图 纸塔 墨港 胜图 / A 6 – 0 / B 8 – 1');
    const sets: [number, number][] = [
      [11, 7],
      [2, 3],
    ];
    expect(
      cells({
        ...{ sport: 'racket', home: 1, away: 0, sets, isBreak: false, serves: 'home', danger: null },
      }),
    ).toBe('各局 1 2 胜局 / A 11 2 1 / B 7 3 0');
  });
});

describe('the colours of a side', () => {
  const teamOf = (crest: number) => ({ code: 'cranes', crest, names: { zh_CN: '鹤', en_US: 'Cranes' } });

  it('are one everywhere: its players wear the colour of its crest', () => {
    for (const { teams } of competitions)
      for (const { number } of teams) {
        const drawn = renderToStaticMarkup(<Crest team={teamOf(number)} size={44} />);
        expect(drawn).toContain(`fill="${kitsOf(teamOf(number), teamOf(number + 1)).home}"`);
        expect(drawn).toContain(`fill="${kitsOf(teamOf(number + 1), teamOf(number)).away}"`);
      }
  });

  it('stand with a figure of its own: no two sides of a competition have the same emblem', () => {
    const figureOf = (number: number): string | undefined =>
      / d="([^"]+)"[^>]*paint-order/.exec(
        renderToStaticMarkup(<Crest team={teamOf(number)} size={44} />),
      )?.[1];
    for (const { teams } of competitions) {
      const drawn = teams.map(({ number }) => figureOf(number));
      expect(drawn).not.toContain(undefined);
      expect(new Set(drawn).size).toBe(teams.length);
    }
  });

  it('are those of a portrait for whoever plays alone', () => {
    const drawn = renderToStaticMarkup(<Crest team={teamOf(3)} sport="racket" size={44} />);
    expect(drawn).toContain(`fill="${kitsOf(teamOf(3), teamOf(4)).home}"`);
    expect(drawn).not.toContain('crest-shield');
  });

  it('are no other side’s of its competition', () => {
    for (const { teams } of competitions)
      expect(new Set(teams.map(({ number }) => kitsOf(teamOf(number), teamOf(number)).home)).size).toBe(
        teams.length,
      );
    // Of sides whose numbers nobody told they may be: then the visitor wears another one.
    const { home, away } = kitsOf({ code: 'cranes' }, { code: 'cranes' });
    expect(home).not.toBe(away);
  });
});

it('a locked price says why: what goes on in the event, all but decided, or hardly possible', () => {
  const open = viewOf();
  const priced = (...prices: readonly (number | null)[]) =>
    marketOf(prices.map((price, at) => [at === 0 ? 'home' : at === 1 ? 'draw' : 'away', price]));
  expect(shutOf(viewOf({ isSuspended: true }), priced(2_000, 3_000, 4_000))).toBe('football');
  expect(shutOf(open, priced(null, 30_000, 100_000))).toBe('sure');
  // The hopeless one beside it is told the same: that the market is all but decided.
  expect(shutOf(open, priced(null, 30_000, null))).toBe('sure');
  // But for who is behind in it.
  const led = viewOf({
    score: { sport: 'football', home: 3, away: 0, minute: 80, isBreak: false, danger: null },
  });
  const all = priced(null, 30_000, null);
  expect([shutOf(led, all, 'home'), shutOf(led, all, 'away')]).toEqual(['sure', 'slight']);
  expect(shutOf(led, { ...all, kind: 'handicap', line: -4 }, 'home')).toBe('slight');
  expect(shutOf(led, { ...all, kind: 'half' }, 'away')).toBe('sure');
  expect(shutOf(open, priced(1_020, 20_000, null))).toBe('slight');
  const double = { ...priced(null, 1_050, 9_000), kind: 'double' as const };
  expect(shutOf(open, double)).toBe('sure');
});

it('a market says why it is closed: only where it is open and nothing of it has a price', () => {
  const sure = marketOf([
    ['home', null],
    ['away', null],
  ]);
  expect(isTooSure(viewOf(), sure)).toBe(true);
  expect(isTooSure(viewOf({ isSuspended: true }), sure)).toBe(false);
  expect(isTooSure(viewOf(), marketOf([['home', 1_010]]))).toBe(false);
  expect(new Set(Object.values(boardOf(lang).suspended)).size).toBe(5);
});

it('the last rally of a match is played to its end, as every other', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.createElement('div');
  const root = createRoot(place);
  const show = (phase: 'live' | 'over', home: number) =>
    act(async () =>
      root.render(
        <WordsProvider value={{ lang, texts: textsOf(lang) }}>
          <RacketBoard
            {...{ id: 'racket-7', phase, told: [], timeline: [happened({ side: 'home' })] }}
            score={{
              ...{ sport: 'racket', home: 1, away: 0, sets: [[home, 3]] },
              ...{ isBreak: false, serves: 'home', danger: null },
            }}
          />
        </WordsProvider>,
      ),
    );
  await show('live', 20);
  await show('over', 21);
  const poses: (string | null | undefined)[] = [];
  for (let beat = 0; beat < 5; beat += 1) {
    poses.push(place.querySelector('.player[data-side="home"] [data-pose]')?.getAttribute('data-pose'));
    await act(async () => vi.advanceTimersByTime(beatMs));
  }
  expect(poses).toEqual(['reach', 'smash', 'cheer', 'exult', 'exult']);
  await act(async () => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const Shown = ({ event }: { event: EventView }) => useLanding(event).score.home;

describe('what is told of a throw', () => {
  let root: Root;
  let place: HTMLElement;
  const show = (event: EventView) => act(async () => root.render(<Shown event={event} />));
  const throwOf = (version: number, home: number, change: Partial<EventView> = {}): EventView =>
    viewOf({
      ...{ sport: 'basketball', phase: 'live', version },
      score: {
        ...{ sport: 'basketball', home, away: 0, quarter: 1, clock: 600 - version, quarters: [[home, 0]] },
        ...{ isBreak: false, attacks: 'home', danger: null },
      },
      ...change,
    });

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    place = document.createElement('div');
    root = createRoot(place);
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

  it('waits until the picture shows it, whatever else comes meanwhile', async () => {
    await show(throwOf(1, 2));
    expect(place.textContent).toBe('2');
    await show(throwOf(2, 5));
    await pass(landingMs / 2);
    // Prices alone: the wait goes on as it was.
    await show(throwOf(2, 5));
    expect(place.textContent).toBe('2');
    await pass(landingMs / 2);
    expect(place.textContent).toBe('5');
  });

  it('waits for nothing where nothing is played first', async () => {
    await show(throwOf(1, 2));
    await show(throwOf(2, 3, { id: 'another' }));
    expect(place.textContent).toBe('3');
    await show(throwOf(3, 9, { id: 'another', phase: 'abandoned' }));
    expect(place.textContent).toBe('9');
    const fought = siegeScore({ isBreak: false, isFought: true });
    await show(siege({ version: 1, score: fought }));
    await show(siege({ version: 2, score: { ...fought, isFought: false, home: 1 } }));
    await pass(deedMs.taken.ladders - 1);
    expect(place.textContent).toBe('0');
    await pass(1);
    expect(place.textContent).toBe('1');
    await show(viewOf({ phase: 'live', version: 1 }));
    const goal = viewOf({ phase: 'live', version: 2 });
    await show({ ...goal, score: { ...goal.score, home: 1 } });
    expect(place.textContent).toBe('1');
  });

  it('waits at football for the end of an attack that was told before, as nothing else is played to an end', async () => {
    const score = { sport: 'football', away: 0, minute: 7, isBreak: false } as const;
    await show(viewOf({ phase: 'live', version: 1, score: { ...score, home: 0, danger: 'home' } }));
    await show(viewOf({ phase: 'live', version: 2, score: { ...score, home: 1, danger: null } }));
    expect(place.textContent).toBe('0');
    await pass(attackMs);
    expect(place.textContent).toBe('1');
  });
});
