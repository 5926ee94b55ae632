/** What stands between parts of a line: no line begins or ends with it, however narrow. */
const dot = '\u00a0·\u00a0';

/** Parts of what is told in one line, or in as many as it takes. */
export const dotted = (...parts: readonly string[]): string => parts.join(dot);
