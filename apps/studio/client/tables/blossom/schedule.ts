/** Cards go round the table: all first ones, then all second ones. Milliseconds. */
export const dealEachMs = 50;
/** The same where they are dealt before the draw: over the time that bets are closed. Milliseconds. */
export const earlyEachMs = 100;
