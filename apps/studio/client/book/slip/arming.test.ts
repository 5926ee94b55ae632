import { waitFor } from '@pavilion/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiSilence } from '../../shell/wire.ts';
import { eventOf, marketOf } from '../book.fixture.ts';
import type { BookStore } from '../shell/bookStore.ts';
import { ScriptedBook, startMs } from '../shell/scriptedBook.fixture.ts';
import { lookedWait, testStore } from '../shell/testStore.fixture.ts';
import { armedMs } from './arming.ts';

let studio: ScriptedBook;
let store: BookStore;
let now: number;
/** The looks of what waits to open, which the test lets pass one by one. */
let looks: (() => void)[];
const state = () => store.getState();

const live = (id: string, version: number, price: number | null) =>
  eventOf({
    ...{ id, version, phase: 'live', isSuspended: price === null },
    main: marketOf([
      ['home', price],
      ['draw', price],
      ['away', price],
    ]),
  });

const tell = (id: string, version: number, price: number | null): void =>
  studio.tell({ kind: 'event', event: live(id, version, price) });

/** Some time goes by, and it is looked again. */
const look = async (ms = 200): Promise<void> => {
  now += ms;
  for (const go of looks.splice(0)) go();
  await new Promise((resolve) => setTimeout(resolve, 0));
};

const shown = () => {
  const { picks, joints } = state();
  return { picks, joints };
};

/** A slip of a choice that is shut and of one that is open. */
const lockedSlip = async (): Promise<void> => {
  for (const id of ['football-1', 'football-2']) {
    const event = live(id, 10, 2_000);
    studio.tell({ kind: 'event', event });
    if (event.main) store.slip.pick(event, event.main, 'home');
  }
  await waitFor(() => studio.asked.length > 0);
  await look(0);
  studio.prices = {};
  tell('football-1', 11, null);
};

beforeEach(async () => {
  [studio, now, looks] = [new ScriptedBook(), startMs, []];
  store = testStore({ api: studio, now: () => now, wait: lookedWait(looks) });
  await store.open('ticket', { name: 'events', sport: null });
  await lockedSlip();
});

