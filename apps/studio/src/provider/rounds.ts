import type { ProviderRoundState, RoundTransaction } from '@pavilion/provider-kit';
import type { Studio } from '../infra/studio.ts';
import type { RoundState } from '../infra/tables.ts';
import { betTransactionId, chargedOf, rollbackTransactionId, toWire } from '../play/money/transactionIds.ts';
import { isDrawShown, presentRound } from '../play/presenter.ts';
import { revealedFor } from '../play/queries.ts';
import {
  currencyOf,
  type PayoutRow,
  type RoundRow,
  type SeatRow,
  type SpinRow,
  spinsOf,
} from '../play/rows.ts';
import { verifyUrl } from '../play/verifyUrl.ts';

interface FoundRound {
  seat: SeatRow;
  round: RoundRow;
  payouts: PayoutRow[];
  spins: SpinRow[];
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
  return { seat, round, payouts, spins: await spinsOf(studio.db, roundId) };
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
const transactionsOf = ({ round, payouts }: FoundRound): RoundTransaction[] => {
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
    }),
  );
  const back: RoundTransaction[] =
    round.state === 'reversing' || round.state === 'returned'
      ? [
          {
            transaction_id: rollbackTransactionId(round.id),
            kind: 'rollback',
            amount: chargedOf(round),
          },
        ]
      : [];
  return [stake, ...wins, ...back];
};

export const presentRoundStatus = (found: FoundRound) => ({
  status: 'OK' as const,
  round_id: found.round.id,
  state: wireStates[found.round.state],
  bet_total: chargedOf(found.round),
  win_total: isDrawShown(found.round) ? toWire(found.round.won_minor) : 0,
  transactions: transactionsOf(found),
});

export const presentRoundDetails = ({ seat, round, spins }: FoundRound) => ({
  status: 'OK' as const,
  round_id: round.id,
  game_code: seat.game_code,
  state: wireStates[round.state],
  bet_total: chargedOf(round),
  win_total: isDrawShown(round) ? toWire(round.won_minor) : 0,
  opened_at: round.opened_at.toISOString(),
  closed_at: round.closed_at?.toISOString() ?? null,
  details: {
    free_spins: { awarded: round.free_awarded, played: round.free_played },
    spins: isDrawShown(round)
      ? spins.map((spin) => ({
          seq: spin.seq,
          stops: spin.stops,
          win: toWire(spin.win_minor),
          server_seed_hash: spin.server_seed_hash,
          client_seed: spin.client_seed,
          nonce: spin.nonce,
          drawn_at: spin.drawn_at.toISOString(),
        }))
      : [],
  },
});

/**
 * Where a round's paid spin is shown again and can be recomputed, once its seed may be known. All of it stands in the
 * address; undefined while the draw must not be seen.
 */
export const replayUrlOf = async (
  studio: Studio,
  { seat, round, spins }: FoundRound,
  locale: string,
): Promise<string | undefined> => {
  const revealed = await revealedFor(studio, seat.id);
  const [spin] = presentRound(round, spins, currencyOf(seat), revealed).spins;
  return spin && `${studio.studioOrigin}${verifyUrl(seat.game_code, locale, spin)}`;
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
