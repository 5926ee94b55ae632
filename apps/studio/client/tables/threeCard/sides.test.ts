import { expect, it } from 'vitest';
import { studioLocales } from '../../../src/locale.ts';
import { threeCard } from '../../../src/tables/games/threeCard.ts';
import { loadWords } from '../../shell/spoken.ts';
import { sideLines, sideSpots, sideText, sideWon } from './sides.ts';
import { ownWords } from './words.ts';

const noCard = { strengths: [] };
/** A royal flush of six black cards, four of a kind, three alike in colour, and nothing. */
const outcomes = [
  { player: [0, 9, 10], dealer: [11, 12, 40] },
  { player: [1, 14, 27], dealer: [40, 5, 18] },
  { player: [1, 5, 9], dealer: [14, 31, 20] },
  { player: [1, 18, 35], dealer: [7, 23, 51] },
];

it('tells of each side place what it pays, and of hands what the place pays for them', async () => {
  for (const locale of studioLocales) {
    await loadWords(locale);
    const own = ownWords(locale);
    for (const spot of sideSpots) {
      const lines = sideLines(spot, own);
      expect(lines.every(({ name }) => name !== '')).toBe(true);
      expect(new Set(lines.map(({ name }) => name)).size).toBe(lines.length);
      for (const outcome of outcomes) {
        const won = lines.find(({ id }) => id === sideWon(spot, outcome));
        expect(threeCard.payout(spot, outcome, noCard)).toBe(won ? 100 * (won.pays + 1) : 0);
        expect(sideText(spot, outcome, own)).toBe(won ? `${won.name} · ${won.pays}:1` : null);
      }
    }
  }
});

it('tells nothing of a place that has lost', async () => {
  await loadWords('en_US');
  const own = ownWords('en_US');
  const [royal, , , nothing] = outcomes;
  if (!royal || !nothing) throw new Error('no hands');
  expect(sideText('six-card', royal, own)).toBe('Royal flush · 1000:1');
  expect(sideText('one-colour', royal, own)).toBe('Six of one colour · 13:1');
  for (const spot of sideSpots) expect(sideText(spot, nothing, own)).toBeNull();
});
