import type { NonceClaim, Opened, WalletAnswer, WalletRequest } from '@pavilion/provider-kit';
import type { FastifyBaseLogger } from 'fastify';
import type { Hall } from '../../infra/hall.ts';
import { describeActive, isTracing } from '../../infra/tracing.ts';
import { authenticateLaunch } from './commands/authenticateLaunch.ts';
import {
  adjustOperation,
  betOperation,
  betWinOperation,
  hallIdPrefix,
  type Operation,
  promoWinOperation,
  rollbackOperation,
  roundCloseOperation,
  winOperation,
  withFraction,
} from './operations/operation.ts';
import type { OperationPoster } from './operations/operationPoster.ts';
import {
  presentBalance,
  presentPosted,
  presentRefusal,
  presentRoundClose,
  presentSession,
} from './presenter.ts';
import { readBalance, readTransactionState } from './providerQueries.ts';
import type { ProviderDirectory } from './providers/providerDirectory.ts';
import type { WalletMeters } from './walletMeters.ts';

export interface DeskDeps extends Pick<Hall, 'pool' | 'clock' | 'log' | 'secret'> {
  readonly poster: OperationPoster;
  readonly claimNonce: (keyId: string, nonce: string) => Promise<boolean>;
  readonly providers: Pick<ProviderDirectory, 'mayAdjust' | 'isSeamless'>;
  readonly meters: WalletMeters;
}

/** What is at fault when a key may not do what it asks: the header that names it. */
const keyIdField = 'x-key-id';

/** The outcome of the work is not known: the provider must ask, repeat or roll back. */
export const outcomeUnknown = Symbol('outcome unknown');

/** The request is a replay: its nonce was used before. */
export const replayed = Symbol('replayed');

/** `remainder`: what the player has at the provider beyond the balance's minor units, in parts of one. */
interface Answered {
  readonly answer: WalletAnswer;
  readonly remainder: number;
}

type DeskAnswer = Answered | typeof outcomeUnknown | typeof replayed;

const refuse = (...given: Parameters<typeof presentRefusal>): Answered => ({
  answer: presentRefusal(...given),
  remainder: 0,
});

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

const alarmOnShortPot = (log: FastifyBaseLogger, operation: Operation, shortMinor: bigint): void => {
  log.error(
    {
      alarm: 'jackpot_short',
      gpId: operation.gp_id,
      transactionId: operation.transaction_id,
      jackpotId: operation.jackpot_id,
      wonMinor: operation.jackpot_win_minor,
      shortMinor: String(shortMinor),
    },
    'a pot held less than the jackpot that was won: the house paid the rest',
  );
};

const alarmOnWithheld = (log: FastifyBaseLogger, operation: Operation): void => {
  log.error(
    {
      alarm: 'win_withheld',
      gpId: operation.gp_id,
      gameCode: operation.game_code,
      transactionId: operation.transaction_id,
      winMinor: operation.win_minor,
    },
    'a win is beyond what its game can pay: it waits for staff',
  );
};

const post = async (
  { poster, clock, log }: DeskDeps,
  operation: Operation,
  requestId: string,
  claim: NonceClaim | null,
): Promise<DeskAnswer> => {
  const outcome = await poster.post(operation, claim);
  if (outcome.kind === 'replayed') return replayed;
  if (outcome.kind === 'unknown') return outcomeUnknown;
  if (outcome.kind === 'retry_later') return refuse('RETRY_LATER', requestId, clock.now());
  const { row } = outcome;
  const remainder = row.remainder_parts ?? 0;
  if (row.pot_short_minor !== null && row.pot_short_minor > 0n)
    alarmOnShortPot(log, operation, row.pot_short_minor);
  if (row.withheld && !row.duplicate) alarmOnWithheld(log, operation);
  if (operation.kind !== 'round_close')
    return { answer: presentPosted(row, requestId, operation.wire_currency), remainder };
  if (row.status === 'OK' && row.mismatch && !row.duplicate) alarmOnMismatch(log, operation.gp_id, operation);
  return { answer: presentRoundClose(row, requestId, operation.wire_currency), remainder };
};

/** The field of a call that moves money by which it cannot be meant: an id of the hall's own, a rollback of itself. */
const faultOf = ({ name, body }: WalletRequest): string | undefined => {
  if ('transaction_id' in body && body.transaction_id.startsWith(hallIdPrefix)) return 'transaction_id';
  return name === 'rollback' && body.target_transaction_id === body.transaction_id
    ? 'target_transaction_id'
    : undefined;
};

