import { minor } from '@pavilion/money';
import { describe, expect, it } from 'vitest';
import {
  type AccountRef,
  createLedger,
  createModelLedger,
  expireHolds,
  gatewayAccount,
  type HoldRequest,
  type Ledger,
  memberHeld,
  reconcile,
  type TransferId,
  transferId,
} from './index.ts';
import {
  depositTo,
  gateway,
  house,
  move,
  newKey,
  newMember,
  request,
  useDatabase,
} from './ledger.fixture.ts';
import { postTogether } from './together.fixture.ts';

const database = useDatabase();

const heldOf = ({ siteId, ownerId, currency }: AccountRef): AccountRef =>
  memberHeld(siteId, ownerId, currency);

const reservation = (account: AccountRef, amount: number, rest: Partial<HoldRequest> = {}): HoldRequest => ({
  scope: 'withdrawal',
  key: newKey(),
  kind: 'withdrawal',
  reference: 'W1',
  reason: 'asked for by the member',
  actor: 'member:1',
  account,
  amountMinor: minor(amount),
  ...rest,
});

const reserved = async (ledger: Ledger, what: HoldRequest): Promise<TransferId> => {
  const outcome = await ledger.reserve(what);
  if (outcome.status !== 'posted') throw new Error(outcome.status);
  return outcome.transferId;
};

const funded = async (ledger: Ledger, amount: number): Promise<AccountRef> => {
  const member = newMember();
  await ledger.post(depositTo(member, amount));
  return member;
};

const endOf = (holdId: TransferId) => ({ siteId: 1, holdId, reason: 'paid out', actor: 'operator:1' });
const past = new Date(Date.now() - 60_000);
const future = new Date(Date.now() + 3_600_000);

const balancesOf = async (ledger: Ledger, member: AccountRef): Promise<[bigint, bigint]> => [
  await ledger.balanceOf(member),
  await ledger.balanceOf(heldOf(member)),
];

