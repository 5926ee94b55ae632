// @vitest-environment happy-dom

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { siegeRules } from '../../../../src/book/engine/siege.ts';
import { siegeRestsMs } from '../../../../src/book/engine/siegeRounds.ts';
import { siegeScoreOf } from '../../../../src/book/siegeScore.fixture.ts';
import type {
  AssaultView,
  EventView,
  SiegeRecordAnswer,
  SiegeScore,
  TimelineItem,
} from '../../../../src/book/views.ts';
import { loadWords } from '../../../shell/spoken.ts';
import { viewOf } from '../../book.fixture.ts';
import { boardOf } from '../../pageTexts/texts.ts';
import { WordsProvider } from '../../shell/context.ts';
import { textsOf } from '../../texts/texts.ts';
import { SiegeCards } from './SiegeCards.tsx';
import { SiegeRecord } from './SiegeRecord.tsx';
import { SiegeTrack } from './SiegeTrack.tsx';
import { endText } from './siegeEnds.ts';
import { fallenOf } from './siegeMen.ts';
import { drawnMaps, sceneOf } from './siegeScenes.tsx';
import { type SiegeSeen, siegeSeen, toldMs } from './siegeSeen.ts';
import { Round } from './siegeStage.tsx';

const lang = 'zh_CN';
beforeAll(() => loadWords(lang));

const until = '2026-11-22T08:10:15.000Z';
/** So long after the round that was decided last. */
const after = (ms: number): number => Date.parse(until) - siegeRestsMs.round + ms;

const mapOf = (zh_CN: string, en_US: string, home: number, away: number): SiegeScore['maps'][number] => ({
  ...{ map: { zh_CN, en_US }, home, away, winner: null },
});
const scoreOf = (home: number, away: number, change: Partial<SiegeScore> = {}): SiegeScore =>
  siegeScoreOf([mapOf('纸塔', 'Paper Tower', home, away), mapOf('墨港', 'Ink Harbour', 0, 0)], change);
const roundOf = (clock: number, side: 'home' | 'away', part = 1): TimelineItem => ({
  ...{ kind: 'points', clock, part, side, points: 1, score: [0, 0] },
});
const siege = (change: Partial<EventView>): EventView =>
  viewOf({ sport: 'siege', phase: 'live', waitsUntil: until, ...change });

const assault: AssaultView = { part: 1, round: 6, way: 'ladders', arrows: 'home', grade: null, press: 3 };
const { home, away } = viewOf();
const armies = { id: 'match 0 6', home, away, tense: null, holder: null } as const;
const seenOf = (change: Partial<SiegeSeen>): SiegeSeen => ({
  ...{
    at: 0,
    round: 6,
    attacks: 'home',
    state: 'rest',
    brings: 'round',
    card: null,
    sinceMs: null,
    isHailed: false,
  },
  ...change,
});
const worded = (page: ReactNode): HTMLElement => {
  const place = document.createElement('div');
  place.innerHTML = renderToStaticMarkup(
    <WordsProvider value={{ lang, texts: textsOf(lang) }}>{page}</WordsProvider>,
  );
  return place;
};