/** What begins play, and what needs none, is for providers that play with main wallets; adjusting takes a right of the key. */
const mayAsk = async (
  { providers }: Pick<DeskDeps, 'providers'>,
  gpId: number,
  { name }: WalletRequest,
  claim: NonceClaim | null,
): Promise<boolean> => {
  if (name === 'adjust') return claim !== null && (await providers.mayAdjust(claim.keyId));
  return (name !== 'bet' && name !== 'betWin' && name !== 'promoWin') || (await providers.isSeamless(gpId));
};

/** The operation that a call asks for in the protocol's words; undefined for calls that move no money. */
const plainOperationOf = (gpId: number, { name, body }: WalletRequest): Operation | undefined => {
  switch (name) {
    case 'bet':
      return betOperation(gpId, body);
    case 'win':
      return winOperation(gpId, body);
    case 'betWin':
      return betWinOperation(gpId, body);
    case 'rollback':
      return rollbackOperation(gpId, body);
    case 'promoWin':
      return promoWinOperation(gpId, body);
    case 'adjust':
      return adjustOperation(gpId, body);
    case 'roundClose':
      return roundCloseOperation(gpId, body);
    default:
      return undefined;
  }
};

/** A proved and parsed call, with what its wire adds to the protocol's words. */
export type ProvedCall = Pick<
  Extract<Opened, { kind: 'call' }>,
  'gpId' | 'request' | 'claim' | 'tokenHash' | 'fraction' | 'takesBackWins'
>;

const operationOf = ({
  gpId,
  request,
  tokenHash,
  fraction,
  takesBackWins = false,
}: ProvedCall): Operation | undefined => {
  const plain = plainOperationOf(gpId, request);
  if (plain === undefined) return undefined;
  const isMeantForWin = takesBackWins && plain.kind === 'rollback';
  const operation =
    tokenHash === undefined && !isMeantForWin
      ? plain
      : {
          ...plain,
          ...(tokenHash !== undefined && { token_hash: tokenHash }),
          ...(isMeantForWin && { takes_back_wins: true as const }),
        };
  return fraction === undefined ? operation : withFraction(operation, fraction);
};

const answerWithoutMoney = async (
  deps: DeskDeps,
  gpId: number,
  { name, body }: WalletRequest,
): Promise<Answered> => {
  const { pool, clock } = deps;
  const now = clock.now();
  const requestId = body.request_id;
  switch (name) {
    case 'authenticate': {
      const session = await authenticateLaunch(deps, gpId, body, now);
      return typeof session === 'string'
        ? refuse(session, requestId, now)
        : { answer: presentSession(session, requestId, now), remainder: 0 };
    }
    case 'balance': {
      const player = await readBalance(pool, gpId, body, now);
      return typeof player === 'string'
        ? refuse(player, requestId, now)
        : { answer: presentBalance(player, requestId, now), remainder: player.remainder };
    }
    case 'txStatus': {
      const found = await readTransactionState(pool, gpId, body);
      if (typeof found === 'string') return refuse(found, requestId, now);
      const answer = { ...presentBalance(found, requestId, now), transaction_status: found.state };
      return { answer, remainder: found.remainder };
    }
    // What moves money does not come here.
    default:
      return refuse('BAD_REQUEST', requestId, now);
  }
};

const judge = async (deps: DeskDeps, call: ProvedCall): Promise<DeskAnswer> => {
  const { gpId, request, claim } = call;
  const operation = operationOf(call);
  const isAllowed = await mayAsk(deps, gpId, request, claim);
  const fault = isAllowed ? faultOf(request) : keyIdField;
  if (operation && fault === undefined) return post(deps, operation, request.body.request_id, claim);
  if (claim && !(await deps.claimNonce(claim.keyId, claim.nonce))) return replayed;
  return fault === undefined
    ? answerWithoutMoney(deps, gpId, request)
    : refuse('BAD_REQUEST', request.body.request_id, deps.clock.now(), fault);
};

/** What is counted of an answer: its status, or a word of its own for what the protocol has none for. */
const statusOf = (answer: DeskAnswer): string => {
  if (answer === replayed) return 'REPLAYED';
  return answer === outcomeUnknown ? 'UNKNOWN' : answer.answer.status;
};

/**
 * Answers a provider's proved and parsed call (wallet protocol, Hall side). The request's nonce is used up by it: in the
 * transaction that moves money, or beforehand where none moves. Without a claim (dialects without nonces) repeats are told
 * apart by their transaction ids alone.
 */
export const answerProvider = async (deps: DeskDeps, call: ProvedCall): Promise<DeskAnswer> => {
  const answer = await judge(deps, call);
  const status = statusOf(answer);
  deps.meters.answered(call.gpId, call.request.name, status);
  if (isTracing())
    describeActive({
      'pavilion.provider': call.gpId,
      'pavilion.call': call.request.name,
      'pavilion.status': status,
    });
  return answer;
};
