import { type SeatFacts, SeatGround } from './parts.tsx';
import type { Place } from './places.ts';

/** A seat at the table: who sits there, and its hand once cards are dealt. */
export const Seat = ({ facts, place, turn }: { facts: SeatFacts; place: Place; turn: number }) => (
  <SeatGround facts={facts} className="blossom-seat" at={place.figure}>
    {facts.hand && facts.shown && <facts.hand facts={facts} place={place} turn={turn} />}
  </SeatGround>
);
