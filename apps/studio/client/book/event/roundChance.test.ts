import { expect, it } from 'vitest';
import { siegeScoreOf } from '../../../src/book/siegeScore.fixture.ts';
import { marketOf } from '../book.fixture.ts';
import { chanceIn, gainText, sidesOf, wallsShareOf } from './roundChance.ts';

it('both prices of a round tell the chance without the margin', () => {
  expect(chanceIn({ home: 1_450, away: 2_690 }, 'home')).toBe(65);
  expect(chanceIn({ home: 1_450, away: 2_690 }, 'away')).toBe(35);
  expect(chanceIn({ home: 1_880, away: 1_880 }, 'home')).toBe(50);
  expect(chanceIn({ home: 1_450, away: undefined }, 'home')).toBeNull();
});

it('what a chance gains or loses is told in half points of a hundred', () => {
  expect([70_000, -74_999, 24_000, -12_400].map(gainText)).toEqual(['+7%', '−7.5%', '+2.5%', '−1%']);
});

it('while prices are shut what they stood at last counts', () => {
  const shut = marketOf([
    ['home', null],
    ['away', null],
  ]);
  expect(sidesOf(shut, (side) => (side === 'home' ? 1_560 : 2_380))).toEqual({ home: 1_560, away: 2_380 });
  expect(sidesOf(shut, () => undefined)).toEqual({ home: undefined, away: undefined });
});

it('the walls of a map are told by how often whoever held it did so, of rounds enough', () => {
  const map = { zh_CN: '纸塔', en_US: 'Paper Tower' };
  const event = { score: siegeScoreOf([{ map, home: 0, away: 0, winner: null }]) };
  const one = {
    stormed: 10,
    stormedWon: 4,
    held: 10,
    heldWon: 5,
    matches: 2,
    lately: { stormed: 0, won: 0 },
  };
  const none = { stormed: 0, stormedWon: 0, held: 0, heldWon: 0, matches: 0, lately: { stormed: 0, won: 0 } };
  expect(wallsShareOf(event, 1, { maps: [{ map, home: one, away: none }] })).toBe(55);
  expect(wallsShareOf(event, 1, { maps: [{ map, home: none, away: none }] })).toBeNull();
  expect(wallsShareOf(event, 1, 'failed')).toBeNull();
  expect(wallsShareOf(event, 1, null)).toBeNull();
});
