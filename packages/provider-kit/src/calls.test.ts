import { expect, test } from 'vitest';
import { fieldPathOf } from './fields.ts';
import { createPayment, paymentWebhook } from './gateway.ts';
import { providerCalls } from './providerCalls.ts';
import { walletCalls } from './walletCalls.ts';

const bet = {
  request_id: '018f3e9a-7c1d-4a51-8b0e-4d2f8b8d0a11',
  occurred_at: '2026-11-20T12:00:00Z',
  player_id: '100001',
  session_token: 'token',
  currency: 'RMB',
  game_code: 'koi-lantern',
  round_id: 'round-1',
  transaction_id: 'tx-1',
  amount: 100,
};

const failing = (change: object): string | undefined => {
  const parsed = walletCalls.bet.request.safeParse({ ...bet, ...change });
  return parsed.success ? undefined : fieldPathOf(parsed.error);
};

test('a bet as the protocol has it is read, and `round_closed` is false unless said', () => {
  expect(walletCalls.bet.request.parse(bet)).toEqual({ ...bet, round_closed: false });
});

test.each<[string, object, string]>([
  ['a negative amount', { amount: -1 }, 'amount'],
  ['a fractional amount', { amount: 0.5 }, 'amount'],
  ['an amount of 2^53', { amount: 2 ** 53 }, 'amount'],
  ['an amount as a string', { amount: '100' }, 'amount'],
  ['an id of 65 characters', { transaction_id: 'x'.repeat(65) }, 'transaction_id'],
  ['an empty id', { round_id: '' }, 'round_id'],
  ['an id with a control character', { transaction_id: 'a\u0000b' }, 'transaction_id'],
  ['an id outside ASCII', { round_id: '回合' }, 'round_id'],
  ['a request id that is no uuid', { request_id: '1' }, 'request_id'],
  ['a local time', { occurred_at: '2026-11-20T12:00:00+08:00' }, 'occurred_at'],
  ['a time of another millennium', { occurred_at: '0001-01-01T00:00:00Z' }, 'occurred_at'],
  ['an unknown field', { tip: 1 }, 'tip'],
  ['meta of more than 4 KiB', { meta: { text: 'x'.repeat(4097) } }, 'meta'],
  ['a jackpot contribution as a number', { jackpot_contribution: 0.25 }, 'jackpot_contribution'],
])('%s is refused with the path of the field', (_name, change, path) => {
  expect(failing(change)).toBe(path);
});

test.each<[string, object]>([
  ['the largest whole number', { amount: Number.MAX_SAFE_INTEGER }],
  ['an id of 64 characters', { transaction_id: 'x'.repeat(64) }],
  ['a fractional jackpot contribution', { jackpot_contribution: '0.25' }],
  ['meta of 4 KiB at most', { meta: { text: 'x'.repeat(4000) } }],
])('%s is taken', (_name, change) => {
  expect(failing(change)).toBeUndefined();
});

test('a nested field is named by its path', () => {
  const parsed = walletCalls.win.request.safeParse({
    ...bet,
    bet_transaction_id: 'tx-0',
    jackpot_win: { jackpot_id: 'j', amount: -1 },
  });
  expect(parsed.error && fieldPathOf(parsed.error)).toBe('jackpot_win.amount');
});

test('every call of both sides has a path of its own', () => {
  for (const calls of [walletCalls, providerCalls]) {
    const paths = Object.values(calls).map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  }
});

const payment = {
  order_number: 'D1',
  amount: 10_000,
  currency: 'RMB',
  return_url: 'http://localhost:3000/close',
  notify_url: 'http://localhost:3000/gateway/v1/webhooks/sandbox',
  expires_at: '2026-11-20T12:30:00Z',
  locale: 'zh_CN',
};

test('a payment leads back by http or https only', () => {
  expect(createPayment.request.safeParse(payment).success).toBe(true);
  expect(createPayment.request.safeParse({ ...payment, return_url: 'javascript:alert(1)' }).success).toBe(
    false,
  );
  expect(createPayment.request.safeParse({ ...payment, amount: 0 }).success).toBe(false);
});

test("a gateway's word names its event, its payment and its order", () => {
  const word = {
    event_id: 'e1',
    payment_id: 'p1',
    order_number: 'D1',
    state: 'approved',
    amount: 10_000,
    currency: 'RMB',
    occurred_at: '2026-11-20T12:00:00Z',
  };
  expect(paymentWebhook.request.safeParse(word).success).toBe(true);
  expect(paymentWebhook.request.safeParse({ ...word, state: 'paid' }).success).toBe(false);
  expect(paymentWebhook.request.safeParse({ ...word, event_id: undefined }).success).toBe(false);
});
