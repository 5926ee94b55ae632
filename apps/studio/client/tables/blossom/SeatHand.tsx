import { useTable } from '../shell/context.ts';
import { BlindHand } from './BlindHand.tsx';
import { Cards } from './Cards.tsx';
import { Did } from './Did.tsx';
import { Plate } from './Plate.tsx';
import type { SeatProps } from './parts.tsx';
import { nameOfHand } from './read.ts';
import { turnMsOf, useTurned } from './turned.ts';

/** Three cards of a seat in small, larger while they are compared, and what was done last or what the cards are. */
export const SeatHand = ({ facts, place, turn }: SeatProps) => {
  const { lang } = useTable();
  const { shown, form } = facts;
  const { isIn = true, cards = null } = shown ?? {};
  const isOpen = cards !== null;
  const turned = useTurned(cards, turnMsOf(shown));
  const { slot } = facts;
  const at = slot?.cards ?? place.cards;
  const { scale, step } = slot?.cards ?? form.cards;
  const told = slot?.told ?? { ...place.did, font: form.plate.font, room: form.did };
  return (
    <>
      <g
        className="seat-cards"
        data-in={isIn || slot !== null}
        data-away={facts.lies === 'away' || facts.isFighting}
      >
        <Cards
          cards={cards}
          isNear={false}
          isFlat={slot !== null}
          at={at}
          scale={scale}
          step={step}
          from={form.deck}
          into={form.pot}
          turn={turn}
          turnsMs={shown?.turnsMs}
        />
        {!slot && (
          <BlindHand
            seat={facts.seat}
            cards={place.cards}
            figure={place.figure}
            scale={form.figure * 0.8}
            isHeld={isIn && !isOpen && !(shown?.made.includes('look') ?? false)}
          />
        )}
      </g>
      {turned ? (
        <g key={`${told.x}:${told.y}`} className={facts.isTold ? 'seat-tag' : undefined}>
          <Plate
            className="hand-name-plate"
            text={nameOfHand(turned, lang)}
            at={told}
            font={told.font}
            room={told.room}
          />
        </g>
      ) : (
        !slot && facts.lies !== 'away' && !facts.isTold && <Did facts={facts} at={place.did} />
      )}
    </>
  );
};
