import { beforeEach, describe, expect, it } from 'vitest';
import type { DecideAnswer, HandView, SlipView } from '../../../src/tables/views.ts';
import { ApiBusy, ApiRefusal, ApiSilence } from '../../shell/wire.ts';
import { slipOf, startMs, viewOf } from '../table.fixture.ts';
import type { Choice } from './api.ts';
import { Decider } from './decider.ts';
import { handsOf, openHandIn, raisedIn, raiseOf } from './hands.ts';
import { isUnderWay, stakedBy } from './news.ts';
import { newsOfSlips } from './slipNews.ts';
import { beforeOpening, type TableClientState } from './tableState.ts';

const handOf = (change: Partial<HandView> = {}): HandView => ({
  spot: 'seat:2',
  made: [],
  next: ['hit', 'stand', 'double'],
  view: {},
  raised: '0.00',
  state: 'open',
  ...change,
});

const slipWith = (...hands: HandView[]): SlipView =>
  slipOf({ stakes: hands.map(({ spot }) => ({ spot, amount: '20.00' })), stake: '20.00', hands });

const deciding = { ...viewOf(4, 'deciding'), decidesAt: new Date(startMs + 40_000).toISOString() };

let state: TableClientState;
let sent: Choice[];
let answers: (DecideAnswer | Error)[];
let asked: number[];
let choosingAsAsked: (string | null)[];
let ended: unknown[];
let decider: Decider;

beforeEach(() => {
  state = {
    ...beforeOpening,
    phase: 'playing',
    currency: 'USD',
    table: deciding,
    balance: '100.00',
    slips: [slipWith(handOf())],
  };
  [sent, answers, asked, choosingAsAsked, ended] = [[], [], [], [], []];
  decider = new Decider({
    api: {
      decide: async (choice) => {
        sent.push(choice);
        const answer = answers.shift() ?? new ApiSilence('decide');
        if (answer instanceof Error) throw answer;
        return answer;
      },
    },
    sounds: { setOn: () => undefined, play: () => undefined },
    wait: async () => undefined,
    newActionId: () => `action-${sent.length + 1}`,
    getState: () => state,
    set: (change) => {
      state = { ...state, ...change };
    },
    goOut: () => sent.length,
    take: async (_, slip, balance) => {
      state = { ...state, slips: slip ? [slip] : state.slips, balance: balance ?? state.balance };
    },
    ask: async (round) => {
      asked.push(round);
      choosingAsAsked.push(state.choosing);
    },
    end: (error) => void ended.push(error),
  });
});

