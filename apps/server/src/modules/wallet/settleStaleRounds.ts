import type { ProviderClient, RoundTransaction } from '@pavilion/provider-kit';
import type { Pool } from 'pg';
import type { Hall } from '../../infra/hall.ts';
import {
  hallIdPrefix,
  type Operation,
  playerIdOf,
  rollbackOperation,
  roundCloseOperation,
  winOperation,
} from './operations/operation.ts';
import type { OperationPoster } from './operations/operationPoster.ts';
import type { ProviderDirectory } from './providers/providerDirectory.ts';

/** Wallet protocol, rule 7: a round open for longer than this is asked for. */
export const staleRoundMs = 10 * 60_000;
/** A round that its provider says it has never heard of is returned after this long, not before. */
const unheardOfMs = 24 * 3_600_000;
/** A win is repeated for so long; what has not come by then, at a provider that cannot be asked, does not come. */
const quietMs = 24 * 3_600_000;
const roundsMax = 50;
/** Questions under way at once, so that one provider's silence does not hold up the others' rounds. */
const questionsMax = 10;
/** Between two questions about one round: a minute more each time, up to an hour. */
const askPauseMinutes = { step: 1, longest: 60 } as const;

export interface SettleDeps extends Pick<Hall, 'pool' | 'clock' | 'log'> {
  readonly poster: OperationPoster;
  readonly providers: ProviderDirectory;
}

interface StaleRound {
  readonly id: bigint;
  readonly gp_id: number;
  readonly member_id: number;
  readonly round_ref: string;
  readonly currency: string;
  readonly game_code: string;
  readonly opened_at: Date;
}

/** Takes rounds that are due to be asked for, each for one process at a time. */
const claimStaleRounds = async (pool: Pool, now: Date): Promise<StaleRound[]> => {
  const { rows } = await pool.query<StaleRound>({
    name: 'wallet-claim-stale-rounds',
    text: `
      WITH due AS (
        SELECT id FROM round
        WHERE state = 'open' AND opened_at <= $2 AND (asked_at IS NULL
          OR asked_at <= $1::timestamptz - least(asked_times * $3::integer, $4::integer) * interval '1 minute')
        ORDER BY opened_at LIMIT $5 FOR UPDATE SKIP LOCKED)
      UPDATE round r SET asked_at = $1, asked_times = asked_times + 1
      FROM due, game g WHERE r.id = due.id AND g.id = r.game_id
      RETURNING r.id, r.gp_id, r.member_id, r.round_ref, r.currency, g.game_code, r.opened_at`,
    values: [
      now,
      new Date(now.getTime() - staleRoundMs),
      askPauseMinutes.step,
      askPauseMinutes.longest,
      roundsMax,
    ],
  });
  return rows;
};

interface StandingBet {
  readonly id: bigint;
  readonly transaction_id: string;
}

const standingBets = async (pool: Pool, roundId: bigint): Promise<StandingBet[]> => {
  const { rows } = await pool.query<StandingBet>({
    name: 'wallet-standing-bets',
    text: `SELECT id, transaction_id FROM wallet_transaction
           WHERE round_id = $1 AND kind = 'bet' AND state = 'done' ORDER BY id`,
    values: [roundId],
  });
  return rows;
};

type Settled = 'settled' | 'stuck';

const createHand = ({ poster, clock, log }: SettleDeps, round: StaleRound) => {
  const common = () => ({
    player_id: playerIdOf(round.member_id),
    currency: round.currency,
    game_code: round.game_code,
    round_id: round.round_ref,
    occurred_at: clock.now().toISOString(),
  });
  const post = async (operation: Operation): Promise<boolean> => {
    const outcome = await poster.post(operation, null);
    if (outcome.kind === 'answered' && outcome.row.status === 'OK') return true;
    log.error(
      {
        alarm: 'round_stuck',
        roundId: String(round.id),
        transactionId: operation.transaction_id,
        outcome: outcome.kind === 'answered' ? outcome.row.status : outcome.kind,
      },
      'an old round could not be settled as its provider says',
    );
    return false;
  };
  return { common, post };
};

/** Ids of the hall's own making; a provider's retry of the same happening has its own. */
const closeId = (round: StaleRound): string => `${hallIdPrefix}close:${round.id}`;
const refundId = (bet: StandingBet): string => `${hallIdPrefix}refund:${bet.id}`;

const refund = async (deps: SettleDeps, round: StaleRound): Promise<Settled> => {
  const { common, post } = createHand(deps, round);
  const bets = await standingBets(deps.pool, round.id);
  for (const bet of bets) {
    const rollback = { transaction_id: refundId(bet), target_transaction_id: bet.transaction_id };
    if (!(await post(rollbackOperation(round.gp_id, { ...common(), ...rollback })))) return 'stuck';
  }
  return 'settled';
};

/** What the provider did and the hall has not heard of: done here under the provider's own ids. */
const missedOperation = (
  gpId: number,
  common: ReturnType<ReturnType<typeof createHand>['common']>,
  transaction: RoundTransaction,
): Operation | undefined => {
  const { transaction_id, bet_transaction_id, amount, jackpot_win } = transaction;
  if (bet_transaction_id === undefined) return undefined;
  if (transaction.kind === 'win') {
    const round_closed = transaction.round_closed ?? false;
    const win = { transaction_id, bet_transaction_id, amount, round_closed, jackpot_win };
    return winOperation(gpId, { ...common, ...win });
  }
  if (transaction.kind === 'rollback') {
    const target_transaction_id = bet_transaction_id;
    return rollbackOperation(gpId, { ...common, transaction_id, target_transaction_id });
  }
  return undefined;
};

