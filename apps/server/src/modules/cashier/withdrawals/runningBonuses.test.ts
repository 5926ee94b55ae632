import { expect, test } from 'vitest';
import { type BonusWindow, bonusesInWallet } from './runningBonuses.ts';

const window = (bonusMinor: bigint, lowestMinor: bigint | null, isSeen = true): BonusWindow => ({
  bonusMinor,
  lowestMinor,
  isSeen,
});
const whole = (leftMinor: bigint) => ({ leftMinor, wasPlayed: false });
const played = (leftMinor: bigint) => ({ leftMinor, wasPlayed: true });

test.each([
  ['nothing went out', [window(50n, null)], 150n, [whole(50n)]],
  ['only own money was staked', [window(50n, 50n)], 400n, [whole(50n)]],
  ['a unit of it was staked', [window(50n, 49n)], 400n, [played(50n)]],
  ['less is left than was given', [window(50n, 20n)], 20n, [played(20n)]],
  ['nothing is left', [window(50n, 0n)], 0n, [played(0n)]],
  ['the books of its time are in the archive', [window(50n, null, false)], 150n, [played(50n)]],
  ['the older is staked first', [window(50n, null), window(100n, 130n)], 130n, [played(30n), whole(100n)]],
  ['the newer keeps what is left', [window(50n, 60n), window(100n, 80n)], 80n, [played(0n), played(80n)]],
  ['neither was reached', [window(50n, 60n), window(100n, 150n)], 900n, [whole(50n), whole(100n)]],
] as const)('bonuses in the wallet: %s', (_what, windows, balance, expected) => {
  expect(bonusesInWallet(windows, balance)).toEqual(expected);
});
