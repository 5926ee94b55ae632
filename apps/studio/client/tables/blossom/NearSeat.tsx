import { useTable } from '../shell/context.ts';
import { useLate } from '../shell/late.ts';
import { useCalm } from '../shell/show.ts';
import { Cards } from './Cards.tsx';
import { Plate } from './Plate.tsx';
import { Did, type SeatFacts, SeatGround } from './parts.tsx';
import { turnMs } from './places.ts';
import { nameOfHand } from './read.ts';
import { ownWords } from './words.ts';

/** The seat nearest to who looks, with its cards large: one's own, or the first seat of the open table. */
export const NearSeat = ({ facts, cards, onLook }: NearSeatProps) => {
  const { lang } = useTable();
  const { shown, form } = facts;
  const [place] = form.places;
  const name = cards ? nameOfHand(cards, lang) : '';
  // A hand is named once its cards lie open, and no longer than they do.
  const named = useLate(name, useCalm() ? 0 : turnMs, name);
  const told = cards ? named : onLook ? ownWords(lang).lookHere : '';
  if (!place) return null;
  return (
    <SeatGround facts={facts} className="blossom-seat blossom-near" at={place.figure}>
      {/* The button below does the same for whoever does not point at cards. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
      <g
        className="near-cards"
        data-look={onLook !== null}
        data-field="own-cards"
        onClick={onLook ?? undefined}
      >
        <Cards
          cards={cards}
          isDealt={shown !== undefined}
          isNear
          at={place.cards}
          scale={form.near.scale}
          step={form.near.step}
          from={form.deck}
          turn={0}
        />
        {told !== '' && (
          <Plate
            className={cards ? 'hand-name-plate' : 'look-plate'}
            text={told}
            at={place.did}
            font={form.plate.font * 1.15}
            room={form.near.step * 3 * form.near.scale}
          />
        )}
      </g>
      <Did facts={facts} at={form.nearDid} />
    </SeatGround>
  );
};

interface NearSeatProps {
  readonly facts: SeatFacts;
  /** Open; `null` while they are covered. */
  readonly cards: readonly number[] | null;
  /** Turns the cards; `null` where that cannot be asked for. */
  readonly onLook: (() => void) | null;
}
