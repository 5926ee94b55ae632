import type { OpenAnswer, RoundView, StepView } from '../../src/play/views.ts';
import type { GameApi } from './api.ts';
import { type PlayOptions, patienceMs } from './play.ts';

/** What the studio would draw next. */
export interface Scripted<Outcome> {
  readonly outcome: Outcome;
  readonly win: string;
  /** What the round has won with it, where that is more than the step. */
  readonly won?: string;
  /** What the round has cost; 1.00 where it is not said. */
  readonly staked?: string;
  /** Something is left to play after it. */
  readonly open?: boolean;
}

/** A studio that answers what the test has written down, and remembers what it was asked. */
export const answersOf = <Outcome>() => {
  const step: Scripted<Outcome>[] = [];
  const asked: { stake: string | null; action: object }[] = [];
  let seq = 0;
  const opened: OpenAnswer<Outcome> = {
    session: 's',
    gameCode: 'game',
    demo: false,
    currency: 'RMB',
    locale: 'zh_CN',
    lobbyUrl: 'https://hall.test/close',
    playedMs: 0,
    sessionNet: '0.00',
    balance: '100.00',
    stakes: ['0.20', '1.00'],
    stake: '1.00',
    freeRounds: null,
    autoplay: true,
    hurry: true,
    roundMs: null,
    buy: [],
    round: null,
    notice: null,
    fairness: { serverSeedHash: 'h', nextServerSeedHash: 'n', clientSeed: 'c', nonce: 0 },
    theory: { rtpBp: 9600, measured: null },
  };
  const notAsked = () => Promise.reject(new Error('not asked'));
  const api: GameApi<Outcome> = {
    open: async () => opened,
    step: async (_actionId, stake, action) => {
      asked.push({ stake, action });
      const next = step.shift();
      if (!next) throw new Error('asked more often than the test expects');
      seq = stake === null ? seq + 1 : 0;
      const view: StepView<Outcome> = {
        seq,
        outcome: next.outcome,
        stake: '0.00',
        win: next.win,
        nonce: 0,
        serverSeedHash: 'h',
        clientSeed: 'c',
        serverSeed: null,
      };
      const round: RoundView<Outcome> = {
        id: 'r',
        state: next.open ? 'playing' : 'settled',
        stake: next.staked ?? '1.00',
        bet: '1.00',
        isBought: false,
        staked: next.staked ?? '1.00',
        won: next.won ?? next.win,
        openedAt: '2026-11-20T12:00:00.000Z',
        lastStep: view,
        isFree: false,
        recovered: false,
      };
      return { kind: 'drawn', step: view, round, balance: '99.00', freeRounds: null };
    },
    state: notAsked,
    history: notAsked,
    fairness: notAsked,
    rotate: notAsked,
    jackpot: notAsked,
    lights: notAsked,
    leave: notAsked,
  };
  return { api, step, asked };
};

export const gameOptions = <Outcome>(api: GameApi<Outcome>): PlayOptions<Outcome> => ({
  api,
  sounds: { setOn: () => undefined, play: () => undefined },
  // Other waits are over at once; the player's patience never ends.
  wait: (ms) => (ms === patienceMs ? new Promise(() => undefined) : Promise.resolve()),
  newActionId: () => 'action',
  goTo: () => undefined,
  lobbyUrl: 'https://hall.test/close',
  again: null,
});
