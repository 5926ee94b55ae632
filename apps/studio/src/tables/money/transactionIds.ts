/** A bet at a table is a round of its own to the hall, known by this beginning of its id. */
const prefix = 'table-';

export const newBetId = (uuid: string): string => `${prefix}${uuid}`;
export const isTableBet = (roundId: string): boolean => roundId.startsWith(prefix);
