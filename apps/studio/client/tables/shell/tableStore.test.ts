import { beforeEach, describe, expect, it } from 'vitest';
import type { BetAnswer, DecideAnswer, HandView, SlipView, TableView } from '../../../src/tables/views.ts';
import { ApiBusy, ApiRefusal, ApiSilence } from '../../shell/wire.ts';
import { slipOf, startMs, viewOf } from '../table.fixture.ts';
import { ScriptedTable } from './scriptedTable.fixture.ts';
import { storeOf } from './storeOf.fixture.ts';
import { offeredOf } from './tableState.ts';
import type { TableStore } from './tableStore.ts';

let studio: ScriptedTable;
let store: TableStore;
let kept: string | null;
let played: string[];
let gone: string[];
/** This machine's clock. */
let nowMs: number;

const newStore = (): TableStore => {
  let actions = 0;
  return storeOf(studio, {
    sounds: { setOn: () => undefined, play: (sound) => played.push(sound) },
    now: () => nowMs,
    newActionId: () => {
      actions += 1;
      return `action-${actions}`;
    },
    hashOf: async (text) => `hash of ${text}`,
    kept: {
      read: () => kept,
      write: (text) => {
        kept = text;
      },
    },
    goTo: (url) => gone.push(url),
  });
};

beforeEach(async () => {
  studio = new ScriptedTable();
  [played, gone] = [[], []];
  kept = null;
  nowMs = startMs - 5_000;
  store = newStore();
  await store.open('ticket');
});

describe('opening again', () => {
  it('takes up the session that this browser had, when the ticket was used for it', async () => {
    studio.tickets = [];
    studio.refusals = [new ApiRefusal('ticket_used')];
    await store.open('ticket');
    expect(studio.tickets).toEqual(['ticket', null]);
    expect(store.getState()).toMatchObject({ phase: 'playing', balance: '500.00' });
  });

  it('says that the ticket was used where there is no session to take up', async () => {
    studio.refusals = [new ApiRefusal('ticket_used'), new ApiRefusal('session_ended')];
    await store.open('ticket');
    expect(store.getState()).toMatchObject({ phase: 'over', ending: 'ticket_used' });
  });
});

describe('the numbers of its bets', () => {
  const number = 'cd'.repeat(16);
  const pressed = async (): Promise<void> => {
    store.lay('banker');
    await store.press();
  };

  it('are told only once the list is sealed, once, and the seal is remembered', async () => {
    await pressed();
    await pressed();
    expect(studio.bets.map(({ entropy }) => entropy)).toEqual([`hash of ${number}`, `hash of ${number}`]);
    expect(studio.revealed).toEqual([]);
    studio.tell(viewOf(4, 'closed'));
    studio.tell(viewOf(4, 'closed'));
    expect(studio.revealed).toEqual([[4, [number, number]]]);
    expect(store.getState().seals).toEqual([{ round: 4, hash: 'cc'.repeat(32), seenMs: nowMs }]);
  });

  it('outlive a reload, and are told again when nothing was heard', async () => {
    await pressed();
    const again = kept;
    store = newStore();
    kept = again;
    await store.open(null);
    studio.silences = 1;
    studio.tell(viewOf(4, 'closed'));
    await expect.poll(() => studio.revealed).toHaveLength(2);
    expect(studio.revealed[1]).toEqual([4, [number]]);
  });

  it('stay here where the round waits for a beacon, where another round is sealed, and after the draw', async () => {
    await pressed();
    const seal = { hash: 'dd'.repeat(32), at: viewOf(4, 'closed').closesAt, beaconRound: 7 };
    studio.tell({ ...viewOf(4, 'closed'), sealing: 'beacon', seal });
    studio.tell(viewOf(5, 'closed'));
    studio.tell(viewOf(6, 'drawn', 'tie'));
    expect(studio.revealed).toEqual([]);
    // A seal that came with the result proves nothing.
    expect(store.getState().seals.map(({ round }) => round)).toEqual([4, 5]);
  });
});

