import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Studio } from '../infra/studio.ts';
import { type Entered, enterWithTicket, resumeSession } from './commands/enterGame.ts';
import { leaveGame } from './commands/leaveGame.ts';
import { sessionEnded } from './refusal.ts';
import { findSession } from './sessions.ts';
import { type LeaveAnswer, sessionHeader } from './views.ts';

/** How a page comes into a game, a table or the book, says who it is, and leaves. */

const resumeCookie = 'resume';
/** As long as the hall's own session can last: whether it does is asked at every return. */
const resumeCookieSeconds = 30 * 24 * 60 * 60;

const cookiePath = (gameCode: string): string => `/play/${gameCode}`;

/** The session that a page names. Throws `PlayRefusal` where it names none. */
export const tokenOf = (request: FastifyRequest): string => {
  const token = request.headers[sessionHeader];
  if (typeof token !== 'string' || token.length < 20 || token.length > 128) throw sessionEnded();
  return token;
};

export interface Coming extends Entered {
  /** With a ticket, and not after a reload. */
  readonly isLaunched: boolean;
}

/**
 * Lets a page in: with its launch ticket, once, or after a reload by the cookie that it was given. Throws `PlayRefusal`
 * where it has neither.
 */
export const comeIn = async (
  studio: Studio,
  gameCode: string,
  ticket: string | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Coming> => {
  const resume = request.cookies[resumeCookie];
  if (ticket === undefined && resume === undefined) throw sessionEnded();
  const entered =
    ticket === undefined
      ? await resumeSession(studio, gameCode, resume ?? '')
      : await enterWithTicket(studio, gameCode, ticket);
  reply.setCookie(resumeCookie, entered.resumeToken, {
    path: cookiePath(gameCode),
    httpOnly: true,
    sameSite: 'lax',
    secure: studio.studioOrigin.startsWith('https:'),
    maxAge: resumeCookieSeconds,
  });
  return { ...entered, isLaunched: ticket !== undefined };
};

/** Ends the session that a page names; no reload brings it back. */
export const goOut = async (
  studio: Studio,
  gameCode: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<LeaveAnswer> => {
  const { session } = await findSession(studio.db, gameCode, tokenOf(request));
  reply.clearCookie(resumeCookie, { path: cookiePath(gameCode) });
  return leaveGame(studio, session);
};
