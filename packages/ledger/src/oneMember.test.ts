import { describe, expect, it } from 'vitest';
import {
  type AccountRef,
  createLedger,
  createModelLedger,
  type Ledger,
  type Move,
  memberCommission,
  memberInTransit,
  memberMain,
  memberProviderWallet,
  memberQuota,
  type PostingKind,
  postingKinds,
  reconcile,
  siteInTransit,
} from './index.ts';
import { depositTo, gateway, house, move, newMember, request, useDatabase } from './ledger.fixture.ts';
import { postTogether } from './together.fixture.ts';

/** One posting locks at most one member (decision 0339): whatever its kind and the way that it is posted. */

const database = useDatabase();

/** All that a member owns and ordinary postings may move. */
const purposes: Record<string, (memberId: number) => AccountRef> = {
  main: (memberId) => memberMain(1, memberId, 'USD'),
  commission: (memberId) => memberCommission(1, memberId, 'USD'),
  quota: (memberId) => memberQuota(1, memberId, 'USD'),
  provider_wallet: (memberId) => memberProviderWallet(1, memberId, 4, 'USD'),
  in_transit: (memberId) => memberInTransit(1, memberId, 4, 'USD'),
};

/** Ways in which one transfer meets two members. */
const shapes: Record<string, (giver: AccountRef, taker: AccountRef) => readonly Move[]> = {
  'from one to the other': (giver, taker) => [move(giver, taker, 10)],
  'through the house': (giver, taker) => [move(giver, house, 10), move(house, taker, 10)],
  'after what is one member’s alone': (giver, taker) => [
    move(giver, house, 5),
    move(house, giver, 5),
    move(gateway, taker, 0),
  ],
  'both by the house': (giver, taker) => [move(house, giver, 1), move(house, taker, 1)],
};

const two = async (ledger: Ledger, of: (memberId: number) => AccountRef) => {
  const [giver, taker] = [of(newMember().ownerId), of(newMember().ownerId)];
  for (const account of [giver, taker]) await ledger.post(depositTo(account, 100));
  return { giver, taker };
};

describe.each([
  ['on PostgreSQL', () => createLedger(database().pool)],
  ['in the model', () => createModelLedger()],
])('a transfer of two members %s', (_, open) => {
  it.each(postingKinds)(
    'is refused by name as a %s, whatever is moved and how',
    async (kind: PostingKind) => {
      const ledger = open();
      for (const of of Object.values(purposes))
        for (const shape of Object.values(shapes)) {
          const { giver, taker } = await two(ledger, of);
          expect(await ledger.post(request(kind, shape(giver, taker)))).toEqual({ status: 'two_members' });
          expect([await ledger.balanceOf(giver), await ledger.balanceOf(taker)]).toEqual([100n, 100n]);
        }
    },
  );

  it('goes in two by an account of the site that is in transit', async () => {
    const ledger = open();
    const { giver, taker } = await two(ledger, (memberId) => memberQuota(1, memberId, 'USD'));
    const way = siteInTransit(1, 'USD');
    expect(await ledger.post(request('transfer_out', [move(giver, way, 60)]))).toMatchObject({
      status: 'posted',
      balanceMinor: 40n,
    });
    expect(await ledger.balanceOf(way)).toBe(60n);
    expect(await ledger.post(request('transfer_in', [move(way, taker, 60)]))).toMatchObject({
      status: 'posted',
      balanceMinor: 160n,
    });
    expect(await ledger.balanceOf(way)).toBe(0n);
  });
});

it('hinders nobody who is posted in the same batch', async () => {
  const ledger = createLedger(database().pool);
  const { giver, taker } = await two(ledger, (memberId) => memberMain(1, memberId, 'USD'));
  const outcomes = await postTogether(database().pool, [
    request('bet', [move(giver, house, 10)]),
    request('adjustment', [move(giver, taker, 10)]),
    request('bet', [move(taker, house, 20)]),
    request('adjustment', [move(house, giver, 3), move(house, taker, 3)]),
    request('bet', [move(giver, house, 90)]),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual([
    'posted',
    'two_members',
    'posted',
    'two_members',
    'posted',
  ]);
  expect([await ledger.balanceOf(giver), await ledger.balanceOf(taker)]).toEqual([0n, 80n]);
});

it('leaves books that balance', async () => {
  expect((await reconcile(database().pool)).differences).toEqual([]);
});
