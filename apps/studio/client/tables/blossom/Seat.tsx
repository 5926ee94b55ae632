import type { ComponentType } from 'react';
import { SeatGround, type SeatProps } from './parts.tsx';

/** A seat at the table: who sits there, and its hand once cards are dealt. */
export const Seat = ({
  hand: Hand,
  ...props
}: SeatProps & { hand: ComponentType<SeatProps> | undefined }) => (
  <SeatGround facts={props.facts} className="blossom-seat" at={props.place.figure}>
    {Hand && props.facts.shown && <Hand {...props} />}
  </SeatGround>
);
