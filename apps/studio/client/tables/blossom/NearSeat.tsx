import type { ComponentType } from 'react';
import { flower } from './flower.ts';
import { type SeatFacts, SeatGround } from './parts.tsx';

const places = [-1, 0, 1] as const;

/** The seat nearest to who looks: one's own, or the first seat of the open table, with a place for each of its cards. */
export const NearSeat = ({
  hand: Hand,
  ...props
}: NearProps & { hand: ComponentType<NearProps> | undefined }) => {
  const { facts } = props;
  const [place] = facts.form.places;
  const { scale, step } = facts.form.near;
  if (!place) return null;
  const { x, y } = place.cards;
  return (
    <SeatGround facts={facts} className="blossom-seat blossom-near" at={place.figure}>
      {Hand && facts.shown ? (
        <Hand {...props} />
      ) : (
        places.map((at) => (
          <g key={at} transform={`translate(${x + at * step * scale} ${y}) scale(${scale})`}>
            <rect className="card-place" x="-35" y="-49" width="70" height="98" rx="7" />
            <path className="place-flower" d={flower} transform="scale(.34)" />
          </g>
        ))
      )}
    </SeatGround>
  );
};

export interface NearProps {
  readonly facts: SeatFacts;
  /** Open; `null` while they are covered. */
  readonly cards: readonly number[] | null;
  /** Turns the cards; `null` where that cannot be asked for. */
  readonly onLook: (() => void) | null;
}
