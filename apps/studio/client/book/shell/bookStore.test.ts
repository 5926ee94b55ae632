import { waitFor } from '@pavilion/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PriceConsent } from '../../../src/book/views.ts';
import type { RememberedChoice } from '../../shell/rememberedChoice.ts';
import { ApiRefusal, ApiSilence } from '../../shell/wire.ts';
import { betOf, eventOf, marketOf, viewOf } from '../book.fixture.ts';
import type { Place } from './bookState.ts';
import type { BookStore } from './bookStore.ts';
import { ScriptedBook, startMs } from './scriptedBook.fixture.ts';
import { testStore } from './testStore.fixture.ts';

let studio: ScriptedBook;
let store: BookStore;
let gone: string[];
let places: Place[];
let heard: string[];
const state = () => store.getState();

const open = async (
  place: Place = { name: 'events', sport: null },
  consentMemory?: RememberedChoice<PriceConsent>,
) => {
  studio = new ScriptedBook();
  [gone, places, heard] = [[], [], []];
  store = testStore({
    api: studio,
    sounds: { setOn: () => undefined, play: (sound) => void heard.push(sound) },
    ...(consentMemory && { consentMemory }),
    goTo: (url) => void gone.push(url),
    remember: (to) => void places.push(to),
  });
  await store.open('ticket', place);
};

const choose = (id = 'football-1'): void => {
  const event = eventOf({ id });
  if (event.main) store.slip.pick(event, event.main, 'home');
};

beforeEach(() => open());

describe('opening', () => {
  it('shows the events, the balance and the usual stake', () => {
    expect(state()).toMatchObject({ phase: 'playing', balance: '500.00', stake: '1.00' });
    expect(state().events).toHaveLength(2);
    expect(studio.watched).toEqual([null]);
  });

  it('goes on with what the session of play has come to, whatever bets are told', async () => {
    studio.net = '-107.00';
    await store.open('ticket', { name: 'events', sport: null });
    expect(state()).toMatchObject({ sessionNet: '-107.00', bets: [] });
  });

  it('ends in the words of the refusal', async () => {
    studio.opening = new ApiRefusal('ticket_used');
    await store.open('ticket', { name: 'bets' });
    expect(state()).toMatchObject({ phase: 'over', ending: 'ticket_used' });
    studio.opening = new ApiSilence('open');
    await store.open('ticket', { name: 'bets' });
    expect(state()).toMatchObject({ phase: 'over', ending: 'offline' });
  });

  it('takes up the session that this browser had, when the ticket was used for it', async () => {
    await open();
    studio.isTicketUsed = true;
    await store.open('ticket', { name: 'events', sport: null });
    expect(state()).toMatchObject({ phase: 'playing', ending: null });
  });

  it('goes to the event that was chosen outside and puts the choice into the slip', async () => {
    await store.open(
      'ticket',
      { name: 'event', id: 'football-1' },
      {
        event: 'football-1',
        market: 'result',
        selection: 'away',
      },
    );
    expect(state().detail).toMatchObject({ id: 'football-1' });
    expect(state().picks.map(({ selection }) => selection)).toEqual(['away']);
  });

  it('says of an event that is not there that it is not', async () => {
    studio.detail = new ApiRefusal('not_found');
    await store.visit({ name: 'event', id: 'football-9' });
    expect(state().detail).toBe('missing');
    expect(places).toEqual([{ name: 'event', id: 'football-9' }]);
  });
});

it('goes back from an event to the list as it was narrowed', async () => {
  await store.visit({ name: 'events', sport: 'racket' });
  await store.visit({ name: 'event', id: 'football-1' });
  expect(state()).toMatchObject({ place: { name: 'event' }, listed: 'racket' });
  await store.visit({ name: 'events', sport: null });
  expect(state().listed).toBeNull();
});

