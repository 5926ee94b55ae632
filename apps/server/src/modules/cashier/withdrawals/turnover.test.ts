import { describe, expect, test } from 'vitest';
import { turnoverOf } from './turnover.ts';

/** Deposits with the stakes that followed each, whole units for short. */
const windows = (rows: readonly (readonly [amount: number, staked: number])[], percent: number) =>
  rows.map(([amount, staked], place) => ({
    orderNumber: `D${place + 1}`,
    at: new Date(place),
    amountMinor: BigInt(amount),
    requiredMinor: BigInt(Math.floor((amount * percent) / 100)),
    stakedMinor: BigInt(staked),
  }));
const left = (rows: ReturnType<typeof windows>, open: number): bigint[] =>
  turnoverOf(rows, BigInt(open)).map((deposit) => deposit.left);

describe('what is still to be played', () => {
  test.each([
    ['nothing was deposited', [], 0, 100, []],
    ['nothing was staked', [[100, 0]], 0, 100, [100n]],
    ['a part was staked', [[100, 30]], 0, 100, [70n]],
    ['all was staked', [[100, 100]], 0, 100, [0n]],
    ['more was staked', [[100, 900]], 0, 100, [0n]],
    [
      'stakes of before do not count for a later deposit',
      [
        [100, 500],
        [200, 0],
      ],
      0,
      100,
      [0n, 200n],
    ],
    [
      'later stakes count for the oldest first',
      [
        [100, 40],
        [200, 100],
      ],
      0,
      100,
      [0n, 160n],
    ],
    [
      'and what is over for the next',
      [
        [100, 0],
        [200, 150],
        [50, 100],
      ],
      0,
      100,
      [0n, 50n, 50n],
    ],
    ['stakes of open rounds do not count yet', [[100, 100]], 30, 100, [30n]],
    [
      'the newest stakes are those that are open',
      [
        [100, 100],
        [50, 20],
      ],
      40,
      100,
      [20n, 50n],
    ],
    ['more open than staked leaves nothing', [[100, 20]], 500, 100, [100n]],
    [
      'a stake that was taken back after the next deposit',
      [
        [100, 100],
        [50, -30],
      ],
      0,
      100,
      [0n, 50n],
    ],
    [
      'must be made up for',
      [
        [100, 100],
        [50, -30],
        [10, 50],
      ],
      0,
      100,
      [0n, 30n, 10n],
    ],
    ['the site asks for three times', [[100, 120]], 0, 300, [180n]],
    ['the site asks for nothing', [[100, 0]], 0, 0, [0n]],
    ['a tenth of a unit is not asked for', [[15, 0]], 0, 50, [7n]],
  ] as const)('%s', (_what, rows, open, percent, expected) => {
    expect(left(windows(rows, percent), open)).toEqual(expected);
  });

  test('is told with what was required and played', () => {
    expect(turnoverOf(windows([[100, 30]], 200), 0n)[0]).toMatchObject({
      orderNumber: 'D1',
      amount: 100n,
      required: 200n,
      played: 30n,
      left: 170n,
    });
  });
});
