import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LoggedIn } from '../../play/play.fixture.ts';
import { bringBack } from './commands/bringBack.ts';
import { clearUp } from './commands/clearUp.ts';
import { moveIn } from './commands/moveIn.ts';
import type { TransferDeps } from './deps.ts';
import { sweepAway } from './sweepAway.ts';
import { abacus, openTransferHall, type TransferHall } from './transfer.fixture.ts';

let hall: TransferHall;
let who: LoggedIn;
let sessionId: bigint;

beforeAll(async () => {
  hall = await openTransferHall();
});
afterAll(() => hall.close());
beforeEach(async () => {
  who = await hall.house.login(1_000);
  sessionId = await hall.openGame(who);
  hall.bank.unknownWord = 'failed';
});
afterEach(async () => {
  expect(await hall.differences()).toEqual([]);
});

const deps = () => hall.house.transferDeps;
const key = () => ({ memberId: who.memberId, gpId: abacus.gpId });
const into = (over: Partial<TransferDeps> = {}) =>
  moveIn({ ...deps(), ...over }, { ...key(), siteId: 1, currency: 'RMB', sessionId });
const back = (over: Partial<TransferDeps> = {}) => bringBack({ ...deps(), ...over }, key(), 'leave');
const pass = (seconds: number) => hall.house.hall.clock.advance(seconds * 1_000);
const steps = async () => {
  const { rows } = await hall.house.hall.database.owner.query<{ to_state: string }>(
    `SELECT s.to_state FROM wallet_transfer_step s JOIN wallet_transfer t ON t.id = s.transfer_id
     WHERE t.member_id = $1 ORDER BY s.id`,
    [who.memberId],
  );
  return rows.map(({ to_state }) => to_state);
};

describe('to the provider', () => {
  test('the whole main balance goes, in three steps', async () => {
    expect(await into()).toBe('ready');
    expect(await hall.moneyOf(who)).toEqual({ main: 0, inTransit: 0, wallet: 1_000 });
    expect(hall.bank.balanceOf(who)).toBe(1_000);
    expect(await steps()).toEqual(['created', 'sent', 'confirmed']);
  });

  test('money in transit that no open transfer accounts for is found', async () => {
    hall.bank.fail('transferIn', 'lost');
    await into();
    const { owner } = hall.house.hall.database;
    const pretend = (state: string, settled: Date | null) =>
      owner.query('UPDATE wallet_transfer SET state = $2, settled_at = $3 WHERE member_id = $1', [
        who.memberId,
        state,
        settled,
      ]);
    await pretend('confirmed', hall.house.hall.clock.now());
    expect(await hall.differences()).toEqual([
      {
        rule: 'in_transit_is_open_transfers',
        subject: `member ${who.memberId} provider 4 RMB`,
        expected: '0',
        actual: '1000',
      },
    ]);
    await pretend('unknown', null);
  });

  test('an empty main wallet is no hindrance, and nothing is sent', async () => {
    await into();
    const sent = hall.bank.count('transferIn');
    expect(await into()).toBe('ready');
    expect(hall.bank.count('transferIn')).toBe(sent);
  });

  test('what the provider refuses is back at once', async () => {
    hall.bank.fail('transferIn', { status: 'GAME_DISABLED' });
    expect(await into()).toBe('refused');
    expect(await hall.moneyOf(who)).toEqual({ main: 1_000, inTransit: 0, wallet: 0 });
    expect(await hall.transfersOf(who)).toMatchObject([{ state: 'failed', refusal: 'GAME_DISABLED' }]);
  });

  test.each(['lost', 'unanswered', { status: 'RETRY_LATER' }] as const)(
    'with %j nobody guesses: it stays in transit until the provider says',
    async (trouble) => {
      hall.bank.fail('transferIn', trouble);
      hall.bank.fail('transferStatus', 'lost', 'lost');
      expect(await into()).toBe('pending');
      expect(await hall.moneyOf(who)).toEqual({ main: 0, inTransit: 1_000, wallet: 0 });
      pass(600);
      await clearUp(deps());
      expect(await hall.moneyOf(who)).toMatchObject({ inTransit: 1_000 });
      pass(600);
      await clearUp(deps());
      pass(600);
      await clearUp(deps());
      const done = trouble === 'unanswered';
      expect(await hall.moneyOf(who)).toEqual({
        main: done ? 0 : 1_000,
        inTransit: 0,
        wallet: done ? 1_000 : 0,
      });
      expect(hall.bank.balanceOf(who)).toBe(done ? 1_000 : 0);
      expect((await steps()).at(-1)).toBe(done ? 'confirmed' : 'failed');
    },
  );

  test('a provider that has never heard of it is sent the same once more, not given a guess', async () => {
    hall.bank.unknownWord = 'unknown';
    hall.bank.fail('transferIn', 'lost');
    await into();
    pass(10);
    await clearUp(deps());
    expect(await hall.moneyOf(who)).toEqual({ main: 0, inTransit: 0, wallet: 1_000 });
    expect(hall.bank.balanceOf(who)).toBe(1_000);
  });

  test.each([
    ['was told as failed: it is never done', 'failed', 1_000, 0],
    ['was sent once more: it is done once', 'unknown', 0, 1_000],
  ] as const)('a request that comes too late and %s', async (_name, word, main, wallet) => {
    hall.bank.unknownWord = word;
    hall.bank.fail('transferIn', 'late');
    expect(await into(await hall.hasty())).toBe('pending');
    pass(10);
    await clearUp(deps());
    expect(hall.bank.release()).toBe(1);
    expect(await hall.moneyOf(who)).toEqual({ main, inTransit: 0, wallet });
    expect(hall.bank.balanceOf(who)).toBe(wallet);
    expect((await hall.transfersOf(who)).map(({ state }) => state)).toEqual([
      main === 0 ? 'confirmed' : 'failed',
    ]);
  });

  test('an id that the provider knows with other content is never refunded', async () => {
    hall.bank.fail('transferIn', { status: 'DUPLICATE_MISMATCH' });
    hall.bank.fail('transferStatus', { status: 'DUPLICATE_MISMATCH' });
    expect(await into()).toBe('pending');
    pass(600);
    await clearUp(deps());
    expect(await hall.moneyOf(who)).toEqual({ main: 0, inTransit: 1_000, wallet: 0 });
  });

  test('a game that was left before its money went is left alone', async () => {
    await hall.closeGames(who);
    expect(await into()).toBe('left');
    expect(await hall.moneyOf(who)).toEqual({ main: 1_000, inTransit: 0, wallet: 0 });
  });

  test('a provider without an address is refused without a word sent', async () => {
    expect(await into({ providers: { wireOf: async () => undefined } })).toBe('refused');
    expect(await hall.moneyOf(who)).toMatchObject({ main: 1_000 });
  });
});

