import { halves } from '../../../src/tables/engine/halves.ts';
import { digitPlaces, tenDigits } from '../../../src/tables/games/threeDigits.ts';
import { useLayout, useTable } from '../shell/context.ts';
import { PlaceChoice } from '../shell/PlaceChoice.tsx';
import { DigitSpot } from './DigitSpot.tsx';
import { digitNamesIn } from './words.ts';

const anywhere = 'any';

/** The digits of one place at a time, or a digit anywhere, with a mark on those that have chips. */
export const PlaceBets = ({ chosen, onChoose }: { chosen: string; onChoose: (place: string) => void }) => {
  const { lang } = useTable();
  const { lying } = useLayout();
  const names = digitNamesIn(lang);
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
      <PlaceChoice
        className="digit-places"
        legend={names.groups.place}
        name="digit-place"
        places={places.map((place) => ({
          id: place,
          name: (place === anywhere ? names.any : names.places[Number(place) - 1]) ?? place,
          isLaid: laid.has(place),
        }))}
        chosen={chosen}
        onChoose={onChoose}
      />
      <div className="bet-row five-across">
        {tenDigits.map((digit) => (
          <DigitSpot key={digit} spot={spotOf(digit)}>
            <b>{digit}</b>
          </DigitSpot>
        ))}
      </div>
      {chosen !== anywhere && (
        <div className="bet-row four-across">
          {halves.map((half) => (
            <DigitSpot key={half} spot={`half:${chosen}:${half}`}>
              <strong>{names.half[half]}</strong>
            </DigitSpot>
          ))}
        </div>
      )}
    </>
  );
};
