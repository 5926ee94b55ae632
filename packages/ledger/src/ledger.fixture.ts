import type { CurrencyCode, Minor } from '@pavilion/money';
import { minor } from '@pavilion/money';
import { createTestDatabase } from '@pavilion/testing';
import { afterAll, beforeAll } from 'vitest';
import {
  type AccountRef,
  gatewayAccount,
  type Move,
  memberMain,
  type PostingKind,
  type PostingRequest,
  providerHouse,
} from './index.ts';

type TestDatabase = Awaited<ReturnType<typeof createTestDatabase>>;

/** A database for the test file; read it inside tests only. */
export const useDatabase = (): (() => TestDatabase) => {
  let database: TestDatabase | undefined;
  beforeAll(async () => {
    database = await createTestDatabase({ max: 20 });
  });
  afterAll(async () => {
    await database?.drop();
  });
  return () => {
    if (database === undefined) throw new Error('the database is there once the tests run');
    return database;
  };
};

let members = 0;
/** A member that no other test knows. */
export const newMember = (currency: CurrencyCode = 'USD', siteId = 1): AccountRef => {
  members += 1;
  return memberMain(siteId, members, currency);
};

export const house = providerHouse(1, 1, 'USD');
export const gateway = gatewayAccount(1, 1, 'USD');

export const move = (from: AccountRef, to: AccountRef, amountMinor: number | bigint): Move => ({
  from,
  to,
  amountMinor: minor(amountMinor),
});

let keys = 0;
/** A key that no other posting has. */
export const newKey = (): string => {
  keys += 1;
  return `k${keys}`;
};

/** A request under a key of its own unless told. */
export const request = (
  kind: PostingKind,
  moves: readonly Move[],
  rest: Partial<PostingRequest> = {},
): PostingRequest => ({ scope: 'test', key: newKey(), kind, reference: 'r', moves, ...rest });

export const depositTo = (account: AccountRef, amountMinor: number | Minor): PostingRequest =>
  request('deposit', [move(gatewayAccount(account.siteId, 1, account.currency), account, amountMinor)]);