describe('castles of the siege', () => {
  it('are drawn of every map that the engine names, no two alike', () => {
    const names = siegeRules.maps.map(({ name }) => name);
    expect([...drawnMaps].sort()).toEqual([...names].sort());
    expect(new Set(names.map((name) => sceneOf(name).walls)).size).toBe(names.length);
  });

  const drawn = (seen: Partial<SiegeSeen>): HTMLElement =>
    worded(
      <svg aria-hidden="true">
        <Round seen={seenOf(seen)} map="Paper Tower" assault={assault} lateMs={0} {...armies} />
      </svg>,
    );
  const count = (place: HTMLElement, what: string): number => place.querySelectorAll(what).length;

  it('are entered where they are taken, by those who stormed, and never where they are held', () => {
    expect(count(drawn({ state: 'taken' }), '.siege-inside [data-side="home"]')).toBeGreaterThan(3);
    expect(count(drawn({ state: 'taken' }), '.siege-inside [data-side="away"]')).toBe(0);
    for (const state of ['rest', 'fight', 'held'] as const)
      expect(count(drawn({ state }), '.siege-inside')).toBe(0);
  });

  it('fly the banners of the winner once they are won, and none before', () => {
    const flown = (seen: Partial<SiegeSeen>, side: string): number =>
      count(drawn(seen), `.siege-hoisted [data-side="${side}"]`);
    expect(flown({ state: 'taken', brings: 'match' }, 'home')).toBe(6);
    // Of six who held it two fell under arrows, and three on the walls.
    expect(flown({ state: 'held', brings: 'match' }, 'away')).toBe(1);
    expect(flown({ state: 'held', brings: 'match' }, 'home')).toBe(0);
    expect(flown({ state: 'taken' }, 'home')).toBe(6);
    for (const state of ['rest', 'fight'] as const)
      expect(count(drawn({ state }), '.siege-hoisted, .siege-confetti, .siege-breach')).toBe(0);
    expect(count(drawn({ state: 'taken' }), '.siege-leaver')).toBe(0);
    expect(count(drawn({ state: 'taken', brings: 'match' }), '.siege-leavers[data-side="away"]')).toBe(1);
  });

  it('are a triumph where they are held: those behind the walls come out, under banners and paper', () => {
    const held = drawn({ state: 'held' });
    expect(count(held, '.siege-host-out[data-side="away"] .siege-sally')).toBe(5);
    expect(count(held, '.siege-hoisted [data-side="away"]')).toBe(1);
    expect(count(held, '.siege-post[data-falls="false"]')).toBe(1);
    expect(count(held, '.siege-confetti[data-side="away"]')).toBeGreaterThan(10);
    expect(count(drawn({ state: 'taken' }), '.siege-sally')).toBe(0);
    // A castle that was stormed is the greater deed.
    const taken = drawn({ state: 'taken' });
    expect(count(taken, '.siege-breach')).toBe(1);
    expect(count(taken, '.siege-confetti[data-side="home"]')).toBeGreaterThan(
      3 * count(held, '.siege-confetti[data-side="away"]'),
    );
  });

  it('gape where they were stormed, each way at another place', () => {
    const placeOf = (way: 'ladders' | 'ram' | 'tower'): string | null | undefined =>
      worded(
        <svg aria-hidden="true">
          <Round
            seen={seenOf({ state: 'taken' })}
            map="Paper Tower"
            assault={{ ...assault, way }}
            lateMs={0}
            {...armies}
          />
        </svg>,
      )
        .querySelector('.siege-breach')
        ?.parentElement?.getAttribute('transform');
    expect(new Set([placeOf('ladders'), placeOf('ram'), placeOf('tower')]).size).toBe(3);
  });

  it('are stormed from dusk to dawn', () => {
    const hours = Array.from({ length: 12 }, (_, at) =>
      drawn({ round: at + 1 })
        .querySelector('.siege-field')
        ?.getAttribute('data-hour'),
    );
    expect(hours.slice(0, 4)).toEqual(Array.from({ length: 4 }, () => 'dusk'));
    expect([...new Set(hours)]).toEqual(['dusk', 'night', 'dawn']);
  });

  it('bear the shield of those who hold them, as the camp does of those who storm', () => {
    expect(count(drawn({ state: 'rest' }), '.siege-shield')).toBe(2);
    const crests = (attacks: 'home' | 'away') =>
      [...drawn({ state: 'rest', attacks }).querySelectorAll('.siege-shield')].map(
        ({ innerHTML }) => innerHTML,
      );
    expect(crests('away')).toEqual(crests('home').reverse());
  });

  it('have a light behind whoever may win by a round, under a drum', () => {
    const tense = (holder: 'home' | 'away' | null): HTMLElement =>
      worded(
        <svg aria-hidden="true">
          <Round
            seen={seenOf({ state: 'fight' })}
            id="match 0 6"
            map="Ink Harbour"
            assault={null}
            lateMs={0}
            {...{ home, away, holder }}
            tense="match"
          />
        </svg>,
      );
    const lit = (holder: 'home' | 'away' | null): (string | null)[] =>
      [...tense(holder).querySelectorAll('.siege-tension')].map((light) => light.getAttribute('cx'));
    const [camp, castle] = lit(null);
    expect(lit('home')).toEqual([camp]);
    expect(lit('away')).toEqual([castle]);
    expect(count(tense('home'), '.siege-drum')).toBe(1);
    expect(count(drawn({ state: 'fight' }), '.siege-tension, .siege-drum')).toBe(0);
  });

  it('are not still while bets are open: a drum is beaten, and someone runs to look at the walls', () => {
    expect(count(drawn({ state: 'rest' }), '.siege-drum')).toBe(1);
    expect(count(drawn({ state: 'rest' }), '.siege-scout')).toBe(1);
    expect(count(drawn({ state: 'fight' }), '.siege-scout')).toBe(0);
  });

  it('lose more men to those who shoot better', () => {
    const better = fallenOf({ arrows: 'home', grade: 'crushing' }, 'home');
    expect(better.guards.length).toBeGreaterThan(better.soldiers.length);
    const worse = fallenOf({ arrows: 'away', grade: 'clear' }, 'home');
    expect(worse.soldiers.length).toBeGreaterThan(worse.guards.length);
    expect(fallenOf({ arrows: 'away', grade: 'narrow' }, 'home')).toEqual({ soldiers: [2], guards: [] });
  });

  it('lose nobody while arrows fly', () => {
    expect(fallenOf({ arrows: null, grade: null }, 'home')).toEqual({ soldiers: [], guards: [] });
  });

  it('have a man fewer for each that fell, until the round is over, whom all see fall', () => {
    const storm = drawn({ state: 'storm' });
    expect(count(storm, '.siege-fighter[data-of="castle"][data-falls="true"]')).toBe(3);
    expect(count(storm, '.siege-fighter[data-of="host"]')).toBe(1);
    expect(count(storm, '.siege-post[data-falls="steps"]')).toBe(3);
    expect(count(storm, '.siege-man[data-falls="steps"]')).toBe(1);
    for (const state of ['rest', 'arrows', 'cover'] as const)
      expect(count(drawn({ state }), '.siege-fighter'), state).toBe(0);
    // Two more stand against it as the walls are taken, and whoever is left bears the banner away.
    const taken = drawn({ state: 'taken' });
    expect(count(taken, '.siege-last .siege-fighter[data-falls="true"]')).toBe(2);
    expect(count(taken, '.siege-post[data-falls="false"] .siege-banner[data-side="away"]')).toBe(1);
    expect(count(drawn({ state: 'held' }), '.siege-last')).toBe(0);
  });

  it('are brought what they are stormed by after the arrows alone, with a crew, while stones are carried along the walls', () => {
    const seen = (state: SiegeSeen['state']) =>
      count(drawn({ state }), '.siege-engine, .siege-hauler, .siege-porter');
    expect(seen('cover')).toBe(5);
    expect(seen('arrows')).toBe(0);
    expect(seen('storm')).toBe(1);
    expect(count(drawn({ state: 'cover' }), '.siege-drum')).toBe(1);
  });

  it('are mended between two rounds, and what lies before them is taken away', () => {
    expect(count(drawn({ state: 'rest' }), '.siege-paste')).toBe(2);
    expect(count(drawn({ state: 'rest' }), '.siege-litter')).toBe(2);
    expect(count(drawn({ state: 'rest', round: 1 }), '.siege-paste, .siege-litter')).toBe(0);
    expect(count(drawn({ state: 'held' }), '.siege-litter')).toBe(2);
  });
});

