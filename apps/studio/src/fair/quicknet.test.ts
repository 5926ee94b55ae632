import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { quicknetRounds } from '../fairness/quicknetRounds.ts';
import { isBeacon } from '../infra/beacon.ts';
import { beaconRoundFor, beaconTimeOf, firstBeaconFrom, quicknet } from './quicknet.ts';

describe('the public beacon', () => {
  it.each(quicknetRounds)(
    'has signed round $round, as the network has published it',
    ({ round, randomness, signature }) => {
      expect(isBeacon(quicknet, round, signature)).toBe(true);
      expect(createHash('sha256').update(Buffer.from(signature, 'hex')).digest('hex')).toBe(randomness);
    },
  );

  it('has not signed another round, nor by another key, nor what is no signature', () => {
    const [one, other] = quicknetRounds;
    if (!one || !other) throw new Error('no rounds');
    expect(isBeacon(quicknet, other.round, one.signature)).toBe(false);
    const swapped = { ...quicknet, publicKey: quicknet.publicKey.replace('83cf', '83ce') };
    expect(isBeacon(swapped, one.round, one.signature)).toBe(false);
    for (const rubbish of ['', '00'.repeat(48), 'ff'.repeat(48), one.signature.slice(2)])
      expect(isBeacon(quicknet, one.round, rubbish), rubbish).toBe(false);
  });

  it('has a round every three seconds, and the one that decides is a second or more after the seal', () => {
    const at = (seconds: number): number => quicknet.genesisMs + seconds * 1_000;
    expect(beaconTimeOf(quicknet, 1)).toBe(at(0));
    expect(beaconTimeOf(quicknet, 1000)).toBe(at(2_997));
    expect([-5, 0, 0.001, 3, 3.001].map((seconds) => firstBeaconFrom(quicknet, at(seconds)))).toEqual([
      1, 1, 2, 2, 3,
    ]);
    expect([1.999, 2, 2.001].map((seconds) => beaconRoundFor(quicknet, at(seconds)))).toEqual([2, 2, 3]);
  });
});