const close = async (
  deps: SettleDeps,
  round: StaleRound,
  said: { bet_total: number; win_total: number; transactions: readonly RoundTransaction[] },
): Promise<Settled> => {
  const { common, post } = createHand(deps, round);
  // Rollbacks before wins, and whatever closes the round last.
  const rank = ({ kind, round_closed }: RoundTransaction): number =>
    kind === 'rollback' ? 0 : round_closed === true ? 2 : 1;
  const inOrder = [...said.transactions].sort((left, right) => rank(left) - rank(right));
  for (const transaction of inOrder) {
    const operation = missedOperation(round.gp_id, common(), transaction);
    // A win that cannot be paid keeps the round open, for a person to look at.
    if (operation && (transaction.transaction_id.startsWith(hallIdPrefix) || !(await post(operation))))
      return 'stuck';
  }
  const closed = await post(
    roundCloseOperation(round.gp_id, {
      ...common(),
      transaction_id: closeId(round),
      bet_total: said.bet_total,
      win_total: said.win_total,
    }),
  );
  return closed ? 'settled' : 'stuck';
};

/**
 * Closes a round by what the hall has been told of it, once nothing more has come for a day. A bet whose outcome a provider
 * did not know it has taken back; what stands was played.
 */
const closeUnasked = async (deps: SettleDeps, round: StaleRound): Promise<Settled | 'left'> => {
  const { rows } = await deps.pool.query<{ stake_minor: bigint; win_minor: bigint; last_at: Date | null }>({
    name: 'wallet-quiet-round',
    text: `SELECT r.stake_minor, r.win_minor, (
             SELECT max(t.processed_at) FROM wallet_transaction t WHERE t.round_id = r.id AND t.kind IN ('bet', 'win')
           ) AS last_at FROM round r WHERE r.id = $1`,
    values: [round.id],
  });
  const told = rows[0];
  if (!told?.last_at || deps.clock.now().getTime() - told.last_at.getTime() < quietMs) return 'left';
  return close(deps, round, {
    bet_total: Number(told.stake_minor),
    win_total: Number(told.win_minor),
    transactions: [],
  });
};

const settle = async (
  deps: SettleDeps,
  round: StaleRound,
  client: ProviderClient,
): Promise<Settled | 'left'> => {
  const outcome = await client.roundStatus({
    player_id: playerIdOf(round.member_id),
    round_id: round.round_ref,
  });
  if (outcome.kind === 'refused' && outcome.answer.status === 'NOT_FOUND') return closeUnasked(deps, round);
  // Only the provider's signed word counts. Until it comes the round stays open and is asked for again.
  if (outcome.kind !== 'ok' || outcome.answer.round_id !== round.round_ref) return 'left';
  switch (outcome.answer.state) {
    case 'open':
      return 'left';
    case 'closed':
      return close(deps, round, outcome.answer);
    case 'cancelled':
      return refund(deps, round);
    case 'unknown': {
      const ageMs = deps.clock.now().getTime() - round.opened_at.getTime();
      return ageMs >= unheardOfMs ? refund(deps, round) : 'left';
    }
  }
};

const settleOne = async (deps: SettleDeps, round: StaleRound): Promise<boolean> => {
  const wire = await deps.providers.wireOf(round.gp_id);
  const result = wire ? await settle(deps, round, wire.client) : 'left';
  const about = { roundId: String(round.id), gpId: round.gp_id, openedAt: round.opened_at, result };
  deps.log.warn(about, 'a round was open for too long');
  return result === 'settled';
};

/** Rounds that somebody names, whenever they were last asked for. */
const claimNamedRounds = async (pool: Pool, named: readonly bigint[], now: Date): Promise<StaleRound[]> => {
  const { rows } = await pool.query<StaleRound>({
    name: 'wallet-claim-named-rounds',
    text: `
      UPDATE round r SET asked_at = $1, asked_times = asked_times + 1
      FROM game g WHERE r.id = ANY ($2::bigint[]) AND r.state = 'open' AND g.id = r.game_id
      RETURNING r.id, r.gp_id, r.member_id, r.round_ref, r.currency, g.game_code, r.opened_at`,
    values: [now, named],
  });
  return rows;
};

/** Asks about a few rounds now, all at once. Answers how many were asked for and settled. */
export const settleNamedRounds = async (
  deps: SettleDeps,
  named: readonly bigint[],
): Promise<{ asked: number; settled: number }> => {
  const rounds = await claimNamedRounds(deps.pool, named, deps.clock.now());
  const results = await Promise.all(rounds.map((round) => settleOne(deps, round)));
  return { asked: rounds.length, settled: results.filter(Boolean).length };
};

/**
 * Asks providers about rounds that have been open for too long, and closes or returns them by what they say. Goes on as
 * long as there are more and some could be settled. Answers how many were asked for and settled.
 */
export const settleStaleRounds = async (deps: SettleDeps): Promise<{ asked: number; settled: number }> => {
  let asked = 0;
  let settled = 0;
  for (;;) {
    const rounds = await claimStaleRounds(deps.pool, deps.clock.now());
    const settledBefore = settled;
    for (let at = 0; at < rounds.length; at += questionsMax) {
      const together = rounds.slice(at, at + questionsMax);
      const results = await Promise.all(together.map((round) => settleOne(deps, round)));
      settled += results.filter(Boolean).length;
    }
    asked += rounds.length;
    if (rounds.length < roundsMax || settled === settledBefore) return { asked, settled };
  }
};
