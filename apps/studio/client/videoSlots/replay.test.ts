import { describe, expect, it, vi } from 'vitest';
import type { VideoSlot } from '../../src/games/videoSlots/machine.ts';
import type { SlotState, VideoSlotOutcome } from '../../src/games/videoSlots/outcome.ts';
import { baseState, chosen, isChoosing, playStep, sizesOf } from '../../src/games/videoSlots/round.ts';
import { fairWindJunk } from '../../src/games/videoSlots/slots/fairWindJunk.ts';
import { nightMarket } from '../../src/games/videoSlots/slots/nightMarket.ts';
import type { HistoryRoundView } from '../../src/play/views.ts';
import { createReplay } from '../shell/replay.ts';
import { answersOf, gameOptions } from '../shell/scriptedGame.fixture.ts';
import { lastPictureOf } from './lastPicture.ts';
import { VideoSlotGame } from './slotGame.ts';

type Round = HistoryRoundView<VideoSlotOutcome>;

/** A round of this slot that begins its feature, with every step of it. */
const roundWith = (slot: VideoSlot, mode: 'free' | 'hold', choice: number): Round => {
  const outcomes: VideoSlotOutcome[] = [];
  let state: SlotState | null = baseState;
  for (let step = 0; state !== null; step += 1) {
    const now: SlotState = isChoosing(state) ? chosen(slot, state, choice) : state;
    const sizes = sizesOf(slot, now);
    const isWanted = ({ next }: ReturnType<typeof playStep>) =>
      step > 0 || (next !== null && next.mode === mode);
    for (let first = step * 31; ; first += 1) {
      const drawn = sizes.map(
        (size, index) => (first * (index * 7 + 3) + Math.floor(first / size) * index) % size,
      );
      const played = playStep(slot, now, drawn);
      if (!isWanted(played)) continue;
      outcomes.push({ state: now, drawn, next: played.next });
      state = played.next;
      break;
    }
  }
  const steps = outcomes.map((outcome, seq) => ({
    seq,
    outcome,
    stake: '0.00',
    win: '0.30',
    nonce: seq,
    serverSeedHash: 'h',
    clientSeed: 'c',
    serverSeed: null,
  }));
  return {
    id: 'r',
    state: 'settled',
    stake: '1.00',
    bet: '1.00',
    isBought: false,
    staked: '1.00',
    won: (0.3 * steps.length).toFixed(2),
    openedAt: '2026-11-20T12:00:00.000Z',
    lastStep: steps.at(-1) ?? null,
    isFree: false,
    recovered: false,
    steps,
  };
};

const replayOf = async (slot: VideoSlot, round: Round) => {
  const { api, asked } = answersOf<VideoSlotOutcome>();
  const sounds = { setOn: vi.fn(), play: vi.fn() };
  const options = { ...gameOptions(api), sounds, isCalm: () => false };
  const live = new VideoSlotGame({ ...options, slot });
  await live.play.open('ticket');
  const before = live.play.getState();
  let again: VideoSlotGame | undefined;
  const replay = createReplay(round, {
    options,
    live: live.play,
    stageOf: (given) => {
      again = new VideoSlotGame({ ...given, slot });
      return { play: again.play, stage: null, goOn: again.follow };
    },
  });
  if (!again) throw new Error('not staged');
  return { replay, again, asked, sounds, live, before };
};

describe('a round that is shown again', () => {
  it.each<[string, VideoSlot, 'free' | 'hold', number]>([
    ['free spins with their choice', fairWindJunk, 'free', 1],
    ['hold and win', nightMarket, 'hold', 0],
  ])('plays %s whole, and ends as it ended', async (_, slot, mode, choice) => {
    const round = roundWith(slot, mode, choice);
    expect(round.steps.length).toBeGreaterThan(3);
    const { replay, again, asked, live, before } = await replayOf(slot, round);
    const shown: unknown[] = [];
    again.play.subscribe(() => {
      const last = again.play.getState().round?.lastStep;
      if (last && shown.at(-1) !== last.seq) shown.push(last.seq);
    });
    await replay.run();
    await vi.waitUntil(() => !again.play.getState().busy);
    expect(shown).toEqual(round.steps.map(({ seq }) => seq));
    expect(again.play.getState()).toMatchObject({
      round: { state: 'settled', staked: '1.00', won: round.won },
      view: { next: null },
    });
    // Neither asked of the studio nor moved in the game below.
    expect(asked).toEqual([]);
    expect(live.play.getState()).toEqual(before);
  });

  it('sounds as the page is set, and turns nothing on', async () => {
    const { replay, sounds } = await replayOf(nightMarket, roundWith(nightMarket, 'hold', 0));
    await replay.run();
    expect(sounds.play).toHaveBeenCalled();
    expect(sounds.setOn).not.toHaveBeenCalled();
  });

  it('stands still once it is left', async () => {
    const { replay, again, sounds } = await replayOf(nightMarket, roundWith(nightMarket, 'hold', 0));
    replay.stop();
    void replay.run();
    await new Promise((resolve) => setImmediate(resolve));
    expect(again.play.getState().round).toBeNull();
    expect(sounds.play).not.toHaveBeenCalled();
  });

  it('has what was held as the small picture of its end', () => {
    const last = roundWith(nightMarket, 'hold', 0).lastStep?.outcome;
    if (!last) throw new Error('no step');
    const cells = lastPictureOf(nightMarket, last).flat();
    const { cash } = playStep(nightMarket, last.state, last.drawn);
    expect(cells.map((letter) => letter !== '')).toEqual(cash.map((value) => value > 0));
  });
});
