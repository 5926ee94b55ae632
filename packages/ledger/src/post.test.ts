import { type Minor, minor } from '@pavilion/money';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type AccountRef,
  balanceOf,
  createLedger,
  createModelLedger,
  gatewayAccount,
  type Ledger,
  type Move,
  memberCommission,
  memberMain,
  memberProviderWallet,
  type PostingKind,
  type PostingOutcome,
  type PostingRequest,
  providerHeld,
  providerHouse,
  sitePromotion,
} from './index.ts';
import { useDatabase } from './ledger.fixture.ts';
import { postTogether } from './together.fixture.ts';

const database = useDatabase();

const two64 = 2n ** 64n;
const two53 = 2n ** 53n;

/** A fresh site a case, so that cases share nothing. */
let site = 1000;
beforeEach(() => {
  site += 1;
});

type Name =
  | 'ann'
  | 'purse'
  | 'bob'
  | 'yen'
  | 'far'
  | 'wallet'
  | 'house'
  | 'held'
  | 'gate'
  | 'yenGate'
  | 'promo';
const account = (name: Name): AccountRef =>
  ({
    ann: memberMain(site, 1, 'USD'),
    purse: memberCommission(site, 1, 'USD'),
    bob: memberMain(site, 2, 'USD'),
    yen: memberMain(site, 1, 'JPY'),
    far: memberMain(site + 500_000, 1, 'USD'),
    wallet: memberProviderWallet(site, 1, 4, 'USD'),
    house: providerHouse(site, 1, 'USD'),
    held: providerHeld(site, 1, 'USD'),
    gate: gatewayAccount(site, 1, 'USD'),
    yenGate: gatewayAccount(site, 1, 'JPY'),
    promo: sitePromotion(site, 'USD'),
  })[name];

type Step = readonly [
  key: string,
  kind: PostingKind,
  moves: readonly (readonly [Name, Name, number | bigint])[],
  expected: string,
];

const requestOf = ([key, kind, moves]: Step): PostingRequest => ({
  scope: 'case',
  key,
  kind,
  reference: 'r',
  moves: moves.map(
    ([from, to, amount]): Move => ({
      from: account(from),
      to: account(to),
      amountMinor: BigInt(amount) as Minor,
    }),
  ),
});

/** `posted 100`, `duplicate 100`, `insufficient_funds 40`, `mismatch`. */
const told = (outcome: PostingOutcome): string => {
  const status = outcome.status === 'posted' && outcome.duplicate ? 'duplicate' : outcome.status;
  return 'balanceMinor' in outcome ? `${status} ${outcome.balanceMinor}` : status;
};

