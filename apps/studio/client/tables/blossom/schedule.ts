/** Cards go round the table: all first ones, then all second ones. Milliseconds. */
export const dealEachMs = 50;
