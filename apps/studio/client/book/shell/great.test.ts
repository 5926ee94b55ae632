import { describe, expect, it } from 'vitest';
import { betOf } from '../book.fixture.ts';
import { greatAfter } from './great.ts';

const wonOf = (id: string, won: string | null, stake = '10.00') =>
  betOf({ id, state: 'settled', stake, won });
const after = (...bets: ReturnType<typeof wonOf>[]) => greatAfter(null, bets, 'USD');

describe('a win that is celebrated', () => {
  it.each([
    ['149.99', undefined],
    ['150.00', 1],
    ['299.99', 1],
    ['300.00', 2],
    ['749.99', 2],
    ['750.00', 3],
  ] as const)('of 10.00: %s is one of tier %s', (won, tier) => {
    expect(after(wonOf('book-1', won))?.tier).toBe(tier);
  });

  it.each(['10.00', '5.00', '0.00', null])('is none where %s comes back', (won) => {
    expect(after(wonOf('book-1', won))).toBeNull();
  });

  it('holds all that deserve it, each once, in the tier of the greatest, and leaves out the others', () => {
    const great = after(wonOf('book-1', '800.00'), wonOf('book-2', '20.00'), wonOf('book-3', '150.00'));
    expect(great).toMatchObject({ tier: 3, bets: [{ id: 'book-1' }, { id: 'book-3' }] });
    const again = greatAfter(great, [wonOf('book-3', '160.00'), wonOf('book-4', '5.00')], 'USD');
    expect(again).toMatchObject({ tier: 3, bets: [{ id: 'book-1' }, { id: 'book-3', won: '160.00' }] });
  });

  it('goes on as it is shown where nothing is added', () => {
    const great = after(wonOf('book-1', '150.00'));
    expect(greatAfter(great, [wonOf('book-2', '20.00')], 'USD')).toBe(great);
  });
});
