import { beforeEach, describe, expect, it } from 'vitest';
import { evaluateSpin } from '../../src/engine/evaluate.ts';
import { koiLantern } from '../../src/engine/machines/koiLantern.ts';
import { Play } from '../shell/play.ts';
import { isOnlyBack } from '../shell/playState.ts';
import { answersOf, gameOptions } from '../shell/scriptedGame.fixture.ts';
import { tierOf } from '../shell/tiers.ts';
import { ApiRefusal, ApiSilence } from '../shell/wire.ts';
import { drawn, featureRound, openAnswer, roundView, setUp, stepView } from './slotGame.fixture.ts';

/** Stops of the first spin that pays on a line. */
const stopsThatWin = (): number[] => {
  for (let first = 0; first < 39; first += 1) {
    for (let second = 0; second < 39; second += 1) {
      const stops = [first, second, (first + second) % 38, 5, 9];
      if (evaluateSpin(koiLantern, 'base', stops).lineWins.length > 0) return stops;
    }
  }
  throw new Error('no spin pays');
};

let world: ReturnType<typeof setUp>;
beforeEach(async () => {
  world = setUp();
  await world.game.play.open('ticket');
  world.seen.splice(0);
});

it.each([
  ['0.40', 'free_back', 'plain'],
  ['1.00', 'free_back', 'plain'],
  ['1.01', 'free_over', 'good'],
])('free spins that brought %s for a stake of 1.00 end as %s', async (won, name, tone) => {
  const { game, scripts, settle } = world;
  scripts.spin.push(
    drawn({ spin: { mode: 'free', freeSpins: { awarded: 3, played: 3 }, win: '0.10' }, round: { won } }),
  );
  game.press();
  await settle();
  expect(game.play.getState().notice).toMatchObject({ name, tone, amount: won });
});