describe('chips on the table', () => {
  it('are put down, taken back one by one, cleared, and bounded by what a spot takes', () => {
    store.lay('banker');
    store.setChip(5_000n);
    store.lay('banker');
    expect(store.getState().laid).toEqual({ banker: 6_000n });
    store.lay('banker');
    expect(store.getState()).toMatchObject({
      laid: { banker: 6_000n },
      notice: { kind: 'refused', reason: 'spot_full' },
    });
    store.undo();
    expect(store.getState().laid).toEqual({ banker: 1_000n });
    store.clear();
    expect(store.getState()).toMatchObject({ laid: {}, moves: [] });
  });

  it('cannot be put down once bets are closed, and what was not sent is taken off', () => {
    store.lay('banker');
    studio.tell(viewOf(4, 'closed'));
    expect(store.getState().laid).toEqual({});
    store.lay('banker');
    expect(store.getState().laid).toEqual({});
  });

  it('do not lie on in a later round, where nobody told that theirs was closed', () => {
    store.lay('banker');
    studio.tell(viewOf(6, 'open'));
    expect(store.getState()).toMatchObject({ table: { number: 6 }, laid: {}, moves: [] });
  });
});

describe('a press', () => {
  it('sends everything that lies there as one bet of the round that is shown', async () => {
    store.lay('banker');
    store.lay('tie');
    store.lay('banker');
    await store.press();
    expect(studio.bets).toEqual([
      {
        actionId: 'action-1',
        round: 4,
        stakes: [
          { spot: 'tie', amount: '10.00' },
          { spot: 'banker', amount: '20.00' },
        ].sort((one, other) => (one.spot < other.spot ? -1 : 1)),
        entropy: `hash of ${'cd'.repeat(16)}`,
      },
    ]);
    expect(store.getState()).toMatchObject({ laid: {}, balance: '480.00', notice: { kind: 'placed' } });
  });

  it('is sent again with the same id while no answer comes', async () => {
    studio.answers = [new ApiSilence('bet'), new ApiSilence('bet')];
    store.lay('banker');
    await store.press();
    expect(studio.bets.map(({ actionId }) => actionId)).toEqual(['action-1', 'action-1', 'action-1']);
    expect(store.getState().notice).toEqual({ kind: 'placed', stake: '20.00' });
  });

  it('stays laid where the studio was asked for too much, unless it may lie on the table', async () => {
    studio.answers = [new ApiBusy('bet', 5_000)];
    store.lay('banker');
    const { laid } = store.getState();
    await store.press();
    expect(studio.bets).toHaveLength(1);
    expect(store.getState()).toMatchObject({ laid, notice: { kind: 'busy' } });
    studio.answers = [new ApiSilence('bet'), ...Array.from({ length: 3 }, () => new ApiBusy('bet', 5_000))];
    await store.press();
    expect(store.getState().laid).toEqual({});
  });

  it('of which nothing is heard is looked for on the table', async () => {
    studio.answers = Array.from({ length: 4 }, () => new ApiSilence('bet'));
    studio.silences = 1;
    studio.current = { ...studio.current, balance: '480.00', slips: [slipOf()] };
    store.lay('banker');
    await store.press();
    expect(studio.bets).toHaveLength(4);
    await expect.poll(() => store.getState().notice.kind).toBe('phase');
    expect(store.getState()).toMatchObject({ balance: '480.00', laid: {}, slips: [{ state: 'standing' }] });
  });

  it.each([
    ['standing', {}, { kind: 'placed', stake: '20.00' }],
    ['refused', { refusal: 'insufficient_funds' }, { kind: 'refused', reason: 'insufficient_funds' }],
    ['returned', {}, { kind: 'returned' }],
    ['stuck', {}, { kind: 'stuck' }],
  ] as const)('that the hall has not answered is told once it is %s', async (state, change, notice) => {
    studio.answers = [{ kind: 'pending', slip: slipOf({ state: 'pending' }) }];
    studio.current = { ...studio.current, slips: [slipOf({ state, ...change })] };
    store.lay('banker');
    await store.press();
    await expect.poll(() => store.getState().notice).toEqual(notice);
  });

  it('that came too late costs nothing and says so', async () => {
    studio.answers = [new ApiRefusal('bets_closed')];
    store.lay('banker');
    await store.press();
    expect(store.getState()).toMatchObject({
      phase: 'playing',
      laid: {},
      slips: [],
      balance: '500.00',
      notice: { kind: 'refused', reason: 'bets_closed' },
    });
  });

  it('that the hall refuses leaves the chips where they lie', async () => {
    studio.answers = [{ kind: 'refused', reason: 'insufficient_funds', balance: '5.00' }];
    store.lay('banker');
    await store.press();
    expect(store.getState()).toMatchObject({ laid: { banker: 1_000n }, balance: '5.00' });
  });

  it('is not forgotten by an answer that was asked for before it', async () => {
    studio.held = [];
    const asking = store.refresh();
    store.lay('banker');
    await store.press();
    expect(store.getState().balance).toBe('480.00');
    studio.current = { ...studio.current, balance: '480.00', slips: [slipOf()] };
    studio.held[0]?.();
    await expect.poll(() => studio.held?.length).toBe(2);
    expect(store.getState().balance).toBe('480.00');
    studio.held[1]?.();
    await asking;
    expect(store.getState()).toMatchObject({ balance: '480.00', slips: [{ state: 'standing' }] });
  });

  it('answered after what was asked for later does not bring back how things were', async () => {
    store.lay('banker');
    let answer: (answer: BetAnswer) => void = () => undefined;
    studio.bet = () => new Promise((resolve) => (answer = resolve));
    const pressed = store.press();
    await expect.poll(() => store.getState().busy).toBe(true);
    const paid = slipOf({ state: 'settled', won: '39.00' });
    studio.current = { ...studio.current, balance: '519.00', slips: [paid] };
    await store.refresh();
    answer({ kind: 'placed', slip: slipOf(), balance: '480.00' });
    await pressed;
    expect(store.getState()).toMatchObject({ balance: '519.00', slips: [{ state: 'settled' }], laid: {} });
  });

  it('of a session that was opened elsewhere ends the page', async () => {
    studio.answers = [new ApiRefusal('session_replaced')];
    store.lay('banker');
    await store.press();
    expect(store.getState()).toMatchObject({ phase: 'over', ending: 'session_replaced' });
  });
});

