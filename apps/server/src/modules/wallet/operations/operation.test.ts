import { expect, test } from 'vitest';
import { betOperation, promoWinOperation, rollbackOperation } from './operation.ts';

const common = {
  request_id: '00000000-0000-4000-8000-000000000000',
  occurred_at: '2026-01-01T00:00:00Z',
  player_id: '77',
  currency: 'CNY',
  transaction_id: 't-1',
};
const bet = {
  ...common,
  session_token: 'token',
  game_code: 'g',
  round_id: 'r',
  amount: 5,
  round_closed: true,
};

test('a transaction keeps the hash that it was first stored with', () => {
  expect(betOperation(3, bet).content_hash).toBe(
    '472b48f991fa53ec75ee8f08602ab7f9789cc80249330d01301f9b9c0af80aa9',
  );
  const rollback = { ...common, game_code: 'g', round_id: 'r', target_transaction_id: 'q' };
  expect(rollbackOperation(3, rollback).content_hash).toBe(
    '5c7ddca9b1381f553f7988ea779e1af1057f84ca125bac58c32fa990ddbdbb28',
  );
  const promotion = { ...common, game_code: 'g', round_id: 'r', amount: 4, campaign_id: 'cc' };
  expect(promoWinOperation(3, promotion).content_hash).toBe(
    '8a249a52004f31410e8539b6b78e3e33abd8d7f07f0ee42cd7e8d81a34c0ac20',
  );
});

test('when it happened and which session brought it is not what makes it the same', () => {
  const again = { ...bet, occurred_at: '2026-01-02T00:00:00Z', session_token: 'another' };
  expect(betOperation(3, again).content_hash).toBe(betOperation(3, bet).content_hash);
  expect(betOperation(3, { ...bet, amount: 6 }).content_hash).not.toBe(betOperation(3, bet).content_hash);
});

test('what a call does not have is not written', () => {
  expect(Object.keys(JSON.parse(JSON.stringify(betOperation(3, bet)))).toSorted()).toEqual([
    'content_hash',
    'game_code',
    'gp_id',
    'kind',
    'occurred_at',
    'player',
    'round_closed',
    'round_ref',
    'stake_minor',
    'token_hash',
    'transaction_id',
    'win_minor',
    'wire_currency',
  ]);
});
