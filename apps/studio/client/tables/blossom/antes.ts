import { blossomSeats } from '../../../src/tables/games/blossomPlay.ts';
import type { TableView } from '../../../src/tables/views.ts';
import { useServerNow, useTableState } from '../shell/context.ts';
import { earlyMs } from './schedule.ts';

/** Antes are laid one after another over all the time there is, this far apart at most. Milliseconds. */
const anteEachMs = 2_400;
/** The last has come to rest so long before the draw, to whoever only watches; to others before covered cards go round. Milliseconds. */
const restMs = 1_500;
const others = 5;

/**
 * How many antes lie in the middle before cards are dealt, from the nearest seat on. Six will, whoever sits there: the player's own from
 * when it was taken, at `laidAt`, and then those of the others; to whoever only watches, all of them once bets are closed. They lie
 * there until a pot is told: nothing flies to where it lay already.
 */
export const antesBy = (
  { phase, closesAt, drawsAt }: Pick<TableView, 'phase' | 'closesAt' | 'drawsAt'>,
  laidAt: number | null,
  nowMs: number,
): number => {
  if (phase === 'deciding') return blossomSeats.length;
  if (phase !== 'open' && phase !== 'closed') return 0;
  const from = laidAt ?? Date.parse(closesAt);
  const lastAt = Date.parse(drawsAt) - (laidAt === null ? restMs : earlyMs);
  const each = Math.max(1, Math.min(anteEachMs, (lastAt - from) / others));
  return nowMs < from ? 0 : Math.min(others, Math.floor((nowMs - from) / each)) + 1;
};

/** The same for the round at the table. */
export const useAntes = (): number => {
  const { table, slips } = useTableState();
  const now = useServerNow();
  if (!table) return 0;
  const slip = slips.find(({ round, state }) => round === table.number && state === 'standing');
  return antesBy(table, slip ? Date.parse(slip.placedAt) : null, now);
};
