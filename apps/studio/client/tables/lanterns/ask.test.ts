import { expect, it } from 'vitest';
import { loadWords } from '../../shell/spoken.ts';
import { askOf, hasTaken } from './ask.ts';

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

it('waits for a card that the hand has just taken, and for nothing else', () => {
  const taken = (made: string[], hands: readonly (readonly number[])[], active: number | null): boolean =>
    hasTaken({
      made,
      view: {
        hands: hands.map((cards) => ({ cards, stakes: 1, done: false })),
        active,
        insurance: 'declined',
      },
    });
  expect(taken(['decline', 'hit'], [[9, 3, 1]], 0)).toBe(true);
  expect(
    taken(
      ['split'],
      [
        [7, 2],
        [7, 3],
      ],
      0,
    ),
  ).toBe(true);
  expect(
    taken(
      ['split', 'stand', 'hit'],
      [
        [7, 2],
        [7, 3, 1],
      ],
      1,
    ),
  ).toBe(true);
  // Insurance declined, or another hand's turn: its cards lie open already.
  expect(taken(['decline'], [[9, 6]], 0)).toBe(false);
  expect(taken([], [[9, 6]], 0)).toBe(false);
  expect(
    taken(
      ['split', 'stand'],
      [
        [7, 2],
        [7, 3],
      ],
      1,
    ),
  ).toBe(false);
  expect(
    taken(
      ['split', 'hit'],
      [
        [7, 2, 12],
        [7, 3],
      ],
      1,
    ),
  ).toBe(false);
});