describe('the end of a round', () => {
  const styles = ['siegeRound', 'siegeStorm', 'siegeEnd', 'siegeFight']
    .map((file) => readFileSync(join(import.meta.dirname, '../../styles', `${file}.css`), 'utf8'))
    .join('');
  /** What plays an animation of that name, of what is drawn. */
  const plays = (place: HTMLElement, animation: string): number =>
    [...styles.matchAll(/([^{}/]+)\{[^{}]*animation(?:-name)?: ([\w-]+)/gu)]
      .filter(([, , name]) => name === animation)
      .reduce((sum, [, selector]) => sum + place.querySelectorAll((selector ?? '').trim()).length, 0);
  const ended = (way: AssaultView['way'], state: 'taken' | 'held'): HTMLElement =>
    worded(
      <svg aria-hidden="true">
        <Round
          seen={seenOf({ state })}
          map="Paper Tower"
          assault={{ ...assault, way }}
          lateMs={0}
          {...armies}
        />
      </svg>,
    );

  it.each([
    ['ladders', 'siege-mount'],
    ['ram', 'siege-break'],
    ['tower', 'siege-board'],
  ] as const)('by %s is seen to be theirs', (way, own) => {
    const taken = ended(way, 'taken');
    for (const other of ['siege-break', 'siege-burst', 'siege-board'])
      expect(plays(taken, other) > 0, other).toBe(
        other === own || (other === 'siege-burst' && own === 'siege-break'),
      );
    expect(plays(taken, own)).toBeGreaterThan(0);
    expect(plays(taken, 'siege-crown')).toBe(1);
    const held = ended(way, 'held');
    expect(plays(held, own)).toBe(0);
    expect(plays(held, 'siege-crown')).toBe(0);
    expect(plays(held, way === 'ladders' ? 'siege-topple' : 'siege-burn')).toBeGreaterThan(0);
  });

  it('is cheered by those who held, under their banner, and louder where the walls had all but fallen', () => {
    const held = (press: AssaultView['press']) =>
      worded(
        <svg aria-hidden="true">
          <Round
            seen={seenOf({ state: 'held' })}
            map="Ink Harbour"
            assault={{ ...assault, press }}
            lateMs={0}
            {...armies}
          />
        </svg>,
      );
    expect(plays(held(2), 'siege-exalt')).toBe(1);
    expect(plays(held(2), 'siege-shine')).toBe(1);
    expect(held(2).querySelector('.siege-rays')?.getAttribute('data-side')).toBe('away');
    expect(plays(held(2), 'siege-exult')).toBe(0);
    expect(plays(held(3), 'siege-exult')).toBe(1);
    expect(plays(held(3), 'siege-hurrah')).toBeGreaterThan(3);
    expect(plays(ended('ram', 'taken'), 'siege-exalt')).toBe(0);
  });

  it('is told at once, by what is seen, and against which press it came', () => {
    const text = (way: AssaultView['way'], press: AssaultView['press'], state: 'taken' | 'held'): string =>
      endText({ ...assault, way, press }, state, boardOf(lang).siege);
    expect(text('ram', 2, 'taken')).toBe('破门而入！');
    expect(text('ladders', 3, 'taken')).toBe('登上城头！');
    expect(text('tower', 2, 'taken')).toBe('吊桥落下，冲上城墙！');
    expect(text('ram', 1, 'taken')).toBe('绝地反击：破门而入！');
    expect(text('ladders', 2, 'held')).toBe('梯断，守住了');
    expect(text('ram', 1, 'held')).toBe('焚毁冲车，守住了');
    expect(text('tower', 3, 'held')).toBe('转危为安：焚毁攻城塔，守住了');
  });
});

describe('a fight of the siege', () => {
  const styles = readFileSync(join(import.meta.dirname, '../../styles/siegeFight.css'), 'utf8');
  const drawn = (way: AssaultView['way']): HTMLElement =>
    worded(
      <svg aria-hidden="true">
        <Round
          seen={seenOf({ state: 'fight' })}
          map="Paper Tower"
          assault={{ ...assault, way }}
          lateMs={0}
          {...armies}
        />
      </svg>,
    );

  it('goes on until it is decided, whatever the walls are stormed by, and stands still where less motion is wanted', () => {
    const [before = '', moved = ''] = styles.split('@media (prefers-reduced-motion: no-preference) {');
    const [inMotion = '', ...after] = moved.split('\n}\n');
    expect(before).not.toContain('infinite');
    expect(after.join('')).not.toContain('infinite');
    const endless = [...inMotion.replace(/\/\*.*?\*\//gsu, '').matchAll(/([^{}]+)\{[^{}]*infinite/gu)].map(
      ([, rule]) => (rule ?? '').trim(),
    );
    expect(endless).toHaveLength(3);
    const moving = (place: HTMLElement, own: string): number =>
      endless.filter((rule) => rule.includes(own) && place.querySelector(rule)).length;
    for (const [way, own] of [
      ['ladders', '.siege-clamber'],
      ['tower', '.siege-rocked'],
      ['ram', '.siege-bout'],
    ] as const)
      expect(moving(drawn(way), own), own).toBe(1);
  });
});

describe('a round of the siege', () => {
  const sixth = siege({ score: scoreOf(4, 2, { attacks: 'away' }), timeline: [roundOf(6, 'home')] });

  it('is told to its end with the sides that fought it, before both change', () => {
    for (const ms of [0, toldMs - 100])
      expect(siegeSeen(sixth, after(ms))).toMatchObject({
        round: 6,
        attacks: 'home',
        state: 'taken',
        card: null,
      });
    expect(siegeSeen(sixth, after(toldMs + 100))).toMatchObject({
      ...{ round: 7, attacks: 'away', state: 'rest', card: 'change' },
    });
    expect(siegeSeen(sixth, after(siegeRestsMs.round - 500))).toMatchObject({ attacks: 'away', card: null });
  });

  it('is followed by the next one without a word where nobody changes', () => {
    const fifth = siege({ score: scoreOf(3, 2), timeline: [roundOf(5, 'away')] });
    expect(siegeSeen(fifth, after(0))).toMatchObject({ round: 5, state: 'held', sinceMs: 0 });
    expect(siegeSeen(fifth, after(toldMs + 100))).toMatchObject({ round: 6, state: 'rest', card: null });
  });

  it('that wins the match is seen until the page is left', () => {
    const over = siege({
      ...{ phase: 'over', waitsUntil: null, timeline: [roundOf(12, 'home')] },
      score: scoreOf(8, 4, { home: 2, away: 1 }),
    });
    const seen = siegeSeen(over, Date.parse(until) + 3_600_000);
    expect(seen).toMatchObject({ state: 'held', attacks: 'away', brings: 'match', card: null });
    const told = worded(
      seen && <SiegeCards event={over} seen={seen} assault={null} lateMs={0} isLanding={false} />,
    );
    const won = told.querySelector('.siege-won');
    expect(won?.getAttribute('data-side')).toBe('home');
    expect(won?.textContent).toContain('2 : 1');
    expect(won?.querySelector('.crest')).not.toBeNull();
    const card = told.querySelector('.siege-match');
    expect(card?.textContent).toContain('2 : 1');
    expect(card?.querySelector('.siege-match-maps')?.textContent).toBe('纸塔 8–4');
  });

  it('says who storms from now on when both change', () => {
    const seen = siegeSeen(sixth, after(toldMs + 100));
    const told = worded(
      seen && <SiegeCards event={sixth} seen={seen} assault={null} lateMs={0} isLanding={false} />,
    );
    expect(told.querySelectorAll('.siege-crosser')).toHaveLength(2);
    expect(told.querySelector('[data-storms="true"]')?.getAttribute('data-side')).toBe('away');
    expect(told.textContent).toContain('攻守互换');
    expect(told.textContent).toContain('foxes 队攻城');
  });
});

it('the row of rounds says what wins the map: other words from six all, until it is over', () => {
  const track = (home: number, away: number): HTMLElement => {
    const rounds = Array.from({ length: home + away }, (_, at) =>
      roundOf(at + 1, at < home ? 'home' : 'away'),
    );
    const event = siege({ score: scoreOf(home, away), timeline: rounds });
    return worded(
      <svg aria-hidden="true">
        <SiegeTrack event={event} at={0} />
      </svg>,
    );
  };
  const said = (place: HTMLElement): (string | null)[] =>
    [...place.querySelectorAll('.siege-first-to')].map(({ textContent }) => textContent);
  const { siege: words, wait } = boardOf(lang);
  expect(said(track(6, 5))).toEqual([words.firstTo]);
  for (const [home, away] of [
    [6, 6],
    [7, 6],
    [7, 8],
    [9, 8],
  ] as const)
    expect(said(track(home, away))).toEqual([wait.overtime, words.overtime]);
  expect(track(9, 8).querySelectorAll('.round-dot[data-side]')).toHaveLength(17);
});

describe('the record of both armies', () => {
  const score = scoreOf(1, 1);
  const event = siege({ score, timeline: [roundOf(1, 'home'), roundOf(2, 'away')] });
  const army = (change: Partial<SiegeRecordAnswer['maps'][number]['home']> = {}) => ({
    ...{ stormed: 0, stormedWon: 0, held: 0, heldWon: 0, matches: 0, lately: { stormed: 0, won: 0 } },
    ...change,
  });
  const rows = (record: SiegeRecordAnswer | 'failed'): string[] => {
    const place = worded(<SiegeRecord event={event} score={score} record={record} />);
    return [...place.querySelectorAll('tbody tr, p')].map((row) =>
      [...(row.children.length > 0 ? row.children : [row])].map((cell) => cell.textContent).join(' '),
    );
  };
  const map = { zh_CN: '纸塔', en_US: 'Paper Tower' };

  it('tells rounds won storming and holding in this match and on this map before', () => {
    const home = army({ stormed: 12, stormedWon: 9, held: 10, heldWon: 5, matches: 2 });
    expect(rows({ maps: [{ map, home, away: army() }] })).toEqual([
      'cranes 队 50%1/2 – 75%9/12 50%5/10',
      'foxes 队 – 50%1/2 – –',
      '“此前”只计在此图已结算的比赛：主队 2 场，客队 0 场',
    ]);
  });

  it('says so where there is none, and where nobody answers', () => {
    expect(rows({ maps: [{ map, home: army(), away: army() }] }).at(-1)).toBe(
      '两军在此图上还没有已结算的比赛',
    );
    expect(rows('failed').at(-1)).toBe('战绩暂时读不到');
  });
});
