import { useTable } from '../shell/context.ts';
import { useLate } from '../shell/late.ts';
import { useCalm } from '../shell/show.ts';
import { Cards } from './Cards.tsx';
import { Did } from './Did.tsx';
import { Plate } from './Plate.tsx';
import type { SeatProps } from './parts.tsx';
import { turnMs } from './places.ts';
import { nameOfHand } from './read.ts';

/** Three cards of a seat in small, larger while they are compared, and what was done last or what the cards are. */
export const SeatHand = ({ facts, place, turn }: SeatProps) => {
  const { lang } = useTable();
  const { shown, form } = facts;
  const { isIn = true, cards = null } = shown ?? {};
  const isOpen = cards !== null;
  // A hand is named once its cards lie open.
  const isNamed = useLate(isOpen, useCalm() ? 0 : turnMs, isOpen);
  const isCompared = facts.lies === 'compared';
  const small = isOpen ? form.beaten : form.cards;
  const [at, { scale, step }] = isCompared ? [place.shown, form.shown] : [place.cards, small];
  const edge = 49 * scale + form.plate.font * 0.3;
  const isHigh = place.cards.y < form.best.y && place.cards.x !== form.best.x;
  // What has been beaten above the winner's hand is named above itself: the frame reaches to where it is named else.
  const beside = isOpen && isHigh ? { x: at.x, y: at.y - edge } : place.did;
  const named = isCompared ? { x: at.x, y: at.y + edge } : beside;
  return (
    <>
      <g className="seat-cards" data-in={isIn} data-away={facts.lies === 'away' || facts.isFighting}>
        <Cards cards={cards} isNear={false} at={at} scale={scale} step={step} from={form.deck} turn={turn} />
      </g>
      {cards && isNamed ? (
        <Plate
          className="hand-name-plate"
          text={nameOfHand(cards, lang)}
          at={named}
          font={form.plate.font}
          room={form.did}
        />
      ) : (
        !isCompared &&
        (facts.lies !== 'away' || facts.shown?.isBeaten) && <Did facts={facts} at={place.did} />
      )}
    </>
  );
};
