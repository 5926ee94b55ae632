/** How a standard deviation is called. */
export type SwingWord = 'low' | 'medium' | 'high';

/** Standard deviations of a round, in stakes, from which any game of chance is said to swing so much. */
const mediumFrom = 4;
const highFrom = 8;

/** What is said of how far a game's rounds scatter, by one measure for all games. */
export const swingOf = (deviation: number): SwingWord =>
  deviation >= highFrom ? 'high' : deviation >= mediumFrom ? 'medium' : 'low';
