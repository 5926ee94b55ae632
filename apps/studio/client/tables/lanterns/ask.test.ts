import { expect, it } from 'vitest';
import { loadWords } from '../../shell/spoken.ts';
import { askOf } from './ask.ts';

it('asks for insurance by the seat that it is for, as for every other choice', async () => {
  await loadWords('en_US');
  const ask = (spot: string, insurance: 'offered' | 'declined'): string =>
    askOf(
      {
        spot,
        made: [],
        next: [],
        raised: '0.00',
        state: 'open',
        view: {
          hands: [{ cards: [9, 6], stakes: 1, done: false }],
          active: insurance === 'offered' ? null : 0,
          insurance,
        },
      },
      null,
      'en_US',
    );
  expect(ask('seat:3', 'offered')).toMatch(/^Seat 3 · .*Insurance\?$/);
  expect(ask('seat:5', 'offered')).toMatch(/^Seat 5 · /);
  expect(ask('seat:5', 'declined')).toBe('Seat 5 · 17');
});