describe('back to the main wallet', () => {
  beforeEach(async () => {
    await into();
    await hall.closeGames(who);
  });

  test.each([
    ['what was won comes along', 250, 1_250],
    ['what was lost is gone', -400, 600],
    ['all of it may be lost', -1_000, 0],
  ])('%s, and the house account has the other side', async (_name, result, left) => {
    const before = await hall.houseResult();
    hall.bank.play(who, result);
    expect(await back()).toEqual({ code: 100, amount: BigInt(left) });
    expect(await hall.moneyOf(who)).toEqual({ main: left, inTransit: 0, wallet: 0 });
    expect((await hall.houseResult()) - before).toBe(-result);
    expect(hall.bank.balanceOf(who)).toBe(0);
  });

  test('stakes in play stay there, and come when the round is over', async () => {
    hall.bank.play(who, -300);
    hall.bank.inPlay.set(String(who.memberId), 300);
    expect(await back()).toEqual({ code: 100, amount: 700n });
    expect(await hall.moneyOf(who)).toEqual({ main: 700, inTransit: 0, wallet: 300 });
    hall.bank.inPlay.clear();
    hall.bank.play(who, 900);
    pass(20);
    await sweepAway(deps());
    expect(await hall.moneyOf(who)).toEqual({ main: 1_600, inTransit: 0, wallet: 0 });
  });

  test('a provider that is down moves nothing, and it is tried again', async () => {
    hall.bank.fail('transferBalance', 'lost');
    expect(await back()).toEqual({ code: 103, amount: 0n });
    expect(await hall.moneyOf(who)).toMatchObject({ wallet: 1_000 });
    await hall.settle();
    expect(await hall.moneyOf(who)).toEqual({ main: 1_000, inTransit: 0, wallet: 0 });
  });

  test.each(['lost', 'unanswered'] as const)(
    '%s on the way: in transit, then home, once',
    async (trouble) => {
      hall.bank.fail('transferOut', trouble);
      expect(await back()).toEqual({ code: 104, amount: 1_000n });
      expect(await hall.moneyOf(who)).toEqual({ main: 0, inTransit: 1_000, wallet: 0 });
      await hall.settle();
      expect(await hall.moneyOf(who)).toEqual({ main: 1_000, inTransit: 0, wallet: 0 });
      expect(hall.bank.balanceOf(who)).toBe(0);
    },
  );

  test('a stake that was quicker than the transfer: what is left comes', async () => {
    hall.bank.fail('transferOut', { status: 'INSUFFICIENT_FUNDS' });
    expect(await back()).toEqual({ code: 100, amount: 1_000n });
    expect((await hall.transfersOf(who)).map(({ state }) => state)).toEqual([
      'confirmed',
      'failed',
      'confirmed',
    ]);
  });

  test('a refusal is told, and the money stays where it is', async () => {
    hall.bank.fail('transferOut', { status: 'NOT_FOUND' });
    expect(await back()).toEqual({ code: 105, amount: 0n });
    expect(await hall.moneyOf(who)).toMatchObject({ wallet: 1_000 });
  });

  test('an open game keeps its money', async () => {
    await hall.openGame(who);
    expect(await back()).toEqual({ code: 102, amount: 0n });
    expect(hall.bank.balanceOf(who)).toBe(1_000);
  });

  test('a balance that was told before something moved is not believed', async () => {
    await hall.closeGames(who);
    const wire = await deps().providers.wireOf(abacus.gpId);
    if (wire === undefined) throw new Error('no wire');
    let asked = 0;
    const slow = {
      ...wire,
      client: {
        ...wire.client,
        transferBalance: async (input: Parameters<typeof wire.client.transferBalance>[0]) => {
          const told = await wire.client.transferBalance(input);
          asked += 1;
          // Between the provider's word and its use the money comes home another way.
          if (asked === 1) await back();
          return told;
        },
      },
    };
    expect(await back({ providers: { wireOf: async () => slow } })).toEqual({ code: 100, amount: 0n });
    expect(asked).toBe(2);
    expect(await hall.moneyOf(who)).toEqual({ main: 1_000, inTransit: 0, wallet: 0 });
  });
});

