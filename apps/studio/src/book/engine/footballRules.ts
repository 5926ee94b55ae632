import type { Fixture } from './sport.ts';

/** How a match of football goes, in numbers. */
export const minutes = 90;
export const halfTime = 45;
/** Chances of a dangerous attack in a minute between equals, home and away, millionths. */
const attack = { home: 62_000, away: 50_000 } as const;
/** An attack becomes a goal. */
export const finish = 250_000;
/** A minute in which the floodlights fail. */
export const breakOff = 40;
/** After the end the last goal is withdrawn. */
export const withdrawal = 40_000;

/** What draws are measured by. */
export const footballRules = { minutes, halfTime, breakOff, attack, goal: finish, withdrawal };

/** How likely each side attacks in a minute, millionths. */
export const attackOf = ({ strengths: [home, away] }: Fixture) => ({
  home: Math.floor((attack.home * home) / away),
  away: Math.floor((attack.away * away) / home),
});
