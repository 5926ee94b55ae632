import { describe, expect, it } from 'vitest';
import { studioLocales } from '../../src/locale.ts';
import { cardOf } from '../../src/tables/engine/tableGame.ts';
import { beamWheel } from '../../src/tables/games/beamWheel.ts';
import { crestDuel, duelSpots } from '../../src/tables/games/crestDuel.ts';
import { boutSpots, combinedSpots, passSpots, puppetBout } from '../../src/tables/games/puppetBout.ts';
import { boatRace, hareRace } from '../../src/tables/games/race.ts';
import { loadWords } from '../shell/spoken.ts';
import { type Fight, fightAt, fightEndsAt } from './bout/fight.ts';
import { bouts } from './bout/useBout.ts';
import { readCarps } from './carps/read.ts';
import { readDice } from './dice/read.ts';
import { rollText } from './dice/words.ts';
import { readDigits } from './digits/read.ts';
import { readCards } from './dragonTiger/read.ts';
import { readButtons } from './fanTan/read.ts';
import { flightMs, flownSoFar, readTen } from './fireflies/read.ts';
import { formOf } from './race/form.ts';
import { cameraAt, course, inTimes, isPhotoFinish, longestRunMs, nosesAt, readOrder } from './race/run.ts';
import { readMarks } from './sixMark/read.ts';
import { loadGameWords } from './texts/gameWords.ts';

describe('the run', () => {
  const orders = [
    [0, 1, 2, 3, 4, 5],
    [5, 3, 1, 0, 2, 4, 7, 6],
  ];

  it.each(orders)('shows exactly the order that was drawn, and nobody steps back (%i %i …)', (...order) => {
    for (const round of [1, 7, 4_000]) {
      const times = inTimes(order.length, round);
      const inAt = order.map((runner) => {
        for (let ms = 0; ms <= longestRunMs(order.length); ms += 10)
          if ((nosesAt(order, round, ms)[runner] ?? 0) >= course.finish) return ms;
        return Number.POSITIVE_INFINITY;
      });
      for (const [place, ms] of inAt.entries())
        expect(Math.abs(ms - (times[place] ?? 0))).toBeLessThanOrEqual(10);
      expect(new Set(inAt).size).toBe(order.length);
      let last = nosesAt(order, round, 0);
      expect(last.every((nose) => nose === course.start)).toBe(true);
      for (let ms = 0; ms <= 2 * longestRunMs(order.length); ms += 100) {
        const noses = nosesAt(order, round, ms);
        for (const [runner, nose] of noses.entries()) expect(nose).toBeGreaterThanOrEqual(last[runner] ?? 0);
        last = noses;
      }
      // They come to rest in the order in which they came in, in the picture.
      const resting = order.map((runner) => last[runner] ?? 0);
      expect([...resting].sort((one, other) => other - one)).toEqual(resting);
      expect(Math.min(...resting)).toBeGreaterThanOrEqual(course.finish);
      expect(Math.max(...resting) - cameraAt(last)).toBeLessThan(1);
    }
  });

  it('keeps the leader in the picture, and is over before the result is paid', () => {
    const order = [3, 0, 5, 1, 7, 2, 6, 4];
    for (let ms = 0; ms <= 15_000; ms += 250) {
      const noses = nosesAt(order, 12, ms);
      const lead = Math.max(...noses) - cameraAt(noses);
      expect(lead).toBeGreaterThan(0.1);
      expect(lead).toBeLessThan(1);
    }
    for (const race of [hareRace, boatRace])
      expect(longestRunMs(race.runners.count)).toBeLessThan(race.clock.drawnMs);
  });

  it('is told by the photo in some rounds, and not in all', () => {
    const photos = Array.from({ length: 200 }, (_, round) => isPhotoFinish(round)).filter(Boolean).length;
    expect(photos).toBeGreaterThan(40);
    expect(photos).toBeLessThan(120);
  });

  it('is what the form of a runner is read from: the last five, the latest last', () => {
    const results = [
      [0, 1, 2, 3, 4, 5],
      [5, 0, 1, 2, 3, 4],
      [4, 5, 0, 1, 2, 3],
      [3, 4, 5, 0, 1, 2],
      [2, 3, 4, 5, 0, 1],
      [1, 2, 3, 4, 5, 0],
    ].map((order, number) => ({ number, summary: '', outcome: { order } }));
    expect(formOf(hareRace, results, 0)).toEqual([2, 3, 4, 5, 6]);
    expect(formOf(hareRace, results.slice(0, 2), 5)).toEqual([6, 1]);
    expect(formOf(hareRace, [], 0)).toEqual([]);
    // Races of other runners are none of its own.
    expect(formOf(boatRace, results, 0)).toEqual([]);
  });
});