describe.each([
  ['on PostgreSQL', () => createLedger(database().pool)],
  ['in the model', () => createModelLedger()],
])('a hold %s', (_, open) => {
  it('takes the money from the member at once, and says who asked for it and why', async () => {
    const ledger = open();
    const ann = await funded(ledger, 100);

    const outcome = await ledger.reserve(reservation(ann, 70, { meta: { bank: 'x' }, expiresAt: future }));

    expect(outcome).toMatchObject({ status: 'posted', duplicate: false, balanceMinor: 30n });
    expect(await balancesOf(ledger, ann)).toEqual([30n, 70n]);
    expect((await ledger.historyOf({ account: ann, limit: 1 })).entries).toMatchObject([
      {
        kind: 'withdrawal',
        reference: 'W1',
        amountMinor: -70n,
        reason: 'asked for by the member',
        actor: 'member:1',
        meta: { bank: 'x' },
      },
    ]);
    const holdId = outcome.status === 'posted' ? outcome.transferId : transferId(0n);
    expect(await ledger.holdOf({ siteId: 1, holdId })).toEqual({
      holdId,
      state: 'open',
      amountMinor: 70n,
      expiresAt: future,
      endedBy: null,
      postedMinor: null,
    });
  });

  it('asked for again is the first result, with the first expiry; with other content it is refused', async () => {
    const ledger = open();
    const ann = await funded(ledger, 100);
    const first = reservation(ann, 60, { expiresAt: future });
    const holdId = await reserved(ledger, first);

    expect(await ledger.reserve({ ...first, expiresAt: past })).toEqual({
      status: 'posted',
      duplicate: true,
      transferId: holdId,
      balanceMinor: 40n,
    });
    expect(await ledger.reserve({ ...first, amountMinor: minor(61) })).toEqual({
      status: 'mismatch',
      transferId: holdId,
    });
    expect((await ledger.holdOf({ siteId: 1, holdId }))?.expiresAt).toEqual(future);
    expect(await balancesOf(ledger, ann)).toEqual([40n, 60n]);
  });

  it.each<[string, Partial<HoldRequest>, object]>([
    ['more than there is', { amountMinor: minor(101) }, { status: 'insufficient_funds', balanceMinor: 100n }],
    ['nothing', { amountMinor: minor(0) }, { status: 'invalid_amount' }],
    ['less than nothing', { amountMinor: minor(-1) }, { status: 'invalid_amount' }],
    ['money past 2^53', { amountMinor: minor(2n ** 53n) }, { status: 'invalid_amount' }],
    ['money of the house', { account: house }, { status: 'invalid_request' }],
    ['under no key', { key: '' }, { status: 'invalid_request' }],
    ['until no moment', { expiresAt: new Date(Number.NaN) }, { status: 'invalid_request' }],
  ])('does not reserve %s', async (_what, rest, refusal) => {
    const ledger = open();
    const ann = await funded(ledger, 100);
    expect(await ledger.reserve(reservation(ann, 1, rest))).toEqual(refusal);
    expect(await balancesOf(ledger, ann)).toEqual([100n, 0n]);
  });

  it('does not reserve what is reserved already', async () => {
    const ledger = open();
    const ann = await funded(ledger, 100);
    await reserved(ledger, reservation(ann, 50));
    expect(await ledger.reserve(reservation(heldOf(ann), 50))).toEqual({ status: 'invalid_request' });
    expect(await balancesOf(ledger, ann)).toEqual([50n, 50n]);
  });

  it('posted whole, reaches its target once, whoever asks again', async () => {
    const ledger = open();
    const ann = await funded(ledger, 100);
    const before = await ledger.balanceOf(gateway);
    const holdId = await reserved(ledger, reservation(ann, 70));

    const outcome = await ledger.postHold({ ...endOf(holdId), to: gateway, meta: { batch: 7 } });
    const again = await ledger.postHold({ ...endOf(holdId), to: gateway, amountMinor: minor(70) });

    expect(outcome).toMatchObject({ status: 'posted', duplicate: false, balanceMinor: 0n });
    expect(again).toEqual({ ...outcome, duplicate: true });
    expect(await balancesOf(ledger, ann)).toEqual([30n, 0n]);
    expect((await ledger.balanceOf(gateway)) - before).toBe(70n);
    expect(await ledger.holdOf({ siteId: 1, holdId })).toMatchObject({
      state: 'posted',
      postedMinor: 70n,
      endedBy: outcome.status === 'posted' && outcome.transferId,
    });
    expect((await ledger.historyOf({ account: heldOf(ann), limit: 1 })).entries).toMatchObject([
      { kind: 'withdrawal', reference: 'W1', reason: 'paid out', actor: 'operator:1', meta: { batch: 7 } },
    ]);
  });

  it('posted in part, returns the rest', async () => {
    const ledger = open();
    const ann = await funded(ledger, 100);
    const holdId = await reserved(ledger, reservation(ann, 70));

    await ledger.postHold({ ...endOf(holdId), to: gateway, amountMinor: minor(45) });

    expect(await balancesOf(ledger, ann)).toEqual([55n, 0n]);
    expect(await ledger.holdOf({ siteId: 1, holdId })).toMatchObject({ state: 'posted', postedMinor: 45n });
    expect(await ledger.postHold({ ...endOf(holdId), to: gateway, amountMinor: minor(44) })).toMatchObject({
      status: 'mismatch',
    });
    expect(await ledger.postHold({ ...endOf(holdId), to: house, amountMinor: minor(45) })).toMatchObject({
      status: 'mismatch',
    });
  });

  it('voided, returns whole, once, and cannot be posted any more', async () => {
    const ledger = open();
    const ann = await funded(ledger, 100);
    const holdId = await reserved(ledger, reservation(ann, 70));

    const outcome = await ledger.voidHold(endOf(holdId));

    expect(outcome).toMatchObject({ status: 'posted', duplicate: false });
    expect(await ledger.voidHold(endOf(holdId))).toEqual({ ...outcome, duplicate: true });
    expect(await ledger.postHold({ ...endOf(holdId), to: gateway })).toEqual({
      status: 'hold_ended',
      state: 'voided',
      transferId: outcome.status === 'posted' && outcome.transferId,
    });
    expect(await balancesOf(ledger, ann)).toEqual([100n, 0n]);
    expect((await ledger.historyOf({ account: ann, limit: 1 })).entries).toMatchObject([
      { kind: 'reversal', reference: 'W1', amountMinor: 70n, reason: 'paid out', actor: 'operator:1' },
    ]);
  });

  it('posted, cannot be voided', async () => {
    const ledger = open();
    const ann = await funded(ledger, 100);
    const holdId = await reserved(ledger, reservation(ann, 70));
    await ledger.postHold({ ...endOf(holdId), to: gateway });

    expect(await ledger.voidHold(endOf(holdId))).toMatchObject({ status: 'hold_ended', state: 'posted' });
    expect(await balancesOf(ledger, ann)).toEqual([30n, 0n]);
  });

  it('beyond its time, is returned by expireHolds; others stay', async () => {
    const ledger = open();
    const ann = await funded(ledger, 100);
    const due = await reserved(ledger, reservation(ann, 10, { expiresAt: past }));
    const later = await reserved(ledger, reservation(ann, 20, { expiresAt: future }));
    const never = await reserved(ledger, reservation(ann, 30));

    expect(await ledger.expireHolds(100)).toBe(1);
    expect(await ledger.expireHolds(100)).toBe(0);

    expect(await balancesOf(ledger, ann)).toEqual([50n, 50n]);
    const states = await Promise.all(
      [due, later, never].map((holdId) => ledger.holdOf({ siteId: 1, holdId })),
    );
    expect(states.map((hold) => hold?.state)).toEqual(['expired', 'open', 'open']);
    expect((await ledger.historyOf({ account: ann, limit: 1 })).entries).toMatchObject([
      { kind: 'reversal', reference: 'W1', amountMinor: 10n, reason: 'the hold expired', actor: 'ledger' },
    ]);
    expect(await ledger.voidHold(endOf(due))).toMatchObject({ status: 'hold_ended', state: 'expired' });
  });

  it('beyond its time, is not posted but returned, and may still be voided', async () => {
    const ledger = open();
    const ann = await funded(ledger, 100);
    const posted = await reserved(ledger, reservation(ann, 10, { expiresAt: past }));
    const voided = await reserved(ledger, reservation(ann, 20, { expiresAt: past }));

    const ended = { status: 'hold_ended', state: 'expired' };
    expect(await ledger.postHold({ ...endOf(posted), to: gateway })).toMatchObject(ended);
    expect(await ledger.postHold({ ...endOf(posted), to: gateway })).toMatchObject(ended);
    expect(await ledger.voidHold(endOf(voided))).toMatchObject({ status: 'posted' });
    expect(await balancesOf(ledger, ann)).toEqual([100n, 0n]);
  });

  it('is not posted beyond its amount, to another currency or site, to itself, to another member, or to money on hold', async () => {
    const ledger = open();
    const [ann, bob] = [await funded(ledger, 100), await funded(ledger, 100)];
    const holdId = await reserved(ledger, reservation(ann, 70));
    const statusOf = async (rest: { to: AccountRef; amountMinor?: ReturnType<typeof minor> }) =>
      (await ledger.postHold({ ...endOf(holdId), ...rest })).status;

    expect(await statusOf({ to: gateway, amountMinor: minor(71) })).toBe('invalid_amount');
    expect(await statusOf({ to: gateway, amountMinor: minor(0) })).toBe('invalid_amount');
    expect(await statusOf({ to: gateway, amountMinor: minor(2n ** 64n) })).toBe('invalid_amount');
    expect(await statusOf({ to: gatewayAccount(1, 1, 'JPY') })).toBe('wrong_currency');
    expect(await statusOf({ to: gatewayAccount(2, 1, 'USD') })).toBe('unknown_account');
    expect(await statusOf({ to: ann })).toBe('invalid_request');
    expect(await statusOf({ to: heldOf(bob) })).toBe('invalid_request');
    expect(await statusOf({ to: bob })).toBe('two_members');
    expect(await balancesOf(ledger, ann)).toEqual([30n, 70n]);
    expect(await ledger.balanceOf(bob)).toBe(100n);
    expect((await ledger.holdOf({ siteId: 1, holdId }))?.state).toBe('open');
    expect(await statusOf({ to: gateway })).toBe('posted');
  });

  it('is unknown to other sites, as is what never was a hold', async () => {
    const ledger = open();
    const ann = await funded(ledger, 100);
    const holdId = await reserved(ledger, reservation(ann, 70));
    const deposit = await ledger.post(depositTo(ann, 1));
    const depositId = deposit.status === 'posted' ? deposit.transferId : transferId(0n);

    expect(await ledger.voidHold({ ...endOf(holdId), siteId: 2 })).toEqual({ status: 'unknown_hold' });
    expect(await ledger.voidHold(endOf(depositId))).toEqual({ status: 'unknown_hold' });
    expect(await ledger.postHold({ ...endOf(transferId(10n ** 12n)), to: gateway })).toEqual({
      status: 'unknown_hold',
    });
    expect(await ledger.holdOf({ siteId: 2, holdId })).toBeUndefined();
  });

  it('is moved by holds alone: not by postings, not by reversals of what reserved or ended it', async () => {
    const ledger = open();
    const ann = await funded(ledger, 100);
    const holdId = await reserved(ledger, reservation(ann, 70));
    const reverse = (id: TransferId) =>
      ledger.reverse({ siteId: 1, scope: 'r', key: newKey(), transferId: id, reason: 'x', actor: 'y' });

    expect(await ledger.post(request('withdrawal', [move(heldOf(ann), gateway, 70)]))).toEqual({
      status: 'invalid_request',
    });
    expect(await ledger.post(request('withdrawal', [move(ann, heldOf(ann), 30)]))).toEqual({
      status: 'invalid_request',
    });
    expect(await reverse(holdId)).toEqual({ status: 'belongs_to_hold' });
    const end = await ledger.voidHold(endOf(holdId));
    expect(await reverse(end.status === 'posted' ? end.transferId : transferId(0n))).toEqual({
      status: 'belongs_to_hold',
    });
    expect(await balancesOf(ledger, ann)).toEqual([100n, 0n]);
  });
});