describe('a choice', () => {
  it('is sent for the hand whose turn it is, at the point where it stands', async () => {
    const done = handOf({ spot: 'seat:1', made: ['stand'], next: [], state: 'done' });
    state = { ...state, slips: [slipWith(done, handOf({ made: ['hit'] }))] };
    const slip = slipWith(done, handOf({ made: ['hit', 'hit'], next: [], state: 'done' }));
    answers = [{ kind: 'decided', slip, balance: '100.00' }];
    await decider.choose('hit');
    expect(sent).toEqual([
      { actionId: 'action-1', round: 4, slip: 'table-1', spot: 'seat:2', nth: 1, choice: 'hit' },
    ]);
    expect(openHandIn(state.slips, state.table)).toBeUndefined();
    expect(state.choosing).toBeNull();
    expect(state.notice).toEqual({ kind: 'phase' });
  });

  it('that the hand does not have, or in another phase, is not sent', async () => {
    await decider.choose('split');
    state = { ...state, table: viewOf(4, 'drawn', '17') };
    await decider.choose('hit');
    expect(sent).toEqual([]);
  });

  it('waits for the one before it', async () => {
    answers = [{ kind: 'decided', slip: slipWith(handOf({ made: ['hit'] })), balance: null }];
    await Promise.all([decider.choose('hit'), decider.choose('stand')]);
    expect(sent.map(({ choice }) => choice)).toEqual(['hit']);
  });

  it('tells what it has raised', async () => {
    const slip = slipWith(handOf({ made: ['double'], next: [], raised: '20.00', state: 'done' }));
    answers = [{ kind: 'decided', slip, balance: '80.00' }];
    await decider.choose('double');
    expect(state.notice).toMatchObject({ kind: 'raised', amount: '20.00' });
    expect(state.balance).toBe('80.00');
    expect(raisedIn(state.slips, 4, 'USD')).toBe(2_000n);
    expect(stakedBy(slip, 'USD')).toBe(4_000n);
  });

  it('tells of a hand that has raised before what this choice alone has raised', async () => {
    state = { ...state, slips: [slipWith(handOf({ raised: '20.00' }))] };
    const slip = slipWith(handOf({ made: ['double'], next: [], raised: '50.00', state: 'done' }));
    answers = [{ kind: 'decided', slip, balance: '50.00' }];
    await decider.choose('double');
    expect(state.notice).toEqual({ kind: 'raised', amount: '30.00', decidesAt: deciding.decidesAt });
  });

  it('tells nothing raised where the choice has cost nothing, whatever was raised before', async () => {
    state = { ...state, slips: [slipWith(handOf({ raised: '20.00' }))] };
    const slip = slipWith(handOf({ made: ['stand'], next: [], raised: '20.00', state: 'done' }));
    answers = [{ kind: 'decided', slip, balance: null }];
    await decider.choose('stand');
    expect(state.notice).toEqual({ kind: 'phase' });
  });

  it('whose raise is refused leaves the hand as it was, and says why', async () => {
    answers = [{ kind: 'refused', reason: 'insufficient_funds', balance: '3.00' }];
    await decider.choose('double');
    expect(state.notice).toEqual({ kind: 'unmade', reason: 'insufficient_funds' });
    expect(state.balance).toBe('3.00');
    expect(openHandIn(state.slips, state.table)?.hand.made).toEqual([]);
  });

  it('whose raise is given back says so', async () => {
    answers = [{ kind: 'returned', slip: slipWith(handOf()), balance: '100.00' }];
    await decider.choose('double');
    expect(state.notice).toEqual({ kind: 'unmade', reason: 'returned' });
  });

  it('whose raise is under way is asked for until it is known', async () => {
    const slip = slipWith(handOf({ next: [], state: 'raising' }));
    answers = [{ kind: 'pending', slip }];
    await decider.choose('double');
    expect(state.notice).toEqual({ kind: 'asking' });
    expect(asked).toEqual([4]);
    expect(isUnderWay(slip)).toBe(true);
  });

  it('is the same press when its answer stayed away, and asks where the table stands when it stays away for good', async () => {
    answers = [new ApiSilence('decide'), { kind: 'decided', slip: slipWith(handOf()), balance: null }];
    await decider.choose('hit');
    expect(sent.map(({ actionId }) => actionId)).toEqual(['action-1', 'action-1']);
    sent = [];
    await decider.choose('hit');
    expect(new Set(sent.map(({ actionId }) => actionId)).size).toBe(1);
    expect(sent.length).toBeGreaterThan(2);
    expect(asked).toEqual([4]);
    expect(state.choosing).toBeNull();
  });

  it('is not made where the studio was asked for too much', async () => {
    answers = [new ApiBusy('decide', 5_000)];
    await decider.choose('hit');
    expect(sent).toHaveLength(1);
    expect(state).toMatchObject({ notice: { kind: 'busy' }, choosing: null });
    expect(asked).toEqual([]);
  });

  it('that comes too late, or was made otherwise in another window, says so and looks again', async () => {
    for (const reason of ['decisions_closed', 'already_decided'] as const) {
      answers = [new ApiRefusal(reason)];
      await decider.choose('hit');
      expect(state.notice).toEqual({ kind: 'unmade', reason });
    }
    expect(asked).toEqual([4, 4]);
    // What has been refused does not look chosen meanwhile.
    expect(choosingAsAsked).toEqual([null, null]);
    answers = [new ApiRefusal('session_ended')];
    await decider.choose('hit');
    expect(ended).toHaveLength(1);
  });
});

describe('hands', () => {
  it('are played in the order of their places, over all slips of the round', () => {
    const slips = [
      slipWith(handOf({ spot: 'seat:5' })),
      { ...slipWith(handOf({ spot: 'seat:1', next: [], state: 'done' })), id: 'table-2' },
      { ...slipWith(handOf({ spot: 'seat:2' })), id: 'table-3', round: 3 },
    ];
    expect(handsOf(slips, 4).map(({ hand }) => hand.spot)).toEqual(['seat:1', 'seat:5']);
    const open = openHandIn(slips, deciding);
    expect(open?.hand.spot).toBe('seat:5');
    expect(open && raiseOf(open, 50, 'USD')).toBe(1_000n);
  });

  it('count with their raises in what a round has won', () => {
    const before = slipWith(handOf({ made: ['double'], raised: '20.00', next: [], state: 'done' }));
    const after: SlipView = { ...before, state: 'settled', won: '80.00' };
    const news = newsOfSlips([before], [after], { currency: 'USD', sessionNet: 0n });
    expect(news.sessionNet).toBe(4_000n);
    expect(news.notice).toEqual({ kind: 'won', won: '80.00', stake: '40.00' });
    expect(news.lastLayout).toEqual({ 'seat:2': 2_000n });
  });
});