describe('a process dies', () => {
  /** The wire of a process that is gone before or after the provider heard of it. */
  const dying = async (heard: boolean): Promise<Partial<TransferDeps>> => {
    const wire = await deps().providers.wireOf(abacus.gpId);
    if (wire === undefined) throw new Error('no wire');
    const die =
      <Input, Answer>(call: (input: Input) => Promise<Answer>) =>
      async (input: Input): Promise<Answer> => {
        if (heard) await call(input);
        throw new Error('killed');
      };
    const client = {
      ...wire.client,
      transferIn: die(wire.client.transferIn),
      transferOut: die(wire.client.transferOut),
    };
    return { providers: { wireOf: async () => ({ ...wire, client }) } };
  };
  const unwired: Partial<TransferDeps> = {
    providers: {
      wireOf: async () => {
        throw new Error('killed');
      },
    },
  };

  test('before it is sent: it goes back, because the provider cannot have heard of it', async () => {
    await expect(into(unwired)).rejects.toThrow('killed');
    expect(await hall.transfersOf(who)).toMatchObject([{ state: 'created' }]);
    await clearUp(deps());
    expect(await hall.moneyOf(who)).toMatchObject({ inTransit: 1_000 });
    pass(10);
    await clearUp(deps());
    expect(await hall.moneyOf(who)).toEqual({ main: 1_000, inTransit: 0, wallet: 0 });
    expect(await hall.transfersOf(who)).toMatchObject([{ state: 'failed', refusal: 'NEVER_SENT' }]);
  });

  test.each([true, false])('while it is sent (heard: %s): the provider is asked', async (heard) => {
    await expect(into(await dying(heard))).rejects.toThrow('killed');
    expect(await hall.transfersOf(who)).toMatchObject([{ state: 'sent' }]);
    pass(10);
    await clearUp(deps());
    expect(hall.bank.balanceOf(who)).toBe(heard ? 1_000 : 0);
    expect(await hall.moneyOf(who)).toEqual({
      main: heard ? 0 : 1_000,
      inTransit: 0,
      wallet: heard ? 1_000 : 0,
    });
  });

  test.each([true, false])('on the way back (heard: %s): it is home once', async (heard) => {
    await into();
    await hall.closeGames(who);
    await expect(back(await dying(heard))).rejects.toThrow('killed');
    await hall.settle();
    expect(await hall.moneyOf(who)).toEqual({ main: 1_000, inTransit: 0, wallet: 0 });
    expect(hall.bank.balanceOf(who)).toBe(0);
  });

  test('with a game open: its money comes home by itself once the game has ended', async () => {
    await into();
    await sweepAway(deps());
    expect(await hall.moneyOf(who)).toMatchObject({ wallet: 1_000 });
    await hall.closeGames(who);
    await hall.settle();
    expect(await hall.moneyOf(who)).toEqual({ main: 1_000, inTransit: 0, wallet: 0 });
  });
});