describe('holds at the same time', () => {
  it('twenty identical reservations hold the money once', async () => {
    const ledger = createLedger(database().pool);
    const ann = await funded(ledger, 100);
    const what = reservation(ann, 70);
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => ledger.reserve(what)));
    expect(outcomes.filter((outcome) => outcome.status === 'posted' && !outcome.duplicate)).toHaveLength(1);
    expect(outcomes.filter(({ status }) => status === 'posted')).toHaveLength(20);
    expect(await balancesOf(ledger, ann)).toEqual([30n, 70n]);
  });

  it('play and reservations share out what there is, and no more', async () => {
    const ledger = createLedger(database().pool);
    const ann = await funded(ledger, 100);
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        turn % 2 === 0
          ? ledger.reserve(reservation(ann, 10))
          : ledger.post(request('bet', [move(ann, house, 10)])),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'posted')).toHaveLength(10);
    expect(outcomes.filter(({ status }) => status === 'insufficient_funds')).toHaveLength(10);
    expect(await ledger.balanceOf(ann)).toBe(0n);
  });

  it('exactly one of post, void and expire ends a hold', async () => {
    const ledger = createLedger(database().pool);
    const ann = await funded(ledger, 2000);
    const before = await ledger.balanceOf(gateway);
    const holds = await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        reserved(ledger, reservation(ann, 10, turn % 2 === 0 ? {} : { expiresAt: past })),
      ),
    );

    const outcomes = await Promise.all(
      holds.flatMap((holdId) => [
        ledger.postHold({ ...endOf(holdId), to: gateway }),
        ledger.voidHold(endOf(holdId)),
        ledger.expireHolds(3).then(() => ({ status: 'expiry' as const })),
        ledger.voidHold(endOf(holdId)),
        ledger.postHold({ ...endOf(holdId), to: gateway }),
      ]),
    );

    const ends = await Promise.all(holds.map((holdId) => ledger.holdOf({ siteId: 1, holdId })));
    for (const [place, end] of ends.entries()) {
      const told = outcomes.slice(place * 5, place * 5 + 5);
      const [posted, voided] = [told[0], told[1]];
      expect(end?.state).not.toBe('open');
      expect(posted?.status).toBe(end?.state === 'posted' ? 'posted' : 'hold_ended');
      expect(voided?.status).toBe(end?.state === 'voided' ? 'posted' : 'hold_ended');
      const fresh = told.filter(
        (outcome) => 'duplicate' in outcome && outcome.status === 'posted' && !outcome.duplicate,
      );
      expect(fresh).toHaveLength(end?.state === 'expired' ? 0 : 1);
    }
    const paid = ends.filter((end) => end?.state === 'posted').length * 10;
    expect(await balancesOf(ledger, ann)).toEqual([BigInt(2000 - paid), 0n]);
    expect((await ledger.balanceOf(gateway)) - before).toBe(BigInt(paid));
  });

  it('expireHolds leaves out what somebody is ending, and returns no more than its limit', async () => {
    const ledger = createLedger(database().pool);
    const ann = await funded(ledger, 100);
    const holds: TransferId[] = [];
    for (let turn = 0; turn < 4; turn += 1)
      holds.push(await reserved(ledger, reservation(ann, 10, { expiresAt: new Date(+past + turn * 1000) })));
    const [first, second, third, fourth] = holds;
    if (first === undefined || second === undefined || third === undefined || fourth === undefined)
      throw new Error('four were reserved');
    const stateOf = async (holdId: TransferId) => (await ledger.holdOf({ siteId: 1, holdId }))?.state;

    const locker = await database().owner.connect();
    try {
      await locker.query('BEGIN');
      await locker.query('SELECT FROM ledger.hold WHERE transfer_id = $1 FOR UPDATE', [first]);
      expect(await expireHolds(database().pool, 2)).toBe(2);
    } finally {
      await locker.query('ROLLBACK');
      locker.release();
    }

    expect(await Promise.all([first, second, third, fourth].map(stateOf))).toEqual([
      'open',
      'expired',
      'expired',
      'open',
    ]);
    expect(await expireHolds(database().pool, 100)).toBe(2);
    expect(await balancesOf(ledger, ann)).toEqual([100n, 0n]);
  });

  it('a call of many postings does not touch them either', async () => {
    const ledger = createLedger(database().pool);
    const ann = await funded(ledger, 100);
    await reserved(ledger, reservation(ann, 70));
    const bet = request('bet', [move(heldOf(ann), house, 1)]);
    expect(await postTogether(database().pool, [bet])).toEqual([{ status: 'invalid_request' }]);
  });
});

