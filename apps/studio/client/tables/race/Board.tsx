import { useState } from 'react';
import { hareCount, hareRace, racePrice } from '../../../src/tables/games/hareRace.ts';
import { useCard, useLayout, useTable } from '../shell/context.ts';
import { Spot } from '../shell/Spot.tsx';
import { useShow } from '../shell/show.ts';
import { readOrder } from './run.ts';

const hares = Array.from({ length: hareCount }, (_, hare) => hare + 1);

/** No round, no price. */
const priceText = (pays: number): string => (Number.isFinite(pays) ? (pays / 100).toFixed(2) : '—');

const HareChoice = ({
  name,
  label,
  chosen,
  without,
  onChoose,
}: {
  name: string;
  label: string;
  chosen: number;
  without?: number;
  onChoose: (hare: number) => void;
}) => (
  <fieldset className="hare-choice">
    <legend>{label}</legend>
    {hares.map((hare) => (
      <label key={hare} data-runner={hare}>
        <input
          type="radio"
          name={name}
          data-action={`${name}-${hare}`}
          checked={chosen === hare}
          disabled={hare === without}
          onChange={() => onChoose(hare)}
        />
        <span>{hare}</span>
      </label>
    ))}
  </fieldset>
);

export const Board = () => {
  const { texts, words } = useTable();
  const card = useCard();
  const show = useShow();
  const [[first, second], setForecast] = useState<readonly [number, number]>([1, 2]);
  const { standing, laid } = useLayout();
  const outcome = show?.isOver ? readOrder(show.result.outcome) : null;
  const wins = (spot: string): boolean => outcome !== null && hareRace.payout(spot, outcome, card) > 0;
  const forecast = `forecast:${first}-${second}`;
  const others = [...new Set([...Object.keys(standing), ...Object.keys(laid)])].filter(
    (spot) => spot.startsWith('forecast') && spot !== forecast,
  );
  const total = card.strengths.reduce((sum, strength) => sum + strength, 0);
  const spot = (name: string, short: string) => (
    <Spot key={name} spot={name} winning={wins(name)}>
      <small>{short}</small>
      <strong>{priceText(racePrice(card, name))}</strong>
    </Spot>
  );
  return (
    <fieldset className="board race-board">
      <legend className="unseen">{texts.table}</legend>
      <div className="race-card">
        {hares.map((hare) => (
          <div key={hare} className="race-row" data-runner={hare}>
            <span className="runner-mark">{hare}</span>
            <meter
              min={0}
              max={1}
              value={(card.strengths[hare - 1] ?? 0) / Math.max(1, total) / 0.4}
              aria-label={`${texts.strength} ${card.strengths[hare - 1] ?? 0}`}
            />
            {spot(`win:${hare}`, words.spot(`win:${hare}`))}
            {spot(`place:${hare}`, words.spot(`place:${hare}`))}
          </div>
        ))}
      </div>
      <div className="forecast">
        <HareChoice
          name="first"
          label={texts.pick.first}
          chosen={first}
          onChoose={(hare) => setForecast([hare, hare === second ? first : second])}
        />
        <HareChoice
          name="second"
          label={texts.pick.second}
          chosen={second}
          without={first}
          onChoose={(hare) => setForecast([first, hare])}
        />
        {[forecast, ...others].map((name) => spot(name, words.spot(name)))}
      </div>
    </fieldset>
  );
};
