import { PlayRefusal } from '../play/refusal.ts';

/** Too late by the server's clock, or for a round that is not at the table any more. */
export const betsClosed = (): PlayRefusal => new PlayRefusal(409, 'bets_closed');
/** Too late to decide by the server's clock, or there is nothing to decide. */
export const decisionsClosed = (): PlayRefusal => new PlayRefusal(409, 'decisions_closed');
/** The hand has chosen otherwise at this point, or is about to. */
export const alreadyDecided = (): PlayRefusal => new PlayRefusal(409, 'already_decided');
/** More on a spot than the table takes. */
export const spotFull = (): PlayRefusal => new PlayRefusal(422, 'spot_full');
