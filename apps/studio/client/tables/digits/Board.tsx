import { useState } from 'react';
import { boxSpotOf, halfSpots, threeDigits } from '../../../src/tables/games/threeDigits.ts';
import { RoundButton } from '../../shell/RoundButton.tsx';
import { oddsText, useLayout, useTable } from '../shell/context.ts';
import { Spot } from '../shell/Spot.tsx';
import { useShow } from '../shell/show.ts';
import { readDigits } from './read.ts';

const none = { strengths: [] };
const paysOf = (kind: string): number =>
  threeDigits.chances(none).find((bet) => bet.kind === kind)?.pays ?? 0;

/** Three dials: what they show can be bet on in order, in any order, or digit by digit. */
const Dials = ({
  digits,
  onTurn,
}: {
  digits: readonly number[];
  onTurn: (place: number, by: number) => void;
}) => {
  const { texts } = useTable();
  return (
    <div className="dials">
      {digits.map((digit, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a dial is its place
        <div key={place} className="dial">
          <RoundButton
            action={`digit-up-${place + 1}`}
            icon="plus"
            size={18}
            label={texts.pick.up(place)}
            onPress={() => onTurn(place, 1)}
          />
          <output aria-live="polite" data-field={`digit-${place + 1}`}>
            {digit}
          </output>
          <RoundButton
            action={`digit-down-${place + 1}`}
            icon="minus"
            size={18}
            label={texts.pick.down(place)}
            onPress={() => onTurn(place, -1)}
          />
        </div>
      ))}
    </div>
  );
};

/** Combinations that the player has chips on, whatever the dials show now. */
const useNumberSpots = (): string[] => {
  const { lying } = useLayout();
  return Object.keys(lying).filter((spot) => /^(straight|box|place)/.test(spot));
};

const randomDigit = (): number => (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) % 10;

export const Board = () => {
  const { texts, words } = useTable();
  const [digits, setDigits] = useState<readonly number[]>([0, 0, 0]);
  const show = useShow();
  const drawn = show?.isOver ? readDigits(show.result.outcome) : null;
  const wins = (spot: string): boolean => drawn !== null && threeDigits.payout(spot, drawn, none) > 0;
  const text = digits.join('');
  const box = boxSpotOf(text);
  const offered = [
    { spot: `straight:${text}`, kind: 'straight' },
    ...(box === undefined ? [] : [{ spot: box, kind: new Set(text).size === 3 ? 'box-6' : 'box-3' }]),
    ...digits.map((digit, place) => ({ spot: `place:${place + 1}:${digit}`, kind: 'place' })),
  ];
  const others = useNumberSpots().filter((spot) => !offered.some((known) => known.spot === spot));
  const turn = (place: number, by: number): void =>
    setDigits(digits.map((digit, at) => (at === place ? (digit + by + 10) % 10 : digit)));
  return (
    <fieldset className="board digits-board">
      <legend className="unseen">{texts.table}</legend>
      <div className="digits-pick">
        <Dials digits={digits} onTurn={turn} />
        <button
          type="button"
          className="quiet-button"
          data-action="random"
          onClick={() => setDigits(digits.map(randomDigit))}
        >
          {texts.pick.random}
        </button>
      </div>
      <div className="digits-spots">
        {offered.map(({ spot, kind }) => (
          <Spot key={spot} spot={spot} winning={wins(spot)}>
            <strong>{words.spot(spot)}</strong>
            <small>{texts.pays(oddsText(paysOf(kind)))}</small>
          </Spot>
        ))}
        {[...halfSpots, 'triple'].map((spot) => (
          <Spot key={spot} spot={spot} winning={wins(spot)} className="half">
            <strong>{words.spot(spot)}</strong>
            <small>{texts.pays(oddsText(paysOf(spot === 'triple' ? 'triple' : 'even-money')))}</small>
          </Spot>
        ))}
        {others.map((spot) => (
          <Spot key={spot} spot={spot} winning={wins(spot)} className="other">
            <strong>{words.spot(spot)}</strong>
          </Spot>
        ))}
      </div>
    </fieldset>
  );
};
