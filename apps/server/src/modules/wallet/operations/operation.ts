import { hash } from 'node:crypto';
import { toCurrencyCode } from '@pavilion/money';
import type { Fraction, RequestOf, WalletCalls } from '@pavilion/provider-kit';

export type OperationKind = 'bet' | 'win' | 'bet_win' | 'rollback' | 'round_close' | 'promo_win' | 'adjust';

/**
 * One money-moving call of a provider, as `wallet.apply_batch` takes it. Amounts are whole minor units; those that do
 * not belong to the kind are 0. An adjustment takes `stake_minor` or gives `win_minor`. What a call does not have is
 * undefined rather than null, so that it is not written, sent and read either.
 */
export interface Operation {
  readonly gp_id: number;
  readonly kind: OperationKind;
  readonly transaction_id: string;
  /** SHA-256, hex, of what makes a repeat the same. */
  readonly content_hash: string;
  /** The member's id; null when the player id cannot be one. */
  readonly player: number | null;
  readonly token_hash: string | undefined;
  /** The hall's code where there is one, otherwise as it came. */
  readonly wire_currency: string;
  /** Undefined in a promotional win that names none; so is the round. */
  readonly game_code: string | undefined;
  readonly round_ref: string | undefined;
  readonly target_transaction_id: string | undefined;
  readonly stake_minor: number;
  readonly win_minor: number;
  readonly round_closed: boolean;
  readonly claimed_stake_minor: number | undefined;
  readonly claimed_win_minor: number | undefined;
  readonly free_round_id: string | undefined;
  readonly jackpot_contribution: string | undefined;
  readonly jackpot_id: string | undefined;
  readonly jackpot_win_minor: number | undefined;
  readonly occurred_at: string;
  readonly campaign_id: string | undefined;
  readonly reason: string | undefined;
  /** The jackpot that the contribution goes to, where the provider names it. */
  readonly contribution_jackpot_id: string | undefined;
  /** Of a wire that counts finer than minor units: how many of its parts make one. */
  readonly per_minor?: number;
  /** What the stake and the win have beyond whole minor units, in those parts. */
  readonly stake_parts?: number;
  readonly win_parts?: number;
  /** A rollback of a win is meant as one; left out, bets alone are taken back. */
  readonly takes_back_wins?: true;
}

export const sha256 = (text: string): Buffer => hash('sha256', text, 'buffer');
const sha256Hex = (text: string): string => hash('sha256', text, 'hex');

const memberIdMax = 2_147_483_647;

/** The member that a player id names: its decimal digits. Null for what can be no member's. */
export const memberIdOf = (playerId: string): number | null => {
  if (!/^[1-9][0-9]{0,9}$/.test(playerId)) return null;
  const id = Number(playerId);
  return id <= memberIdMax ? id : null;
};

export const playerIdOf = (memberId: number): string => String(memberId);

export const hallCurrency = (code: string): string => toCurrencyCode(code) ?? code;

type Common = Pick<
  RequestOf<WalletCalls['bet']>,
  'transaction_id' | 'player_id' | 'currency' | 'occurred_at'
> & {
  readonly game_code?: string | undefined;
  readonly round_id?: string | undefined;
};
type Details = Pick<Operation, 'kind'> &
  Partial<Omit<Operation, 'kind' | 'gp_id' | 'content_hash' | 'player' | 'wire_currency' | 'occurred_at'>>;

/** Ids of transactions of the hall's own making begin with this; a provider's may not. */
export const hallIdPrefix = 'hall:';

/**
 * When it happened and by which session it came is not what makes a transaction the same. Values in one order, null for what
 * is not there; what the protocol has learnt since is left out where there is none, so that a transaction keeps its hash.
 */
const contentHash = (operation: Omit<Operation, 'content_hash'>, playerId: string): string =>
  sha256Hex(
    JSON.stringify([
      playerId,
      operation.kind,
      operation.wire_currency,
      operation.game_code,
      operation.round_ref,
      operation.target_transaction_id,
      operation.stake_minor,
      operation.win_minor,
      operation.round_closed,
      operation.claimed_stake_minor,
      operation.claimed_win_minor,
      operation.free_round_id,
      operation.jackpot_contribution,
      operation.jackpot_id,
      operation.jackpot_win_minor,
      ...[operation.campaign_id, operation.reason, operation.contribution_jackpot_id].filter(isThere),
    ]),
  );

const isThere = (value: string | undefined): value is string => value !== undefined;