describe('the flight of the fireflies', () => {
  it('ends in the order that was drawn, before the result is paid', () => {
    const order = [7, 3, 10, 1, 9, 2, 8, 4, 6, 5];
    const inAt = order.map((firefly) => {
      for (let ms = 0; ms <= flightMs; ms += 10) if (flownSoFar(order, firefly, 12, ms) >= 1) return ms;
      return Number.POSITIVE_INFINITY;
    });
    expect([...inAt].sort((one, other) => one - other)).toEqual(inAt);
    expect(new Set(inAt).size).toBe(order.length);
    expect(flightMs).toBeLessThan(11_000);
  });
});

describe('words of a result', () => {
  it('tell a triple as one only where it loses the halves', async () => {
    await Promise.all([loadWords('zh_CN'), loadWords('en_US')]);
    expect(rollText('5-5-5', 'zh_CN', true)).toBe('5 5 5 · 15 点 · 围骰');
    expect(rollText('5-5-5', 'zh_CN', false)).toBe('5 5 5 · 15 点 · 大 · 单');
    expect(rollText('1-2-3', 'en_US', true)).toBe('1 2 3 · sum 6 · Small · Even');
  });

  it('name who beat the banker, and a banker who beat all', async () => {
    for (const [lang, one, none] of [
      ['zh_CN', '闲1、闲3赢', '庄家通吃'],
      ['en_US', 'Positions 1, 3 win', 'Banker beats all'],
    ] as const) {
      const words = await loadGameWords('fireside-bulls', lang);
      expect(words?.result('1-3')).toBe(one);
      expect(words?.result('0')).toBe(none);
    }
  });
});

