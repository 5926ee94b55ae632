import { describe, expect, it } from 'vitest';
import type { SpinOutcome } from './machineView.ts';
import { summaryOfFree, Tally } from './summary.ts';

const round = { won: '8.00', stake: '1.00', staked: '1.00', isFree: false };
const currency = 'RMB';

const tallyOf = (wins: readonly string[]): Tally => {
  const tally = new Tally();
  for (const win of wins) tally.add({ step: { win } });
  return tally;
};

describe('the card after a bonus', () => {
  it('tells how long it was, its best spin and what the round came to', () => {
    expect(tallyOf(['0.50', '12.00', '9.00']).end('free', 3, { round, currency })).toEqual({
      kind: 'free',
      played: 3,
      best: '12.00',
      won: '8.00',
      gains: true,
      tier: 0,
    });
  });

  it('knows no best spin where some were played before the page was opened, where none won, and in hold and win', () => {
    expect(tallyOf(['12.00']).end('free', 3, { round, currency }).best).toBeNull();
    expect(tallyOf(['0.00', '0.00']).end('walk', 2, { round, currency }).best).toBeNull();
    expect(tallyOf(['1.00', '2.00']).end('hold', 2, { round, currency }).best).toBeNull();
  });

  it.each([
    ['1.00', '1.00', false, 0],
    ['40.00', '60.00', false, 0],
    ['1.01', '1.00', true, 0],
    ['30.00', '1.00', true, 2],
  ])('says of %s for %s whether it is won, and how great: %s, %i', (won, staked, gains, tier) => {
    const bought = { ...round, won, staked, stake: staked };
    expect(new Tally().end('free', 1, { round: bought, currency })).toMatchObject({ gains, tier });
  });

  it('comes with the last free spin and counts from the round’s beginning', () => {
    const tally = new Tally();
    const spin = (mode: SpinOutcome['mode'], win: string, played: number, state: 'playing' | 'settled') =>
      summaryOfFree(tally, {
        step: {
          seq: played,
          outcome: { mode, freeAdded: 0, freeSpins: { awarded: 2, played } },
          stake: '0.00',
          win,
          nonce: 0,
          serverSeedHash: 'h',
          clientSeed: 'c',
          serverSeed: null,
        },
        round: { ...round, state },
        currency,
      });
    for (let rounds = 0; rounds < 2; rounds += 1) {
      expect(spin('base', '50.00', 0, 'playing')).toBeNull();
      expect(spin('free', '2.00', 1, 'playing')).toBeNull();
      expect(spin('free', '3.00', 2, 'settled')).toMatchObject({ played: 2, best: '3.00' });
    }
    expect(spin('base', '5.00', 0, 'settled')).toBeNull();
  });
});
