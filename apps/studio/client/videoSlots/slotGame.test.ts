import { describe, expect, it } from 'vitest';
import { cellsOf, type VideoSlot } from '../../src/games/videoSlots/machine.ts';
import type { SlotState, VideoSlotOutcome } from '../../src/games/videoSlots/outcome.ts';
import {
  baseState,
  boughtState,
  chosen,
  isChoosing,
  playStep,
  sizesOf,
} from '../../src/games/videoSlots/round.ts';
import { beadsOfFortune } from '../../src/games/videoSlots/slots/beadsOfFortune.ts';
import { fairWindJunk } from '../../src/games/videoSlots/slots/fairWindJunk.ts';
import { videoSlots } from '../../src/games/videoSlots/slots/index.ts';
import { lotusRain } from '../../src/games/videoSlots/slots/lotusRain.ts';
import { nightMarket } from '../../src/games/videoSlots/slots/nightMarket.ts';
import { paintedMask } from '../../src/games/videoSlots/slots/paintedMask.ts';
import { paperPhoenix } from '../../src/games/videoSlots/slots/paperPhoenix.ts';
import { peacockGarden } from '../../src/games/videoSlots/slots/peacockGarden.ts';
import { pepperKitchen } from '../../src/games/videoSlots/slots/pepperKitchen.ts';
import { skyLanternNight } from '../../src/games/videoSlots/slots/skyLanternNight.ts';
import { tigerGrove } from '../../src/games/videoSlots/slots/tigerGrove.ts';
import { answersOf, gameOptions } from '../shell/scriptedGame.fixture.ts';
import { VideoSlotGame, type VideoSlotView } from './slotGame.ts';

/** The first numbers, in a fixed order, that come to what is looked for. */
const seek = (
  slot: VideoSlot,
  state: SlotState,
  isWanted: (played: ReturnType<typeof playStep>) => boolean,
): VideoSlotOutcome => {
  const sizes = sizesOf(slot, state);
  for (let first = 0; ; first += 1) {
    const drawn = sizes.map(
      (size, index) => (first * (index * 7 + 3) + Math.floor(first / size) * index) % size,
    );
    const played = playStep(slot, state, drawn);
    if (isWanted(played)) return { state, drawn, next: played.next };
  }
};

const openGame = async (slot: VideoSlot) => {
  const { api, step, asked } = answersOf<VideoSlotOutcome>();
  const game = new VideoSlotGame({ ...gameOptions(api), slot, isCalm: () => false });
  const views: VideoSlotView[] = [];
  game.play.subscribe(() => views.push(game.play.getState().view));
  await game.play.open('ticket');
  return { game, step, asked, views };
};

const until = async (isSo: () => boolean): Promise<void> => {
  for (let turn = 0; turn < 10_000 && !isSo(); turn += 1) await Promise.resolve();
  expect(isSo()).toBe(true);
};

const pictureOf = ({ symbols }: VideoSlotView, reels: number): string[][] =>
  Array.from({ length: reels }, (_, reel) =>
    symbols
      .filter((symbol) => symbol.reel === reel)
      .sort((a, b) => a.row - b.row)
      .map(({ letter }) => letter),
  );

