import { useState } from 'react';
import { digitPlaces, halfSpots, tenDigits } from '../../../src/tables/games/threeDigits.ts';
import { useLayout, useTable } from '../shell/context.ts';
import { DigitSpot } from './DigitSpot.tsx';
import { digitNamesIn } from './words.ts';

const anywhere = 'any';

/** The digits of one place at a time, or a digit anywhere, with a mark on those that have chips. */
export const PlaceBets = () => {
  const { lang } = useTable();
  const { lying } = useLayout();
  const names = digitNamesIn(lang);
  const [chosen, setChosen] = useState<string>('1');
  const laid = new Set(
    Object.keys(lying).flatMap((spot) => {
      const [kind = '', place = ''] = spot.split(':');
      return kind === anywhere ? anywhere : kind === 'place' || kind === 'half' ? place : [];
    }),
  );
  const places = [...digitPlaces.map(String), anywhere];
  const spotOf = (digit: number): string =>
    chosen === anywhere ? `any:${digit}` : `place:${chosen}:${digit}`;
  return (
    <>
      <fieldset className="choice framed digit-places">
        <legend className="unseen">{names.groups.place}</legend>
        {places.map((place) => (
          <label key={place} data-laid={laid.has(place)}>
            <input
              type="radio"
              name="digit-place"
              data-action="place"
              data-place={place}
              checked={chosen === place}
              onChange={() => setChosen(place)}
            />
            <span>{place === anywhere ? names.any : names.places[Number(place) - 1]}</span>
          </label>
        ))}
      </fieldset>
      <div className="bet-row five-across">
        {tenDigits.map((digit) => (
          <DigitSpot key={digit} spot={spotOf(digit)}>
            <b>{digit}</b>
          </DigitSpot>
        ))}
      </div>
      {chosen !== anywhere && (
        <div className="bet-row four-across">
          {halfSpots.map((half) => (
            <DigitSpot key={half} spot={`half:${chosen}:${half}`}>
              <strong>{names.half[half]}</strong>
            </DigitSpot>
          ))}
        </div>
      )}
    </>
  );
};
