import { randomBytes } from 'node:crypto';
import type { CurrencyCode } from '@pavilion/money';
import { later } from '../../infra/clock.ts';
import { hashToken, newToken } from '../../infra/secretText.ts';
import type { Studio } from '../../infra/studio.ts';
import type { SeatRow, SessionRow } from '../rows.ts';

/** A ticket outlives its launch token (60 s) by nothing. */
const ticketLifeMs = 60_000;
const demoTicketLifeMs = 120_000;

export interface Launch {
  gpId: number;
  gameCode: string;
  currency: CurrencyCode;
  locale: string;
  lobbyUrl: string;
  /** `null` for demo play, which has no player at the hall. */
  member: { playerId: string; launchToken: string } | null;
}

/** Stores a single-use ticket for a game page and answers the page's address with it. */
export const issueTicket = async (studio: Studio, launch: Launch): Promise<string> => {
  const ticket = newToken();
  const demo = launch.member === null;
  await studio.db
    .insertInto('launch_ticket')
    .values({
      ticket_hash: hashToken(ticket),
      gp_id: launch.gpId,
      game_code: launch.gameCode,
      player_id: launch.member?.playerId ?? `demo-${randomBytes(12).toString('hex')}`,
      currency: launch.currency,
      demo,
      launch_token: launch.member?.launchToken ?? null,
      locale: launch.locale,
      lobby_url: launch.lobbyUrl,
      expires_at: later(studio.clock.now(), demo ? demoTicketLifeMs : ticketLifeMs),
      used_at: null,
    })
    .execute();
  const url = new URL(`/play/${launch.gameCode}`, studio.studioOrigin);
  url.searchParams.set('t', ticket);
  url.searchParams.set('lang', launch.locale);
  return url.href;
};

/** Stores a single-use ticket that goes on with the session of play of `session`, at its own game or at another beside it. */
export const issueTicketBeside = async (
  studio: Studio,
  session: SessionRow,
  seat: SeatRow,
  gameCode: string,
): Promise<string> => {
  const ticket = newToken();
  await studio.db
    .insertInto('launch_ticket')
    .values({
      ticket_hash: hashToken(ticket),
      gp_id: seat.gp_id,
      game_code: gameCode,
      player_id: seat.player_id,
      currency: seat.currency,
      demo: seat.demo,
      launch_token: null,
      continues_id: session.id,
      locale: session.locale,
      lobby_url: session.lobby_url,
      expires_at: later(studio.clock.now(), ticketLifeMs),
      used_at: null,
    })
    .execute();
  return ticket;
};
