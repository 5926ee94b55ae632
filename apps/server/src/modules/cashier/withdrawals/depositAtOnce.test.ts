import { randomUUID } from 'node:crypto';
import { withdrawalCreate, withdrawalQuote } from '@pavilion/contract/cashier';
import { memberMain, post, providerHouse } from '@pavilion/ledger';
import { minor } from '@pavilion/money';
import { waitFor } from '@pavilion/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sealDetails } from '../../identity/bankAccounts/details.ts';
import { createPasswordHasher } from '../../identity/index.ts';
import { type Counter, openCounter, type Word } from '../counter.fixture.ts';

let counter: Counter;
let passwordHash: string;
let token: string;
let memberId: number;
let accountId: number;
let members = 0;
const withdrawPassword = '4821';

beforeAll(async () => {
  counter = await openCounter();
  await counter.rows(
    `insert into withdrawal_rule (site_id, currency, gateway_code, min_minor, max_minor, fee_minor, fee_basis_points, daily_max, turnover_percent, second_approval_from_minor)
     values (1, 'RMB', 'sandbox', 1000, 1000000, 0, 0, 3, 100, 500000)`,
  );
  passwordHash = await createPasswordHasher().hash(withdrawPassword);
});
afterAll(() => counter.close());

beforeEach(async () => {
  members += 1;
  ({ token, memberId } = await counter.hall.addMember({ account: `racer${members}` }));
  await counter.rows('update member set withdraw_password_hash = $2 where id = $1', [memberId, passwordHash]);
  const sealed = sealDetails(
    counter.hall.env.PAVILION_SECRET,
    { siteId: 1, memberId },
    { number: '6222000011112345', holder: 'Lin Wan' },
  );
  const [account] = await counter.rows<{ id: number }>(
    `insert into bank_account (site_id, member_id, request_id, request_hash, currency, bank_name, details_sealed, number_hash, bound_at)
     values (1, $1::integer, gen_random_uuid(), sha256('x'), 'RMB', 'Harbour Bank', $2, sha256($1::text::bytea), now()) returning id`,
    [memberId, sealed],
  );
  accountId = account?.id ?? 0;
  await post(counter.hall.database.pool, {
    scope: 'test',
    key: randomUUID(),
    kind: 'adjustment',
    reference: 'opening',
    moves: [
      { from: providerHouse(1, 1, 'RMB'), to: memberMain(1, memberId, 'RMB'), amountMinor: minor(100_000) },
    ],
  });
});

const create = () =>
  counter.hall.call(
    withdrawalCreate,
    {
      request_id: randomUUID(),
      amount: '200.00',
      bank_account_id: accountId,
      withdraw_password: withdrawPassword,
    },
    { token },
  );
const turnoverLeft = async () => (await counter.hall.call(withdrawalQuote, {}, { token })).data.turnover.left;

/** Runs acts so that they reach the member's account one after the other, and none goes on before all are there. */
const inLineForTheAccount = async (acts: readonly (() => Promise<unknown>)[]): Promise<unknown[]> => {
  const { owner } = counter.hall.database;
  const holder = await owner.connect();
  try {
    await holder.query('begin');
    await holder.query(
      `select from ledger.account where owner_kind = 'member' and owner_id = $1 and purpose = 'main' for update`,
      [memberId],
    );
    const running: Promise<unknown>[] = [];
    for (const act of acts) {
      running.push(act());
      await waitFor(
        async () => {
          const { rowCount } = await owner.query(
            `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
          );
          return rowCount === running.length;
        },
        { what: `${running.length} to wait for the account` },
      );
    }
    await holder.query('commit');
    return await Promise.all(running);
  } finally {
    holder.release();
  }
};

describe('a deposit and a withdrawal at the same moment', () => {
  let word: Word;
  beforeEach(async () => {
    word = await counter.order(token, '100.00');
  });

  test('the deposit first: it is to be played, and nothing is held', async () => {
    const [, reply] = await inLineForTheAccount([() => counter.tell(word), create]);
    expect(reply).toMatchObject({ code: 106, data: { left: '100.00' } });
    expect(await counter.cashOf(memberId)).toBe(110_000n);
    expect(await turnoverLeft()).toBe('100.00');
  });

  test('the withdrawal first: it goes through, and the deposit is to be played before the next', async () => {
    const [reply] = await inLineForTheAccount([create, () => counter.tell(word)]);
    expect(reply).toMatchObject({ code: 100 });
    expect(await counter.cashOf(memberId)).toBe(90_000n);
    expect(await turnoverLeft()).toBe('100.00');
    expect(await create()).toMatchObject({ code: 106, data: { left: '100.00' } });
  });
});
