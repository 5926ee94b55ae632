import { useState } from 'react';
import {
  colourOf,
  coveredBy,
  neighboursOf,
  sectorSpots,
  sectors,
} from '../../../src/tables/games/roulette.ts';
import { coins } from '../../shell/amounts.ts';
import { chipText, useLayout, useTable, useTableState } from '../shell/context.ts';
import { trackPlaces } from './places.ts';
import { trackWords } from './words.ts';

/** What lies on the single numbers, whoever put it there. */
const useStraights = (): ReadonlyMap<number, bigint> => {
  const { standing, laid } = useLayout();
  const piles = new Map<number, bigint>();
  for (const [spot, amount] of [...Object.entries(standing), ...Object.entries(laid)]) {
    const [pocket, ...more] = coveredBy(spot) ?? [];
    if (pocket === undefined || more.length > 0) continue;
    piles.set(pocket, (piles.get(pocket) ?? 0n) + amount);
  }
  return piles;
};

/** The numbers as they lie on the wheel: each is bet on with its neighbours, and the parts of the wheel with one press. */
export const Track = ({ drawn }: { drawn: number | null }) => {
  const { store, lang, texts } = useTable();
  const { table, busy, currency } = useTableState();
  const [pointed, setPointed] = useState<readonly number[]>([]);
  const straights = useStraights();
  const text = trackWords[lang];
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
        const pile = straights.get(pocket);
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
            {pile !== undefined && (
              <>
                <span className="pile" aria-hidden="true">
                  {chipText(pile, currency)}
                </span>
                <span className="unseen">{texts.lying(coins(pile, currency))}</span>
              </>
            )}
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