describe('a spin', () => {
  it('stops reel by reel and says what it pays', async () => {
    const { game, step, views } = await openGame(nightMarket);
    const outcome = seek(nightMarket, baseState, ({ units, next }) => units >= 20 && next === null);
    const { falls } = playStep(nightMarket, baseState, outcome.drawn);
    step.push({ outcome, win: '2.00' });
    await game.play.step('1.00');
    const { view, notice } = game.play.getState();
    expect(pictureOf(view, 5)).toEqual(falls[0]?.picture);
    expect(view.wins).toEqual(falls[0]?.wins);
    expect(notice).toMatchObject({ name: 'won', amount: '2.00' });
    expect(new Set(views.map(({ turningFrom }) => turningFrom))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  });

  it('does not wait for a reel that cannot bring what is missing', async () => {
    const { game, step, views } = await openGame(peacockGarden);
    // One more pavilion would begin the feature, and the fifth reel has none.
    const outcome = seek(peacockGarden, baseState, ({ falls, next }) => {
      const seen = falls[0]?.picture.map((column) => column.includes('S')) ?? [];
      return next === null && seen[3] === true && seen.filter(Boolean).length === 2;
    });
    step.push({ outcome, win: '0.00' });
    await game.play.step('1.00');
    expect(views.some(({ tense }) => tense)).toBe(false);
  });

  it('shows every picture of a cascade in turn, and keeps what has not won', async () => {
    const { game, step, views } = await openGame(pepperKitchen);
    const outcome = seek(pepperKitchen, baseState, ({ falls, next }) => falls.length > 2 && next === null);
    const { falls } = playStep(pepperKitchen, baseState, outcome.drawn);
    step.push({ outcome, win: '0.50' });
    await game.play.step('1.00');
    const shown = new Set(views.map((view) => JSON.stringify(pictureOf(view, 5))));
    for (const { picture } of falls) expect(shown).toContain(JSON.stringify(picture));
    expect(game.play.getState()).toMatchObject({ notice: { name: 'back' }, view: { wins: [] } });
    expect(Math.max(...views.map(({ multiplier }) => multiplier))).toBe(falls.at(-2)?.multiplier);
  });
});

describe('what a slot has of its own', () => {
  it('shows veils before they turn, all of them into the same', async () => {
    const { game, step, views } = await openGame(paintedMask);
    const outcome = seek(
      paintedMask,
      baseState,
      ({ falls, next }) => (falls[0]?.turned.length ?? 0) > 3 && next === null,
    );
    const [fall] = playStep(paintedMask, baseState, outcome.drawn).falls;
    step.push({ outcome, win: '0.00' });
    await game.play.step('1.00');
    const cellsOf = (view: VideoSlotView, letter: string): number[] =>
      view.symbols
        .filter((symbol) => symbol.letter === letter)
        .map(({ reel, row }) => reel * paintedMask.rows + row)
        .sort((a, b) => a - b);
    const veiled = views.filter(({ turningFrom }) => turningFrom === 5);
    expect(veiled.map((view) => cellsOf(view, 'M'))).toContainEqual(fall?.turned);
    const { view } = game.play.getState();
    expect(cellsOf(view, 'M')).toEqual([]);
    expect(pictureOf(view, 5)).toEqual(fall?.picture);
  });

  it('says what a keeper has collected, and how often', async () => {
    const { game, step } = await openGame(skyLanternNight);
    const outcome = seek(
      skyLanternNight,
      baseState,
      ({ falls, next }) => falls[0]?.wins.at(-1)?.letter === 'C' && next === null,
    );
    const { units, cash } = playStep(skyLanternNight, baseState, outcome.drawn);
    step.push({ outcome, win: '1.00' });
    await game.play.step('1.00');
    const { wins } = game.play.getState().view;
    expect(wins.at(-1)?.count).toBe(cash.filter((value) => value > 0).length);
    expect(wins.reduce((sum, win) => sum + win.units, 0)).toBe(units);
  });

  it('lets reels that stay wild stand while the others turn', async () => {
    const { game, step, views } = await openGame(paperPhoenix);
    const state: SlotState = { ...baseState, mode: 'free', left: 3, played: 2, choice: 0, wilds: 0b00100 };
    const before = seek(paperPhoenix, state, ({ next }) => next !== null);
    const outcome = seek(paperPhoenix, before.next ?? state, ({ next }) => next !== null);
    step.push({ outcome: before, win: '0.00', open: true }, { outcome, win: '0.00', open: true });
    await game.play.step('1.00');
    await game.play.step(null);
    expect(
      views.filter(({ turningFrom }) => turningFrom === 0).map(({ wilds }) => wilds & 0b00100),
    ).toContain(0b00100);
    expect(pictureOf(game.play.getState().view, 5)[2]).toEqual(['W', 'W', 'W']);
  });

  it('climbs from picture to picture in free spins', async () => {
    const { game, step, views } = await openGame(lotusRain);
    const state: SlotState = { ...baseState, mode: 'free', left: 1, played: 7, choice: 0, multiplier: 4 };
    const outcome = seek(lotusRain, state, ({ falls }) => falls.length > 2);
    const { falls } = playStep(lotusRain, state, outcome.drawn);
    expect(falls.map(({ multiplier }) => multiplier)).toEqual(falls.map((_, index) => 4 + index));
    step.push({ outcome, win: '3.00' });
    await game.play.step('1.00');
    expect(Math.max(...views.map(({ multiplier }) => multiplier))).toBe(falls.at(-2)?.multiplier);
  });
});

describe('an abacus', () => {
  it('shows what was counted before the beads are carried that multiply it, and begins clear again', async () => {
    const { game, step, views } = await openGame(beadsOfFortune);
    const outcome = seek(
      beadsOfFortune,
      baseState,
      ({ falls, next }) => falls[0]?.multiplier === 3 && next === null,
    );
    step.push({ outcome, win: '3.00' }, { outcome, win: '3.00' });
    await game.play.step('1.00');
    const counted = views.filter(({ wins }) => wins.length > 0);
    expect(counted.map(({ carried, multiplier }) => [carried, multiplier])).toEqual(
      expect.arrayContaining([
        [0, 1],
        [2, 3],
      ]),
    );
    expect(counted[0]).toMatchObject({ carried: 0, multiplier: 1 });
    expect(game.play.getState().view).toMatchObject({ carried: 2, multiplier: 3 });
    views.length = 0;
    await game.play.step('1.00');
    expect(views.filter(({ turningFrom }) => turningFrom === 0).at(-1)).toMatchObject({ carried: 0 });
  });

  it('begins free spins with the beads that were chosen', async () => {
    const { game, step, views } = await openGame(beadsOfFortune);
    const begun = seek(beadsOfFortune, baseState, ({ next }) => next !== null);
    step.push({ outcome: begun, win: '0.00', open: true });
    await game.play.step('1.00');
    const state = begun.next && { ...chosen(beadsOfFortune, begun.next, 1), left: 1 };
    const last = seek(beadsOfFortune, state ?? baseState, ({ units, added }) => units === 0 && added === 0);
    step.push({ outcome: last, win: '0.00' });
    views.length = 0;
    await game.choose(1);
    await until(() => step.length === 0 && !game.play.getState().busy);
    expect(views.some(({ carried }) => carried === 3)).toBe(true);
    expect(game.play.getState().view).toMatchObject({ carried: 3, feature: null });
  });
});

describe('hold and win', () => {
  it('goes on by itself until no lantern comes, and tells what the round came to', async () => {
    const { game, step, asked } = await openGame(nightMarket);
    const begun = seek(nightMarket, baseState, ({ next }) => next?.mode === 'hold');
    step.push({ outcome: begun, win: '9.00', open: true });
    let state = begun.next;
    while (state) {
      const outcome = seek(nightMarket, state, ({ units }) => units === 0);
      step.push({ outcome, win: '0.00', won: '9.00', open: outcome.next !== null });
      state = outcome.next;
    }
    await game.play.step('1.00');
    await until(() => step.length === 0 && !game.play.getState().busy);
    expect(asked.map(({ stake }) => stake)).toEqual(['1.00', null, null, null]);
    expect(game.play.getState()).toMatchObject({
      notice: { name: 'hold_over' },
      view: { feature: null, next: null, cash: begun.next?.held },
    });
  });
});

describe('a feature that is bought', () => {
  it('is hold and win: cells in the place of reels, filled one by one, then respins by themselves', async () => {
    const { game, step, asked, views } = await openGame(nightMarket);
    const laid = seek(nightMarket, boughtState(nightMarket), ({ next }) => next !== null);
    step.push({ outcome: laid, win: '9.00', open: true });
    if (!laid.next) throw new Error('nothing follows');
    const over: SlotState = { ...laid.next, left: 1 };
    const last = seek(nightMarket, over, ({ next }) => next === null);
    step.push({ outcome: last, win: '9.00' });
    await game.buy(0);
    await until(() => asked.length === 2 && game.play.getState().motion === 'settled');
    expect(asked[0]).toMatchObject({ stake: '1.00', action: { buy: true } });
    const filled = views
      .filter(({ symbols }) => symbols.length === 0)
      .map(({ cash }) => cash.filter((value) => value > 0).length);
    expect(filled).toEqual(expect.arrayContaining([0, 1, 2, 3, 4, 5, 6]));
    expect(views.some(({ intro }) => intro === 'hold')).toBe(true);
  });

  it('names the free spins that were chosen', async () => {
    const { game, step, asked } = await openGame(fairWindJunk);
    step.push({
      outcome: seek(fairWindJunk, boughtState(fairWindJunk, 2), () => true),
      win: '0.00',
      open: true,
    });
    await game.buy(2);
    expect(asked[0]).toMatchObject({ action: { buy: true, choice: 2 } });
  });
});

describe('free spins', () => {
  it('wait for the choice; the button chooses nothing', async () => {
    const { game, step, asked } = await openGame(fairWindJunk);
    const begun = seek(fairWindJunk, baseState, ({ next }) => next !== null);
    step.push({ outcome: begun, win: '0.00', open: true });
    await game.play.step('1.00');
    const { next, feature } = game.play.getState().view;
    expect(next && isChoosing(next)).toBe(true);
    expect(feature?.waiting).toBe(true);
    game.press();
    expect(asked).toHaveLength(1);

    let state: SlotState | null = begun.next && { ...chosen(fairWindJunk, begun.next, 2), left: 1 };
    while (state) {
      const outcome = seek(fairWindJunk, state, ({ added }) => added === 0);
      step.push({ outcome, win: '0.00', open: outcome.next !== null });
      state = outcome.next;
    }
    await game.choose(2);
    await until(() => step.length === 0 && !game.play.getState().busy);
    expect(asked[1]).toEqual({ stake: null, action: { choice: 2 } });
    expect(game.play.getState()).toMatchObject({
      notice: { name: 'free_back', tone: 'plain' },
      view: { feature: null },
    });
  });
});

describe('what a bonus came to', () => {
  const last: SlotState = { ...chosen(pepperKitchen, { ...baseState, mode: 'free' }, 0), left: 1 };
  const endOf = async (won: string, staked: string) => {
    const { game, step } = await openGame(pepperKitchen);
    const outcome = seek(pepperKitchen, last, ({ next }) => next === null);
    step.push({ outcome, win: '0.05', won, staked });
    await game.play.step('1.00');
    return game.play.getState().notice;
  };

  it.each([
    ['0.14', '1.55', 'free_back', 'plain'],
    ['1.55', '1.55', 'free_back', 'plain'],
    ['0.00', '1.00', 'free_back', 'plain'],
    ['1.56', '1.55', 'free_over', 'good'],
  ])('is %s of %s that it cost: %s, %s', async (won, staked, name, tone) => {
    expect(await endOf(won, staked)).toMatchObject({ name, tone, amount: won });
  });

  it('says of respins and walks too that what they cost came back', async () => {
    const held = cellsOf(nightMarket);
    const hold: SlotState = {
      ...baseState,
      mode: 'hold',
      left: 1,
      held: Array.from({ length: held }, (_cell, at) => Number(at < 6)),
    };
    const { game, step } = await openGame(nightMarket);
    step.push({
      outcome: seek(nightMarket, hold, ({ next }) => next === null),
      win: '0.00',
      won: '8.00',
      staked: '50.00',
    });
    await game.play.step('1.00');
    expect(game.play.getState().notice).toMatchObject({ name: 'hold_back', tone: 'plain', amount: '8.00' });

    const tiger = await openGame(tigerGrove);
    const walk: SlotState = { ...baseState, mode: 'walk', played: 3, wilds: 1 };
    const outcome = seek(tigerGrove, walk, ({ next }) => next === null);
    tiger.step.push(
      { outcome, win: '0.10', won: '0.60' },
      { outcome, win: '0.00', won: '0.00' },
      { outcome, win: '0.10', won: '1.60' },
    );
    await tiger.game.play.step('1.00');
    expect(tiger.game.play.getState().notice).toMatchObject({ name: 'back', tone: 'plain', amount: '0.60' });
    await tiger.game.play.step('1.00');
    expect(tiger.game.play.getState().notice).toEqual({ kind: 'nothing' });
    await tiger.game.play.step('1.00');
    expect(tiger.game.play.getState().notice).toMatchObject({ name: 'walk_over', tone: 'good' });
  });
});

describe('the card after a bonus', () => {
  /** The last step of a bonus from this state. */
  const lastOf = (slot: VideoSlot, state: SlotState) => seek(slot, state, ({ next }) => next === null);
  const bonuses = videoSlots.flatMap((slot): [string, VideoSlot, SlotState][] => [
    ...(slot.freeSpins
      ? [
          [
            `free spins of ${slot.gameCode}`,
            slot,
            { ...chosen(slot, { ...baseState, mode: 'free' }, 0), left: 1, played: 7 },
          ] satisfies [string, VideoSlot, SlotState],
        ]
      : []),
    ...(slot.hold
      ? [
          [
            `hold and win of ${slot.gameCode}`,
            slot,
            {
              ...baseState,
              mode: 'hold',
              left: 1,
              played: 7,
              held: Array.from({ length: cellsOf(slot) }, (_cell, at) => Number(at < 6)),
            },
          ] satisfies [string, VideoSlot, SlotState],
        ]
      : []),
    ...(slot.walking
      ? [
          [
            `a walk of ${slot.gameCode}`,
            slot,
            { ...baseState, mode: 'walk', played: slot.walking.respinsMax - 1, wilds: 1 },
          ] satisfies [string, VideoSlot, SlotState],
        ]
      : []),
  ]);

  it.each(bonuses)('comes with the end of %s, and goes with the next press', async (_, slot, state) => {
    const { game, step } = await openGame(slot);
    const outcome = lastOf(slot, state);
    step.push({ outcome, win: '0.20', won: '0.90' }, { outcome, win: '0.20', won: '9.00' });
    await game.play.step('1.00');
    expect(game.play.getState().view.summary).toEqual({
      kind: state.mode,
      played: state.played + 1,
      best: null,
      won: '0.90',
      gains: false,
      tier: 0,
    });
    const again = game.play.step('1.00');
    expect(game.play.getState().view.summary).toBeNull();
    await again;
    expect(game.play.getState().view.summary).toMatchObject({ won: '9.00', gains: true });
  });

  it('is of every slot, and of no spin without a bonus', async () => {
    expect(new Set(bonuses.map(([, { gameCode }]) => gameCode))).toEqual(
      new Set(videoSlots.map(({ gameCode }) => gameCode)),
    );
    const { game, step } = await openGame(nightMarket);
    step.push({ outcome: lastOf(nightMarket, baseState), win: '20.00' });
    await game.play.step('1.00');
    expect(game.play.getState().view).toMatchObject({ summary: null, tier: 1 });
  });
});