describe('the fight', () => {
  const fight: Fight = { exchanges: [0, 1, 1, 0, 1], winner: 'wala', crest: false };
  const stageMs = 12_000;

  it('tells exchange by exchange who had the better of it, and each is struck back who had not', () => {
    const last = new Map<number, number>();
    for (let ms = 0; ms < fightEndsAt(fight, stageMs); ms += 20) {
      const { decided, struck } = fightAt(fight, stageMs, ms);
      if (decided === 0) expect(struck).toBeNull();
      else {
        expect(struck?.side).toBe(fight.exchanges[decided - 1] === 0 ? 1 : 0);
        expect(struck?.sinceMs).toBeGreaterThanOrEqual(0);
      }
      expect(decided).toBeGreaterThanOrEqual(Math.max(0, ...last.keys()));
      last.set(decided, ms);
    }
    expect([...last.keys()]).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('moves from frame to frame, and never jumps', () => {
    for (const exchanges of [[0], [1, 0], fight.exchanges, [0, 0, 0, 1, 1, 1, 0]]) {
      const some: Fight = { ...fight, exchanges };
      for (let ms = 0; ms < stageMs; ms += 16) {
        const [before, after] = [fightAt(some, stageMs, ms), fightAt(some, stageMs, ms + 16)];
        // The widest: from waiting to the first step, and from the last exchange to the bow.
        for (const side of [0, 1] as const)
          expect(Math.abs(after.poses[side].forward - before.poses[side].forward)).toBeLessThan(25);
      }
    }
  });

  it('lets the winner rise and the loser bow, whoever had more exchanges', () => {
    const [meron, wala] = fightAt(fight, stageMs, stageMs).poses;
    expect([meron.height < 1, wala.height > 1]).toEqual([true, true]);
    const drawn = fightAt({ ...fight, winner: 'draw' }, stageMs, stageMs).poses;
    expect(drawn.every(({ height }) => height < 1)).toBe(true);
  });

  it('is over shortly before the result is paid, however many exchanges it has', () => {
    for (const count of [1, 3, 5, 7]) {
      const some = { ...fight, exchanges: Array.from({ length: count }, () => 0) };
      for (const { clock } of [puppetBout, crestDuel]) {
        expect(clock.drawnMs - fightEndsAt(some, clock.drawnMs)).toBe(1_700);
        expect(fightAt(some, clock.drawnMs, fightEndsAt(some, clock.drawnMs)).isOver).toBe(true);
      }
    }
  });

  it('is read from the outcomes of its own game', () => {
    const outcomes = {
      'puppet-crest': { winner: 'draw', passes: [1, 0, 0, 1] },
      'red-crest-duel': { rounds: [1, 0, 1], crest: true },
    };
    expect(bouts['puppet-crest']?.fightOf(outcomes['puppet-crest'])).toEqual({
      exchanges: [1, 0, 0, 1],
      winner: 'draw',
      crest: false,
    });
    expect(bouts['red-crest-duel']?.fightOf(outcomes['red-crest-duel'])).toEqual({
      exchanges: [1, 0, 1],
      winner: 'wala',
      crest: true,
    });
    expect(bouts['puppet-crest']?.fightOf(outcomes['red-crest-duel'])).toBeNull();
    expect(bouts['red-crest-duel']?.pays('meron', outcomes['puppet-crest'], { strengths: [] })).toBe(0);
  });

  it.each(['puppet-crest', 'red-crest-duel'])('%s offers every place of its game once', async (gameCode) => {
    const offered = bouts[gameCode]?.groups.flatMap(({ rows }) => rows.flat()) ?? [];
    const known = gameCode === 'puppet-crest' ? [...boutSpots, ...combinedSpots, ...passSpots] : duelSpots;
    expect([...offered].sort()).toEqual([...known].sort());
    for (const lang of studioLocales) {
      const words = await loadGameWords(gameCode, lang);
      const named = offered.map((spot) => words?.spot(spot) ?? '');
      expect(named.filter((name) => name === '' || (name.includes(':') && !/^\d : \d$/.test(name)))).toEqual(
        [],
      );
    }
  });
});

it.each([puppetBout, crestDuel, beamWheel])(
  '$gameCode names every kind of its returns in every language',
  async (game) => {
    for (const lang of studioLocales) {
      const words = await loadGameWords(game.gameCode, lang);
      const kinds = game.chances(cardOf(game, '5'.repeat(64))).map(({ kind }) => kind);
      const named = kinds.map((kind) => words?.kind(kind) ?? '');
      expect(
        named.filter((name, at) => name === '' || name === kinds[at] || /[a-z]:|undefined/.test(name)),
      ).toEqual([]);
      expect(new Set(named).size).toBe(kinds.length);
    }
  },
);

it('each scene reads its own outcomes only', () => {
  const outcomes = [
    { digits: [1, 2, 3] },
    { order: [0, 1, 2, 3, 4, 5] },
    { dice: [1, 1, 6] },
    { dragon: 3, tiger: 51 },
    { order: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] },
    { numbers: [1, 2, 3, 4, 5, 49], special: 6 },
    { buttons: 31 },
    { numbers: [1, 2, 3, 4, 5, 6, 7, 20] },
  ];
  const readRace = (outcome: unknown) => readOrder(hareRace, outcome);
  const readers = [readDigits, readRace, readDice, readCards, readTen, readMarks, readButtons, readCarps];
  for (const [at, read] of readers.entries()) {
    for (const [other, outcome] of outcomes.entries()) {
      if (at === other) expect(read(outcome)).toEqual(outcome);
      else expect(read(outcome)).toBeNull();
    }
  }
});
