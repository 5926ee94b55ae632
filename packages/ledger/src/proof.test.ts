import { minor } from '@pavilion/money';
import { beforeAll, describe, expect, it } from 'vitest';
import { createLedger, proveOn, reconcile } from './index.ts';
import { depositTo, house, move, newMember, request, useDatabase } from './ledger.fixture.ts';
import { play, tamperings } from './tampering.fixture.ts';

const database = useDatabase();

describe('a proof in steps', () => {
  it('of an empty ledger has ended at once', async () => {
    expect(await proveOn(database().pool)).toEqual({
      through: 0n,
      horizon: 0n,
      hasEnded: true,
      differences: [],
    });
  });

  it('comes to the end of the books in steps of any length, and finds nothing wrong', async () => {
    await play(database());
    await reconcile(database().pool);
    await play(database());
    for (const stepTransfers of [1, 3, 1_000])
      expect(await proveOn(database().pool, { stepTransfers })).toEqual({
        through: 8n,
        horizon: 8n,
        hasEnded: true,
        differences: [],
      });
  });

  it('goes on where it stopped, over what was posted meanwhile too', async () => {
    await play(database());
    const stopped = await proveOn(database().pool, { stepTransfers: 5, mayGoOn: () => false });
    expect(stopped).toMatchObject({ through: 5n, hasEnded: false });
    await play(database());
    const walked: bigint[] = [];
    const ended = await proveOn(database().pool, {
      stepTransfers: 5,
      mayGoOn: ({ through }) => walked.push(through) > 0,
    });
    expect(walked).toEqual([10n, 15n]);
    expect(ended).toEqual({ through: 16n, horizon: 16n, hasEnded: true, differences: [] });
  });

  it('proves accounts that play on beyond its horizon', async () => {
    await play(database());
    const client = await database().pool.connect();
    try {
      // Its id is below those that follow, and it is not decided before they are.
      await client.query('BEGIN');
      await createLedger(client).post(depositTo(newMember(), 5));
      await play(database());
      const proof = await proveOn(database().pool, { stepTransfers: 7 });
      expect(proof).toMatchObject({ through: 16n, hasEnded: true, differences: [] });
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  });

  it('is walked by one at a time', async () => {
    await play(database());
    const client = await database().pool.connect();
    try {
      await client.query('SELECT ledger.mark_horizon()');
      await client.query('SELECT ledger.prove_on(1)');
      await client.query('BEGIN');
      await client.query('SELECT ledger.prove_on(1)');
      expect(await proveOn(database().pool)).toBeUndefined();
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
    expect(await proveOn(database().pool)).toMatchObject({ hasEnded: true, differences: [] });
  });

  it('proves holds that were ended in later steps', async () => {
    const ledger = createLedger(database().pool);
    const ann = newMember();
    await ledger.post(depositTo(ann, 100));
    const held = await ledger.reserve({
      scope: 'test',
      key: `hold-${ann.ownerId}`,
      kind: 'withdrawal',
      reference: 'r',
      account: ann,
      amountMinor: minor(30),
    });
    if (held.status !== 'posted') throw new Error(held.status);
    await ledger.post(request('bet', [move(ann, house, 10)]));
    await ledger.voidHold({ siteId: 1, holdId: held.transferId, reason: 'r', actor: 'a' });
    expect(await proveOn(database().pool, { stepTransfers: 1 })).toMatchObject({
      hasEnded: true,
      differences: [],
    });
  });
});

describe('a proof in steps reports', () => {
  beforeAll(async () => {
    await play(database());
    await reconcile(database().pool);
  });

  it.each(tamperings)('%s', async (_, sql, rules) => {
    const client = await database().owner.connect();
    try {
      await client.query('BEGIN');
      for (const table of ['account', 'transfer', 'move', 'snapshot'])
        await client.query(`ALTER TABLE ledger.${table} DISABLE TRIGGER USER`);
      await client.query(sql);
      const proof = await proveOn(client, { stepTransfers: 3 });
      expect(proof?.hasEnded).toBe(true);
      // Of the rules that one look at everything finds broken at least one: a step makes no sum over a whole currency, and
      // names each entry where that look counts them.
      const found = proof?.differences.map(({ rule }) => rule) ?? [];
      expect(rules.filter((rule) => found.includes(rule))).not.toEqual([]);
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  });
});
