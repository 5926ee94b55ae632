import { createLedger } from './index.ts';
import { depositTo, house, move, newMember, request, type useDatabase } from './ledger.fixture.ts';

/** What money does, and what nobody may do to it. */

export const play = async (database: ReturnType<ReturnType<typeof useDatabase>>): Promise<void> => {
  const ledger = createLedger(database.pool);
  const [ann, yen] = [newMember(), newMember('JPY')];
  await ledger.post(depositTo(ann, 100));
  await ledger.post(depositTo(yen, 100));
  await ledger.post(request('bet', [move(ann, house, 40)]));
  await ledger.post(request('bet_win', [move(ann, house, 60), move(house, ann, 25)]));
};

/** The bet_win of `play`: its second move brought 25 to the member. */
const win = 'transfer_id = (SELECT max(transfer_id) FROM ledger.move) AND place = 2';

/** What is done after `play` and a snapshot, by which statement, and the rules that are broken then. */
export const tamperings: readonly (readonly [what: string, sql: string, rules: readonly string[]])[] = [
  [
    'a running balance that was changed',
    "UPDATE ledger.account SET balance_minor = balance_minor + 1 WHERE owner_kind = 'member'",
    ['running_balance'],
  ],
  [
    'a version that was changed',
    "UPDATE ledger.account SET version = version + 1 WHERE owner_kind = 'member'",
    ['running_version'],
  ],
  [
    'a member account that lost its balance',
    "UPDATE ledger.account SET balance_minor = NULL WHERE owner_kind = 'member'",
    ['members_run'],
  ],
  [
    'a house account that was given a balance',
    "UPDATE ledger.account SET balance_minor = 0 WHERE owner_kind = 'provider'",
    ['members_run', 'running_balance'],
  ],
  [
    'a move that was made bigger',
    `UPDATE ledger.move SET amount_minor = amount_minor + 1 WHERE ${win}`,
    ['entries_follow', 'running_balance', 'snapshot_balance'],
  ],
  [
    'a move that was made bigger with its balances',
    `UPDATE ledger.move SET amount_minor = amount_minor + 1, to_after = to_after + 1 WHERE ${win}`,
    ['running_balance', 'snapshot_balance'],
  ],
  [
    'a move that is gone',
    `DELETE FROM ledger.move WHERE ${win}`,
    ['running_balance', 'running_version', 'snapshot_balance'],
  ],
  [
    'a transfer without moves',
    `INSERT INTO ledger.transfer SELECT 9999, site_id, scope, 'other', input_hash, kind, reference, reason, actor, meta,
         occurred_at, created_at FROM ledger.transfer WHERE id = 1`,
    ['transfer_moves_something'],
  ],
  ['moves without their transfer', 'DELETE FROM ledger.transfer WHERE id = 1', ['entry_belongs']],
  ['moves of another site', 'UPDATE ledger.transfer SET site_id = 2 WHERE id = 1', ['entry_belongs']],
  [
    'moves of an account that is not there',
    `UPDATE ledger.move SET from_id = 424242 WHERE ${win}`,
    ['currency_sums_to_zero', 'entry_belongs', 'snapshot_balance', 'transfer_sums_to_zero'],
  ],
  [
    'an account whose currency was changed',
    "UPDATE ledger.account SET currency = 'THB' WHERE owner_kind = 'provider'",
    ['currency_sums_to_zero', 'entry_belongs', 'transfer_sums_to_zero'],
  ],
  [
    'a chain of balances that was bent',
    `UPDATE ledger.move SET to_after = to_after + 1 WHERE ${win}`,
    ['entries_follow'],
  ],
  [
    'a version that was skipped',
    `UPDATE ledger.move SET to_version = to_version + 1 WHERE ${win}`,
    ['entries_follow'],
  ],
  [
    'a move of a member without a balance',
    `UPDATE ledger.move SET to_after = NULL, to_version = NULL WHERE ${win}`,
    ['entries_keep_balance', 'running_version'],
  ],
  [
    'a snapshot that was changed',
    'UPDATE ledger.snapshot SET balance_minor = balance_minor + 1',
    ['snapshot_balance'],
  ],
];