/** One transfer a row, with its expected outcome: status and the balance of the first member account it names. */
const cases: Record<string, readonly Step[]> = {
  'money comes in, is staked, won and paid out': [
    ['1', 'deposit', [['gate', 'ann', 100]], 'posted 100'],
    ['2', 'bet', [['ann', 'house', 30]], 'posted 70'],
    ['3', 'win', [['house', 'ann', 45]], 'posted 115'],
    ['4', 'withdrawal', [['ann', 'gate', 115]], 'posted 0'],
  ],
  'a balance goes to zero, never below': [
    ['1', 'deposit', [['gate', 'ann', 100]], 'posted 100'],
    ['2', 'bet', [['ann', 'house', 101]], 'insufficient_funds 100'],
    ['3', 'bet', [['ann', 'house', 100]], 'posted 0'],
    ['4', 'bet', [['ann', 'house', 1]], 'insufficient_funds 0'],
    ['5', 'bet', [['bob', 'house', 1]], 'insufficient_funds 0'],
  ],
  'accounts without a running balance may go below zero': [
    ['1', 'promotion', [['promo', 'house', 5]], 'posted null'],
  ],
  'the same key and content is the first result again': [
    ['1', 'deposit', [['gate', 'ann', 100]], 'posted 100'],
    ['2', 'bet', [['ann', 'house', 40]], 'posted 60'],
    ['3', 'bet', [['ann', 'house', 60]], 'posted 0'],
    ['2', 'bet', [['ann', 'house', 40]], 'duplicate 60'],
    ['1', 'deposit', [['gate', 'ann', 100]], 'duplicate 100'],
    ['4', 'bet', [['ann', 'house', 1]], 'insufficient_funds 0'],
  ],
  'the same key with other content moves nothing': [
    ['1', 'deposit', [['gate', 'ann', 100]], 'posted 100'],
    ['1', 'deposit', [['gate', 'ann', 101]], 'mismatch'],
    ['1', 'deposit', [['gate', 'bob', 100]], 'mismatch'],
    ['1', 'promotion', [['gate', 'ann', 100]], 'mismatch'],
    ['1', 'deposit', [['ann', 'gate', 100]], 'mismatch'],
    [
      '1',
      'deposit',
      [
        ['gate', 'ann', 60],
        ['gate', 'ann', 40],
      ],
      'mismatch',
    ],
    ['1', 'deposit', [['gate', 'ann', -1]], 'mismatch'],
    ['2', 'bet', [['ann', 'house', 100]], 'posted 0'],
  ],
  'a refused key is free to succeed later': [
    ['1', 'bet', [['ann', 'house', 10]], 'insufficient_funds 0'],
    ['2', 'deposit', [['gate', 'ann', 10]], 'posted 10'],
    ['1', 'bet', [['ann', 'house', 10]], 'posted 0'],
  ],
  'moves of one transfer apply in order, all or none': [
    ['1', 'deposit', [['gate', 'ann', 50]], 'posted 50'],
    [
      '2',
      'bet_win',
      [
        ['ann', 'house', 60],
        ['house', 'ann', 500],
      ],
      'insufficient_funds 50',
    ],
    [
      '3',
      'bet_win',
      [
        ['ann', 'house', 50],
        ['house', 'ann', 500],
      ],
      'posted 500',
    ],
    [
      '4',
      'bet_win',
      [
        ['ann', 'held', 100],
        ['held', 'house', 100],
        ['house', 'ann', 20],
      ],
      'posted 420',
    ],
    [
      '5',
      'adjustment',
      [
        ['ann', 'purse', 420],
        ['purse', 'house', 421],
      ],
      'insufficient_funds 420',
    ],
    [
      '6',
      'adjustment',
      [
        ['ann', 'purse', 420],
        ['purse', 'house', 1],
      ],
      'posted 0',
    ],
    ['7', 'bet', [['purse', 'house', 419]], 'posted 0'],
  ],
  'one transfer is of one member': [
    ['1', 'deposit', [['gate', 'ann', 100]], 'posted 100'],
    ['2', 'adjustment', [['ann', 'bob', 10]], 'two_members'],
    ['3', 'adjustment', [['ann', 'bob', 101]], 'two_members'],
    [
      '4',
      'adjustment',
      [
        ['ann', 'house', 10],
        ['house', 'bob', 10],
      ],
      'two_members',
    ],
    [
      '5',
      'adjustment',
      [
        ['ann', 'house', 10],
        ['ann', 'wallet', 10],
        ['house', 'yenGate', 10],
        ['house', 'bob', 10],
      ],
      'wrong_currency',
    ],
    [
      '6',
      'adjustment',
      [
        ['house', 'bob', 1],
        ['promo', 'house', 1],
        ['house', 'ann', 1],
      ],
      'two_members',
    ],
    ['2', 'adjustment', [['ann', 'purse', 10]], 'posted 90'],
    ['7', 'adjustment', [['bob', 'house', 1]], 'insufficient_funds 0'],
  ],
  'money goes to a wallet at a provider and back': [
    ['1', 'deposit', [['gate', 'ann', 100]], 'posted 100'],
    ['2', 'transfer_out', [['ann', 'wallet', 80]], 'posted 20'],
    ['3', 'transfer_in', [['wallet', 'ann', 81]], 'insufficient_funds 80'],
    ['4', 'transfer_in', [['wallet', 'ann', 80]], 'posted 0'],
    ['5', 'bet', [['ann', 'house', 100]], 'posted 0'],
  ],
  'nothing may be moved as well': [
    ['1', 'bet', [['ann', 'house', 0]], 'posted 0'],
    ['1', 'bet', [['ann', 'house', 0]], 'duplicate 0'],
    ['2', 'win', [['house', 'ann', 0]], 'posted 0'],
  ],
  'amounts that are none are refused': [
    ['1', 'deposit', [['gate', 'ann', -1]], 'invalid_amount'],
    ['2', 'deposit', [['gate', 'ann', two53]], 'invalid_amount'],
    ['3', 'deposit', [['gate', 'ann', two64]], 'invalid_amount'],
    ['4', 'deposit', [['gate', 'ann', -two64]], 'invalid_amount'],
    [
      '5',
      'bet',
      [
        ['ann', 'house', -5],
        ['house', 'ann', 5],
      ],
      'invalid_amount',
    ],
    ['6', 'deposit', [['gate', 'ann', two53 - 1n]], `posted ${two53 - 1n}`],
    ['7', 'deposit', [['gate', 'ann', two53 - 1n]], `posted ${2n * (two53 - 1n)}`],
  ],
  'a move stays in its currency': [
    ['1', 'deposit', [['yenGate', 'yen', 100]], 'posted 100'],
    ['2', 'deposit', [['gate', 'yen', 100]], 'wrong_currency'],
    ['3', 'adjustment', [['yen', 'ann', 100]], 'wrong_currency'],
    [
      '4',
      'deposit',
      [
        ['gate', 'ann', 7],
        ['yenGate', 'yen', 11],
      ],
      'posted 7',
    ],
  ],
  'a move stays in its site': [
    ['1', 'deposit', [['gate', 'far', 100]], 'unknown_account'],
    [
      '2',
      'deposit',
      [
        ['gate', 'ann', 1],
        ['gate', 'far', 1],
      ],
      'unknown_account',
    ],
  ],
  'a move goes somewhere': [
    ['1', 'adjustment', [['ann', 'ann', 1]], 'invalid_request'],
    ['2', 'adjustment', [['house', 'house', 1]], 'invalid_request'],
    ['3', 'adjustment', [], 'invalid_request'],
  ],
  'keys have a length': [
    ['', 'deposit', [['gate', 'ann', 1]], 'invalid_request'],
    ['x'.repeat(201), 'deposit', [['gate', 'ann', 1]], 'invalid_request'],
    ['x'.repeat(200), 'deposit', [['gate', 'ann', 1]], 'posted 1'],
    ['é漢\u{1f3ee}'.repeat(66), 'deposit', [['gate', 'ann', 1]], 'posted 2'],
    ['nul\u0000', 'deposit', [['gate', 'ann', 1]], 'invalid_request'],
    [`quote ' " \\ { } , NULL`, 'deposit', [['gate', 'ann', 1]], 'posted 3'],
    [`quote ' " \\ { } , NULL`, 'deposit', [['gate', 'ann', 1]], 'duplicate 3'],
  ],
};

