import { coverMsBy, siegeRestsMs, stormsIn } from '../../../../src/book/engine/siegeRounds.ts';
import type { EventView, Side } from '../../../../src/book/views.ts';
import { lastScored } from './leads.ts';

/**
 * How a round stands: both wait; its arrows fly, are told, and its walls are stormed; or it has been decided. Under the first rules it is
 * fought in one.
 */
type SiegeState = 'rest' | 'arrows' | 'cover' | 'storm' | 'fight' | 'taken' | 'held';

export interface SiegeSeen {
  /** Index of the map whose castle is seen, and the round, from 1. */
  readonly at: number;
  readonly round: number;
  readonly attacks: Side;
  readonly state: SiegeState;
  /** What the round that is told to its end brought. */
  readonly brings: 'round' | 'map' | 'match';
  /** Whether who has won the map or the match stands over the castle: it goes before the next castle is named. */
  readonly isHailed: boolean;
  /** What is told over the castle: that both change sides, or which castle comes next. */
  readonly card: 'change' | 'next' | null;
  /** So long the state has been there; `null` where nobody can tell. Milliseconds. */
  readonly sinceMs: number | null;
}

/** Names a round of a match, for what follows from it alone. */
export const roundId = (
  { id }: Pick<EventView, 'id'>,
  { at, round }: Pick<SiegeSeen, 'at' | 'round'>,
): string => `${id} ${at} ${round}`;

/** Whether it is not decided yet. */
export const isOpen = ({ state }: Pick<SiegeSeen, 'state'>): boolean => state !== 'taken' && state !== 'held';

/** How far the course of a fight has come as its walls are stormed: styles play it from there. Milliseconds. */
export const stormFromMs = 3_400;

/** So long it is told how a round ended. Milliseconds. */
export const toldMs = 5_400;
/** So long it is told that both change sides. Milliseconds. */
const changeMs = 2_600;
/** In the break between two maps its winner's name goes, the next castle is named, comes into sight, and its name goes, with so much left. Milliseconds. */
const nextMs = { cleared: 6_800, named: 6_200, seen: 5_000, bare: 2_800 } as const;

type Told = Pick<EventView, 'score' | 'timeline' | 'phase' | 'waitsUntil' | 'rules'>;

/**
 * What is seen of a siege: a round is told to its end before anything of the next one is; then both change sides where they do, or the
 * next castle comes.
 */
export const siegeSeen = (
  { score, timeline, phase, waitsUntil, rules }: Told,
  now: number,
): SiegeSeen | null => {
  if (score.sport !== 'siege') return null;
  const { current, isBreak, isFought, stage } = score;
  const restsIn = (at: number, round: number): SiegeSeen => ({
    ...{ at, round, attacks: stormsIn(at + 1, round), state: 'rest' },
    ...{ brings: 'round', isHailed: false, card: null, sinceMs: null },
  });
  const map = score.maps[current];
  const waiting = restsIn(current, (map?.home ?? 0) + (map?.away ?? 0) + 1);
  if (phase === 'coming' || phase === 'abandoned') return waiting;
  const left = waitsUntil === null ? null : Date.parse(waitsUntil) - now;
  const since = (rest: number): number | null => (left === null ? null : rest - left);
  if (isFought)
    return {
      ...waiting,
      state: stage ?? 'fight',
      sinceMs: stage === 'cover' ? since(coverMsBy(rules)) : null,
    };
  const last = lastScored(timeline);
  // A new map has begun: nothing has been decided of it.
  if (!last || last.side === null || last.part !== current + 1) return waiting;
  const attacks = stormsIn(last.part, last.clock);
  const state = last.side === attacks ? 'taken' : 'held';
  const ended = { ...waiting, round: last.clock, attacks, state } as const;
  if (phase === 'over') return { ...ended, brings: 'match', isHailed: true };
  if (isBreak) {
    const told: SiegeSeen = { ...ended, brings: 'map', sinceMs: since(siegeRestsMs.map) };
    if (left === null || left > nextMs.cleared || !score.maps[current + 1])
      return { ...told, isHailed: true };
    if (left > nextMs.named) return told;
    if (left > nextMs.seen) return { ...told, card: 'next' };
    return { ...restsIn(current + 1, 1), card: left > nextMs.bare ? 'next' : null };
  }
  if (left === null || left > siegeRestsMs.round - toldMs)
    return { ...ended, sinceMs: since(siegeRestsMs.round) };
  const isChanging = attacks !== waiting.attacks && left > siegeRestsMs.round - toldMs - changeMs;
  return { ...waiting, card: isChanging ? 'change' : null };
};

/** So long its flag is seen at least under the winner's banner, where news of the end came late. Milliseconds. */
const flagMs = 1_200;

/** How long ago news of the end of a round came, and its picture had shown it; `null` while it has not. Milliseconds. */
export interface EndNews {
  readonly sinceMs: number;
  readonly landedMs: number | null;
}

/**
 * The end of a round that was looked at, from when its news came, where those who wait for the next one would be seen already; `null`
 * where it need not be kept, or arrows of the next one fly.
 */
export const lateEnd = (
  before: SiegeSeen | null,
  event: Told,
  now: number,
  { sinceMs, landedMs }: EndNews,
): SiegeSeen | null => {
  const last = lastScored(event.timeline);
  const { score, waitsUntil } = event;
  if (before === null || !last || score.sport !== 'siege' || score.isFought || waitsUntil === null)
    return null;
  if (before.at !== last.part - 1 || before.round !== last.clock || before.state === 'rest') return null;
  if (landedMs !== null && landedMs >= flagMs) return null;
  const began = Date.parse(waitsUntil) - siegeRestsMs[score.isBreak ? 'map' : 'round'];
  return sinceMs < now - began ? siegeSeen(event, began + Math.min(sinceMs, toldMs - 1)) : null;
};

/** Whether two moments look alike: time alone has gone by. */
export const looksAlike = (one: SiegeSeen | null, other: SiegeSeen | null): boolean =>
  one !== null &&
  other !== null &&
  (['at', 'round', 'attacks', 'state', 'brings', 'isHailed', 'card'] as const).every(
    (key) => one[key] === other[key],
  );
