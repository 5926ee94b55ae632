// @vitest-environment happy-dom

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { siegeScoreOf } from '../../../../src/book/siegeScore.fixture.ts';
import type { AssaultView, EventView, TimelineItem } from '../../../../src/book/views.ts';
import { loadWords } from '../../../shell/spoken.ts';
import { viewOf } from '../../book.fixture.ts';
import { boardOf } from '../../pageTexts/texts.ts';
import { WordsProvider } from '../../shell/context.ts';
import { textsOf } from '../../texts/texts.ts';
import { SiegeCards } from './SiegeCards.tsx';
import { type SiegeSeen, siegeSeen } from './siegeSeen.ts';
import { Round } from './siegeStage.tsx';

const lang = 'zh_CN';
beforeAll(() => loadWords(lang));

const until = '2026-11-22T08:10:15.000Z';
const leftOf = (ms: number): number => Date.parse(until) - ms;
const breakMs = 15_000;
const taken: TimelineItem = { kind: 'points', clock: 8, part: 1, side: 'home', points: 1, score: [1, 0] };
const assault: AssaultView = { part: 1, round: 8, way: 'ram', arrows: 'home', grade: 'crushing', press: 2 };
const bare = { isHailed: false, card: null, sinceMs: null } as const;
const won: EventView = viewOf({
  ...{ sport: 'siege', phase: 'live', waitsUntil: until, timeline: [taken], assault },
  score: siegeScoreOf(
    [
      { map: { zh_CN: '纸塔', en_US: 'Paper Tower' }, home: 7, away: 1, winner: 'home' },
      { map: { zh_CN: '墨港', en_US: 'Ink Harbour' }, home: 0, away: 0, winner: null },
    ],
    { home: 1, isBreak: true, attacks: 'away' },
  ),
});

describe('who has won a map', () => {
  let root: Root;
  let place: HTMLElement;
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    place = document.createElement('div');
    root = createRoot(place);
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    vi.unstubAllGlobals();
  });

  const show = (left: number, isLanding = false) =>
    act(async () => {
      const seen = siegeSeen(won, leftOf(left));
      root.render(
        <WordsProvider value={{ lang, texts: textsOf(lang) }}>
          {seen && <SiegeCards event={won} seen={seen} assault={assault} lateMs={0} isLanding={isLanding} />}
        </WordsProvider>,
      );
    });
  const ribbon = (): Element | null => place.querySelector('.siege-won');
  const isNamed = (): boolean => place.querySelector('.siege-card[data-card="next"]') !== null;

  it('is gone before the next castle is named, for whoever has stayed', async () => {
    const told: string[] = [];
    for (let left = breakMs; left >= 0; left -= 100) {
      await show(left);
      expect(ribbon() !== null && isNamed(), String(left)).toBe(false);
      const now = isNamed() ? 'named' : (ribbon()?.getAttribute('data-gone') ?? 'nothing');
      if (told.at(-1) !== now) told.push(now);
    }
    expect(told).toEqual(['false', 'true', 'named', 'nothing']);
  });

  it('is read out with the score, and not before', async () => {
    await show(breakMs, true);
    expect(ribbon()?.getAttribute('aria-hidden')).toBe('true');
    await show(breakMs - 2_400);
    expect(ribbon()?.getAttribute('aria-hidden')).toBe('false');
  });

  it('is not seen by whoever comes as it goes, or later', async () => {
    await show(10_000);
    expect(ribbon()?.textContent).toContain('7 : 1');
    for (const left of [6_700, 6_100, 5_500, 4_000]) {
      await act(async () => root.render(null));
      await show(left);
      expect(ribbon(), String(left)).toBeNull();
      expect(isNamed()).toBe(left < 6_200);
    }
  });
});

it('the plate tells who shot better, and not by what the walls are stormed, as that counts for nothing; a ram presses the gate', () => {
  const show = (state: 'cover' | 'storm', way: AssaultView['way']): HTMLElement => {
    const seen = { at: 0, round: 8, attacks: 'home', state, brings: 'round', ...bare } as const;
    const page = document.createElement('div');
    page.innerHTML = renderToStaticMarkup(
      <WordsProvider value={{ lang, texts: textsOf(lang) }}>
        <SiegeCards event={won} seen={seen} assault={{ ...assault, way }} lateMs={0} isLanding={false} />
      </WordsProvider>,
    );
    return page;
  };
  const { siege } = boardOf(lang);
  const plate = show('cover', 'ram').querySelector('.siege-shot')?.textContent;
  expect(plate).toBe(`${siege.arrows(siege.shot.crushing, won.home.names.zh_CN)}7 : 3`);
  expect(plate).not.toContain(siege.means.ram);
  expect(show('storm', 'ram').querySelector('.siege-pressed')?.textContent).toContain(siege.pressedGate);
  expect(show('storm', 'tower').querySelector('.siege-pressed')?.textContent).toContain(siege.pressed);
});

it('hits of a volley are marked until it is told who shot better', () => {
  const marks = (state: 'arrows' | 'cover', isLanding: boolean): number[] => {
    const seen = { at: 0, round: 8, attacks: 'home', state, brings: 'round', ...bare } as const;
    const arrows = state === 'arrows' ? null : 'home';
    const page = document.createElement('div');
    page.innerHTML = renderToStaticMarkup(
      <WordsProvider value={{ lang, texts: textsOf(lang) }}>
        <SiegeCards
          {...{ event: won, seen, lateMs: 0, isLanding }}
          assault={{ ...assault, arrows, press: null }}
        />
      </WordsProvider>,
    );
    return [...page.querySelectorAll('.siege-hits p')].map(
      (row) => row.querySelectorAll('[data-on="true"]').length,
    );
  };
  expect(marks('arrows', false).every((hits) => hits > 0 && hits < 4)).toBe(true);
  expect(marks('cover', true)).toEqual([7, 3]);
  expect(marks('cover', false)).toEqual([]);
});

