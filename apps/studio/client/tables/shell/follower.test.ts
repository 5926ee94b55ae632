import { beforeEach, describe, expect, it } from 'vitest';
import type { FollowingView } from '../../../src/tables/views.ts';
import { ApiBusy, ApiRefusal, ApiSilence } from '../../shell/wire.ts';
import { openedOf, slipOf, viewOf } from '../table.fixture.ts';
import type { Follow, TableApi } from './api.ts';
import { storeOf } from './storeOf.fixture.ts';
import type { TableStore } from './tableStore.ts';

const followingOf = (change: Partial<FollowingView> = {}): FollowingView => ({
  id: '1',
  stakes: [{ spot: 'banker', amount: '20.00' }],
  stake: '20.00',
  fromRound: 5,
  toRound: 7,
  nextRound: 5,
  laid: 0,
  staked: '0.00',
  won: '0.00',
  stopsOnWin: false,
  ended: null,
  ...change,
});

let follows: Follow[];
let answers: (Error | FollowingView)[];
let told: { following: FollowingView | null; slips: ReturnType<typeof slipOf>[] };
let asked: number;
let revealed: [number, readonly string[]][];
let kept: string | null;
let store: TableStore;
let tell: Parameters<TableApi['watch']>[0];

const newStore = (): TableStore => {
  const api: TableApi = {
    open: async () => ({ ...openedOf(), followMax: 20 }),
    bet: async () => ({ kind: 'placed', slip: slipOf(), balance: '480.00' }),
    decide: async () => {
      throw new Error('no hand');
    },
    follow: async (follow) => {
      follows.push(follow);
      const answer = answers.shift() ?? followingOf();
      if (answer instanceof Error) throw answer;
      return { following: answer };
    },
    stopFollowing: async () => ({ following: followingOf({ ended: 'stopped', nextRound: null }) }),
    reveal: async (round, numbers) => {
      revealed.push([round, numbers]);
      return { opened: numbers.length };
    },
    state: async () => {
      asked += 1;
      return { table: viewOf(5, 'open'), balance: '460.00', results: [], ...told };
    },
    history: async () => ({ slips: [], before: null }),
    leave: async () => ({ lobbyUrl: '/' }),
    watch: (onView, signal) => {
      tell = onView;
      return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
    },
  };
  let numbers = 0;
  let actions = 0;
  return storeOf(api, {
    newActionId: () => {
      actions += 1;
      return `action-${actions}`;
    },
    newEntropy: () => {
      numbers += 1;
      return `number ${numbers}`;
    },
    hashOf: async (text) => `hash of ${text}`,
    kept: {
      read: () => kept,
      write: (text) => {
        kept = text;
      },
    },
  });
};

beforeEach(async () => {
  [follows, answers, revealed] = [[], [], []];
  told = { following: null, slips: [] };
  asked = 0;
  kept = null;
  store = newStore();
  await store.open('ticket');
});

describe('following a slip', () => {
  it('bets what is laid down, and has that slip laid again with a number for each draw', async () => {
    store.lay('banker');
    await store.follower.start(3, true);
    expect(follows).toEqual([
      {
        actionId: 'action-2',
        slip: 'table-1',
        entropies: ['hash of number 2', 'hash of number 3', 'hash of number 4'],
        stopsOnWin: true,
      },
    ]);
    expect(store.getState()).toMatchObject({ following: followingOf(), laid: {}, busy: false });
    // Another is not begun while this one is under way.
    await store.follower.start(3, true);
    expect(follows).toHaveLength(1);
  });

  it('takes the last slip of the round where nothing is laid down, and does nothing where there is none', async () => {
    await store.follower.start(2, false);
    expect(follows).toEqual([]);
    store.lay('banker');
    await store.press();
    await store.follower.start(2, false);
    expect(follows).toMatchObject([{ slip: 'table-1', stopsOnWin: false }]);
  });

  it('sends the same press again while nothing is heard, and says why it was refused', async () => {
    store.lay('banker');
    answers = [new ApiSilence('follow'), new ApiRefusal('bets_closed')];
    await store.follower.start(1, false);
    expect(new Set(follows.map(({ actionId }) => actionId)).size).toBe(1);
    expect(follows).toHaveLength(2);
    expect(store.getState()).toMatchObject({
      following: null,
      notice: { kind: 'refused', reason: 'bets_closed' },
    });
  });

  it('has nothing laid again where the studio was asked for too much', async () => {
    store.lay('banker');
    answers = [new ApiBusy('follow', 5_000)];
    await store.follower.start(1, false);
    expect(follows).toHaveLength(1);
    expect(store.getState()).toMatchObject({ following: null, notice: { kind: 'busy' } });
  });

  it('tells each draw’s number once that round is sealed, also after a reload, and never another’s', async () => {
    store.lay('banker');
    await store.follower.start(2, false);
    tell(viewOf(4, 'closed'));
    await expect.poll(() => revealed).toEqual([[4, ['number 1']]]);
    store.end('left');
    store = newStore();
    await store.open(null);
    tell(viewOf(5, 'closed'));
    await expect.poll(() => revealed.at(-1)).toEqual([5, ['number 2']]);
    tell(viewOf(7, 'closed'));
    await expect.poll(() => store.getState().table?.number).toBe(7);
    expect(revealed).toHaveLength(2);
  });

  it('asks for the slip of a round that opens, until it lies there', async () => {
    store.lay('banker');
    await store.follower.start(3, false);
    told = {
      following: followingOf({ nextRound: 6, laid: 1, staked: '20.00' }),
      slips: [slipOf({ id: 'table-2', round: 5, followed: true })],
    };
    tell(viewOf(5, 'open'));
    await expect.poll(() => store.getState().following?.laid).toBe(1);
    expect(store.getState().slips.at(-1)).toMatchObject({ id: 'table-2', followed: true });
    const enough = asked;
    await Promise.resolve();
    expect(asked).toBe(enough);
  });

  it('keeps the number of a slip that lies when another slip is followed', async () => {
    store.lay('banker');
    await store.follower.start(2, false);
    tell(viewOf(5, 'open'));
    await store.follower.stop();
    told = { following: null, slips: [slipOf({ id: 'table-3', round: 5 })] };
    await store.refresh();
    await store.follower.start(1, false);
    expect(follows.at(-1)).toMatchObject({ slip: 'table-3' });
    tell(viewOf(5, 'closed'));
    await expect.poll(() => revealed.at(-1)).toEqual([5, ['number 2']]);
  });

  it('is stopped at once', async () => {
    store.lay('banker');
    await store.follower.start(3, false);
    await store.follower.stop();
    expect(store.getState().following).toMatchObject({ ended: 'stopped' });
  });
});
