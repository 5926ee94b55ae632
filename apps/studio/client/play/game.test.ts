import { beforeEach, describe, expect, it } from 'vitest';
import { koiLantern } from '../../src/engine/machines/koiLantern.ts';
import type {
  FreeRoundsView,
  OpenAnswer,
  RoundView,
  SpinAnswer,
  SpinView,
  StateAnswer,
} from '../../src/play/views.ts';
import { ApiRefusal, ApiSilence, type GameApi } from './api.ts';
import { Game, type Reels } from './game.ts';

/** What the studio would say, one answer a call; an `Error` is thrown. */
type Script<Answer> = (Answer | Error)[];

const spinView = (over: Partial<SpinView> = {}): SpinView => ({
  seq: 0,
  mode: 'base',
  stops: [3, 4, 5, 6, 7],
  win: '0.00',
  freeAdded: 0,
  freeSpins: { awarded: 0, played: 0 },
  nonce: 4,
  serverSeedHash: 'h',
  clientSeed: 'c',
  serverSeed: null,
  ...over,
});

const roundView = (over: Partial<RoundView> = {}): RoundView => ({
  id: 'r1',
  state: 'settled',
  stake: '1.00',
  won: '0.00',
  freeSpins: { awarded: 0, played: 0 },
  openedAt: '2026-11-20T12:00:00.000Z',
  lastSpin: spinView(),
  isFree: false,
  recovered: false,
  ...over,
});

const openAnswer = (over: Partial<OpenAnswer> = {}): OpenAnswer => ({
  session: 's',
  gameCode: 'koi-lantern',
  demo: false,
  currency: 'RMB',
  locale: 'zh_CN',
  lobbyUrl: 'https://hall.test/close',
  startedAt: '2026-11-20T12:00:00.000Z',
  balance: '100.00',
  stakes: ['0.20', '0.40', '1.00'],
  stake: '0.40',
  freeRounds: null,
  round: null,
  notice: null,
  fairness: { serverSeedHash: 'h', nextServerSeedHash: 'n', clientSeed: 'c', nonce: 4 },
  theory: { rtpBp: 9577, measuredRtp: 0.957, measuredRounds: 1, hitRate: 0.4, deviation: 3 },
  ...over,
});

const drawn = (over: {
  spin?: Partial<SpinView>;
  round?: Partial<RoundView>;
  balance?: string | null;
  freeRounds?: FreeRoundsView;
}): SpinAnswer => ({
  kind: 'drawn',
  spin: spinView(over.spin),
  round: roundView(over.round),
  balance: over.balance === undefined ? '99.60' : over.balance,
  freeRounds: over.freeRounds ?? null,
});

const take = <Answer>(script: Script<Answer>): Promise<Answer> => {
  const next = script.shift();
  if (next === undefined) return Promise.reject(new Error('asked more often than the test expects'));
  return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
};

const setUp = () => {
  const scripts = {
    open: [openAnswer()] as Script<OpenAnswer>,
    spin: [] as Script<SpinAnswer>,
    state: [] as Script<StateAnswer>,
  };
  const spins: [actionId: string, stake: string | null][] = [];
  const tickets: (string | null)[] = [];
  const seen: string[] = [];
  const went: string[] = [];
  const reels: Reels = {
    show: (mode, stops) => seen.push(`show ${mode} ${stops.join('.')}`),
    spin: (mode) => seen.push(`spin ${mode}`),
    land: async ({ stops, suspenseFrom }) => void seen.push(`land ${stops.join('.')} ${suspenseFrom ?? '-'}`),
    hurry: () => seen.push('hurry'),
    fill: () => undefined,
    light: (cells) => seen.push(`light ${cells?.length ?? 0}`),
    celebrate: () => seen.push('celebrate'),
  };
  const api: GameApi = {
    open: (ticket) => {
      tickets.push(ticket);
      return take(scripts.open);
    },
    spin: (actionId, stake) => {
      spins.push([actionId, stake]);
      return take(scripts.spin);
    },
    state: () => take(scripts.state),
    history: () => Promise.reject(new Error('not asked')),
    fairness: () => Promise.reject(new Error('not asked')),
    rotate: () => Promise.reject(new Error('not asked')),
    leave: async () => ({ lobbyUrl: 'https://hall.test/close?from=game' }),
  };
  let actions = 0;
  const game = new Game({
    machine: koiLantern,
    api,
    reels,
    sounds: { setOn: () => undefined, play: () => undefined },
    wait: () => Promise.resolve(),
    newActionId: () => {
      actions += 1;
      return `action-${actions}`;
    },
    goTo: (url) => went.push(url),
    lobbyUrl: 'https://hall.test/close',
  });
  /** Presses and waits until nothing is under way. */
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 500; turn += 1) await Promise.resolve();
  };
  return { game, scripts, spins, tickets, seen, went, settle };
};

