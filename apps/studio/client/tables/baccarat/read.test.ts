import { expect, it } from 'vitest';
import type { ResultView } from '../../../src/tables/views.ts';
import { readHands, readRoad } from './read.ts';

it('reads hands and pairs, and makes nothing of another game’s result', () => {
  const result = (outcome: unknown): ResultView => ({ number: 3, summary: 'player', outcome });
  const hands = { player: [3, 16], banker: [4, 12] };
  expect(readRoad([result(hands)])).toEqual([{ number: 3, side: 'blue', bluePair: true, redPair: false }]);
  for (const other of [{ pocket: 4 }, null, 'player', { player: 'x', banker: [1] }]) {
    expect(readHands(result(other)), JSON.stringify(other)).toBeNull();
  }
});
