import type { SlotMachine } from '../../src/engine/machine.ts';
import { koiLantern } from '../../src/engine/machines/koiLantern.ts';
import type { SlotOutcome } from '../../src/games/slots/outcome.ts';
import type {
  FreeRoundsView,
  OpenAnswer,
  RoundView,
  StateAnswer,
  StepAnswer,
  StepView,
} from '../../src/play/views.ts';
import type { GameApi } from '../shell/api.ts';
import { patienceMs } from '../shell/play.ts';
import { type Reels, SlotGame } from './slotGame.ts';

/** What the studio would say, one answer a call; an `Error` is thrown. */
type Script<Answer> = (Answer | Error)[];

type Over = Partial<SlotOutcome> & { win?: string; seq?: number };

export const stepView = ({ win = '0.00', seq = 0, ...outcome }: Over = {}): StepView<SlotOutcome> => ({
  seq,
  outcome: {
    mode: 'base',
    stops: [3, 4, 5, 6, 7],
    freeAdded: 0,
    freeSpins: { awarded: 0, played: 0 },
    ...outcome,
  },
  stake: '0.00',
  win,
  nonce: 4,
  serverSeedHash: 'h',
  clientSeed: 'c',
  serverSeed: null,
});

type Round = Partial<RoundView<SlotOutcome>>;

export const roundView = (over: Round = {}): RoundView<SlotOutcome> => ({
  id: 'r1',
  state: 'settled',
  stake: '1.00',
  staked: '1.00',
  won: '0.00',
  openedAt: '2026-11-20T12:00:00.000Z',
  lastStep: stepView(),
  bet: '1.00',
  isBought: false,
  isFree: false,
  recovered: false,
  ...over,
});

/** A round with free spins left, and what they won. */
export const featureRound = (awarded: number, played: number, over: Round = {}): RoundView<SlotOutcome> =>
  roundView({ state: 'playing', lastStep: stepView({ freeSpins: { awarded, played } }), ...over });

export const openAnswer = (over: Partial<OpenAnswer<SlotOutcome>> = {}): OpenAnswer<SlotOutcome> => ({
  session: 's',
  gameCode: 'koi-lantern',
  demo: false,
  currency: 'RMB',
  locale: 'zh_CN',
  lobbyUrl: 'https://hall.test/close',
  playedMs: 0,
  sessionNet: '0.00',
  balance: '100.00',
  stakes: ['0.20', '0.40', '1.00'],
  stake: '0.40',
  freeRounds: null,
  autoplay: true,
  hurry: true,
  roundMs: null,
  buy: [],
  round: null,
  notice: null,
  fairness: { serverSeedHash: 'h', nextServerSeedHash: 'n', clientSeed: 'c', nonce: 4 },
  theory: { rtpBp: 9556, measured: null },
  ...over,
});

export const drawn = (over: {
  spin?: Over;
  round?: Round;
  balance?: string | null;
  freeRounds?: FreeRoundsView;
}): StepAnswer<SlotOutcome> => {
  const step = stepView(over.spin);
  return {
    kind: 'drawn',
    step,
    round: roundView({ lastStep: step, ...over.round }),
    balance: over.balance === undefined ? '99.60' : over.balance,
    freeRounds: over.freeRounds ?? null,
  };
};

const take = <Answer>(script: Script<Answer>): Promise<Answer> => {
  const next = script.shift();
  if (next === undefined) return Promise.reject(new Error('asked more often than the test expects'));
  return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
};

export const setUp = (machine: SlotMachine = koiLantern, isCalm = false) => {
  const scripts = {
    open: [openAnswer()] as Script<OpenAnswer<SlotOutcome>>,
    spin: [] as Script<StepAnswer<SlotOutcome>>,
    state: [] as Script<StateAnswer<SlotOutcome>>,
  };
  const spins: [actionId: string, stake: string | null][] = [];
  const tickets: (string | null)[] = [];
  const seen: string[] = [];
  const went: string[] = [];
  const heard: string[] = [];
  const reels: Reels = {
    show: (mode, stops) => seen.push(`show ${mode} ${stops.join('.')}`),
    spin: (mode) => seen.push(`spin ${mode}`),
    land: async ({ stops, suspenseFrom, onHeld, foundAt, onFound }) => {
      seen.push(`land ${stops.join('.')} ${suspenseFrom ?? '-'}`);
      if (suspenseFrom !== null) onHeld();
      if (foundAt !== null) onFound();
    },
    // The page's reels know what is theirs, and so must be asked, not only their method.
    hurry() {
      if (this !== reels) throw new TypeError('called apart from its reels');
      seen.push('hurry');
    },
    fill: () => undefined,
    cover: (cells) => cells.length > 0 && seen.push(`cover ${cells.length}`),
    light: (cells) => seen.push(`light ${cells?.length ?? 0}`),
    mark: (cells) => seen.push(`mark ${cells.length}`),
    celebrate: () => seen.push('celebrate'),
  };
  const api: GameApi<SlotOutcome> = {
    open: (ticket) => {
      tickets.push(ticket);
      return take(scripts.open);
    },
    step: (actionId, stake) => {
      spins.push([actionId, stake]);
      return take(scripts.spin);
    },
    state: () => take(scripts.state),
    history: () => Promise.reject(new Error('not asked')),
    fairness: () => Promise.reject(new Error('not asked')),
    rotate: () => Promise.reject(new Error('not asked')),
    jackpot: () => Promise.reject(new Error('not asked')),
    lights: () => Promise.reject(new Error('not asked')),
    leave: async () => ({ lobbyUrl: 'https://hall.test/close?from=game' }),
  };
  let actions = 0;
  const game = new SlotGame({
    machine,
    api,
    reels,
    isCalm: () => isCalm,
    sounds: { setOn: () => undefined, play: (sound) => void heard.push(sound) },
    // Other waits are over at once; the player's patience never ends.
    wait: (ms) => (ms === patienceMs ? new Promise(() => undefined) : Promise.resolve()),
    newActionId: () => {
      actions += 1;
      return `action-${actions}`;
    },
    goTo: (url) => went.push(url),
    lobbyUrl: 'https://hall.test/close',
    again: '1.2.koi-lantern',
  });
  /** Presses and waits until nothing is under way. */
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 500; turn += 1) await Promise.resolve();
  };
  return { game, scripts, spins, tickets, seen, went, heard, settle };
};