describe('what proves holds', () => {
  const differencesAfter = async (sql: string): Promise<string[]> => {
    const client = await database().owner.connect();
    try {
      await client.query('BEGIN');
      await client.query("SET LOCAL session_replication_role = 'replica'");
      await client.query('ALTER TABLE ledger.hold DISABLE TRIGGER USER');
      await client.query('ALTER TABLE ledger.move DISABLE TRIGGER USER');
      await client.query(sql);
      const { differences } = await reconcile(client);
      return [...new Set(differences.map(({ rule }) => rule))].sort();
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  };

  it('finds nothing wrong after all of the above', async () => {
    expect((await reconcile(database().pool)).differences).toEqual([]);
  });

  it.each([
    [
      'a hold that vanished',
      "DELETE FROM ledger.hold WHERE transfer_id = (SELECT max(transfer_id) FROM ledger.hold WHERE state = 'open')",
      ['holds_covered'],
    ],
    [
      'a hold that says it ended and did not',
      `UPDATE ledger.hold SET state = 'voided', ended_by = 1, posted_minor = 0
       WHERE transfer_id = (SELECT max(transfer_id) FROM ledger.hold WHERE state = 'open')`,
      ['hold_moves', 'holds_covered'],
    ],
    [
      'a hold that says it was posted and was returned',
      "UPDATE ledger.hold SET state = 'posted', posted_minor = amount_minor WHERE state = 'voided'",
      ['hold_moves'],
    ],
    [
      'a move whose kind was changed',
      "UPDATE ledger.move SET kind = 'win' WHERE transfer_id = (SELECT max(id) FROM ledger.transfer)",
      ['move_kind'],
    ],
  ])('reports %s', async (_, sql, rules) => {
    const ledger = createLedger(database().pool);
    const ann = await funded(ledger, 100);
    const voided = await reserved(ledger, reservation(ann, 10));
    await ledger.voidHold(endOf(voided));
    await reserved(ledger, reservation(ann, 70));
    expect(await differencesAfter(sql)).toEqual(rules);
  });

  it.each([
    ['DELETE FROM ledger.hold', '23001'],
    ['TRUNCATE ledger.hold', '23001'],
    ['UPDATE ledger.hold SET amount_minor = amount_minor + 1', '23001'],
    [
      "UPDATE ledger.hold SET state = 'open', ended_by = NULL, posted_minor = NULL WHERE state = 'voided'",
      '23001',
    ],
    ["UPDATE ledger.hold SET state = 'expired' WHERE state = 'voided'", '23001'],
  ])('%s is refused to the owner, and to the server', async (sql, code) => {
    const ledger = createLedger(database().pool);
    await ledger.voidHold(endOf(await reserved(ledger, reservation(await funded(ledger, 100), 70))));
    await expect(database().owner.query(sql)).rejects.toMatchObject({ code });
    await expect(database().pool.query(sql)).rejects.toMatchObject({ code: '42501' });
  });
});