describe('the clock', () => {
  it('goes on to when a step was due that is told before, and back for none', async () => {
    await open({ name: 'event', id: 'football-1' });
    const told = (version: number, waitsMs: number | null) =>
      studio.tell({
        kind: 'detail',
        event: viewOf({
          ...{ phase: 'live', version },
          waitsUntil: waitsMs === null ? null : new Date(startMs + waitsMs).toISOString(),
        }),
      });
    told(2, 9_000);
    // Nothing but a price has changed.
    told(2, 9_000);
    expect(store.serverNow()).toBe(startMs);
    told(3, 4_000);
    expect(store.serverNow()).toBe(startMs + 9_000);
    told(4, null);
    told(5, null);
    expect(store.serverNow()).toBe(startMs + 9_000);
  });
});

describe('what the slip would return', () => {
  it('is not told where the question for it stays without an answer', async () => {
    choose();
    await waitFor(() => state().quote !== null);
    const quotes: ((isLost: boolean) => void)[] = [];
    studio.quotes = quotes;
    store.slip.setStake('50');
    quotes[0]?.(true);
    await waitFor(() => state().quote === null);
    expect(state().picks).toMatchObject([{ price: 2_000 }]);
  });

  it('is not told of a stake that was typed over meanwhile', async () => {
    const quotes: ((isLost: boolean) => void)[] = [];
    studio.quotes = quotes;
    choose();
    store.slip.setStake('50');
    quotes[0]?.(false);
    await waitFor(() => quotes.length === 2);
    expect(state().quote).toBeNull();
    quotes[1]?.(false);
    await waitFor(() => state().quote !== null);
    expect(studio.asked.at(-1)?.stake).toBe('50.00');
  });
});

