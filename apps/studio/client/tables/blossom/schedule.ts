/** Cards go round the table: all first ones, then all second ones. Milliseconds. */
export const dealEachMs = 50;
/** Covered cards go round so long before they are drawn: what they are is nobody's to know then, and the wait is played. Milliseconds. */
export const earlyMs = 2_300;
/** As `dealEachMs`, where they are dealt before the draw: over the time that bets are closed. Milliseconds. */
export const earlyEachMs = 100;
