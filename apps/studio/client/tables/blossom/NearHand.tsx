import { useTable } from '../shell/context.ts';
import { useLate } from '../shell/late.ts';
import { useCalm } from '../shell/show.ts';
import { Cards } from './Cards.tsx';
import { Did } from './Did.tsx';
import type { NearProps } from './NearSeat.tsx';
import { Plate } from './Plate.tsx';
import { turnMs } from './places.ts';
import { nameOfHand } from './read.ts';
import { ownWords } from './words.ts';

/** Cards of the nearest seat, large, with what they are, and what was done last. */
export const NearHand = ({ facts, cards, onLook }: NearProps) => {
  const { lang } = useTable();
  const { form } = facts;
  const [place] = form.places;
  const name = cards ? nameOfHand(cards, lang) : '';
  // A hand is named once its cards lie open, and no longer than they do.
  const named = useLate(name, useCalm() ? 0 : turnMs, name);
  const told = cards ? named : onLook ? ownWords(lang).lookHere : '';
  if (!place) return null;
  return (
    <>
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
    </>
  );
};
