import { useState } from 'react';
import {
  colourOf,
  coveredBy,
  neighboursOf,
  sectorSpots,
  sectors,
} from '../../../src/tables/games/roulette.ts';
import { useTable, useTableState } from '../shell/context.ts';
import { Pile } from '../shell/Pile.tsx';
import { trackPlaces } from './places.ts';
import { usePiles } from './usePiles.ts';
import { trackWords } from './words.ts';

/** The numbers as they lie on the wheel: each is bet on with its neighbours, and the parts of the wheel with one press. */
export const Track = ({ drawn }: { drawn: number | null }) => {
  const { store, lang } = useTable();
  const { table, busy } = useTableState();
  const [pointed, setPointed] = useState<readonly number[]>([]);
  const straights = usePiles(1, 1);
  const text = trackWords(lang);
  const isOpen = table?.phase === 'open' && !busy;
  const point = (pockets: readonly number[]) => ({
    onPointerEnter: () => setPointed(pockets),
    onPointerLeave: () => setPointed([]),
    onFocus: () => setPointed(pockets),
    onBlur: () => setPointed([]),
  });
  return (
    <div className="track" data-field="track">
      {trackPlaces.map(({ pocket, place }) => {
        const neighbours = neighboursOf(pocket);
        return (
          <button
            key={pocket}
            type="button"
            className={`track-number ${colourOf(pocket)}`}
            style={place}
            data-action="neighbours"
            data-pocket={pocket}
            data-lit={pointed.includes(pocket)}
            data-winning={pocket === drawn}
            aria-disabled={!isOpen}
            onClick={() => store.layAll(neighbours.map((number) => `straight:${number}`))}
            {...point(neighbours)}
          >
            <span aria-hidden="true">{pocket}</span>
            <span className="unseen">{text.neighbours(pocket)}</span>
            <Pile amount={straights.get(pocket) ?? 0n} />
          </button>
        );
      })}
      <div className="track-middle">
        <p className="track-hint">{text.hint}</p>
        {sectors.map((sector) => {
          const spots = sectorSpots[sector];
          return (
            <button
              key={sector}
              type="button"
              className="track-sector"
              data-action="sector"
              data-sector={sector}
              aria-disabled={!isOpen}
              onClick={() => store.layAll(spots)}
              {...point(spots.flatMap((spot) => coveredBy(spot) ?? []))}
            >
              <strong>{text.sectors[sector]}</strong>
              <small>{text.chips(spots.length)}</small>
            </button>
          );
        })}
      </div>
    </div>
  );
};
