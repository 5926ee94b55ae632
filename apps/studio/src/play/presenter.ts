import { type CurrencyCode, minor, toDecimal } from '@pavilion/money';
import type { RoundRow, SpinRow } from './rows.ts';
import type { HistoryRoundView, RoundView, RoundViewState, SpinView } from './views.ts';

/** Server seeds that may be known, by hash. */
export type RevealedSeeds = ReadonlyMap<string, string>;

const stateOf = (round: RoundRow): RoundViewState => {
  switch (round.state) {
    case 'staking':
    case 'reversing':
      return 'pending';
    case 'playing':
      return round.free_played < round.free_awarded ? 'playing' : 'paying';
    default:
      return round.state;
  }
};

/**
 * Whether the stake is known to be taken: before that, and when it was not, the draw stays hidden. A stuck
 * round without a refusal is stuck over a win.
 */
export const isDrawShown = (round: RoundRow): boolean =>
  round.state === 'playing' ||
  round.state === 'settled' ||
  (round.state === 'stuck' && round.refusal === null);

export const presentSpin = (
  spin: SpinRow,
  before: readonly SpinRow[],
  currency: CurrencyCode,
  revealed: RevealedSeeds = new Map(),
): SpinView => ({
  seq: spin.seq,
  mode: spin.seq === 0 ? 'base' : 'free',
  stops: spin.stops,
  win: toDecimal(minor(spin.win_minor), currency),
  freeAdded: spin.free_added,
  freeSpins: {
    awarded: before.reduce((sum, earlier) => sum + earlier.free_added, spin.free_added),
    played: spin.seq,
  },
  nonce: spin.nonce,
  serverSeedHash: spin.server_seed_hash,
  clientSeed: spin.client_seed,
  serverSeed: revealed.get(spin.server_seed_hash) ?? null,
});

export const presentRound = (
  round: RoundRow,
  spins: readonly SpinRow[],
  currency: CurrencyCode,
  revealed?: RevealedSeeds,
): HistoryRoundView => {
  const shown = isDrawShown(round) ? spins : [];
  const views = shown.map((spin, index) => presentSpin(spin, shown.slice(0, index), currency, revealed));
  const won = shown.reduce((sum, spin) => sum + spin.win_minor, 0n);
  return {
    id: round.id,
    state: stateOf(round),
    stake: toDecimal(minor(round.stake_minor), currency),
    won: toDecimal(minor(won), currency),
    freeSpins: { awarded: round.free_awarded, played: round.free_played },
    openedAt: round.opened_at.toISOString(),
    lastSpin: views.at(-1) ?? null,
    isFree: round.free_round_id !== null,
    recovered: round.attempts > 0,
    spins: views,
  };
};

/** The round without its list of spins, for answers in play. */
export const presentRoundBriefly = (
  round: RoundRow,
  spins: readonly SpinRow[],
  currency: CurrencyCode,
): RoundView => {
  const { spins: _, ...view } = presentRound(round, spins, currency);
  return view;
};
