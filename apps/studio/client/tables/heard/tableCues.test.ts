import { describe, expect, it } from 'vitest';
import { cardOf } from '../../../src/tables/engine/tableGame.ts';
import { dealtOf } from '../../../src/tables/games/baccaratDealing.ts';
import { blossomShow } from '../../../src/tables/games/blossomPlay.ts';
import { rakesOf, remainderOf } from '../../../src/tables/games/fanTan.ts';
import { findTable, tableGames } from '../../../src/tables/games/index.ts';
import { boatRace, hareRace } from '../../../src/tables/games/race.ts';
import { seededBelow } from '../../../src/tables/games/seeded.fixture.ts';
import { dealerHand, dealerShow } from '../../../src/tables/games/sevenLanterns.ts';
import type { TableView } from '../../../src/tables/views.ts';
import { readHands } from '../baccarat/read.ts';
import { readPane } from '../beam/read.ts';
import { beamAt } from '../beam/schedule.ts';
import { openShow, readOutcome } from '../blossom/read.ts';
import { fightAt } from '../bout/fight.ts';
import { bouts } from '../bout/useBout.ts';
import { leaptAt } from '../carps/read.ts';
import { readButtons } from '../fanTan/read.ts';
import { flownSoFar, readTen } from '../fireflies/read.ts';
import { flownMs, playedSoFar, readLanterns } from '../lanterns/read.ts';
import { course, isPhotoFinish, nosesAt, readOrder } from '../race/run.ts';
import { ballAt, ballMs } from '../roulette/schedule.ts';
import type { TableGameView } from '../shell/view.ts';
import { startMs, viewOf } from '../table.fixture.ts';
import type { Cue, TableCues, Timeline } from './cues.ts';

const views = import.meta.glob<{ readonly view: TableGameView }>([
  '../*/view.ts',
  '../*/*View.ts',
  '../*/*View.tsx',
  '!../shell/view.ts',
]);
const cuesByCode: ReadonlyMap<string, TableCues> = new Map(
  await Promise.all(
    Object.values(views).map(async (load): Promise<[string, TableCues]> => {
      const { view } = await load();
      return [view.game.gameCode, (await view.heard()).cues];
    }),
  ),
);
const samples = 40;

interface Heard {
  readonly outcome: unknown;
  readonly timeline: Timeline;
  readonly table: TableView;
}

const look = { isReplayed: false, nowMs: startMs };

/** A round that is being shown, with what is heard of it. */
const heardIn = async (gameCode: string, round: number): Promise<Heard> => {
  const game = findTable(gameCode);
  if (!game) throw new Error(`no table ${gameCode}`);
  const seedHash = 'aa'.repeat(32);
  const card = cardOf(game, seedHash);
  const outcome = await game.draw(seededBelow(`heard ${gameCode}`, round), card);
  const judged = game.judge(outcome, card);
  const drawsAt = startMs + 20_000 + (game.decisions?.decideMs ?? 0);
  const table: TableView = {
    ...viewOf(round, 'drawn'),
    drawsAt: new Date(startMs + 20_000).toISOString(),
    settlesAt: new Date(drawsAt + judged.showMs()).toISOString(),
    result: { number: round, summary: judged.summary(), outcome },
  };
  const timeline = cuesByCode.get(gameCode)?.timelineOf({ table, slips: [] }, look);
  if (!timeline) throw new Error(`${gameCode} is silent`);
  return { outcome, timeline, table };
};

const rounds = (gameCode: string): Promise<Heard[]> =>
  Promise.all(Array.from({ length: samples }, (_, round) => heardIn(gameCode, round + 1)));

const of = (cues: readonly Cue[], ...sounds: readonly Cue['sound'][]): number[] =>
  cues.filter(({ sound }) => sounds.includes(sound)).map(({ at }) => at);

const known = <Value>(value: Value | null | undefined): Value => {
  if (value === null || value === undefined) throw new Error('not read');
  return value;
};

it('every table lets be heard what is seen at it', () => {
  expect([...cuesByCode.keys()].sort()).toEqual(tableGames.map(({ gameCode }) => gameCode).sort());
});

describe.each(tableGames.map(({ gameCode }) => gameCode))('%s', (gameCode) => {
  it('has cues that ascend and lie within the show of their round', async () => {
    for (const { timeline, table } of await rounds(gameCode)) {
      const length = Date.parse(table.settlesAt) - timeline.since;
      const times = timeline.cues.map(({ at }) => at);
      expect(times.length).toBeGreaterThan(1);
      expect(times).toEqual([...times].sort((one, other) => one - other));
      expect(times[0]).toBeGreaterThanOrEqual(0);
      expect(times.at(-1)).toBeLessThan(length);
    }
  });

  it('says nothing before its draw, nor of what is no outcome of its own', () => {
    const cues = cuesByCode.get(gameCode);
    const open = viewOf(4, 'open');
    const strange = { ...open, result: { number: 4, summary: '', outcome: { strange: true } } };
    for (const table of [null, open, strange])
      expect(cues?.timelineOf({ table, slips: [] }, look)).toBeNull();
  });
});