describe('placing a bet', () => {
  it('sends the stake, the prices that were agreed to and the consent, and shows a receipt', async () => {
    choose();
    store.slip.setStake('10');
    await store.slip.place();
    expect(studio.placed).toEqual([
      {
        action_id: 'action-1',
        stake: '10.00',
        consent: 'better',
        legs: [{ event: 'football-1', market: 'result', selection: 'home', price: 2_000 }],
      },
    ]);
    expect(state()).toMatchObject({ balance: '490.00', placing: null, notice: { kind: 'taken' }, picks: [] });
    expect(state().receipt).toMatchObject({ placed: [{ id: 'book-1' }], refused: 0 });
  });

  it('takes prices as the player chose before, and remembers another choice', async () => {
    const written: PriceConsent[] = [];
    await open(undefined, { read: () => 'any', write: (consent) => void written.push(consent) });
    expect(state().consent).toBe('any');
    store.slip.setConsent('near');
    expect(state().consent).toBe('near');
    expect(written).toEqual(['near']);
    choose();
    await store.slip.place();
    expect(studio.placed[0]?.consent).toBe('near');
  });

  it('asks before it takes a price that fell, and sends the new one once it is agreed to', async () => {
    choose();
    await waitFor(() => studio.asked.length > 0);
    studio.tell({ kind: 'event', event: eventOf({ version: 2, main: marketOf([['home', 1_800]]) }) });
    await store.slip.place();
    expect(studio.placed).toEqual([]);
    expect(state().notice).toEqual({ kind: 'refused', reason: 'price_changed' });
    store.slip.acceptPrices(state());
    await store.slip.place();
    expect(studio.placed[0]?.legs[0]?.price).toBe(1_800);
  });

  it('keeps in the slip what the studio refused, with the reason and the new price', async () => {
    choose();
    studio.prices = { 'football-1': 1_700 };
    studio.answers = [
      {
        kind: 'refused',
        reason: 'price_changed',
        legs: [
          { event: 'football-1', market: 'result', selection: 'home', version: 3, price: 1_700, stop: null },
        ],
        balance: '500.00',
      },
    ];
    // The page has not heard of the change yet.
    await waitFor(() => state().quote !== null);
    store.slip.acceptPrices(state());
    await store.slip.place();
    expect(state().picks).toMatchObject([{ price: 1_700, refusal: 'price_changed' }]);
    expect(state().receipt).toMatchObject({ placed: [], refused: 1 });
  });

  it('waits out the delay in play with the same press', async () => {
    choose();
    const waiting = betOf({ state: 'waiting', acceptAt: new Date(startMs + 2_000).toISOString() });
    studio.answers = [{ kind: 'waiting', bet: waiting }];
    await store.slip.place();
    expect(studio.placed.map(({ action_id }) => action_id)).toEqual(['action-1', 'action-1']);
    expect(state().receipt?.placed).toHaveLength(1);
  });

  it('repeats the same press when no answer came, and bets nothing anew when none comes at all', async () => {
    choose();
    studio.answers = [new ApiSilence('bet')];
    await store.slip.place();
    expect(studio.placed.map(({ action_id }) => action_id)).toEqual(['action-1', 'action-1']);
    choose();
    studio.held = [];
    studio.answers = Array.from({ length: 9 }, () => new ApiSilence('bet'));
    await store.slip.place();
    expect(new Set(studio.placed.map(({ action_id }) => action_id)).size).toBe(2);
    expect(state()).toMatchObject({ picks: [], notice: { kind: 'asking' } });
  });

  it.each([
    ['was taken', [betOf()], '490.00', 'taken'],
    ['never came', [], '500.00', 'welcome'],
  ] as const)(
    'looks for a bet of which nothing was heard until it knows: it %s',
    async (_, bets, balance, told) => {
      choose();
      studio.answers = Array.from({ length: 9 }, () => new ApiSilence('bet'));
      studio.silences = 3;
      studio.current = { ...studio.current, balance, bets: [...bets] };
      await store.slip.place();
      await waitFor(() => state().notice.kind === told);
      expect(state()).toMatchObject({ balance, bets, picks: [] });
    },
  );

  it('tells when a bet is taken that the hall had not answered for', async () => {
    choose();
    const pending = betOf({ state: 'pending' });
    studio.answers = Array.from({ length: 40 }, () => ({ kind: 'pending' as const, bet: pending }));
    studio.held = [];
    await store.slip.place();
    expect(state()).toMatchObject({ balance: '500.00', notice: { kind: 'asking' } });
    studio.current = { ...studio.current, balance: '490.00', bets: [betOf()] };
    const { held } = studio;
    studio.held = null;
    for (const answer of held) answer();
    await waitFor(() => state().balance === '490.00');
    expect(state()).toMatchObject({ notice: { kind: 'taken', amount: '10.00' }, bets: [{ state: 'open' }] });
  });

  it('makes one bet of each when singles are wanted; what is refused stays', async () => {
    choose();
    choose('football-2');
    store.slip.setMode('single');
    studio.answers = [
      { kind: 'taken', bet: betOf(), balance: '490.00' },
      { kind: 'refused', reason: 'insufficient_funds', legs: [], balance: '0.00' },
    ];
    await store.slip.place();
    expect(studio.placed.map(({ legs }) => legs.length)).toEqual([1, 1]);
    expect(state().picks).toMatchObject([{ event: 'football-2', refusal: 'insufficient_funds' }]);
    expect(state().balance).toBe('0.00');
  });

  it.each([
    ['', 'stake_empty'],
    ['0', 'stake_empty'],
    ['0.10', 'stake_low'],
    ['100.01', 'stake_high'],
  ] as const)('does not send a stake of %s: %s', async (stake, reason) => {
    choose();
    store.slip.setStake(stake);
    await store.slip.place();
    expect(studio.placed).toEqual([]);
    expect(state().notice).toEqual({ kind: 'refused', reason });
  });

  it('does not send two choices of one event before they have a price together, nor what is closed or suspended', async () => {
    const event = eventOf();
    choose();
    store.slip.pick(
      event,
      marketOf([['over', 1_900]], { id: 'total:2.5', kind: 'total', line: 2.5 }),
      'over',
    );
    await store.slip.place();
    expect(state().notice).toMatchObject({ reason: 'price_changed' });
    store.slip.clear();
    choose();
    studio.tell({ kind: 'event', event: eventOf({ version: 8, isSuspended: true }) });
    await store.slip.place();
    expect(state().notice).toMatchObject({ reason: 'suspended' });
    studio.tell({ kind: 'event', event: eventOf({ version: 9, phase: 'over' }) });
    await store.slip.place();
    expect(state().notice).toMatchObject({ reason: 'closed' });
    expect(studio.placed).toEqual([]);
  });

  it('holds no more choices than a multi may', () => {
    for (const id of ['football-1', 'football-2', 'football-3', 'football-4']) choose(id);
    expect(state().picks).toHaveLength(3);
    expect(state().notice).toMatchObject({ reason: 'too_many_legs' });
  });

  it('ends when the session is over', async () => {
    choose();
    studio.answers = [new ApiRefusal('session_replaced')];
    await store.slip.place();
    expect(state()).toMatchObject({ phase: 'over', ending: 'session_replaced' });
  });
});