let world: ReturnType<typeof setUp>;
beforeEach(async () => {
  world = setUp();
  await world.game.open('ticket');
  world.seen.splice(0);
});

describe('a press', () => {
  it('spins with the stake that is set and shows what the studio drew', async () => {
    const { game, scripts, spins, seen, settle } = world;
    game.changeStake(1);
    scripts.spin.push(drawn({ spin: { win: '0.00' }, balance: '99.00' }));
    game.press();
    expect(game.getState()).toMatchObject({ busy: true, reels: 'spinning', win: null });
    await settle();
    expect(spins).toEqual([['action-1', '1.00']]);
    expect(seen).toEqual(['spin base', 'land 3.4.5.6.7 -']);
    expect(game.getState()).toMatchObject({
      busy: false,
      reels: 'settled',
      balance: '99.00',
      win: '0.00',
      notice: { kind: 'nothing' },
      sessionNet: '-1.00',
    });
  });

  it('costs nothing in a round that the hall gives, and tells how many are left', async () => {
    const { game, scripts, settle } = setUp();
    scripts.open.splice(0, 1, openAnswer({ stake: '1.00', freeRounds: { left: 2, stake: '1.00' } }));
    scripts.spin.push(
      drawn({ round: { isFree: true }, balance: '100.00', freeRounds: { left: 1, stake: '1.00' } }),
    );
    await game.open('ticket');
    expect(game.getState().freeRounds).toEqual({ left: 2, stake: '1.00' });
    game.press();
    await settle();
    expect(game.getState()).toMatchObject({
      sessionNet: '0.00',
      balance: '100.00',
      freeRounds: { left: 1, stake: '1.00' },
    });
  });

  it('while reels turn hurries them and sends nothing', async () => {
    const { game, scripts, spins, seen, settle } = world;
    scripts.spin.push(drawn({}));
    game.press();
    game.press();
    await settle();
    expect(spins).toHaveLength(1);
    expect(seen).toContain('hurry');
  });

  it('calls a win below the stake a return, not a win, and a great one great', async () => {
    const { game, scripts, seen, settle } = world;
    scripts.spin.push(drawn({ spin: { win: '0.30' } }));
    game.press();
    await settle();
    expect(game.getState().notice).toMatchObject({ kind: 'won', belowStake: true, great: false });
    scripts.spin.push(drawn({ spin: { win: '15.00' } }));
    game.press();
    await settle();
    expect(game.getState().notice).toMatchObject({ kind: 'won', belowStake: false, great: true });
    expect(seen).toContain('celebrate');
  });

  it('keeps the stake on the ladder', () => {
    const { game } = world;
    for (let steps = 0; steps < 9; steps += 1) game.changeStake(-1);
    expect(game.getState().stake).toBe('0.20');
    for (let steps = 0; steps < 9; steps += 1) game.changeStake(1);
    expect(game.getState().stake).toBe('1.00');
  });
});

