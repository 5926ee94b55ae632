import { minor, toDecimal } from '@pavilion/money';
import type { Studio } from '../infra/studio.ts';
import { presentFairness } from './fairness.ts';
import { askBalance } from './money/advance.ts';
import { readPot } from './money/jackpot.ts';
import { netOf } from './money/sessionNet.ts';
import { presentRound, presentRoundBriefly, type RevealedSeeds } from './presenter.ts';
import { notFound, sessionEnded } from './refusal.ts';
import {
  currencyOf,
  findLastRound,
  gameOf,
  type RoundRow,
  type SeatRow,
  type SessionRow,
  stepsOf,
} from './rows.ts';
import {
  type FairnessView,
  type HistoryAnswer,
  historyPageSize,
  type JackpotAnswer,
  type StateAnswer,
} from './views.ts';

/** Where the player stands now. Throws `PlayRefusal` when the hall's session is over. */
export const readState = async (studio: Studio, session: SessionRow, seat: SeatRow): Promise<StateAnswer> => {
  const currency = currencyOf(seat);
  const balance = await askBalance(studio, seat, session.wallet_token);
  if (balance === 'ended') throw sessionEnded();
  const round = await findLastRound(studio.db, seat.id);
  return {
    balance: balance === null ? null : toDecimal(minor(balance), currency),
    round: round ? presentRoundBriefly(round, await stepsOf(studio.db, round.id), currency) : null,
    sessionNet: toDecimal(minor(await netOf(studio.db, seat, session)), currency),
  };
};

/** Server seeds of a seat that may be known. */
export const revealedFor = async (studio: Studio, seatId: bigint): Promise<RevealedSeeds> => {
  const rows = await studio.db
    .selectFrom('revealed_seed')
    .select(['server_seed_hash', 'server_seed'])
    .where('seat_id', '=', seatId)
    .execute();
  return new Map(rows.map((row) => [row.server_seed_hash, row.server_seed]));
};

/** The player's own rounds, newest first, a page at a time. */
export const readHistory = async (
  studio: Studio,
  seat: SeatRow,
  before: string | undefined,
): Promise<HistoryAnswer> => {
  let query = studio.db
    .selectFrom('round')
    .selectAll()
    .where('seat_id', '=', seat.id)
    .where('state', '<>', 'refused')
    .orderBy('number', 'desc')
    .limit(historyPageSize + 1);
  if (before !== undefined) query = query.where('number', '<', BigInt(before));
  const found: RoundRow[] = await query.execute();
  const rounds = found.slice(0, historyPageSize);
  const revealed = await revealedFor(studio, seat.id);
  const steps = await stepsOfRounds(studio, rounds);
  return {
    rounds: rounds.map((round) =>
      presentRound(
        round,
        steps.filter((step) => step.round_id === round.id),
        currencyOf(seat),
        revealed,
      ),
    ),
    before: found.length > historyPageSize ? (rounds.at(-1)?.number.toString() ?? null) : null,
  };
};

const stepsOfRounds = (studio: Studio, rounds: readonly RoundRow[]) =>
  rounds.length === 0
    ? Promise.resolve([])
    : studio.db
        .selectFrom('step')
        .selectAll()
        .where(
          'round_id',
          'in',
          rounds.map((round) => round.id),
        )
        .where('state', '=', 'done')
        .orderBy('seq')
        .execute();

export const readFairness = async (studio: Studio, seat: SeatRow): Promise<FairnessView> =>
  presentFairness(
    await studio.db.selectFrom('seat').selectAll().where('id', '=', seat.id).executeTakeFirstOrThrow(),
  );

/** What the game's jackpot holds. Throws `PlayRefusal` for a game without one. */
export const readJackpot = async ({ db }: Studio, seat: SeatRow): Promise<JackpotAnswer> => {
  const terms = gameOf(seat).jackpot;
  if (!terms) throw notFound();
  const currency = currencyOf(seat);
  return { amount: toDecimal(await readPot(db, { gpId: seat.gp_id, currency, terms }), currency) };
};
