import { useEffect, useState } from 'react';
import { useTable } from '../shell/context.ts';
import { useCalm } from '../shell/show.ts';
import { Cards } from './Cards.tsx';
import { Did } from './Did.tsx';
import { lateWords } from './lateWords.ts';
import type { NearProps } from './NearSeat.tsx';
import { Plate } from './Plate.tsx';
import { squeezeMs, turnMs } from './places.ts';
import { nameOfHand, rankNameOf } from './read.ts';
import { turnMsOf, useTurned } from './turned.ts';

/** What opens the third card sooner of a hand that has just been looked at, while it is still covered; and whether that was pressed. What lies open once stays so, whatever is chosen or told meanwhile. */
const useSqueeze = (cards: readonly number[] | null, isLooked: boolean) => {
  const hand = cards?.join() ?? '';
  const isCalm = useCalm();
  const waitMs = isLooked && !isCalm ? squeezeMs : 0;
  const [opened, setOpened] = useState(hand);
  const [pressed, setPressed] = useState('');
  const isHeld = waitMs > 0 && hand !== '' && hand !== opened;
  useEffect(() => {
    if (hand === '') return undefined;
    const timer = setTimeout(() => setOpened(hand), waitMs);
    return () => clearTimeout(timer);
  }, [hand, waitMs]);
  const onOpen = (): void => {
    setPressed(hand);
    setOpened(hand);
  };
  return { isOpened: hand !== '' && hand === pressed, onOpen: isHeld ? onOpen : null };
};

/** Whether a hand is a flush or better: it glows as it is looked at, and also where it loses. */
const isGreatHand = (cards: readonly number[]): boolean =>
  ['flush', 'straight-flush', 'triple'].includes(rankNameOf(cards));

/** Cards of the nearest seat, large, with what they are, and what was done last. */
export const NearHand = ({ facts, cards, onLook }: NearProps) => {
  const { lang } = useTable();
  const { form } = facts;
  const [place] = form.places;
  const { isOpened, onOpen } = useSqueeze(cards, facts.shown?.made.at(-1) === 'look');
  // A hand is named once its cards lie open, and no longer than they do.
  const turned = useTurned(cards, isOpened ? turnMs : turnMsOf(facts.shown));
  const name = turned ? nameOfHand(turned, lang) : '';
  const told = cards ? name : onLook ? lateWords(lang).lookHere : '';
  if (!place) return null;
  return (
    <>
      {/* The button below does the same for whoever does not point at cards. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
      <g
        className="near-cards"
        data-fights={facts.isFighting}
        data-look={onLook !== null || onOpen !== null}
        data-field="own-cards"
        onClick={onLook ?? onOpen ?? undefined}
      >
        {turned && isGreatHand(turned) && (
          <rect
            className="near-glow"
            x={place.cards.x - (35 + form.near.step) * form.near.scale - 5}
            y={place.cards.y - 49 * form.near.scale - 5}
            width={(70 + 2 * form.near.step) * form.near.scale + 10}
            height={98 * form.near.scale + 10}
            rx="12"
          />
        )}
        <Cards
          cards={cards}
          isNear
          isHeld={onOpen !== null}
          at={place.cards}
          scale={form.near.scale}
          step={form.near.step}
          from={form.deck}
          turn={0}
          turnsMs={facts.shown?.turnsMs}
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
      {/* What was chosen in the last street tells nothing while hands are compared; that one is out does. */}
      {(facts.lies === null || facts.shown?.isIn === false) && <Did facts={facts} at={form.nearDid} />}
    </>
  );
};