describe('a lost connection', () => {
  it('sends the same press again until it is answered, and shows the stored outcome', async () => {
    const { game, scripts, spins, settle } = world;
    scripts.spin.push(
      new ApiSilence('spin'),
      new ApiSilence('spin'),
      new ApiSilence('spin'),
      drawn({ spin: { win: '2.00' } }),
    );
    game.press();
    await settle();
    expect(new Set(spins.map(([actionId]) => actionId))).toEqual(new Set(['action-1']));
    expect(spins).toHaveLength(4);
    expect(game.getState()).toMatchObject({ reels: 'settled', win: '2.00' });
  });

  it('says so, and lets the reels rest where they were after a while', async () => {
    const { game, scripts, seen, settle } = world;
    const notices = new Set<string>();
    game.subscribe(() => notices.add(game.getState().notice.kind));
    scripts.spin.push(...Array.from({ length: 6 }, () => new ApiSilence('spin')), drawn({}));
    game.press();
    await settle();
    expect(notices).toContain('offline');
    expect(seen).toContain('show base 0.0.0.0.0');
    expect(game.getState().reels).toBe('settled');
  });
});

describe('a hall that does not answer', () => {
  it('is waited for with the same press', async () => {
    const { game, scripts, spins, settle } = world;
    const notices = new Set<string>();
    game.subscribe(() => notices.add(game.getState().notice.kind));
    scripts.spin.push(
      { kind: 'pending' },
      { kind: 'pending' },
      { kind: 'returned', balance: '100.00', freeRounds: null },
    );
    game.press();
    await settle();
    expect(spins.map(([actionId]) => actionId)).toEqual(['action-1', 'action-1', 'action-1']);
    expect(notices).toContain('asking');
    expect(game.getState()).toMatchObject({ busy: false, balance: '100.00', notice: { kind: 'returned' } });
  });

  it('and a round that a person must look at are told plainly', async () => {
    const { game, scripts, settle } = world;
    scripts.spin.push({ kind: 'stuck' });
    game.press();
    await settle();
    expect(game.getState()).toMatchObject({ busy: false, notice: { kind: 'stuck' } });
  });
});

describe('a refusal', () => {
  it('puts the reels back and says why', async () => {
    const { game, scripts, seen, settle } = world;
    scripts.spin.push({ kind: 'refused', reason: 'insufficient_funds', balance: '0.10', freeRounds: null });
    game.press();
    await settle();
    expect(seen.at(-1)).toBe('show base 0.0.0.0.0');
    expect(game.getState()).toMatchObject({
      phase: 'playing',
      balance: '0.10',
      notice: { kind: 'refused', reason: 'insufficient_funds' },
    });
  });

  it.each([
    ['session_ended', 'session_ended'],
    ['session_replaced', 'session_replaced'],
  ] as const)('%s ends the game', async (error, ending) => {
    const { game, scripts, settle } = world;
    scripts.spin.push(new ApiRefusal(error));
    game.press();
    await settle();
    expect(game.getState()).toMatchObject({ phase: 'over', ending });
    game.press();
    await settle();
    expect(world.spins).toHaveLength(1);
  });

  it('because another tab has a round open shows that round instead', async () => {
    const { game, scripts, settle } = world;
    scripts.spin.push(new ApiRefusal('round_open'));
    const round = roundView({ state: 'playing', freeSpins: { awarded: 8, played: 3 }, won: '4.00' });
    scripts.state.push({ balance: '90.00', round });
    game.press();
    await settle();
    expect(game.getState().feature).toMatchObject({ awarded: 8, played: 3, waiting: true });
  });
});

