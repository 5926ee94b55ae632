import { PlayRefusal } from '../play/refusal.ts';

/** Too late by the server's clock, or for a round that is not at the table any more. */
export const betsClosed = (): PlayRefusal => new PlayRefusal(409, 'bets_closed');
/** More on a spot than the table takes. */
export const spotFull = (): PlayRefusal => new PlayRefusal(422, 'spot_full');
