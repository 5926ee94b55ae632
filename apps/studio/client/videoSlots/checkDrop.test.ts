import { createHash, createHmac } from 'node:crypto';
import { minor, toDecimal } from '@pavilion/money';
import { describe, expect, it } from 'vitest';
import { drawNumbers } from '../../src/fair/draw.ts';
import { dropBoundsOf, dropOf, dropSaltOf, lightLevels } from '../../src/games/lights.ts';
import { checkDrop } from './checkDrop.ts';

const serverSeed = 'c0ffee'.padEnd(64, '7');
const at = '2026-11-28T12:00:00.000Z';

describe.each(lightLevels)('a drop of the $name', (level) => {
  const opened = dropBoundsOf(level, 'RMB');
  const told = async (bounds = opened) => ({
    name: level.name,
    number: 7,
    at,
    serverSeed,
    serverSeedHash: createHash('sha256').update(serverSeed).digest('hex'),
    amount: toDecimal(
      await dropOf(
        (sizes) =>
          drawNumbers(
            async (message) => createHmac('sha256', serverSeed).update(message).digest(),
            dropSaltOf(level, 'RMB'),
            7,
            sizes,
          ),
        bounds,
      ),
      'RMB',
    ),
    from: toDecimal(bounds.seed, 'RMB'),
    dropsBy: toDecimal(bounds.ceiling, 'RMB'),
  });

  it('follows from the seed that is told with it', async () => {
    expect(await checkDrop(await told(), 'RMB', crypto.subtle)).toBe(true);
  });

  it('follows from what the pot opened with, whatever such pots open with by now', async () => {
    const other = { seed: minor(opened.seed * 3n), ceiling: minor(opened.seed * 9n) };
    expect(await checkDrop(await told(other), 'RMB', crypto.subtle)).toBe(true);
    const asNow = { from: toDecimal(opened.seed, 'RMB'), dropsBy: toDecimal(opened.ceiling, 'RMB') };
    expect(await checkDrop({ ...(await told(other)), ...asNow }, 'RMB', crypto.subtle)).toBe(false);
  });

  it.each([
    ['another amount', { amount: '60.01' }],
    ['another pot', { number: 8 }],
    ['another seed', { serverSeed: serverSeed.replace('7', '8') }],
    ['another fingerprint', { serverSeedHash: '0'.repeat(64) }],
  ])('does not with %s', async (_, change) => {
    expect(await checkDrop({ ...(await told()), ...change }, 'RMB', crypto.subtle)).toBe(false);
  });
});