const runOneByOne = async (ledger: Pick<Ledger, 'post'>, steps: readonly Step[]): Promise<string[]> => {
  const results: string[] = [];
  for (const step of steps) results.push(told(await ledger.post(requestOf(step))));
  return results;
};

describe.each(Object.entries(cases))('%s', (_, steps) => {
  const expected = steps.map((step) => step[3]);

  it('one call a transfer', async () => {
    expect(await runOneByOne(createLedger(database().pool), steps)).toEqual(expected);
  });

  it('all in one call', async () => {
    const outcomes = await postTogether(database().pool, steps.map(requestOf));
    expect(outcomes.map(told)).toEqual(expected);
  });

  it('in the model', async () => {
    expect(await runOneByOne(createModelLedger(), steps)).toEqual(expected);
  });
});

describe('post', () => {
  it('opens accounts on first use and finds them afterwards', async () => {
    const ledger = createLedger(database().pool);
    const ann = account('ann');
    expect(await ledger.balanceOf(ann)).toBe(0n);
    await ledger.post(requestOf(['1', 'deposit', [['gate', 'ann', 5]], '']));
    expect(await ledger.balanceOf(ann)).toBe(5n);
    expect(await ledger.balanceOf(account('gate'))).toBe(-5n);
  });

  it('keeps what it was told: reference, reason, actor, meta, when it happened', async () => {
    const occurredAt = new Date('2026-11-20T10:00:00.123Z');
    const outcome = await createLedger(database().pool).post({
      ...requestOf(['1', 'deposit', [['gate', 'ann', 5]], '']),
      reference: 'D-1',
      reason: 'paid',
      actor: 'gateway:sandbox',
      meta: { payment: 'p-1', note: '\u{1f3ee} "x"' },
      occurredAt,
    });
    if (outcome.status !== 'posted') throw new Error(outcome.status);
    const { rows } = await database().pool.query(
      'SELECT reference, reason, actor, meta, occurred_at FROM ledger.transfer WHERE id = $1',
      [outcome.transferId],
    );
    expect(rows).toEqual([
      {
        reference: 'D-1',
        reason: 'paid',
        actor: 'gateway:sandbox',
        meta: { payment: 'p-1', note: '\u{1f3ee} "x"' },
        occurred_at: occurredAt,
      },
    ]);
  });

  it('the same key in another scope, or on another site, is another posting', async () => {
    const ledger = createLedger(database().pool);
    const first = requestOf(['1', 'deposit', [['gate', 'ann', 5]], '']);
    site += 1;
    const elsewhere = requestOf(['1', 'deposit', [['gate', 'ann', 5]], '']);
    expect(told(await ledger.post(first))).toBe('posted 5');
    expect(told(await ledger.post({ ...first, scope: 'other' }))).toBe('posted 10');
    expect(told(await ledger.post(elsewhere))).toBe('posted 5');
  });

  it('leaves nothing behind when its transaction is rolled back', async () => {
    const client = await database().pool.connect();
    const ann = account('ann');
    try {
      await client.query('BEGIN');
      const outcome = await createLedger(client).post(requestOf(['1', 'deposit', [['gate', 'ann', 5]], '']));
      expect(outcome.status).toBe('posted');
      await client.query('ROLLBACK');
    } finally {
      client.release();
    }
    expect(await balanceOf(database().pool, ann)).toBe(0n);
    expect(
      told(await createLedger(database().pool).post(requestOf(['1', 'deposit', [['gate', 'ann', 7]], '']))),
    ).toBe('posted 7');
  });

  it('refuses to let a balance grow past 2^62', async () => {
    const ledger = createLedger(database().pool);
    const ann = account('ann');
    await ledger.post(requestOf(['open', 'deposit', [['gate', 'ann', 0]], '']));
    await database().owner.query(
      'UPDATE ledger.account SET balance_minor = 4611686018427387900 WHERE site_id = $1 AND owner_kind = $2',
      [site, 'member'],
    );
    expect(told(await ledger.post(requestOf(['1', 'deposit', [['gate', 'ann', 5]], '']))).split(' ')[0]).toBe(
      'invalid_amount',
    );
    expect(await ledger.balanceOf(ann)).toBe(minor(4611686018427387900n));
    // So that the books of this file balance again.
    await database().owner.query(
      'UPDATE ledger.account SET balance_minor = 0 WHERE site_id = $1 AND owner_kind = $2',
      [site, 'member'],
    );
  });
});