const build = (gpId: number, common: Common, details: Details): Operation => {
  const operation = {
    gp_id: gpId,
    kind: details.kind,
    transaction_id: common.transaction_id,
    player: memberIdOf(common.player_id),
    token_hash: details.token_hash,
    wire_currency: hallCurrency(common.currency),
    game_code: common.game_code,
    round_ref: common.round_id,
    target_transaction_id: details.target_transaction_id,
    stake_minor: details.stake_minor ?? 0,
    win_minor: details.win_minor ?? 0,
    round_closed: details.round_closed ?? false,
    claimed_stake_minor: details.claimed_stake_minor,
    claimed_win_minor: details.claimed_win_minor,
    free_round_id: details.free_round_id,
    jackpot_contribution: details.jackpot_contribution,
    jackpot_id: details.jackpot_id,
    jackpot_win_minor: details.jackpot_win_minor,
    occurred_at: common.occurred_at,
    campaign_id: details.campaign_id,
    reason: details.reason,
    contribution_jackpot_id: details.contribution_jackpot_id,
    content_hash: '',
  };
  operation.content_hash = contentHash(operation, common.player_id);
  return operation;
};

/**
 * The operation of a wire that counts finer than minor units. Two amounts that differ by parts of one alone are not the
 * same transaction.
 */
export const withFraction = (operation: Operation, { perMinor, parts }: Fraction): Operation =>
  perMinor === 1
    ? operation
    : {
        ...operation,
        per_minor: perMinor,
        stake_parts: operation.kind === 'bet' ? parts : 0,
        win_parts: operation.kind === 'bet' ? 0 : parts,
        ...(parts > 0 && { content_hash: sha256Hex(`${operation.content_hash} ${parts}/${perMinor}`) }),
      };

const contributionOf = (
  body: Pick<RequestOf<WalletCalls['bet']>, 'jackpot_contribution' | 'jackpot_id'>,
): Partial<Details> => ({
  jackpot_contribution: body.jackpot_contribution,
  contribution_jackpot_id: body.jackpot_id,
});

export const betOperation = (gpId: number, body: RequestOf<WalletCalls['bet']>): Operation =>
  build(gpId, body, {
    kind: 'bet',
    token_hash: sha256Hex(body.session_token),
    stake_minor: body.amount,
    round_closed: body.round_closed,
    free_round_id: body.free_round_id,
    ...contributionOf(body),
  });

export const winOperation = (
  gpId: number,
  body: Omit<RequestOf<WalletCalls['win']>, 'request_id'>,
): Operation =>
  build(gpId, body, {
    kind: 'win',
    target_transaction_id: body.bet_transaction_id,
    win_minor: body.amount,
    round_closed: body.round_closed,
    jackpot_id: body.jackpot_win?.jackpot_id,
    jackpot_win_minor: body.jackpot_win?.amount,
  });

export const betWinOperation = (gpId: number, body: RequestOf<WalletCalls['betWin']>): Operation =>
  build(gpId, body, {
    kind: 'bet_win',
    token_hash: sha256Hex(body.session_token),
    stake_minor: body.bet_amount,
    win_minor: body.win_amount,
    free_round_id: body.free_round_id,
    ...contributionOf(body),
    jackpot_id: body.jackpot_win?.jackpot_id,
    jackpot_win_minor: body.jackpot_win?.amount,
  });

export const rollbackOperation = (
  gpId: number,
  body: Omit<RequestOf<WalletCalls['rollback']>, 'request_id'>,
): Operation => build(gpId, body, { kind: 'rollback', target_transaction_id: body.target_transaction_id });

export const roundCloseOperation = (
  gpId: number,
  body: Omit<RequestOf<WalletCalls['roundClose']>, 'request_id'>,
): Operation =>
  build(gpId, body, {
    kind: 'round_close',
    claimed_stake_minor: body.bet_total,
    claimed_win_minor: body.win_total,
  });

export const promoWinOperation = (gpId: number, body: RequestOf<WalletCalls['promoWin']>): Operation =>
  build(gpId, body, { kind: 'promo_win', win_minor: body.amount, campaign_id: body.campaign_id });

export const adjustOperation = (gpId: number, body: RequestOf<WalletCalls['adjust']>): Operation =>
  build(gpId, body, {
    kind: 'adjust',
    stake_minor: Math.max(-body.amount, 0),
    win_minor: Math.max(body.amount, 0),
    reason: body.reason,
  });
