import { useMedia } from '../../shell/useMedia.ts';
import { useLayout, useTableState } from '../shell/context.ts';
import { useWide } from '../shell/show.ts';
import { long, type TableForm, tall, wide } from './places.ts';
import { useShown } from './useShown.ts';

/** The table as it fits the screen. */
export const useForm = (): TableForm => {
  const isWide = useWide();
  const isLong = useMedia('(max-aspect-ratio: 1/2)');
  if (isWide) return wide;
  return isLong ? long : tall;
};

/** The first seat, from 0, among these spots. */
const seatIn = (spots: readonly string[]): number | null => {
  const spot = spots.find((key) => key.startsWith('seat:'));
  return spot === undefined ? null : Number(spot.slice(5)) - 1;
};

/**
 * What is seen of the pot, the seat that a member has taken or is about to take, and the one that the table is seen from: between hands
 * that of the last one.
 */
export const useSeats = () => {
  const { slips, lastLayout } = useTableState();
  const { standing, lying } = useLayout();
  const seen = useShown();
  const [newest] = [...slips].sort((one, other) => other.round - one.round);
  const former = [...(newest?.stakes.map(({ spot }) => spot) ?? []), ...Object.keys(lastLayout)];
  const taken = seatIn([...Object.keys(lying), ...Object.keys(standing)]);
  return { ...seen, taken, nearest: seen.mine?.view.seat ?? taken ?? seatIn(former) ?? 0 };
};