describe('what the stream tells', () => {
  it('moves events, takes them off, and does not go back', () => {
    studio.tell({ kind: 'event', event: eventOf({ version: 7, phase: 'live' }) });
    studio.tell({ kind: 'event', event: eventOf({ version: 6 }) });
    expect(state().events[0]).toMatchObject({ id: 'football-1', phase: 'live', version: 7 });
    studio.tell({ kind: 'gone', id: 'football-1' });
    expect(state().events.map(({ id }) => id)).toEqual(['football-2']);
  });

  it('of a settled bet says what it won, and fetches the balance and what the session has come to', async () => {
    choose();
    await store.slip.place();
    const won = betOf({ state: 'settled', won: '20.00' });
    studio.current = { ...studio.current, balance: '510.00', sessionNet: '10.00', bets: [won] };
    studio.tell({ kind: 'bet', bet: won });
    await waitFor(() => state().balance === '510.00');
    expect(state()).toMatchObject({ notice: { kind: 'won', amount: '20.00' }, win: '20.00' });
    expect(state().sessionNet).toBe('10.00');
  });

  it.each(['10.00', '5.00'])(
    'of a bet of 10.00 that returned %s says that it came back, and leaves the last win alone',
    async (won) => {
      await open();
      for (const id of ['book-1', 'book-2']) studio.tell({ kind: 'bet', bet: betOf({ id }) });
      studio.tell({ kind: 'bet', bet: betOf({ id: 'book-2', state: 'settled', won: '20.00' }) });
      await waitFor(() => state().wins.length > 0);
      store.forgetWins(state().wins);
      heard.splice(0);
      studio.tell({ kind: 'bet', bet: betOf({ state: 'settled', won }) });
      await waitFor(() => state().notice.kind === 'back');
      expect(state()).toMatchObject({ notice: { kind: 'back', amount: won }, win: '20.00' });
      expect(heard).not.toContain('win');
    },
  );

  it('of a settled bet is not taken back by an answer that was asked for before', async () => {
    choose();
    await store.slip.place();
    const held: (() => void)[] = [];
    studio.held = held;
    studio.current = { ...studio.current, balance: '490.00', bets: [betOf()] };
    const asking = store.refresh();
    const won = betOf({ state: 'settled', won: '20.00' });
    studio.current = { ...studio.current, balance: '510.00', bets: [won] };
    studio.tell({ kind: 'bet', bet: won });
    const seen: (string | undefined)[] = [];
    store.subscribe(() => seen.push(state().bets.find(({ id }) => id === won.id)?.state));
    studio.held = null;
    for (const answer of held) answer();
    await asking;
    await waitFor(() => state().balance === '510.00');
    expect(new Set(seen.slice(seen.indexOf('settled')))).toEqual(new Set(['settled']));
  });

  it('is watched anew, with all markets, for the event that is looked at', async () => {
    await store.visit({ name: 'event', id: 'football-1' });
    expect(studio.watched).toEqual([null, 'football-1']);
    studio.tell({ kind: 'detail', event: viewOf({ version: 4, isSuspended: true }) });
    expect(state().detail).toMatchObject({ version: 4, isSuspended: true });
    studio.tell({ kind: 'detail', event: viewOf({ version: 3 }) });
    expect(state().detail).toMatchObject({ version: 4 });
  });

  it('tells the slip of the event that is looked at nothing before its picture hears of it', async () => {
    await store.visit({ name: 'event', id: 'football-1' });
    for (const id of ['football-1', 'football-2']) choose(id);
    const moved = (id: string) => eventOf({ id, version: 2, main: marketOf([['home', 1_500]]) });
    studio.events = async () => ({
      now: studio.current.now,
      events: [moved('football-1'), moved('football-2')],
    });
    studio.event = () => new Promise(() => undefined);
    void store.refresh();
    await waitFor(() => state().events[0]?.version === 2);
    expect(state().picks.map(({ price }) => price)).toEqual([2_000, 1_500]);
  });

  it('after a silence in which nothing could be fetched is not all: the rest is fetched', async () => {
    studio.silences = 1;
    await store.refresh();
    expect(state().connected).toBe(false);
    studio.current = { ...studio.current, balance: '510.00' };
    studio.tell({ kind: 'event', event: eventOf({ version: 2 }) });
    await waitFor(() => state().balance === '510.00');
    expect(state().connected).toBe(true);
  });
});

