import { type CurrencyCode, minor, toDecimal } from '@pavilion/money';
import { betOf, type RoundRow, type StepRow } from './rows.ts';
import type { HistoryRoundView, RoundView, RoundViewState, StepView } from './views.ts';

/** Server seeds that may be known, by hash. */
export type RevealedSeeds = ReadonlyMap<string, string>;

const stateOf = (round: RoundRow): RoundViewState => {
  switch (round.state) {
    case 'staking':
    case 'reversing':
      return 'pending';
    case 'playing':
      return round.awaits ? 'playing' : 'paying';
    default:
      return round.state;
  }
};

/**
 * Whether the opening stake is known to be taken: before that, and when it was not, the draw stays hidden. A stuck
 * round without a refusal is stuck over a win; one that has asked for a further stake has its first.
 */
export const isDrawShown = (round: RoundRow): boolean =>
  round.state === 'playing' ||
  round.state === 'settled' ||
  round.staking_seq > 0 ||
  (round.state === 'stuck' && round.refusal === null);

export const presentStep = (
  step: StepRow,
  currency: CurrencyCode,
  revealed: RevealedSeeds = new Map(),
): StepView => ({
  seq: step.seq,
  outcome: step.outcome,
  stake: toDecimal(minor(step.stake_minor), currency),
  win: toDecimal(minor(step.win_minor), currency),
  nonce: step.nonce,
  serverSeedHash: step.server_seed_hash,
  clientSeed: step.client_seed,
  serverSeed: revealed.get(step.server_seed_hash) ?? null,
});

export const presentRound = (
  round: RoundRow,
  steps: readonly StepRow[],
  currency: CurrencyCode,
  revealed?: RevealedSeeds,
): HistoryRoundView => {
  const shown = isDrawShown(round) ? steps.filter((step) => step.state === 'done') : [];
  const views = shown.map((step) => presentStep(step, currency, revealed));
  const won = shown.reduce((sum, step) => sum + step.win_minor, 0n);
  const staked = shown.reduce((sum, step) => sum + step.stake_minor, round.stake_minor);
  return {
    id: round.id,
    state: stateOf(round),
    stake: toDecimal(minor(round.stake_minor), currency),
    bet: toDecimal(betOf(round), currency),
    isBought: round.bought_units !== null,
    staked: toDecimal(minor(staked), currency),
    won: toDecimal(minor(won), currency),
    openedAt: round.opened_at.toISOString(),
    lastStep: views.at(-1) ?? null,
    isFree: round.free_round_id !== null,
    ...(isDrawShown(round) &&
      round.jackpot_id !== null &&
      round.jackpot_minor > 0n && {
        jackpot: { id: round.jackpot_id, amount: toDecimal(minor(round.jackpot_minor), currency) },
      }),
    recovered: round.attempts > 0,
    steps: views,
  };
};

/** The round without its list of steps, for answers in play. */
export const presentRoundBriefly = (
  round: RoundRow,
  steps: readonly StepRow[],
  currency: CurrencyCode,
): RoundView => {
  const { steps: _, ...view } = presentRound(round, steps, currency);
  return view;
};
