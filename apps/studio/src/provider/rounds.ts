import type { ProviderRoundState, RoundTransaction } from '@pavilion/provider-kit';
import type { Studio } from '../infra/studio.ts';
import type { RoundState } from '../infra/tables.ts';
import { betTransactionId, chargedOf, rollbackTransactionId, toWire } from '../play/money/transactionIds.ts';
import { isDrawShown, presentRound } from '../play/presenter.ts';
import { revealedFor } from '../play/queries.ts';
import {
  currencyOf,
  gameOf,
  type PayoutRow,
  type RoundRow,
  type SeatRow,
  type StepRow,
} from '../play/rows.ts';
import { verifyUrl } from '../play/verifyUrl.ts';

interface FoundRound {
  seat: SeatRow;
  round: RoundRow;
  payouts: PayoutRow[];
  /** Those that stand, and those whose stake is in doubt or was given back. */
  steps: StepRow[];
}

/** A member's round at this provider, with everything that belongs to it. Demo rounds are nobody's business. */
export const findRound = async (
  studio: Studio,
  gpId: number,
  playerId: string,
  roundId: string,
): Promise<FoundRound | undefined> => {
  const round = await studio.db.selectFrom('round').selectAll().where('id', '=', roundId).executeTakeFirst();
  if (!round) return undefined;
  const seat = await studio.db
    .selectFrom('seat')
    .selectAll()
    .where('id', '=', round.seat_id)
    .where('gp_id', '=', gpId)
    .where('player_id', '=', playerId)
    .where('demo', '=', false)
    .executeTakeFirst();
  if (!seat) return undefined;
  const payouts = await studio.db
    .selectFrom('payout')
    .selectAll()
    .where('round_id', '=', roundId)
    .orderBy('seq')
    .execute();
  const steps = await studio.db
    .selectFrom('step')
    .selectAll()
    .where('round_id', '=', roundId)
    .orderBy('seq')
    .execute();
  return { seat, round, payouts, steps };
};

const wireStates = {
  staking: 'open',
  reversing: 'open',
  playing: 'open',
  stuck: 'open',
  settled: 'closed',
  returned: 'cancelled',
  refused: 'cancelled',
} as const satisfies Record<RoundState, ProviderRoundState>;

/** What the studio believes to have moved, or means to move, for one round. */
const transactionsOf = ({ round, payouts, steps }: FoundRound): RoundTransaction[] => {
  const bet = betTransactionId(round.id);
  const stake: RoundTransaction =
    round.shape === 'bet_win'
      ? {
          transaction_id: bet,
          kind: 'bet-win',
          amount: chargedOf(round),
          win_amount: toWire(round.won_minor),
        }
      : { transaction_id: bet, kind: 'bet', amount: chargedOf(round), round_closed: false };
  const wins = payouts.map(
    (payout): RoundTransaction => ({
      transaction_id: payout.transaction_id,
      kind: 'win',
      amount: toWire(payout.amount_minor),
      bet_transaction_id: bet,
      round_closed: payout.closes,
      ...(round.jackpot_id !== null &&
        payout.jackpot_minor > 0n && {
          jackpot_win: { jackpot_id: round.jackpot_id, amount: toWire(payout.jackpot_minor) },
        }),
    }),
  );
  const back = (seq: number, amount: number): RoundTransaction => ({
    transaction_id: rollbackTransactionId(round.id, seq),
    kind: 'rollback',
    amount,
  });
  const opening =
    round.state === 'returned' || (round.state === 'reversing' && round.staking_seq === 0)
      ? [back(0, chargedOf(round))]
      : [];
  const further = steps
    .filter((step) => step.stake_minor > 0n)
    .flatMap((step): RoundTransaction[] => {
      const amount = toWire(step.stake_minor);
      const bought: RoundTransaction = {
        transaction_id: betTransactionId(round.id, step.seq),
        kind: 'bet',
        amount,
        round_closed: false,
      };
      const isBack = step.state === 'returned' || (step.state === 'meant' && round.state === 'reversing');
      return isBack ? [bought, back(step.seq, amount)] : [bought];
    });
  return [stake, ...further, ...wins, ...opening];
};

/** What the player was asked for in all, as far as it stands. */
const betTotalOf = (round: RoundRow): number => chargedOf(round) + toWire(round.later_stakes_minor);

export const presentRoundStatus = (found: FoundRound) => ({
  status: 'OK' as const,
  round_id: found.round.id,
  state: wireStates[found.round.state],
  bet_total: betTotalOf(found.round),
  win_total: isDrawShown(found.round) ? toWire(found.round.won_minor) : 0,
  transactions: transactionsOf(found),
});

export const presentRoundDetails = ({ seat, round, steps }: FoundRound) => ({
  status: 'OK' as const,
  round_id: round.id,
  game_code: seat.game_code,
  state: wireStates[round.state],
  bet_total: betTotalOf(round),
  win_total: isDrawShown(round) ? toWire(round.won_minor) : 0,
  opened_at: round.opened_at.toISOString(),
  closed_at: round.closed_at?.toISOString() ?? null,
  details: {
    ...(round.jackpot_id !== null && {
      jackpot: {
        jackpot_id: round.jackpot_id,
        contribution: round.jackpot_contribution,
        won: isDrawShown(round) ? toWire(round.jackpot_minor) : 0,
      },
    }),
    steps: isDrawShown(round)
      ? steps
          .filter((step) => step.state === 'done')
          .map((step) => ({
            seq: step.seq,
            outcome: step.outcome,
            stake: toWire(step.stake_minor),
            win: toWire(step.win_minor),
            server_seed_hash: step.server_seed_hash,
            client_seed: step.client_seed,
            nonce: step.nonce,
            drawn_at: step.drawn_at.toISOString(),
          }))
      : [],
  },
});

/**
 * Where a round is shown again and can be recomputed, once its seed may be known: a game that draws anew at each step
 * by its paid step, a game that draws once by its last. All of it stands in the address; undefined while the draw
 * must not be seen.
 */
export const replayUrlOf = async (
  studio: Studio,
  { seat, round, steps }: FoundRound,
  locale: string,
): Promise<string | undefined> => {
  const revealed = await revealedFor(studio, seat.id);
  const shown = presentRound(round, steps, currencyOf(seat), revealed).steps;
  const game = gameOf(seat);
  const step = game.draws === 'each-step' ? shown[0] : shown.at(-1);
  if (!step) return undefined;
  return `${studio.studioOrigin}${verifyUrl(seat.game_code, locale, step, game.verifyFields(step.outcome))}`;
};

/** Answer for a round that this provider has never heard of: a definite word too. */
export const unknownRound = (roundId: string) => ({
  status: 'OK' as const,
  round_id: roundId,
  state: 'unknown' as const,
  bet_total: 0,
  win_total: 0,
  transactions: [],
});