it('leaving goes where the hall wants its players back', async () => {
  await store.leave();
  expect(gone).toEqual(['https://hall.test/close']);
});

describe('cashing out', () => {
  it('asks again with the same id until it is answered, and takes the bet and the money from the answer', async () => {
    await open();
    studio.tell({ kind: 'bet', bet: betOf() });
    studio.cashAnswers = [
      new ApiSilence('cash-out'),
      {
        kind: 'cashed',
        bet: betOf({ state: 'settled', won: '9.10' }),
        amount: '9.10',
        balance: '509.10',
        sessionNet: '-0.90',
      },
    ];
    await store.cashOut('book-1', 100, '9.10');
    const [first, second, ...more] = studio.cashAsked;
    expect(more).toEqual([]);
    expect(second).toEqual(first);
    expect(first).toMatchObject({ bet: 'book-1', share: 100, least: '9.10' });
    expect(state()).toMatchObject({
      balance: '509.10',
      sessionNet: '-0.90',
      notice: { kind: 'cashed', amount: '9.10' },
    });
    expect(state().bets[0]).toMatchObject({ id: 'book-1', state: 'settled' });
  });

  it('for less than the stake is no win, and takes the receipt of the bet away', async () => {
    choose();
    store.slip.setStake('10');
    await store.slip.place();
    expect(state().receipt?.placed).toHaveLength(1);
    const settled = betOf({ state: 'settled', won: '9.10', possibleReturn: '0.00' });
    studio.cashAnswers = [
      { kind: 'cashed', bet: settled, amount: '9.10', balance: '499.10', sessionNet: '-0.90' },
    ];
    await store.cashOut('book-1', 100, '9.10');
    expect(heard).not.toContain('win');
    expect(state()).toMatchObject({ win: null, receipt: null, notice: { kind: 'cashed', amount: '9.10' } });
  });

  it('for more than the stake is a win; the receipt of another bet stays', async () => {
    choose();
    await store.slip.place();
    studio.tell({ kind: 'bet', bet: betOf({ id: 'book-9' }) });
    const settled = betOf({ id: 'book-9', state: 'settled', won: '12.00' });
    studio.cashAnswers = [
      { kind: 'cashed', bet: settled, amount: '12.00', balance: '511.00', sessionNet: '2.00' },
    ];
    await store.cashOut('book-9', 100, '12.00');
    expect(heard).toContain('win');
    expect(state()).toMatchObject({ win: '12.00', receipt: { placed: [{ id: 'book-1' }] } });
  });

  it('says so when less is offered now, and changes nothing', async () => {
    await open();
    studio.tell({ kind: 'bet', bet: betOf() });
    studio.cashAnswers = [{ kind: 'refused', amount: '8.00' }];
    await store.cashOut('book-1', 50, '9.10');
    expect(state().notice).toEqual({ kind: 'cash-refused' });
    expect(state().bets[0]).toMatchObject({ state: 'open' });
  });
});
