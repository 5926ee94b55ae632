import type { EventView, Side } from '../../../../src/book/views.ts';
import { lastScored, stormedIn } from './leads.ts';

/** How the round stands: both wait, it is fought, or it has been decided. */
type SiegeState = 'rest' | 'fight' | 'taken' | 'held';

export interface SiegeSeen {
  /** Index of the map whose castle is seen. */
  readonly at: number;
  readonly attacks: Side;
  readonly state: SiegeState;
  /** The round that was decided brought the map. */
  readonly isMapWon: boolean;
}

/** In the break between two maps the next castle is seen for so long; until then the one that was fought for. */
const nextCastleMs = 5_000;

/** What is seen of a siege: how the last round ended stays until the next one begins, and in a break nearly to its end. */
export const siegeSeen = (
  { score, timeline, phase, waitsUntil }: Pick<EventView, 'score' | 'timeline' | 'phase' | 'waitsUntil'>,
  now: number,
): SiegeSeen | null => {
  if (score.sport !== 'siege') return null;
  const { current, isBreak, isFought } = score;
  const waiting: SiegeSeen = { at: current, attacks: score.attacks, state: 'rest', isMapWon: false };
  const isMapWon = isBreak || phase === 'over';
  if (phase !== 'live' && !isMapWon) return waiting;
  const isNext = isBreak && waitsUntil !== null && Date.parse(waitsUntil) - now <= nextCastleMs;
  if (isNext && score.maps[current + 1])
    return { ...waiting, at: current + 1, attacks: stormedIn({ current: current + 1 }, { clock: 1 }) };
  if (isFought) return { ...waiting, state: 'fight' };
  const last = lastScored(timeline);
  // A new map has begun: nothing has been decided of it.
  if (!last || last.side === null || last.part !== current + 1) return waiting;
  const attacks = stormedIn(score, last);
  // Once both have changed sides, whoever stormed no longer stands there.
  if (!isMapWon && attacks !== score.attacks) return waiting;
  return { at: current, attacks, state: last.side === attacks ? 'taken' : 'held', isMapWon };
};