describe('a round', () => {
  it('is told when its show is over: the result, the win, and the net of the session', async () => {
    store.lay('banker');
    await store.press();
    studio.tell(viewOf(4, 'drawn', 'banker'));
    expect(store.getState().results.map(({ number }) => number)).toEqual([3]);
    const settled = viewOf(4, 'settled', 'banker');
    studio.current = {
      table: settled,
      balance: '519.00',
      slips: [slipOf({ state: 'settled', won: '39.00' })],
      results: [{ number: 4, summary: 'banker', outcome: {} }],
      following: null,
    };
    studio.tell(settled);
    await expect.poll(() => store.getState().win).toBe('39.00');
    expect(store.getState()).toMatchObject({
      balance: '519.00',
      sessionNet: 1_900n,
      notice: { kind: 'won', won: '39.00', stake: '20.00' },
      lastLayout: { banker: 2_000n },
    });
    expect(store.getState().results.map(({ number }) => number)).toEqual([3, 4]);
    expect(played).toContain('win');

    studio.tell(viewOf(5, 'open'));
    store.repeat();
    expect(store.getState().laid).toEqual({ banker: 2_000n });
  });

  it.each([
    ['20.00', 'back', 'back'],
    ['7.50', 'back', 'back'],
    ['0.00', 'lost', 'taken'],
  ] as const)(
    'of 20.00 that returned %s is no win: %s, and the last win stays',
    async (returned, kind, tune) => {
      store.lay('banker');
      await store.press();
      const settle = (won: string) => {
        studio.tell(viewOf(4, 'drawn', 'banker'));
        const table = viewOf(4, 'settled', 'banker');
        studio.current = { ...studio.current, table, slips: [slipOf({ state: 'settled', won })] };
        studio.tell(table);
      };
      settle(returned);
      await expect.poll(() => store.getState().returned).toBe(returned);
      expect(store.getState()).toMatchObject({ win: null, notice: { kind } });
      expect(played).not.toContain('win');
      expect(played.at(-1)).toBe(tune);
    },
  );

  it.each([
    ['299.99', 'win'],
    ['300.00', 'great'],
  ] as const)('of 20.00 that won %s sounds like a %s', async (won, tune) => {
    store.lay('banker');
    await store.press();
    const table = viewOf(4, 'settled', 'banker');
    studio.tell(viewOf(4, 'drawn', 'banker'));
    studio.current = { ...studio.current, table, slips: [slipOf({ state: 'settled', won })] };
    studio.tell(table);
    await expect.poll(() => store.getState().win).toBe(won);
    expect(played.filter((sound) => sound === 'win' || sound === 'great')).toEqual([tune]);
  });

  it('repeats what the table still takes of a bet that its limits have left behind', () => {
    const offered = (layout: Record<string, bigint>) =>
      offeredOf(layout, 1_000n, (spot) => (spot === 'tie' ? 3_000n : 10_000n));
    expect(offered({ banker: 2_500n, player: 90_000n, tie: 10_000n, pair: 900n })).toEqual({
      banker: 2_000n,
      player: 10_000n,
      tie: 3_000n,
    });
    expect(offered({ banker: 2_000n })).toEqual({ banker: 2_000n });
  });

  it('told late or twice changes nothing', () => {
    studio.tell(viewOf(4, 'drawn', 'banker'));
    studio.tell(viewOf(4, 'closed'));
    studio.tell(viewOf(3, 'settled', 'tie'));
    expect(store.getState().table).toMatchObject({ number: 4, phase: 'drawn' });
  });

  it('that nobody told is fetched, so that roads and figures have no gap', async () => {
    studio.tell(viewOf(4, 'drawn', 'banker'));
    studio.silences = 2;
    studio.current = {
      ...studio.current,
      table: viewOf(7, 'drawn', 'tie'),
      results: [4, 5, 6, 7].map((number) => ({ number, summary: 'banker', outcome: {} })),
    };
    studio.hangUp();
    await expect.poll(() => studio.silences).toBe(1);
    // The stream is back before the questions are answered.
    studio.tell(viewOf(7, 'drawn', 'tie'));
    studio.tell(viewOf(7, 'settled', 'tie'));
    await store.refresh();
    expect(studio.asked.at(-1)).toBe(3);
    expect(store.getState().results.map(({ number }) => number)).toEqual([3, 4, 5, 6, 7]);
    await store.refresh();
    expect(studio.asked.at(-1)).toBe(7);
  });

  it('tells what the session of play came to at another table besides, where the studio says so', async () => {
    studio.current = { ...studio.current, balance: '470.00', sessionNet: '-30.00' };
    await store.refresh();
    expect(store.getState()).toMatchObject({ balance: '470.00', sessionNet: -3_000n });
    const { sessionNet: _, ...alone } = studio.current;
    studio.current = { ...alone, balance: '480.00' };
    await store.refresh();
    expect(store.getState()).toMatchObject({ balance: '480.00', sessionNet: -3_000n });
  });

  it.each([0, 1])(
    'whose end nobody told is looked up as soon as the next begins, after %i silences',
    async (silences) => {
      store.lay('banker');
      await store.press();
      studio.tell(viewOf(4, 'drawn', 'banker'));
      studio.silences = silences;
      studio.current = {
        table: viewOf(5, 'open'),
        balance: '519.00',
        slips: [slipOf({ state: 'settled', won: '39.00' })],
        results: [{ number: 4, summary: 'banker', outcome: {} }],
        following: null,
      };
      studio.tell(viewOf(5, 'open'));
      await expect.poll(() => studio.silences).toBe(0);
      studio.tell(viewOf(5, 'open'));
      await expect.poll(() => store.getState().win).toBe('39.00');
      expect(store.getState()).toMatchObject({ balance: '519.00', connected: true });
      expect(store.getState().results.map(({ number }) => number)).toEqual([3, 4]);
    },
  );

  it('that was settled stays so when an older answer comes after a newer one', async () => {
    store.lay('banker');
    await store.press();
    studio.held = [];
    studio.current = { ...studio.current, balance: '480.00', slips: [slipOf()] };
    const early = store.refresh();
    const settled = { slips: [slipOf({ state: 'settled', won: '39.00' })], balance: '519.00' };
    studio.current = { ...studio.current, ...settled };
    const late = store.refresh();
    studio.held[1]?.();
    await late;
    expect(store.getState()).toMatchObject({ balance: '519.00', sessionNet: 1_900n });
    studio.held[0]?.();
    await expect.poll(() => studio.held?.length).toBe(3);
    studio.held[2]?.();
    await early;
    expect(store.getState()).toMatchObject({
      balance: '519.00',
      sessionNet: 1_900n,
      slips: [{ state: 'settled' }],
      notice: { kind: 'won' },
    });
  });

  it.each([-9, 0, 14])('keeps the server’s time with a clock that is %i hours off', async (hours) => {
    nowMs = startMs + hours * 3_600_000;
    await store.open('ticket');
    expect(store.serverNow()).toBe(startMs + 1_000);
    nowMs += 4_000;
    expect(store.serverNow()).toBe(startMs + 5_000);
  });

  it('keeps the server’s time when this machine’s clock is set while it runs', () => {
    nowMs -= 7_200_000;
    studio.tell(viewOf(4, 'closed'));
    expect(store.serverNow()).toBe(startMs + 1_000);
  });
});

