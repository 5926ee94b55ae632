import { describe, expect, it } from 'vitest';
import { nothingGone } from '../../../src/tables/engine/shoe.ts';
import { startMs, viewOf } from '../table.fixture.ts';
import { isFreshShoe, resultsOfShoe } from './ofShoe.ts';

const results = [7, 8, 9].map((number) => ({ number, summary: 'banker', outcome: {} }));
const shoeFrom = (from: number) => ({ from, round: 1, rounds: 50, gone: nothingGone });

describe('roads', () => {
  it('begin with the shoe at the table', () => {
    expect(resultsOfShoe(results, { shoe: shoeFrom(8) }).map(({ number }) => number)).toEqual([8, 9]);
    expect(resultsOfShoe(results, { shoe: shoeFrom(10) })).toEqual([]);
  });

  it('have everything where no shoe lasts, or none is known yet', () => {
    expect(resultsOfShoe(results, { shoe: null })).toEqual(results);
    expect(resultsOfShoe(results, null)).toEqual(results);
  });
});

describe('a new shoe', () => {
  const first = { ...viewOf(4, 'open'), shoe: shoeFrom(4) };

  it('is told for a short while when its first round opens', () => {
    expect(isFreshShoe(first, startMs)).toBe(true);
    expect(isFreshShoe(first, startMs + 4_999)).toBe(true);
    expect(isFreshShoe(first, startMs + 5_000)).toBe(false);
  });

  it('is not told of any other round, nor of one that goes on, nor where there is none', () => {
    expect(isFreshShoe({ ...first, phase: 'closed' }, startMs)).toBe(false);
    expect(isFreshShoe({ ...first, shoe: shoeFrom(3) }, startMs)).toBe(false);
    expect(isFreshShoe({ ...first, shoe: null }, startMs)).toBe(false);
  });
});
