import { useTable } from '../shell/context.ts';
import { useLate } from '../shell/late.ts';
import { useCalm } from '../shell/show.ts';
import { Cards } from './Cards.tsx';
import { Plate } from './Plate.tsx';
import { Did, type SeatFacts, SeatGround } from './parts.tsx';
import { type Place, turnMs } from './places.ts';
import { nameOfHand } from './read.ts';

/** A seat at the table: who sits there, three cards in small, and what was done last or what the cards are. */
export const Seat = ({ facts, place, turn }: SeatProps) => {
  const { lang } = useTable();
  const { shown, form } = facts;
  const { isIn = true, cards = null } = shown ?? {};
  const isOpen = cards !== null;
  // A hand is named once its cards lie open.
  const isNamed = useLate(isOpen, useCalm() ? 0 : turnMs, isOpen);
  return (
    <SeatGround facts={facts} className="blossom-seat" at={place.figure}>
      {shown && (
        <g className="seat-cards" data-in={isIn}>
          <Cards
            cards={cards}
            isDealt
            isNear={false}
            at={place.cards}
            scale={form.cards.scale}
            step={form.cards.step}
            from={form.deck}
            turn={turn}
          />
        </g>
      )}
      {cards && isNamed ? (
        <Plate
          className="hand-name-plate"
          text={nameOfHand(cards, lang)}
          at={place.did}
          font={form.plate.font}
          room={form.did}
        />
      ) : (
        <Did facts={facts} at={place.did} />
      )}
    </SeatGround>
  );
};

interface SeatProps {
  readonly facts: SeatFacts;
  readonly place: Place;
  /** In which turn its cards are dealt. */
  readonly turn: number;
}