describe('a press', () => {
  it('spins with the stake that is set and shows what the studio drew', async () => {
    const { game, scripts, spins, seen, settle } = world;
    game.play.changeStake(1);
    scripts.spin.push(drawn({ spin: { win: '0.00' }, balance: '99.00' }));
    game.press();
    expect(game.play.getState()).toMatchObject({ busy: true, motion: 'moving', win: null });
    await settle();
    expect(spins).toEqual([['action-1', '1.00']]);
    expect(seen).toEqual(['spin base', 'land 3.4.5.6.7 -']);
    expect(game.play.getState()).toMatchObject({
      busy: false,
      motion: 'settled',
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
    await game.play.open('ticket');
    expect(game.play.getState().freeRounds).toEqual({ left: 2, stake: '1.00' });
    game.press();
    await settle();
    expect(game.play.getState()).toMatchObject({
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
    expect(game.play.getState()).toMatchObject({ notice: { name: 'back' }, view: { great: false } });
    scripts.spin.push(drawn({ spin: { win: '15.00' } }));
    game.press();
    await settle();
    expect(game.play.getState()).toMatchObject({ notice: { name: 'won' }, view: { great: true } });
    expect(seen).toContain('celebrate');
  });

  it.each(['0.30', '1.00'])(
    'that returns %s of a stake of 1.00 is neither called a win nor sounds like one',
    async (win) => {
      const { game, scripts, heard, settle } = world;
      scripts.spin.push(drawn({ spin: { win } }));
      game.press();
      await settle();
      expect(heard).toEqual(['press']);
      const state = game.play.getState();
      expect(state.notice).toMatchObject({ name: 'back', tone: 'plain' });
      expect(isOnlyBack({ ...state, round: roundView({ won: win }) })).toBe(true);
      expect(isOnlyBack({ ...state, round: roundView({ won: '1.01' }) })).toBe(false);
    },
  );

  it('that the hall gives wins with whatever comes', async () => {
    const { game, scripts, settle } = world;
    scripts.spin.push(drawn({ spin: { win: '0.30' }, round: { isFree: true, won: '0.30' } }));
    game.press();
    await settle();
    expect(game.play.getState().notice).toMatchObject({ name: 'won' });
    expect(isOnlyBack(game.play.getState())).toBe(false);
  });

  it.each([
    ['14.99', 0],
    ['15.00', 1],
    ['30.00', 2],
    ['75.00', 3],
  ])('that wins %s on 1.00 is celebrated in tier %i', (win, tier) => {
    expect(tierOf(win, '1.00', 'RMB')).toBe(tier);
  });

  it('keeps the stake on the ladder', () => {
    const { game } = world;
    for (let steps = 0; steps < 9; steps += 1) game.play.changeStake(-1);
    expect(game.play.getState().stake).toBe('0.20');
    for (let steps = 0; steps < 9; steps += 1) game.play.changeStake(1);
    expect(game.play.getState().stake).toBe('1.00');
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
    expect(game.play.getState()).toMatchObject({ motion: 'settled', win: '2.00' });
  });

  it('says so', async () => {
    const { game, scripts, settle } = world;
    const notices = new Set<string>();
    game.play.subscribe(() => notices.add(game.play.getState().notice.kind));
    scripts.spin.push(new ApiSilence('spin'), new ApiSilence('spin'), drawn({}));
    game.press();
    await settle();
    expect(notices).toContain('offline');
    expect(game.play.getState().motion).toBe('settled');
  });
});

describe('a hall that does not answer', () => {
  it('is waited for with the same press', async () => {
    const { game, scripts, spins, settle } = world;
    const notices = new Set<string>();
    game.play.subscribe(() => notices.add(game.play.getState().notice.kind));
    scripts.spin.push(
      { kind: 'pending' },
      { kind: 'pending' },
      { kind: 'returned', balance: '100.00', freeRounds: null },
    );
    game.press();
    await settle();
    expect(spins.map(([actionId]) => actionId)).toEqual(['action-1', 'action-1', 'action-1']);
    expect(notices).toContain('asking');
    expect(game.play.getState()).toMatchObject({
      busy: false,
      balance: '100.00',
      notice: { kind: 'returned' },
    });
  });

  it('and a round that a person must look at are told plainly', async () => {
    const { game, scripts, settle } = world;
    scripts.spin.push({ kind: 'stuck' });
    game.press();
    await settle();
    expect(game.play.getState()).toMatchObject({ busy: false, notice: { kind: 'stuck' } });
  });
});

describe('a refusal', () => {
  it('puts the reels back and says why', async () => {
    const { game, scripts, seen, settle } = world;
    scripts.spin.push({ kind: 'refused', reason: 'insufficient_funds', balance: '0.10', freeRounds: null });
    game.press();
    await settle();
    expect(seen.at(-1)).toBe('show base 0.0.0.0.0');
    expect(game.play.getState()).toMatchObject({
      phase: 'playing',
      balance: '0.10',
      notice: { kind: 'refused', reason: 'insufficient_funds' },
    });
  });

  it.each([
    ['session_ended', 'session_ended'],
    ['session_replaced', 'session_replaced'],
    ['session_elsewhere', 'session_elsewhere'],
  ] as const)('%s ends the game', async (error, ending) => {
    const { game, scripts, settle } = world;
    scripts.spin.push(new ApiRefusal(error));
    game.press();
    await settle();
    expect(game.play.getState()).toMatchObject({ phase: 'over', ending });
    game.press();
    await settle();
    expect(world.spins).toHaveLength(1);
  });

  it('because another tab has a round open shows that round instead', async () => {
    const { game, scripts, settle } = world;
    scripts.spin.push(new ApiRefusal('round_open'));
    const round = featureRound(8, 3, { won: '4.00' });
    scripts.state.push({ balance: '90.00', sessionNet: '0.00', round });
    game.press();
    await settle();
    expect(game.play.getState().view.feature).toMatchObject({ awarded: 8, played: 3, waiting: true });
  });
});

describe('the end of free spins', () => {
  it('is celebrated by what the whole round won, however little the last spin did', async () => {
    const { game, scripts, seen, heard, settle } = world;
    scripts.open.push(openAnswer({ round: featureRound(8, 7, { won: '31.00' }) }));
    await game.play.open('ticket');
    const last = { mode: 'free', freeSpins: { awarded: 8, played: 8 } } as const;
    scripts.spin.push(drawn({ spin: { ...last, win: '0.80' }, round: { won: '31.80' } }));
    game.press();
    await settle();
    expect(game.play.getState()).toMatchObject({ win: '31.80', view: { great: true } });
    expect(seen).toContain('celebrate');
    expect(heard).toContain('great');
  });
});

describe('free spins', () => {
  const free = (played: number, awarded: number, win = '1.00') =>
    drawn({
      spin: { mode: 'free', seq: played, win, freeSpins: { awarded, played }, stops: [1, 1, 1, 1, 1] },
      round: { state: played === awarded ? 'settled' : 'playing', won: `${played}.00` },
    });
  const opened = (awarded: number) =>
    drawn({ spin: { freeAdded: awarded, freeSpins: { awarded, played: 0 } }, round: { state: 'playing' } });

  it('wait for the player, then run by themselves to the end without a stake', async () => {
    const { game, scripts, spins, settle } = world;
    scripts.spin.push(opened(3));
    game.press();
    await settle();
    expect(game.play.getState()).toMatchObject({
      view: { feature: { waiting: true } },
      notice: { name: 'free_won', count: 3 },
    });
    expect(spins).toHaveLength(1);
    scripts.spin.push(free(1, 3), free(2, 3), free(3, 3));
    game.press();
    await settle();
    expect(spins.slice(1).map(([, stake]) => stake)).toEqual([null, null, null]);
    expect(new Set(spins.map(([actionId]) => actionId)).size).toBe(4);
    expect(game.play.getState()).toMatchObject({
      view: { feature: null },
      win: '3.00',
      notice: { name: 'free_over', amount: '3.00' },
    });
  });

  it('pause when more are won, and never run twice at once', async () => {
    const { game, scripts, spins, settle } = world;
    scripts.spin.push(opened(2));
    game.press();
    await settle();
    scripts.spin.push(
      drawn({
        spin: { mode: 'free', freeAdded: 8, freeSpins: { awarded: 10, played: 1 } },
        round: { state: 'playing' },
      }),
    );
    game.press();
    game.press();
    game.press();
    await settle();
    expect(spins).toHaveLength(2);
    expect(game.play.getState().view.feature).toMatchObject({ awarded: 10, played: 1, waiting: true });
  });

  it('hold the stake where it is', async () => {
    const { game, scripts, settle } = world;
    const round = featureRound(8, 3, { stake: '0.20', bet: '0.20' });
    scripts.open.push(openAnswer({ round }));
    await game.play.open(null);
    await settle();
    game.play.changeStake(1);
    expect(game.play.getState()).toMatchObject({
      stake: '0.20',
      view: { feature: { awarded: 8, played: 3, waiting: true } },
    });
  });
});

describe('a game that is open in another window', () => {
  it('goes on here where the hall can be asked for it', async () => {
    const { game, scripts, went } = world;
    scripts.spin.push(new ApiRefusal('session_elsewhere'));
    await game.play.step('1.00');
    expect(game.play.getState()).toMatchObject({ phase: 'over', ending: 'session_elsewhere' });
    game.play.playHere()?.();
    expect(went).toEqual(['https://hall.test/close?again=1.2.koi-lantern']);
  });

  it('has no such button in a frame', () => {
    const { api } = answersOf<object>();
    const play = new Play<object, null>(gameOptions(api), {
      rest: () => null,
      begin: () => null,
      land: () => Promise.reject(new Error('not played')),
    });
    expect(play.playHere()).toBeNull();
  });
});

describe('sound', () => {
  it('is silent until it is asked for, and remembered from then on', () => {
    const { api } = answersOf<object>();
    let kept = false;
    const turned: boolean[] = [];
    const open = () =>
      new Play<object, null>(
        {
          ...gameOptions(api),
          sounds: { setOn: (on) => void turned.push(on), play: () => undefined },
          soundMemory: {
            read: () => kept,
            write: (isOn) => {
              kept = isOn;
            },
          },
        },
        { rest: () => null, begin: () => null, land: () => Promise.reject(new Error('not played')) },
      );
    const first = open();
    expect(first.getState().sound).toBe(false);
    expect(turned).toEqual([]);
    first.setSound(true);
    expect(open().getState().sound).toBe(true);
    expect(turned).toEqual([true, true]);
    first.setSound(false);
    expect(open().getState().sound).toBe(false);
  });
});

describe('opening', () => {
  it('shows an interrupted round that was finished meanwhile, and what it won', async () => {
    const { game, scripts, seen } = world;
    scripts.open.push(openAnswer({ notice: 'finished', round: roundView({ won: '7.00' }) }));
    await game.play.open('ticket');
    expect(seen).toContain('show base 3.4.5.6.7');
    expect(game.play.getState().notice).toEqual({ kind: 'finished', won: '7.00' });
  });

  it('tells the net of the session of play, and lights the lines of a spin that paid while nobody looked', async () => {
    const { game, scripts, seen } = world;
    const stops = stopsThatWin();
    scripts.open.push(
      openAnswer({ sessionNet: '-12.40', round: roundView({ lastStep: stepView({ stops, win: '0.50' }) }) }),
    );
    await game.play.open(null);
    const { lineWins } = evaluateSpin(koiLantern, 'base', stops);
    expect(seen.filter((each) => each.startsWith('light')).at(-1)).toMatch(/^light [3-9]/);
    expect(game.play.getState()).toMatchObject({ sessionNet: '-12.40', view: { shown: { lineWins } } });
  });

  it('tells the net with a round that was cleared up while it waited, and shows what that won by', async () => {
    const { game, scripts, seen, settle } = world;
    const stops = stopsThatWin();
    scripts.open.push(openAnswer({ round: roundView({ state: 'pending', lastStep: null }) }));
    scripts.state.push({
      balance: '101.00',
      sessionNet: '-0.50',
      round: roundView({ lastStep: stepView({ stops, win: '0.50' }), won: '0.50' }),
    });
    await game.play.open(null);
    await settle();
    expect(game.play.getState()).toMatchObject({ sessionNet: '-0.50', win: '0.50' });
    expect(seen.filter((each) => each.startsWith('light')).at(-1)).toMatch(/^light [3-9]/);
  });

  it('does not show the lines of the spin before, once a press of which nothing is heard has come to rest', async () => {
    const { game, scripts, settle } = world;
    const stops = stopsThatWin();
    scripts.open.push(openAnswer({ round: roundView({ lastStep: stepView({ stops, win: '0.50' }) }) }));
    await game.play.open(null);
    scripts.spin.push({ kind: 'refused', reason: 'limit_reached', balance: null, freeRounds: null });
    game.press();
    await settle();
    expect(game.play.getState().view.shown).toBeNull();
  });

  it('waits for a round that the hall has not cleared up', async () => {
    const { game, scripts, settle } = world;
    scripts.open.push(openAnswer({ round: roundView({ state: 'pending', lastStep: null }) }));
    scripts.state.push(
      { balance: '100.00', sessionNet: '0.00', round: roundView({ state: 'pending', lastStep: null }) },
      new ApiSilence('state'),
      { balance: '101.00', sessionNet: '0.00', round: roundView({ state: 'returned', lastStep: null }) },
    );
    await game.play.open('ticket');
    game.press();
    await settle();
    expect(world.spins).toHaveLength(0);
    expect(game.play.getState()).toMatchObject({
      busy: false,
      balance: '101.00',
      notice: { kind: 'returned' },
    });
  });

  it('takes its own session up again when its ticket was used but the answer was lost', async () => {
    const { game, scripts, tickets } = world;
    tickets.splice(0);
    scripts.open.push(new ApiRefusal('ticket_used'), openAnswer());
    await game.play.open('ticket');
    expect(tickets).toEqual(['ticket', null]);
    expect(game.play.getState().phase).toBe('playing');
  });

  it('asks for a balance that the hall did not tell, until it does', async () => {
    const { game, scripts, settle } = world;
    scripts.open.push(openAnswer({ balance: null }));
    scripts.state.push({ balance: null, sessionNet: '0.00', round: null }, new ApiSilence('state'), {
      balance: '42.00',
      sessionNet: '0.00',
      round: null,
    });
    await game.play.open('ticket');
    await settle();
    expect(game.play.getState().balance).toBe('42.00');
    expect(scripts.state).toHaveLength(0);
  });

  it.each([
    [new ApiRefusal('ticket_used'), 'ticket_used'],
    [new ApiRefusal('launch_refused'), 'launch_refused'],
    [new ApiRefusal('hall_unreachable'), 'hall_unreachable'],
    [new ApiSilence('open'), 'offline'],
  ])('that fails with %o says so', async (error, ending) => {
    const { game, scripts } = world;
    scripts.open.push(error, new ApiRefusal('session_ended'));
    await game.play.open('ticket');
    expect(game.play.getState()).toMatchObject({ phase: 'over', ending });
  });
});

describe('leaving', () => {
  it('goes where the studio says', async () => {
    await world.game.play.leave();
    expect(world.went).toEqual(['https://hall.test/close?from=game']);
    expect(world.game.play.getState()).toMatchObject({ phase: 'over', ending: 'left' });
  });
});
