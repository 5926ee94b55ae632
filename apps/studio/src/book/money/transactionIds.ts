import { winTransactionId } from '../../play/money/transactionIds.ts';

/** A bet of the book is a round of its own to the hall, known by this beginning of its id. */
const prefix = 'book-';

export const newBetId = (uuid: string): string => `${prefix}${uuid}`;
export const isBookBet = (roundId: string): boolean => roundId.startsWith(prefix);

/** A win of a bet: a part that was cashed out, or what closes the bet. */
export const winOfBetId = (betId: string, seq: number): string => winTransactionId(betId, seq);
export const adjustTransactionId = (betId: string, seq: number): string => `${betId}:adjust:${seq}`;
