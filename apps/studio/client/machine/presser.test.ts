import { expect, it } from 'vitest';
import type { RoundView } from '../../src/play/views.ts';
import { Play, type PlayOptions } from '../shell/play.ts';
import { stepView } from '../slots/slotGame.fixture.ts';
import type { MachineView } from './machineView.ts';
import { Presser } from './presser.ts';

const never = () => Promise.reject(new Error('not asked'));

/** Free spins that win these amounts at a stake of 1.00, and how long has been waited. Milliseconds. */
const playOf = (wins: readonly string[], isHeld: boolean) => {
  const waits: number[] = [];
  let left = wins.length;
  const round = (): RoundView<unknown> => ({
    id: 'r1',
    state: left > 0 ? 'playing' : 'settled',
    stake: '1.00',
    staked: '1.00',
    won: '0.00',
    openedAt: '2026-11-20T12:00:00.000Z',
    lastStep: null,
    bet: '1.00',
    isBought: false,
    isFree: false,
    recovered: false,
  });
  const rest: MachineView = {
    feature: { awarded: wins.length, played: 0, won: '0.00', waiting: true },
    great: false,
    summary: null,
  };
  const options: PlayOptions<unknown> = {
    api: {
      open: never,
      state: never,
      history: never,
      fairness: never,
      rotate: never,
      jackpot: never,
      lights: never,
      leave: never,
      step: async () => {
        const win = wins[wins.length - left] ?? '0.00';
        left -= 1;
        return { kind: 'drawn', step: stepView({ win }), round: round(), balance: '9.00', freeRounds: null };
      },
    },
    sounds: { setOn: () => undefined, play: () => undefined },
    wait: async (ms) => {
      waits.push(ms);
      // A pause that nobody ends goes on.
      if (isHeld && ms !== 4_000) await new Promise(() => undefined);
    },
    newActionId: () => String(left),
    goTo: () => undefined,
    lobbyUrl: 'https://hall.test/close',
    again: '1.2.koi-lantern',
  };
  const play = new Play<unknown, MachineView>(options, {
    rest: () => rest,
    begin: (_, view) => view,
    land: async ({ step }) => ({
      view: { ...rest, feature: left > 0 ? rest.feature : null, great: Number(step.win) >= 15 },
      notice: { kind: 'nothing' },
      win: step.win,
    }),
  });
  play.set({ phase: 'playing', round: round(), view: rest });
  return { play, waits };
};

/** Plays such spins, and tells how long each is looked at before the next. Milliseconds. */
const pausesAfter = async (
  wins: readonly string[],
  greatMs?: readonly number[],
  isHeld = false,
): Promise<number[]> => {
  const { play, waits } = playOf(wins, isHeld);
  const presser = new Presser(
    () => play,
    () => undefined,
    greatMs,
  );
  presser.press();
  for (let turn = 0; turn < 300; turn += 1) {
    await Promise.resolve();
    if (isHeld && turn === 200) presser.goOn();
  }
  // How long an answer is waited for is no pause.
  return waits.filter((ms) => ms !== 4_000);
};

it('looks at a free spin the longer the more it has won, before the next', async () => {
  expect(await pausesAfter(['0.00', '14.99', '15.00', '30.00', '75.00', '0.00'])).toEqual([
    900, 900, 2_800, 4_200, 6_000,
  ]);
});

it('looks at great wins for as long as a machine shows them in its own way', async () => {
  expect(await pausesAfter(['0.00', '15.00', '30.00', '75.00', '0.00'], [0, 4_100, 6_600, 10_400])).toEqual([
    900, 4_100, 6_600, 10_400,
  ]);
});

it('looks at a win for as long as it is asked to, or until somebody has seen enough', async () => {
  const { play, waits } = playOf([], true);
  const presser = new Presser(
    () => play,
    () => undefined,
  );
  let isOver = false;
  const looked = presser.lookAt(2_800).then(() => {
    isOver = true;
  });
  await Promise.resolve();
  expect(isOver).toBe(false);
  expect(waits).toEqual([2_800]);
  presser.goOn();
  await looked;
  expect(isOver).toBe(true);
});

it('goes on before that for whoever has seen enough', async () => {
  expect(await pausesAfter(['15.00', '0.00', '0.00'], undefined, true)).toEqual([2_800, 900]);
});
