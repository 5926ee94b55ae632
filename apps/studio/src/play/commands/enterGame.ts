import { isCurrencyCode, type Minor, minor, toCurrencyCode } from '@pavilion/money';
import type { Selectable } from 'kysely';
import { playMoneyOf } from '../../games/stakes.ts';
import { hashToken } from '../../infra/secretText.ts';
import type { Studio } from '../../infra/studio.ts';
import type { StudioTables } from '../../infra/tables.ts';
import { newClientSeed, newServerSeed } from '../fairness.ts';
import { type Asked, askBalance } from '../money/advance.ts';
import {
  hallUnreachable,
  launchRefused,
  type PlayRefusal,
  sessionElsewhere,
  sessionEnded,
  ticketUsed,
} from '../refusal.ts';
import { lockSeat, readSeat, type SeatRow, type SessionRow } from '../rows.ts';
import { beganAt, beginSession, type NewSession } from '../sessions.ts';
import { closeSessions } from './leaveGame.ts';

type TicketRow = Selectable<StudioTables['launch_ticket']>;

/** Somebody who came in at a game: a seat, a live session at it, and what the hall says there is to play with. */
export interface Entered {
  readonly seat: SeatRow;
  readonly session: SessionRow;
  /** For the page's memory. */
  readonly token: string;
  /** For the HttpOnly cookie. */
  readonly resumeToken: string;
  /** `null`: the hall does not say now. */
  readonly balance: Minor | null;
  /** When the seat's session before this one began. */
  readonly sessionBefore: Date | null;
}

/** Comes in with a launch ticket: once. Throws `PlayRefusal`. */
export const enterWithTicket = async (studio: Studio, gameCode: string, ticket: string): Promise<Entered> => {
  const row = await studio.db
    .updateTable('launch_ticket')
    .set({ used_at: studio.clock.now() })
    .where('ticket_hash', '=', hashToken(ticket))
    .where('game_code', '=', gameCode)
    .where('used_at', 'is', null)
    .where('expires_at', '>', studio.clock.now())
    .returningAll()
    .executeTakeFirst();
  if (!row) throw ticketUsed();
  if (row.continues_id !== null) return continueSession(studio, row, row.continues_id);
  const member = row.launch_token === null ? null : await authenticate(studio, row, row.launch_token);
  const seat = await takeSeat(studio, row);
  return begin(studio, seat, {
    walletToken: member?.sessionToken ?? null,
    locale: row.locale,
    lobbyUrl: row.lobby_url,
    betMaxMinor: member?.betMax ?? null,
    // A demo brings no word of its site's rules.
    mayAutoplay: member?.mayAutoplay ?? false,
    mayBuyFeature: member?.mayBuyFeature ?? false,
    mayHurry: member?.mayHurry ?? true,
    roundMs: member?.roundMs ?? null,
    resumeToken: null,
    beganAt: null,
    balance: member ? member.balance : minor(seat.play_money_minor ?? 0n),
  });
};

/** Takes a session up again after a reload; the page gets a new one in its place. Throws `PlayRefusal`. */
export const resumeSession = async (
  studio: Studio,
  gameCode: string,
  resumeToken: string,
): Promise<Entered> => {
  const session = await studio.db
    .selectFrom('game_session')
    .selectAll()
    .where('resume_hash', '=', hashToken(resumeToken))
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (!session) throw await whyNotResumed(studio, resumeToken);
  const seat = await studio.db
    .selectFrom('seat')
    .selectAll()
    .where('id', '=', session.seat_id)
    .where('game_code', '=', gameCode)
    .executeTakeFirst();
  if (!seat) throw sessionEnded();
  const balance = await askBalance(studio, seat, session.wallet_token);
  if (balance === 'ended') {
    // At every table that is played at by the same session of the hall.
    await closeSessions(studio, seat.gp_id, seat.player_id, session.wallet_token ?? '', 'expired');
    throw sessionEnded();
  }
  return begin(studio, seat, { ...goingOn(session), resumeToken, balance });
};

/** What a session has from the one whose session of play it goes on with. */
const goingOn = (session: SessionRow): Omit<Beginning, 'resumeToken' | 'balance'> => ({
  walletToken: session.wallet_token,
  locale: session.locale,
  lobbyUrl: session.lobby_url,
  betMaxMinor: session.bet_max_minor,
  mayAutoplay: session.may_autoplay,
  mayBuyFeature: session.may_buy_feature,
  mayHurry: session.may_hurry,
  roundMs: session.round_ms,
  beganAt: beganAt(session),
});

/**
 * Goes on with the session of play of the session that the ticket names, at the same game or at another beside it. It must be
 * under way: its page may have been reloaded since, which made a session of its own.
 */
