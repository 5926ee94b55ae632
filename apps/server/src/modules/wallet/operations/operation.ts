import { hash } from 'node:crypto';
import { toCurrencyCode } from '@pavilion/money';
import type { Fraction, RequestOf, WalletCalls } from '@pavilion/provider-kit';

export type OperationKind = 'bet' | 'win' | 'bet_win' | 'rollback' | 'round_close' | 'promo_win' | 'adjust';

/**
 * One money-moving call of a provider, as `wallet.apply_batch` takes it. Amounts are whole minor units; those that do
 * not belong to the kind are 0. An adjustment takes `stake_minor` or gives `win_minor`.
 */
export interface Operation {
  readonly gp_id: number;
  readonly kind: OperationKind;
  readonly transaction_id: string;
  /** SHA-256, hex, of what makes a repeat the same. */
  readonly content_hash: string;
  /** The member's id; null when the player id cannot be one. */
  readonly player: number | null;
  readonly token_hash: string | null;
  /** The hall's code where there is one, otherwise as it came. */
  readonly wire_currency: string;
  /** Null in a promotional win that names none; so is the round. */
  readonly game_code: string | null;
  readonly round_ref: string | null;
  readonly target_transaction_id: string | null;
  readonly stake_minor: number;
  readonly win_minor: number;
  readonly round_closed: boolean;
  readonly claimed_stake_minor: number | null;
  readonly claimed_win_minor: number | null;
  readonly free_round_id: string | null;
  readonly jackpot_contribution: string | null;
  readonly jackpot_id: string | null;
  readonly jackpot_win_minor: number | null;
  readonly occurred_at: string;
  readonly campaign_id?: string;
  readonly reason?: string;
  /** The jackpot that the contribution goes to, where the provider names it. */
  readonly contribution_jackpot_id?: string;
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

/** When it happened and by which session it came is not what makes a transaction the same. */
const contentHash = (operation: Omit<Operation, 'content_hash'>, playerId: string): string => {
  const { gp_id, transaction_id, player, token_hash, occurred_at, ...meaningful } = operation;
  return sha256Hex(JSON.stringify([playerId, ...Object.values(meaningful)]));
};

const build = (gpId: number, common: Common, details: Details): Operation => {
  // Written out in one order, since the hash is over the values in order.
  const operation = {
    gp_id: gpId,
    kind: details.kind,
    transaction_id: common.transaction_id,
    player: memberIdOf(common.player_id),
    token_hash: details.token_hash ?? null,
    wire_currency: hallCurrency(common.currency),
    game_code: common.game_code ?? null,
    round_ref: common.round_id ?? null,
    target_transaction_id: details.target_transaction_id ?? null,
    stake_minor: details.stake_minor ?? 0,
    win_minor: details.win_minor ?? 0,
    round_closed: details.round_closed ?? false,
    claimed_stake_minor: details.claimed_stake_minor ?? null,
    claimed_win_minor: details.claimed_win_minor ?? null,
    free_round_id: details.free_round_id ?? null,
    jackpot_contribution: details.jackpot_contribution ?? null,
    jackpot_id: details.jackpot_id ?? null,
    jackpot_win_minor: details.jackpot_win_minor ?? null,
    occurred_at: common.occurred_at,
    // Left out where there is none, so that a transaction keeps its hash as kinds and fields are added.
    ...(details.campaign_id !== undefined && { campaign_id: details.campaign_id }),
    ...(details.reason !== undefined && { reason: details.reason }),
    ...(details.contribution_jackpot_id !== undefined && {
      contribution_jackpot_id: details.contribution_jackpot_id,
    }),
  };
  return { ...operation, content_hash: contentHash(operation, common.player_id) };
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
  jackpot_contribution: body.jackpot_contribution ?? null,
  ...(body.jackpot_id !== undefined && { contribution_jackpot_id: body.jackpot_id }),
});

export const betOperation = (gpId: number, body: RequestOf<WalletCalls['bet']>): Operation =>
  build(gpId, body, {
    kind: 'bet',
    token_hash: sha256Hex(body.session_token),
    stake_minor: body.amount,
    round_closed: body.round_closed,
    free_round_id: body.free_round_id ?? null,
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
    jackpot_id: body.jackpot_win?.jackpot_id ?? null,
    jackpot_win_minor: body.jackpot_win?.amount ?? null,
  });

export const betWinOperation = (gpId: number, body: RequestOf<WalletCalls['betWin']>): Operation =>
  build(gpId, body, {
    kind: 'bet_win',
    token_hash: sha256Hex(body.session_token),
    stake_minor: body.bet_amount,
    win_minor: body.win_amount,
    free_round_id: body.free_round_id ?? null,
    ...contributionOf(body),
    jackpot_id: body.jackpot_win?.jackpot_id ?? null,
    jackpot_win_minor: body.jackpot_win?.amount ?? null,
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
