import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { LoggedIn } from '../../play/play.fixture.ts';
import { playRound, promoWin } from '../hall.fixture.ts';
import { bringBack } from './commands/bringBack.ts';
import { moveIn } from './commands/moveIn.ts';
import { settleTransfer } from './commands/settleTransfer.ts';
import { abacus, openTransferHall, type TransferHall } from './transfer.fixture.ts';

/** What a provider says that cannot be so, or hardly: it moves no money twice, and does not keep money away. */

let hall: TransferHall;
let who: LoggedIn;

beforeAll(async () => {
  hall = await openTransferHall();
});
beforeEach(async () => {
  who = await hall.house.login(1_000);
});
afterEach(async () => {
  expect(await hall.differences()).toEqual([]);
});
afterAll(() => hall.close());

const deps = () => hall.house.transferDeps;
const key = () => ({ memberId: who.memberId, gpId: abacus.gpId });
const into = async () =>
  moveIn(deps(), { ...key(), siteId: 1, currency: 'RMB', sessionId: await hall.openGame(who) });

test('a balance and stakes in play of the largest amounts are written down, and what is free comes back', async () => {
  const most = Number.MAX_SAFE_INTEGER;
  expect(await into()).toBe('ready');
  await hall.closeGames(who);
  hall.bank.play(who, most - 1_000);
  hall.bank.inPlay.set(String(who.memberId), most);
  expect(await bringBack(deps(), key(), 'leave')).toEqual({ code: 100, amount: BigInt(most) });
  expect(await hall.moneyOf(who)).toEqual({ main: most, inTransit: 0, wallet: most });
  hall.bank.inPlay.delete(String(who.memberId));
  expect(await bringBack(deps(), key(), 'leave')).toMatchObject({ code: 100 });
  expect(await hall.moneyOf(who)).toEqual({ main: most, inTransit: 0, wallet: 0 });
});

test.each([
  ['failed', { kind: 'done' }, { main: 1_000, inTransit: 0, wallet: 0 }],
  ['confirmed', { kind: 'not_done', status: 'FAILED' }, { main: 0, inTransit: 0, wallet: 1_000 }],
] as const)(
  'a transfer that is %s stays so when the provider says otherwise, and alarms',
  async (state, word, money) => {
    if (state === 'failed') hall.bank.fail('transferIn', { status: 'GAME_DISABLED' });
    await into();
    const { rows } = await hall.house.hall.database.owner.query(
      'SELECT id, member_id, gp_id, reference FROM wallet_transfer WHERE member_id = $1',
      [who.memberId],
    );
    const lines: unknown[] = [];
    const log = { error: (line: unknown) => lines.push(line), warn: () => undefined };
    expect(await settleTransfer({ ...deps(), log }, rows[0], word)).toBe(state);
    expect(await hall.moneyOf(who)).toEqual(money);
    expect(lines).toMatchObject([{ alarm: 'transfer_contradicted', reference: rows[0].reference, state }]);
    expect(await settleTransfer({ ...deps(), log }, rows[0], { kind: 'unsure', why: 'timeout' })).toBe(state);
    expect(lines).toHaveLength(1);
  },
);

test('money of the main wallet is not its to stake nor promotions its to pay, which nobody would compare', async () => {
  const session_token = await hall.house.hall.addSession(who.memberId, abacus);
  const player = { player_id: String(who.memberId), session_token };
  const refused = { status: 'BAD_REQUEST', field: 'x-key-id' };
  const gift = { transaction_id: `gift-${who.memberId}`, amount: 700 };
  expect(await promoWin(hall.house.hall, abacus, player.player_id, gift)).toMatchObject(refused);
  const round = playRound(hall.house.hall, abacus, player);
  expect(await round.bet(`bet-${who.memberId}`, 100)).toMatchObject(refused);
  expect(await round.betWin(`both-${who.memberId}`, 100, 700)).toMatchObject(refused);
  expect(await hall.moneyOf(who)).toEqual({ main: 1_000, inTransit: 0, wallet: 0 });
});