const continueSession = async (studio: Studio, ticket: TicketRow, sessionId: bigint): Promise<Entered> => {
  const asked = await studio.db
    .selectFrom('game_session')
    .selectAll()
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow();
  const live = await studio.db
    .selectFrom('game_session')
    .selectAll()
    .where('seat_id', '=', asked.seat_id)
    .where('began_at', '=', beganAt(asked))
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (!live) throw asked.end_reason === 'elsewhere' ? sessionElsewhere() : sessionEnded();
  const first = await readSeat(studio.db, live.seat_id);
  const isFirst = first.game_code === ticket.game_code;
  const seat = isFirst ? first : await takeSeat(studio, ticket, first.money_seat_id ?? first.id);
  const balance = await askBalance(studio, seat, live.wallet_token);
  if (balance === 'ended') throw sessionEnded();
  return begin(studio, seat, { ...goingOn(live), resumeToken: null, balance });
};

const whyNotResumed = async (studio: Studio, resumeToken: string): Promise<PlayRefusal> => {
  const elsewhere = await studio.db
    .selectFrom('game_session')
    .select('id')
    .where('resume_hash', '=', hashToken(resumeToken))
    .where('end_reason', '=', 'elsewhere')
    .limit(1)
    .executeTakeFirst();
  return elsewhere ? sessionElsewhere() : sessionEnded();
};

const authenticate = async (studio: Studio, ticket: TicketRow, launchToken: string) => {
  const outcome = await studio
    .walletOf(ticket.gp_id)
    .authenticate({ launch_token: launchToken, game_code: ticket.game_code });
  if (outcome.kind === 'unknown') {
    // Whether the hall counted it is not known: the page may try the same ticket again, the hall decides.
    await studio.db
      .updateTable('launch_ticket')
      .set({ used_at: null })
      .where('ticket_hash', '=', ticket.ticket_hash)
      .execute();
    throw hallUnreachable();
  }
  if (outcome.kind === 'refused') throw launchRefused();
  const { player_id, currency, session_token, balance, limits, rules } = outcome.answer;
  if (player_id !== ticket.player_id || toCurrencyCode(currency) !== ticket.currency) {
    studio.log.error({ game: ticket.game_code }, 'the hall authenticated another player than it launched');
    throw launchRefused();
  }
  return {
    sessionToken: session_token,
    balance: minor(balance.cash),
    betMax: limits.bet_max === null ? null : BigInt(limits.bet_max),
    mayAutoplay: rules?.autoplay === true,
    mayBuyFeature: rules?.feature_buy === true,
    mayHurry: rules?.hurry !== false,
    roundMs: rules?.round_ms ?? null,
  };
};

/** The player's seat at the game of a ticket. One that a demo takes now shares the play money of `moneySeatId`, where that is given. */
const takeSeat = async (
  studio: Studio,
  ticket: TicketRow,
  moneySeatId: bigint | null = null,
): Promise<SeatRow> => {
  if (!isCurrencyCode(ticket.currency)) throw launchRefused();
  const key = {
    gp_id: ticket.gp_id,
    game_code: ticket.game_code,
    player_id: ticket.player_id,
    currency: ticket.currency,
    demo: ticket.demo,
  };
  await studio.db
    .insertInto('seat')
    .values({
      ...key,
      server_seed: newServerSeed(),
      next_server_seed: newServerSeed(),
      client_seed: newClientSeed(),
      last_stake_minor: null,
      play_money_minor: ticket.demo
        ? moneySeatId === null
          ? playMoneyOf(ticket.currency)
          : minor(0n)
        : null,
      money_seat_id: ticket.demo ? moneySeatId : null,
      created_at: studio.clock.now(),
    })
    .onConflict((conflict) =>
      conflict.columns(['gp_id', 'game_code', 'player_id', 'currency', 'demo']).doNothing(),
    )
    .execute();
  let query = studio.db.selectFrom('seat').selectAll();
  for (const column of ['gp_id', 'game_code', 'player_id', 'currency', 'demo'] as const) {
    query = query.where(column, '=', key[column]);
  }
  return query.executeTakeFirstOrThrow();
};

interface Beginning extends Omit<NewSession, 'seatId' | 'now'> {
  balance: Exclude<Asked, 'ended'>;
}

const begin = async (studio: Studio, seat: SeatRow, beginning: Beginning): Promise<Entered> => {
  const { balance, ...session } = beginning;
  const now = studio.clock.now();
  return studio.db.transaction().execute(async (trx) => {
    const lockedSeat = await lockSeat(trx, seat.id);
    const last = await trx
      .selectFrom('game_session')
      .select('started_at')
      .where('seat_id', '=', seat.id)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    const begun = await beginSession(trx, { seatId: seat.id, ...session, now });
    return {
      seat: lockedSeat,
      session: begun.row,
      token: begun.token,
      resumeToken: begun.resumeToken,
      balance,
      sessionBefore: last?.started_at ?? null,
    };
  });
};