describe('cards', () => {
  it.each(['tide-baccarat', 'crested-baccarat', 'moonrise-squeeze'])(
    'of %s snap as they are dealt and as they are turned, and the last is waited for',
    async (gameCode) => {
      const pace = gameCode === 'moonrise-squeeze' ? 'squeezed' : 'turned';
      for (const { outcome, timeline } of await rounds(gameCode)) {
        const dealt = dealtOf(known(readHands({ outcome })), pace);
        expect(of(timeline.cues, 'deal')).toEqual(dealt.map(({ at }) => at));
        const turned = dealt.map(({ turnedAt }) => turnedAt).sort((one, other) => one - other);
        expect(of(timeline.cues, 'turn')).toEqual(turned);
        const isAwaited = pace === 'squeezed' || dealt.length > 4;
        const rises = of(timeline.cues, 'rise');
        expect(rises.length > 0).toBe(isAwaited);
        for (const rise of rises) expect(rise).toBeLessThan(turned.at(-1) ?? 0);
      }
    },
  );

  it('of the dealer among lanterns are heard as they land, as many as the hand has', async () => {
    for (const { outcome, timeline } of await rounds('seven-lanterns')) {
      const read = known(readLanterns(outcome));
      const turned = of(timeline.cues, 'turn');
      expect(turned).toHaveLength(dealerHand(read).length - 1);
      for (const [card, at] of turned.entries()) {
        const [before, after] = [at - flownMs - 1, at - flownMs].map(
          (ms) => playedSoFar(read, ms).dealer.length,
        );
        expect([before, after]).toEqual([card + 1, card + 2]);
      }
      expect(turned[0]).toBe(dealerShow.first + flownMs);
    }
  });

  it('that lie open while hands are decided fall one by one from the draw on', async () => {
    for (const [gameCode, cards] of [
      ['three-by-moonlight', 0],
      ['moonlit-three', 6],
      ['seven-lanterns', 16],
    ] as const) {
      const { outcome, table } = await heardIn(gameCode, 3);
      const faceUp = findTable(gameCode)?.decisions?.faceUp(outcome) ?? null;
      const deciding: TableView = { ...table, phase: 'deciding', result: null, faceUp };
      const deal = cuesByCode.get(gameCode)?.timelineOf({ table: deciding, slips: [] }, look);
      expect(of(deal?.cues ?? [], 'deal')).toHaveLength(cards);
    }
  });

  it('and chips of the open table at golden blossom are heard as they are seen', async () => {
    for (const { outcome, timeline } of await rounds('golden-blossom')) {
      const read = known(readOutcome(outcome));
      const seen = (ms: number) => {
        const shown = known(openShow(read, ms, blossomShow.length));
        const hands = shown.seats.filter(({ cards }) => cards !== null).length;
        return { pot: shown.pot, hands, winner: shown.winner };
      };
      for (const at of of(timeline.cues, 'chip')) expect(seen(at).pot).toBeGreaterThan(seen(at - 1).pot);
      for (const at of of(timeline.cues, 'turn'))
        expect(seen(at).hands).toBeGreaterThan(seen(Math.ceil(at) - 1).hands);
      const [told = 0] = of(timeline.cues, 'told');
      expect([seen(told - 1).winner, seen(told).winner !== null]).toEqual([null, true]);
      expect(of(timeline.cues, 'turn')).toHaveLength(seen(Number.POSITIVE_INFINITY).hands);
    }
  });
});

