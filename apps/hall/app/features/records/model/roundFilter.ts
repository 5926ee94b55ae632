import type { GameTypeId } from '@pavilion/contract';
import type { RoundState } from '@pavilion/contract/records';

export const periods = ['all', 'day', 'week', 'month'] as const;
export type Period = (typeof periods)[number];

/** What the list of rounds is narrowed to; null for everything. */
export interface RoundFilter {
  readonly gpId: number | null;
  readonly gameType: GameTypeId | null;
  readonly state: RoundState | null;
  readonly period: Period;
}

export const everyRound: RoundFilter = { gpId: null, gameType: null, state: null, period: 'all' };

export const isNarrowed = ({ gpId, gameType, state, period }: RoundFilter): boolean =>
  gpId !== null || gameType !== null || state !== null || period !== 'all';

const dayMs = 86_400_000;
const periodMs: Record<Exclude<Period, 'all'>, number> = { day: dayMs, week: 7 * dayMs, month: 30 * dayMs };

/** The call's own words for a filter, as of now. */
export const bodyOf = ({ gpId, gameType, state, period }: RoundFilter, nowMs: number) => ({
  ...(gpId === null ? {} : { gp_id: gpId }),
  ...(gameType === null ? {} : { game_type: gameType }),
  ...(state === null ? {} : { state }),
  ...(period === 'all' ? {} : { from: new Date(nowMs - periodMs[period]).toISOString() }),
});
