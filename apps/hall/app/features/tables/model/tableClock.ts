import type { LobbyTable } from '@pavilion/contract/tables';

/** Where a round stands, and how long it stays so. Milliseconds, never below zero. */
export type TableMoment =
  | { readonly phase: 'open' | 'closed' | 'drawn'; readonly leftMs: number }
  /** Its last word is over, and nobody has told what came after. */
  | { readonly phase: 'unknown' };

type RoundTimes = Pick<LobbyTable, 'closes_at' | 'draws_at' | 'next_at'>;

/** A round's last moment may be so long ago before it counts as unheard of: the next answer is on its way. Milliseconds. */
const patienceMs = 8_000;

/** `nowMs` is the hall's time, whatever this device's clock shows. */
export const momentOf = (times: RoundTimes, nowMs: number): TableMoment => {
  const closesMs = Date.parse(times.closes_at);
  const drawsMs = Date.parse(times.draws_at);
  const nextMs = Date.parse(times.next_at);
  if (nowMs < closesMs) return { phase: 'open', leftMs: closesMs - nowMs };
  if (nowMs < drawsMs) return { phase: 'closed', leftMs: drawsMs - nowMs };
  if (nowMs < nextMs + patienceMs) return { phase: 'drawn', leftMs: Math.max(0, nextMs - nowMs) };
  return { phase: 'unknown' };
};

/** What has changed is told a moment later: the hall asks once a second, and keeps its own answer as long. */
const afterChangeMs = 2_100;
const askAgainMaxMs = 15_000;

/** When to look again: soon after the next result or the next round at any table. Milliseconds from now. */
export const askAgainIn = (tables: readonly RoundTimes[], nowMs: number): number => {
  const changes = tables
    .flatMap(({ draws_at, next_at }) => [Date.parse(draws_at), Date.parse(next_at)])
    .filter((moment) => moment > nowMs);
  return Math.min(askAgainMaxMs, Math.min(...changes) - nowMs + afterChangeMs);
};

/** `0:07`, `1:42`: the seconds begun, as a person counts down. */
export const countdownText = (leftMs: number): string => {
  const seconds = Math.ceil(leftMs / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
