import { describe, expect, it } from 'vitest';
import {
  createLedger,
  createModelLedger,
  type Ledger,
  memberCommission,
  type TransferId,
  transferId,
} from './index.ts';
import { depositTo, house, move, newKey, newMember, request, useDatabase } from './ledger.fixture.ts';

const database = useDatabase();

const postedId = async (ledger: Ledger, what: Parameters<Ledger['post']>[0]): Promise<TransferId> => {
  const outcome = await ledger.post(what);
  if (outcome.status !== 'posted') throw new Error(outcome.status);
  return outcome.transferId;
};

const reversalOf = (id: TransferId, key: string = newKey()) => ({
  siteId: 1,
  scope: 'reversal',
  key,
  transferId: id,
  reason: 'entered twice',
  actor: 'operator:1',
});

describe.each([
  ['on PostgreSQL', () => createLedger(database().pool)],
  ['in the model', () => createModelLedger()],
])('a reversal %s', (_, open) => {
  it('moves everything back, last move first, as a posting of its own', async () => {
    const ledger = open();
    const ann = newMember();
    const purse = memberCommission(1, ann.ownerId, 'USD');
    await ledger.post(depositTo(ann, 100));
    const original = await postedId(
      ledger,
      request('adjustment', [move(ann, purse, 100), move(purse, house, 30)]),
    );
    const before = await ledger.balanceOf(house);

    // The purse has 70: only with the house's 30 first can it give 100 back.
    const outcome = await ledger.reverse(reversalOf(original));

    expect(outcome).toMatchObject({ status: 'posted', duplicate: false });
    expect(await ledger.balanceOf(ann)).toBe(100n);
    expect(await ledger.balanceOf(purse)).toBe(0n);
    expect((await ledger.balanceOf(house)) - before).toBe(-30n);
    const { entries } = await ledger.historyOf({ account: ann, limit: 1 });
    expect(entries).toMatchObject([
      {
        kind: 'reversal',
        reference: String(original),
        reason: 'entered twice',
        actor: 'operator:1',
        amountMinor: 100n,
      },
    ]);
  });

  it('asked for again under its key is the first result; under another key it is refused', async () => {
    const ledger = open();
    const ann = newMember();
    const original = await postedId(ledger, depositTo(ann, 100));
    const first = reversalOf(original);
    const id = await ledger
      .reverse(first)
      .then((outcome) => outcome.status === 'posted' && outcome.transferId);

    expect(await ledger.reverse(first)).toEqual({
      status: 'posted',
      duplicate: true,
      transferId: id,
      balanceMinor: 0n,
    });
    expect(await ledger.reverse(reversalOf(original))).toEqual({
      status: 'already_reversed',
      transferId: id,
    });
    expect(await ledger.balanceOf(ann)).toBe(0n);
  });

  it('is refused when the money is gone, and possible when it is back', async () => {
    const ledger = open();
    const ann = newMember();
    const original = await postedId(ledger, depositTo(ann, 100));
    await ledger.post(request('bet', [move(ann, house, 1)]));

    expect(await ledger.reverse(reversalOf(original))).toEqual({
      status: 'insufficient_funds',
      balanceMinor: 99n,
    });
    await ledger.post(request('win', [move(house, ann, 1)]));
    expect(await ledger.reverse(reversalOf(original))).toMatchObject({ status: 'posted', balanceMinor: 0n });
  });

  it('of a reversal restores the original', async () => {
    const ledger = open();
    const ann = newMember();
    const original = await postedId(ledger, depositTo(ann, 100));
    const reversal = await ledger.reverse(reversalOf(original));
    if (reversal.status !== 'posted') throw new Error(reversal.status);

    expect(await ledger.reverse(reversalOf(reversal.transferId))).toMatchObject({ status: 'posted' });
    expect(await ledger.balanceOf(ann)).toBe(100n);
  });

  it('does not know transfers that do not exist or belong to another site', async () => {
    const ledger = open();
    const original = await postedId(ledger, depositTo(newMember('USD', 2), 100));

    expect(await ledger.reverse(reversalOf(original))).toEqual({ status: 'unknown_transfer' });
    expect(await ledger.reverse(reversalOf(transferId(999_999_999n)))).toEqual({
      status: 'unknown_transfer',
    });
  });

  it('does not take a key that another posting holds', async () => {
    const ledger = open();
    const ann = newMember();
    const original = await postedId(ledger, depositTo(ann, 100));
    await ledger.post({ ...depositTo(ann, 5), scope: 'reversal', key: `taken${original}` });

    expect(await ledger.reverse(reversalOf(original, `taken${original}`))).toMatchObject({
      status: 'mismatch',
    });
    expect(await ledger.balanceOf(ann)).toBe(105n);
  });
});

it('twenty reversals of one transfer at the same time move it back once', async () => {
  const ledger = createLedger(database().pool);
  const ann = newMember();
  const original = await postedId(ledger, depositTo(ann, 100));
  await ledger.post(depositTo(ann, 1000));

  const outcomes = await Promise.all(Array.from({ length: 20 }, () => ledger.reverse(reversalOf(original))));

  expect(outcomes.filter(({ status }) => status === 'posted')).toHaveLength(1);
  expect(outcomes.filter(({ status }) => status === 'already_reversed')).toHaveLength(19);
  expect(await ledger.balanceOf(ann)).toBe(1000n);
});
