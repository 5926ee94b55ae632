/** Searches of an address in a minute: one a pause in typing. */
export const findsPerMinute = 60;
/** Letters to staff of an address in a minute; those of a member are counted beside. */
export const writesPerMinute = 20;
/** Cases of a member that wait for an answer at once, and those written in a day. */
export const waitingMax = 3;
export const perDayMax = 10;
export const dayMs = 24 * 60 * 60_000;
/** How long what the FAQ says is kept for the next search. */
export const keptMs = 30_000;