describe('a choice for a hand', () => {
  const handOf = (change: Partial<HandView>): HandView => ({
    spot: 'seat:2',
    made: [],
    next: ['hold-100'],
    view: {},
    raised: '0.00',
    state: 'open',
    ...change,
  });
  const slipWith = (hand: Partial<HandView>): SlipView => slipOf({ hands: [handOf(hand)] });
  const deciding = (second: number): TableView => ({
    ...viewOf(4, 'deciding'),
    decidesAt: new Date(startMs + second * 1_000).toISOString(),
  });

  it('answered after the next street was fetched does not take that street away', async () => {
    studio.current = { ...studio.current, table: deciding(30), slips: [slipWith({})] };
    studio.tell(deciding(30));
    await expect.poll(() => store.getState().slips.length).toBe(1);
    let answer: (answer: DecideAnswer) => void = () => undefined;
    studio.decide = () => new Promise((resolve) => (answer = resolve));
    const chosen = store.choose('hold-100');
    const next = slipWith({ made: ['hold-100'], next: ['hold-200'], raised: '20.00' });
    studio.current = { ...studio.current, table: deciding(39), slips: [next], balance: '460.00' };
    await store.refresh();
    answer({
      kind: 'decided',
      slip: slipWith({ made: ['hold-100'], next: [], raised: '20.00', state: 'done' }),
      balance: '470.00',
    });
    await chosen;
    expect(store.getState().slips[0]?.hands?.[0]?.next).toEqual(['hold-200']);
    expect(store.getState()).toMatchObject({
      balance: '460.00',
      notice: { kind: 'raised', amount: '20.00' },
    });
  });
});

it('leaving goes back where the hall said', async () => {
  await store.leave();
  expect(gone).toEqual(['https://hall.test/close']);
  expect(store.getState()).toMatchObject({ phase: 'over', ending: 'left' });
});