describe('a slip that is locked for a moment', () => {
  it('can be pressed, and is sent once, at the first moment when all of it is open', async () => {
    expect(store.slip.problem()).toBe('suspended');
    expect(store.slip.arming.canArm()).toBe(true);
    store.slip.arming.arm(shown());
    expect(state().armed?.until).toBe(now + armedMs);
    await look();
    tell('football-2', 11, null);
    tell('football-1', 12, 2_100);
    await look();
    expect(studio.placed).toEqual([]);
    tell('football-2', 12, 2_050);
    await look();
    await waitFor(() => state().receipt !== null);
    expect(studio.placed.map(({ action_id, legs }) => [action_id, legs.map(({ price }) => price)])).toEqual([
      ['action-1', [2_000, 2_000]],
    ]);
    expect(state().armed).toBeNull();
    await look(60_000);
    expect(studio.placed).toHaveLength(1);
  });

  it('is agreed to at the prices that were last shown', async () => {
    tell('football-2', 11, 1_900);
    store.slip.arming.arm(shown());
    expect(state().picks.map(({ agreed }) => agreed)).toEqual([2_000, 1_900]);
    tell('football-1', 12, 2_000);
    await look();
    await waitFor(() => state().receipt !== null);
    expect(studio.placed[0]?.legs.map(({ price }) => price)).toEqual([2_000, 1_900]);
  });

  it('stops at a price that is worse than what is accepted, and asks as ever', async () => {
    store.slip.arming.arm(shown());
    tell('football-1', 12, 1_700);
    await look();
    expect(state().armed).toBeNull();
    expect(store.slip.problem()).toBe('price_changed');
    await look();
    expect(studio.placed).toEqual([]);
    expect(state().picks[0]?.agreed).toBe(2_000);
  });

  it('takes a price that is a little lower where the player has said so', async () => {
    store.slip.setConsent('near');
    store.slip.arming.arm(shown());
    tell('football-1', 12, 1_990);
    await look();
    await waitFor(() => state().receipt !== null);
    expect(studio.placed).toHaveLength(1);
  });

  it('gives up after half a minute, and says so', async () => {
    store.slip.arming.arm(shown());
    await look(armedMs - 300);
    expect(state().armed).not.toBeNull();
    await look(400);
    expect(state()).toMatchObject({ armed: null, notice: { kind: 'unarmed' } });
    tell('football-1', 12, 2_000);
    await look();
    expect(studio.placed).toEqual([]);
  });

  it('is stopped by a press, by every change of the slip, and by going elsewhere', async () => {
    const [first] = state().picks;
    if (!first) throw new Error('no pick');
    const stops: (() => unknown)[] = [
      () => store.slip.arming.disarm(),
      () => store.slip.setStake('2.00'),
      () => store.slip.setConsent('any'),
      () => store.slip.setMode('single'),
      () => store.visit({ name: 'bets' }),
      () => store.slip.remove(first),
    ];
    for (const [at, stop] of stops.entries()) {
      // A change of the slip is quoted anew, as open: it is shut once more.
      tell('football-1', 12 + at, null);
      store.slip.arming.arm(shown());
      expect(state().armed).not.toBeNull();
      await stop();
      expect(state().armed).toBeNull();
      await look();
    }
    tell('football-1', 30, 2_000);
    await look();
    expect(studio.placed).toEqual([]);
  });

  it('stops where a choice closes for ever: what is left is bet by another press, and nothing once that is closed too', async () => {
    store.slip.arming.arm(shown());
    studio.tell({ kind: 'event', event: { ...live('football-1', 12, null), phase: 'over' } });
    await look();
    expect(state().armed).toBeNull();
    expect(store.slip.arming.canArm()).toBe(false);
    expect(store.slip.problem()).toBeNull();
    studio.tell({ kind: 'event', event: { ...live('football-2', 12, null), phase: 'over' } });
    expect(store.slip.problem()).toBe('closed');
    expect(studio.placed).toEqual([]);
  });

  it('sends nothing that can no longer be paid', async () => {
    store.slip.setStake('20.00');
    await look();
    tell('football-1', 12, null);
    store.slip.arming.arm(shown());
    studio.current = { ...studio.current, balance: '12.00' };
    await store.refresh();
    tell('football-1', 22, 2_000);
    tell('football-2', 22, 2_000);
    await look();
    expect(state()).toMatchObject({
      armed: null,
      notice: { kind: 'refused', reason: 'insufficient_funds' },
    });
    expect(studio.placed).toEqual([]);
  });

  it('is the same bet where its answer stays away, however often it is sent', async () => {
    studio.answers = [new ApiSilence('bet'), new ApiSilence('bet')];
    store.slip.arming.arm(shown());
    tell('football-1', 12, 2_000);
    await look();
    await waitFor(() => state().receipt !== null);
    expect(new Set(studio.placed.map(({ action_id }) => action_id))).toEqual(new Set(['action-1']));
  });

  it('cannot be pressed twice, nor where something else stands against it', async () => {
    store.slip.arming.arm(shown());
    const { armed } = state();
    store.slip.arming.arm(shown());
    expect(state().armed).toBe(armed);
    store.slip.arming.disarm();
    store.slip.setStake('');
    expect(store.slip.arming.canArm()).toBe(false);
    store.slip.arming.arm(shown());
    expect(state().armed).toBeNull();
  });

  it('has no need of it where all is open', () => {
    tell('football-1', 12, 2_000);
    expect(store.slip.arming.canArm()).toBe(false);
  });
});

describe('a locked slip with choices of one event', () => {
  const joint = (price: number) => {
    studio.joints = [{ event: 'football-2', price, refusal: null, implied: null }];
  };
  const requote = async () => {
    await store.slip.requote();
    await look();
  };

  /** The other event is locked; what these choices are together has moved since they were put in. */
  const joined = async (price: number): Promise<void> => {
    const market = marketOf(
      [
        ['over', 1_900],
        ['under', 1_900],
      ],
      { id: 'total:2.5', kind: 'total', line: 2.5 },
    );
    const event = { ...live('football-2', 11, 2_000), lines: [market] };
    joint(4_000);
    studio.tell({ kind: 'event', event });
    store.slip.pick(event, market, 'over');
    await requote();
    joint(price);
    await requote();
    tell('football-1', 12, null);
    store.slip.arming.arm(shown());
    expect(state().armed).not.toBeNull();
  };

  it('is not bet at a worse joint price than was shown at the press, though it is better than the first', async () => {
    await joined(5_000);
    joint(4_200);
    await requote();
    tell('football-1', 13, 2_000);
    await look();
    expect(state().armed).toBeNull();
    expect(studio.placed).toEqual([]);
    expect(store.slip.problem()).toBe('price_changed');
  });

  it('is bet at the joint price that was shown at the press, though it is worse than the first', async () => {
    await joined(3_500);
    tell('football-1', 13, 2_000);
    await look();
    await waitFor(() => state().receipt !== null);
    expect(studio.placed.map(({ joints }) => joints)).toEqual([[{ event: 'football-2', price: 3_500 }]]);
  });
});
