/** The red numbers of every roulette wheel; zero is neither red nor black. */
const reds: ReadonlySet<number> = new Set([
  1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36,
]);

export type PocketColour = 'red' | 'black' | 'zero';

export const pocketColour = (pocket: number): PocketColour =>
  pocket === 0 ? 'zero' : reds.has(pocket) ? 'red' : 'black';
