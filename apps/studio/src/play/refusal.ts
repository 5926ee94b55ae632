import type { PlayError } from './views.ts';

/** A request that the studio turns down: an HTTP status and a stable word. */
export class PlayRefusal extends Error {
  override readonly name = 'PlayRefusal';
  readonly httpStatus: number;
  readonly error: PlayError;

  constructor(httpStatus: number, error: PlayError) {
    super(error);
    this.httpStatus = httpStatus;
    this.error = error;
  }
}

export const sessionEnded = (): PlayRefusal => new PlayRefusal(401, 'session_ended');
export const sessionReplaced = (): PlayRefusal => new PlayRefusal(401, 'session_replaced');
export const sessionElsewhere = (): PlayRefusal => new PlayRefusal(401, 'session_elsewhere');
export const ticketUsed = (): PlayRefusal => new PlayRefusal(403, 'ticket_used');
export const launchRefused = (): PlayRefusal => new PlayRefusal(403, 'launch_refused');
export const hallUnreachable = (): PlayRefusal => new PlayRefusal(503, 'hall_unreachable');
export const stakeNotOffered = (): PlayRefusal => new PlayRefusal(422, 'stake_not_offered');
export const roundOpen = (): PlayRefusal => new PlayRefusal(409, 'round_open');
export const nothingOpen = (): PlayRefusal => new PlayRefusal(409, 'nothing_open');
export const actionRefused = (): PlayRefusal => new PlayRefusal(422, 'action_refused');
export const notFound = (): PlayRefusal => new PlayRefusal(404, 'not_found');
/** The site wants rounds to begin further apart. */
export const tooSoon = (): PlayRefusal => new PlayRefusal(429, 'too_soon');
/** More bets, or more open pages, than anybody needs. */
export const tooMany = (): PlayRefusal => new PlayRefusal(429, 'too_many');