describe('wheels', () => {
  const slower = (ticks: readonly number[]): void => {
    const gaps = ticks.slice(1).map((at, before) => at - (ticks[before] ?? 0));
    expect(gaps.length).toBeGreaterThan(8);
    for (const [at, gap] of gaps.entries()) expect(gap).toBeGreaterThanOrEqual((gaps[at - 1] ?? 0) - 1);
  };

  it('tick slower and slower, each quarter of the turn of a ball, until it rests', async () => {
    const { timeline } = await heardIn('moon-roulette', 1);
    const ticks = of(timeline.cues, 'tick');
    slower(ticks);
    for (const at of ticks) {
      const beside = Math.abs(ballAt(at, 0).angle % 90);
      expect(Math.min(beside, 90 - beside)).toBeLessThan(1);
    }
    expect(of(timeline.cues, 'rest')).toEqual([ballMs]);
    expect(Math.max(...ticks)).toBeLessThan(Math.min(...of(timeline.cues, 'drop')));
  });

  it('of a lighthouse tick on each of their turns, with a storm for each, and ships where they come', async () => {
    for (const { outcome, timeline } of await rounds('lighthouse-wheel')) {
      const drawn = known(readPane(outcome));
      const storms = of(timeline.cues, 'storm');
      const [rest = 0] = of(timeline.cues, 'rest');
      const stops = 'stops' in drawn ? drawn.stops : [];
      expect(storms).toHaveLength(stops.length - 1);
      for (const [turn, at] of [...storms, rest].entries())
        expect(beamAt(drawn, at - 1)).toBeCloseTo((stops[turn] ?? 0) * 6);
      slower(of(timeline.cues, 'tick').filter((at) => at < (storms[0] ?? rest)));
      expect(of(timeline.cues, 'ship')).toHaveLength('ships' in drawn && drawn.ships ? 3 : 0);
    }
  });
});

describe('what is counted', () => {
  it('a rake for every four buttons, and a note for each that is left', async () => {
    for (const { outcome, timeline } of await rounds('tea-house-fan-tan')) {
      const drawn = known(readButtons(outcome));
      expect(of(timeline.cues, 'rake')).toHaveLength(rakesOf(drawn));
      expect(of(timeline.cues, 'left')).toHaveLength(remainderOf(drawn));
    }
  });

  it.each([
    ['abacus-three', 3],
    ['five-minute-lanterns', 3],
    ['seven-storey-draw', 7],
    ['eight-carp-draw', 8],
    ['firefly-ten', 10],
  ] as const)('%s has %i numbers, each a note higher than the one before', async (gameCode, count) => {
    const { timeline } = await heardIn(gameCode, 2);
    const notes = timeline.cues.filter(({ sound }) => sound === 'number').map(({ higher = 0 }) => higher);
    expect(notes).toHaveLength(count);
    for (const [at, note] of notes.slice(1).entries()) expect(note).toBeGreaterThan(notes[at] ?? 0);
  });

  it('a carp is heard as it leaps, and a firefly as it comes in', async () => {
    const leaps = of((await heardIn('eight-carp-draw', 1)).timeline.cues, 'number');
    expect(leaps.map((at) => [leaptAt(at - 1), leaptAt(at)])).toEqual(
      leaps.map((_, carp) => [carp, carp + 1]),
    );
    const { outcome, timeline } = await heardIn('firefly-ten', 1);
    const { order } = known(readTen(outcome));
    for (const [place, at] of of(timeline.cues, 'number').entries()) {
      expect(flownSoFar(order, order[place] ?? 0, 1, at)).toBe(1);
      expect(flownSoFar(order, order[place] ?? 0, 1, at - 50)).toBeLessThan(1);
    }
  });
});

describe('races and bouts', () => {
  it.each(['hare-derby', 'dragon-boat-race'])(
    '%s: as many are heard at the line as run',
    async (gameCode) => {
      const game = gameCode === 'hare-derby' ? hareRace : boatRace;
      for (const { outcome, timeline, table } of await rounds(gameCode)) {
        const { order } = known(readOrder(game, outcome));
        const inAt = of(timeline.cues, 'finish', 'in');
        expect(inAt).toHaveLength(order.length);
        for (const [place, at] of inAt.entries())
          expect(nosesAt(order, table.number, at)[order[place] ?? 0]).toBeCloseTo(course.finish);
        expect(of(timeline.cues, 'photo')).toHaveLength(isPhotoFinish(table.number) ? 1 : 0);
        const paces = of(timeline.cues, 'pace');
        expect(paces.length).toBeGreaterThan(5);
        expect(Math.max(...paces)).toBeLessThan(inAt[0] ?? 0);
      }
    },
  );

  it.each(['puppet-crest', 'red-crest-duel'])(
    '%s: every exchange is heard as somebody is struck',
    async (gameCode) => {
      const { fightOf, stageMs } = known(bouts[gameCode]);
      let crests = 0;
      for (const { outcome, timeline } of await rounds(gameCode)) {
        const fight = known(fightOf(outcome));
        const strikes = of(timeline.cues, 'hit', 'crest');
        expect(strikes).toHaveLength(fight.exchanges.length);
        for (const [exchange, at] of strikes.entries()) {
          expect(fightAt(fight, stageMs, at - 1).decided).toBe(exchange);
          expect(fightAt(fight, stageMs, at + 1).decided).toBe(exchange + 1);
        }
        crests += of(timeline.cues, 'crest').length;
        expect(of(timeline.cues, 'crest')).toHaveLength(fight.crest ? 1 : 0);
      }
      expect(crests > 0).toBe(gameCode === 'red-crest-duel');
    },
  );
});
