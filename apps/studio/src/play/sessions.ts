import { hashToken, newToken } from '../infra/secretText.ts';
import type { Db, Trx } from '../infra/studio.ts';
import type { EndReason } from '../infra/tables.ts';
import { sessionElsewhere, sessionEnded, sessionReplaced } from './refusal.ts';
import type { SeatRow, SessionRow } from './rows.ts';

export interface NewSession {
  seatId: bigint;
  walletToken: string | null;
  locale: string;
  lobbyUrl: string;
  betMaxMinor: bigint | null;
  mayAutoplay: boolean;
  mayBuyFeature: boolean;
  mayHurry: boolean;
  roundMs: number | null;
  /** Of the session that is taken up again; without one a new one is made. */
  resumeToken: string | null;
  /** When the session of play began that is taken up again; `null` where one begins. */
  beganAt: Date | null;
  now: Date;
}

/** When the session of play began, of which this is the present session. */
export const beganAt = (session: Pick<SessionRow, 'began_at' | 'started_at'>): Date =>
  session.began_at ?? session.started_at;

/** Ends the seat's live session, if there is one. */
export const endSessionOf = async (trx: Trx, seatId: bigint, reason: EndReason, now: Date): Promise<void> => {
  await trx
    .updateTable('game_session')
    .set({ ended_at: now, end_reason: reason })
    .where('seat_id', '=', seatId)
    .where('ended_at', 'is', null)
    .execute();
};

/**
 * Begins a session, ending the one that the seat had (another tab, or this page before a reload). The token
 * lives in the page's memory, the resume token in an HttpOnly cookie; only their hashes are kept. A reloaded page keeps its
 * resume token: a new one may be lost with the answer that brings it, and the player with it.
 */
export const beginSession = async (
  trx: Trx,
  session: NewSession,
): Promise<{ row: SessionRow; token: string; resumeToken: string }> => {
  await endSessionOf(trx, session.seatId, 'replaced', session.now);
  const token = newToken();
  const resumeToken = session.resumeToken ?? newToken();
  const row = await trx
    .insertInto('game_session')
    .values({
      seat_id: session.seatId,
      token_hash: hashToken(token),
      resume_hash: hashToken(resumeToken),
      wallet_token: session.walletToken,
      locale: session.locale,
      lobby_url: session.lobbyUrl,
      bet_max_minor: session.betMaxMinor,
      may_autoplay: session.mayAutoplay,
      may_buy_feature: session.mayBuyFeature,
      may_hurry: session.mayHurry,
      round_ms: session.roundMs,
      started_at: session.now,
      began_at: session.beganAt ?? session.now,
      ended_at: null,
      end_reason: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { row, token, resumeToken };
};

/** The live session of a token and its seat. Throws `PlayRefusal` for an unknown, ended or replaced one. */
export const findSession = async (
  db: Db,
  gameCode: string,
  token: string,
): Promise<{ session: SessionRow; seat: SeatRow }> => {
  const session = await db
    .selectFrom('game_session')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (!session) throw sessionEnded();
  assertNotEnded(session.end_reason);
  const seat = await db
    .selectFrom('seat')
    .selectAll()
    .where('id', '=', session.seat_id)
    .where('game_code', '=', gameCode)
    .executeTakeFirst();
  if (!seat) throw sessionEnded();
  return { session, seat };
};

/** The live session of a token at a game, for what reads the seat under its lock. Throws like `findSession`. */
export const findSessionAt = async (db: Db, gameCode: string, token: string): Promise<SessionRow> => {
  const session = await db
    .selectFrom('game_session')
    .innerJoin('seat', 'seat.id', 'game_session.seat_id')
    .selectAll('game_session')
    .where('token_hash', '=', hashToken(token))
    .where('seat.game_code', '=', gameCode)
    .executeTakeFirst();
  if (!session) throw sessionEnded();
  assertNotEnded(session.end_reason);
  return session;
};

/** Throws `PlayRefusal` for a session that is over. */
export const assertNotEnded = (reason: EndReason | null): void => {
  if (reason === 'replaced') throw sessionReplaced();
  if (reason === 'elsewhere') throw sessionElsewhere();
  if (reason !== null) throw sessionEnded();
};

/** Throws when the session ended while the caller waited for the seat's lock. */
export const assertLive = async (trx: Trx, session: SessionRow): Promise<void> => {
  const row = await trx
    .selectFrom('game_session')
    .select('end_reason')
    .where('id', '=', session.id)
    .executeTakeFirstOrThrow();
  assertNotEnded(row.end_reason);
};
