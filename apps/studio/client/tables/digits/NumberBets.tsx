import { halves } from '../../../src/tables/engine/halves.ts';
import { boxSpotOf } from '../../../src/tables/games/threeDigits.ts';
import { useLayout, useTable } from '../shell/context.ts';
import { Dials } from './Dials.tsx';
import { DigitSpot } from './DigitSpot.tsx';

const randomDigit = (): number => (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) % 10;

/** Combinations and digits that the player has chips on, whatever the dials show now. */
const useNumberSpots = (): string[] => {
  const { lying } = useLayout();
  return Object.keys(lying).filter((spot) => /^(straight|box)/.test(spot));
};

/** Three digits to dial, with what can be bet on them, and the bets that most players make. */
export const NumberBets = ({
  digits,
  onDial,
}: {
  digits: readonly number[];
  onDial: (digits: readonly number[]) => void;
}) => {
  const { texts } = useTable();
  const text = digits.join('');
  const box = boxSpotOf(text);
  const offered = [
    `straight:${text}`,
    ...(box === undefined ? [] : [box]),
    ...digits.map((digit, place) => `place:${place + 1}:${digit}`),
  ];
  const others = useNumberSpots().filter((spot) => !offered.includes(spot));
  const turn = (place: number, by: number): void =>
    onDial(digits.map((digit, at) => (at === place ? (digit + by + 10) % 10 : digit)));
  return (
    <>
      <div className="digits-pick">
        <Dials digits={digits} onTurn={turn} />
        <button
          type="button"
          className="quiet-button"
          data-action="random"
          onClick={() => onDial(digits.map(randomDigit))}
        >
          {texts.pick.random}
        </button>
      </div>
      <div className="digits-spots">
        {[...offered, ...halves, 'triple', ...others].map((spot) => (
          <DigitSpot key={spot} spot={spot} />
        ))}
      </div>
    </>
  );
};
