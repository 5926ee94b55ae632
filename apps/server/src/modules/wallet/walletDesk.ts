import type { WalletAnswer, WalletRequest } from '@pavilion/provider-kit';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { Clock } from '../../infra/clock.ts';
import { authenticateLaunch } from './commands/authenticateLaunch.ts';
import {
  betOperation,
  betWinOperation,
  type Operation,
  rollbackOperation,
  roundCloseOperation,
  winOperation,
} from './posting/operation.ts';
import type { OperationPoster } from './posting/operationPoster.ts';
import {
  presentBalance,
  presentPosted,
  presentRefusal,
  presentRoundClose,
  presentSession,
} from './presenter.ts';
import { readBalance, readTransactionState } from './providerQueries.ts';

export interface DeskDeps {
  readonly pool: Pool;
  readonly secret: string;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly poster: OperationPoster;
}

/** The outcome of the work is not known: the provider must ask, repeat or roll back. */
export const outcomeUnknown = Symbol('outcome unknown');

type DeskAnswer = WalletAnswer | typeof outcomeUnknown;

const alarmOnMismatch = (log: FastifyBaseLogger, gpId: number, operation: Operation): void => {
  log.error(
    {
      alarm: 'round_mismatch',
      gpId,
      player: operation.player,
      roundRef: operation.round_ref,
      claimedStakeMinor: operation.claimed_stake_minor,
      claimedWinMinor: operation.claimed_win_minor,
    },
    "a provider's round totals are not the hall's",
  );
};

const post = async (
  { poster, clock, log }: DeskDeps,
  operation: Operation,
  requestId: string,
): Promise<DeskAnswer> => {
  const outcome = await poster.post(operation);
  if (outcome.kind === 'unknown') return outcomeUnknown;
  if (outcome.kind === 'retry_later') return presentRefusal('RETRY_LATER', requestId, clock.now());
  const { row } = outcome;
  if (operation.kind !== 'round_close') return presentPosted(row, requestId, operation.wire_currency);
  if (row.status === 'OK' && row.mismatch && !row.duplicate) alarmOnMismatch(log, operation.gp_id, operation);
  return presentRoundClose(row, requestId, operation.wire_currency);
};

/** Answers a provider's proved and parsed call (wallet protocol, Hall side). */
export const answerProvider = async (
  deps: DeskDeps,
  gpId: number,
  { name, body }: WalletRequest,
): Promise<DeskAnswer> => {
  const { pool, clock } = deps;
  const now = clock.now();
  const requestId = body.request_id;
  switch (name) {
    case 'authenticate': {
      const session = await authenticateLaunch(deps, gpId, body, now);
      return typeof session === 'string'
        ? presentRefusal(session, requestId, now)
        : presentSession(session, requestId, now);
    }
    case 'balance': {
      const player = await readBalance(pool, gpId, body, now);
      return typeof player === 'string'
        ? presentRefusal(player, requestId, now)
        : presentBalance(player, requestId, now);
    }
    case 'txStatus': {
      const found = await readTransactionState(pool, gpId, body);
      return typeof found === 'string'
        ? presentRefusal(found, requestId, now)
        : { ...presentBalance(found, requestId, now), transaction_status: found.state };
    }
    case 'bet':
      return post(deps, betOperation(gpId, body), requestId);
    case 'win':
      return post(deps, winOperation(gpId, body), requestId);
    case 'betWin':
      return post(deps, betWinOperation(gpId, body), requestId);
    case 'rollback':
      return body.target_transaction_id === body.transaction_id
        ? presentRefusal('BAD_REQUEST', requestId, now, 'target_transaction_id')
        : post(deps, rollbackOperation(gpId, body), requestId);
    case 'roundClose':
      return post(deps, roundCloseOperation(gpId, body), requestId);
    // Not among the calls that the routes take.
    case 'promoWin':
    case 'adjust':
      return presentRefusal('BAD_REQUEST', requestId, now, '');
  }
};
