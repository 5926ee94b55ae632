import { expect, it } from 'vitest';
import { chosenOf, hashOf, placeOf } from './route.ts';

it.each([
  [{ name: 'events', sport: null }, '#/'],
  [{ name: 'events', sport: 'racket' }, '#/sport/racket'],
  [{ name: 'event', id: 'football-12' }, '#/event/football-12'],
  [{ name: 'bets' }, '#/bets'],
  [{ name: 'results' }, '#/results'],
] as const)('%o stands in the address as %s, and is found again', (place, hash) => {
  expect(hashOf(place)).toBe(hash);
  expect(placeOf(hash)).toEqual(place);
});

it.each(['', '#', '#/nowhere', '#/sport/chariots', '#/event', '#/event/%'])('%s leads somewhere', (hash) => {
  expect(placeOf(hash).name).toMatch(/^event/);
});

it('a choice that was made outside is taken whole, or its event alone, or nothing', () => {
  const of = (query: string) => chosenOf(new URLSearchParams(query));
  expect(of('event=football-1&market=result&selection=home')).toEqual({
    event: 'football-1',
    leg: { event: 'football-1', market: 'result', selection: 'home' },
  });
  expect(of('event=football-1&market=result&selection=everything')).toEqual({
    event: 'football-1',
    leg: null,
  });
  expect(of('event=football-1&selection=home')).toEqual({ event: 'football-1', leg: null });
  expect(of('market=result&selection=home')).toBeNull();
});