it('the marks over the walls are lit at the same blows as the walls crack, by opacity, and none before', () => {
  const delayOf = (file: string, what: RegExp): string | undefined =>
    what.exec(readFileSync(join(import.meta.dirname, `../../styles/${file}.css`), 'utf8'))?.[1];
  const marks = delayOf(
    'siegeCards',
    /data-state="fight"\] i::after \{\s*animation: siege-lit 300ms ease-out (.*) both/u,
  );
  const cracks = delayOf('siegeBeat', /siege-crack\) \{\s*animation: siege-split 0\.2s ease-out (.*) both/u);
  expect(marks).toBeDefined();
  expect(marks).toBe(cracks);
  expect(delayOf('siegeCards', /@keyframes siege-lit \{\s*from \{\s*opacity: (\d)/u)).toBe('0');
});

it('a mark is lit with each crack; the third is for the breach, half lit and with a word as the walls are about to give way', () => {
  const gauge = (state: 'storm' | 'taken', press: 1 | 2 | 3): HTMLElement => {
    const seen = { at: 0, round: 8, attacks: 'home', state, brings: 'round', ...bare } as const;
    const page = document.createElement('div');
    page.innerHTML = renderToStaticMarkup(
      <WordsProvider value={{ lang, texts: textsOf(lang) }}>
        <SiegeCards event={won} seen={seen} assault={{ ...assault, press }} lateMs={0} isLanding={false} />
      </WordsProvider>,
    );
    return page;
  };
  const lit = (press: 1 | 2 | 3): (string | null)[] =>
    [...gauge('storm', press).querySelectorAll('.siege-pressed i')].map((mark) =>
      mark.getAttribute('data-on'),
    );
  expect(lit(1)).toEqual(['true', 'false', 'false']);
  expect(lit(2)).toEqual(['true', 'true', 'false']);
  expect(lit(3)).toEqual(['true', 'true', 'half']);
  for (const press of [1, 2, 3] as const) {
    const place = document.createElement('div');
    place.innerHTML = renderToStaticMarkup(
      <svg aria-hidden="true">
        <Round
          seen={{ at: 0, round: 8, attacks: 'home', state: 'storm', brings: 'round', ...bare }}
          {...{ id: 'match 0 8', map: 'Paper Tower', home: won.home, away: won.away }}
          {...{ assault: { ...assault, press }, lateMs: 0, tense: null, holder: null }}
        />
      </svg>,
    );
    for (const what of ['.siege-crack', '.siege-splinter'])
      expect(place.querySelectorAll(what), what).toHaveLength(press);
  }
  expect(gauge('storm', 2).querySelector('.siege-dire')).toBeNull();
  expect(gauge('storm', 3).querySelector('.siege-dire')?.textContent).toBe(boardOf(lang).siege.dire);
});

it('who has won a round is hailed with how, and how the map stands; larger what was not likely', () => {
  const hail = (press: 1 | 2): Element | null => {
    const seen = { at: 0, round: 8, attacks: 'home', state: 'taken', brings: 'round', ...bare } as const;
    const shown = { seen, assault: { ...assault, press }, lateMs: 0, isLanding: false };
    const page = document.createElement('div');
    page.innerHTML = renderToStaticMarkup(
      <WordsProvider value={{ lang, texts: textsOf(lang) }}>
        <SiegeCards event={won} {...shown} />
      </WordsProvider>,
    );
    return page.querySelector('.siege-hail');
  };
  const { ends, unlikely } = boardOf(lang).siege;
  expect(hail(2)?.textContent).toContain(`${ends.taken.ram}\u00a07 : 1`);
  expect(hail(2)?.getAttribute('data-unlikely')).toBe('false');
  expect(hail(1)?.textContent).toContain(`${unlikely.taken}${ends.taken.ram}`);
  expect(hail(1)?.getAttribute('data-unlikely')).toBe('true');
});

it('the hail and what the round has made of the match come with the score, and not to whoever comes later', () => {
  const rounds = [1, 2, 3].map((clock): TimelineItem => ({ ...taken, clock, side: 'home' }));
  const { score } = won;
  if (score.sport !== 'siege') throw new Error('not a siege');
  const [map, next] = score.maps;
  if (!map || !next) throw new Error('no maps');
  const third: EventView = {
    ...won,
    timeline: rounds,
    score: { ...score, home: 0, isBreak: false, maps: [{ ...map, home: 3, away: 0, winner: null }, next] },
  };
  const ended: SiegeSeen = { at: 0, round: 3, attacks: 'home', state: 'taken', brings: 'round', ...bare };
  const told = (isLanding: boolean, lateMs = 0, seen: SiegeSeen = ended): readonly string[] => {
    const page = document.createElement('div');
    page.innerHTML = renderToStaticMarkup(
      <WordsProvider value={{ lang, texts: textsOf(lang) }}>
        <SiegeCards event={third} {...{ seen, assault, lateMs, isLanding }} />
      </WordsProvider>,
    );
    return [...page.querySelectorAll('.siege-hail, .siege-story')].map(({ className }) => className);
  };
  expect(told(true)).toEqual([]);
  expect(told(false)).toEqual(['siege-hail', 'siege-story']);
  expect(told(false, 30_000)).toEqual(['siege-hail']);
  // The next one is waited for.
  expect(told(false, 0, { ...ended, round: 4, state: 'rest' })).toEqual([]);
});
