import { Cards } from './Cards.tsx';
import { Lantern } from './Lantern.tsx';
import { Others } from './Others.tsx';
import { Plate } from './Plate.tsx';
import { arc, arcSeat } from './places.ts';
import { SeatChip } from './SeatChip.tsx';
import type { SeatView } from './useLaid.ts';
import { useSeat } from './useSeat.ts';

/** A seat of the arc: its lantern above, its hands beside each other, and below what lies on it. */
export const ArcSeat = ({ view, stake }: { view: SeatView; stake: string | null }) => {
  const { x, y } = arcSeat(view.seat);
  const { hands, flame, chips } = useSeat(view);
  const isActive = view.active !== null;
  const scale = hands.length > 1 ? 0.54 : isActive ? 0.92 : 0.8;
  const width = 107 / hands.length;
  return (
    <g className="lantern-seat" data-own={view.own} data-active={isActive} data-seat={view.seat}>
      <path className="seat-mat" d={`M${x - 53} ${y + 44}q53 16 106 0v-90q-53 -12 -106 0z`} />
      <Lantern seat={view.seat} x={x} y={y - 86} flame={flame} size={0.84} />
      {hands.map(({ cards, text, end }, hand) => {
        const middle = x + (hand - (hands.length - 1) / 2) * width;
        return cards.length === 0 ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: hands never change places
          <g key={hand} data-turn={view.active === hand}>
            <Cards cards={cards} x={middle} y={y - 3} scale={scale} room={width - 5} shoe={arc.shoe} />
            {text !== '' && <Plate x={middle} y={y + 48} width={width - 8} text={text} end={end} />}
          </g>
        );
      })}
      {stake !== null && <SeatChip text={stake} x={x} y={y + 82} house={arc.dealer} state={chips} />}
      <Others count={view.others} x={stake === null ? x : x - 34} y={y + 82} />
    </g>
  );
};