describe('free spins', () => {
  const free = (played: number, awarded: number, win = '1.00') =>
    drawn({
      spin: { mode: 'free', seq: played, win, freeSpins: { awarded, played }, stops: [1, 1, 1, 1, 1] },
      round: {
        state: played === awarded ? 'settled' : 'playing',
        freeSpins: { awarded, played },
        won: `${played}.00`,
      },
    });

  it('wait for the player, then run by themselves to the end without a stake', async () => {
    const { game, scripts, spins, settle } = world;
    scripts.spin.push(
      drawn({ spin: { freeAdded: 3 }, round: { state: 'playing', freeSpins: { awarded: 3, played: 0 } } }),
    );
    game.press();
    await settle();
    expect(game.getState()).toMatchObject({
      feature: { waiting: true },
      notice: { kind: 'free_won', count: 3 },
    });
    expect(spins).toHaveLength(1);
    scripts.spin.push(free(1, 3), free(2, 3), free(3, 3));
    game.press();
    await settle();
    expect(spins.slice(1).map(([, stake]) => stake)).toEqual([null, null, null]);
    expect(new Set(spins.map(([actionId]) => actionId)).size).toBe(4);
    expect(game.getState()).toMatchObject({
      feature: null,
      win: '3.00',
      notice: { kind: 'free_over', won: '3.00' },
    });
  });

  it('pause when more are won, and never run twice at once', async () => {
    const { game, scripts, spins, settle } = world;
    const won = { state: 'playing', freeSpins: { awarded: 2, played: 0 } } as const;
    scripts.spin.push(drawn({ spin: { freeAdded: 2 }, round: won }));
    game.press();
    await settle();
    scripts.spin.push(
      drawn({
        spin: { mode: 'free', freeAdded: 8 },
        round: { state: 'playing', freeSpins: { awarded: 10, played: 1 } },
      }),
    );
    game.press();
    game.press();
    game.press();
    await settle();
    expect(spins).toHaveLength(2);
    expect(game.getState().feature).toMatchObject({ awarded: 10, played: 1, waiting: true });
  });

  it('hold the stake where it is', async () => {
    const { game, scripts, settle } = world;
    const round = roundView({ state: 'playing', stake: '0.20', freeSpins: { awarded: 8, played: 3 } });
    scripts.open.push(openAnswer({ round }));
    await game.open(null);
    await settle();
    game.changeStake(1);
    expect(game.getState()).toMatchObject({
      stake: '0.20',
      feature: { awarded: 8, played: 3, waiting: true },
    });
  });
});

describe('opening', () => {
  it('shows an interrupted round that was finished meanwhile, and what it won', async () => {
    const { game, scripts, seen } = world;
    scripts.open.push(openAnswer({ notice: 'finished', round: roundView({ won: '7.00' }) }));
    await game.open('ticket');
    expect(seen).toContain('show base 3.4.5.6.7');
    expect(game.getState().notice).toEqual({ kind: 'finished', won: '7.00' });
  });

  it('waits for a round that the hall has not cleared up', async () => {
    const { game, scripts, settle } = world;
    scripts.open.push(openAnswer({ round: roundView({ state: 'pending', lastSpin: null }) }));
    scripts.state.push(
      { balance: '100.00', round: roundView({ state: 'pending', lastSpin: null }) },
      new ApiSilence('state'),
      { balance: '101.00', round: roundView({ state: 'returned', lastSpin: null }) },
    );
    await game.open('ticket');
    game.press();
    await settle();
    expect(world.spins).toHaveLength(0);
    expect(game.getState()).toMatchObject({ busy: false, balance: '101.00', notice: { kind: 'returned' } });
  });

  it('takes its own session up again when its ticket was used but the answer was lost', async () => {
    const { game, scripts, tickets } = world;
    tickets.splice(0);
    scripts.open.push(new ApiRefusal('ticket_used'), openAnswer());
    await game.open('ticket');
    expect(tickets).toEqual(['ticket', null]);
    expect(game.getState().phase).toBe('playing');
  });

  it.each([
    [new ApiRefusal('ticket_used'), 'ticket_used'],
    [new ApiRefusal('launch_refused'), 'launch_refused'],
    [new ApiRefusal('hall_unreachable'), 'hall_unreachable'],
    [new ApiSilence('open'), 'offline'],
  ])('that fails with %o says so', async (error, ending) => {
    const { game, scripts } = world;
    scripts.open.push(error, new ApiRefusal('session_ended'));
    await game.open('ticket');
    expect(game.getState()).toMatchObject({ phase: 'over', ending });
  });
});

describe('leaving', () => {
  it('goes where the studio says', async () => {
    await world.game.leave();
    expect(world.went).toEqual(['https://hall.test/close?from=game']);
    expect(world.game.getState()).toMatchObject({ phase: 'over', ending: 'left' });
  });
});
