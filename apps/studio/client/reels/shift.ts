/** Reels that turn fast enough to move on further than this in one frame show new pictures anyway. */
const shifts = [0, 1, -1, 2, -2, 3, -3] as const;

/**
 * By how many places the letters of a reel have moved up since they were last painted: the shift that leaves the fewest of them to
 * be painted anew.
 */
export const shiftOf = (before: readonly string[], after: readonly string[]): number => {
  const kept = (shift: number): number =>
    after.filter((letter, place) => before[place + shift] === letter).length;
  return shifts.reduce<number>((best, shift) => (kept(shift) > kept(best) ? shift : best), 0);
};
