import { useState } from 'react';
import { exoticKinds, exoticSpot, exotics, type RaceGame } from '../../../src/tables/games/race.ts';
import { useCard, useLayout, useTable, useTableState } from '../shell/context.ts';
import { type BetGroup, GroupedBoard } from '../shell/GroupedBoard.tsx';
import { Spot } from '../shell/Spot.tsx';
import { useShow } from '../shell/show.ts';
import { formOf } from './form.ts';
import { readOrder } from './run.ts';
import { useRace } from './useRace.ts';
import { raceNames } from './words.ts';

/** No round, no price. */
const priceText = (pays: number): string => (pays > 0 ? (pays / 100).toFixed(2) : '—');

const RunnerChoice = ({
  place,
  count,
  chosen,
  onChoose,
}: {
  place: number;
  count: number;
  chosen: number;
  onChoose: (runner: number) => void;
}) => {
  const { lang } = useTable();
  const { places } = raceNames(lang);
  return (
    <fieldset className="choice runner-choice">
      <legend>{places[place]}</legend>
      {Array.from({ length: count }, (_, at) => at + 1).map((runner) => (
        <label key={runner} data-runner={runner}>
          <input
            type="radio"
            name={`race-place-${place}`}
            data-action={`place-${place + 1}-${runner}`}
            checked={chosen === runner}
            onChange={() => onChoose(runner)}
          />
          <span>{runner}</span>
        </label>
      ))}
    </fieldset>
  );
};

/** A place to bet on, with what it pays. */
const RaceSpot = ({ game, spot, named }: { game: RaceGame; spot: string; named: boolean }) => {
  const { words } = useTable();
  const card = useCard();
  const show = useShow();
  const outcome = show?.isOver ? readOrder(game, show.result.outcome) : null;
  return (
    <Spot
      spot={spot}
      {...(!named && { label: words.spot(spot) })}
      winning={outcome !== null && game.payout(spot, outcome, card) > 0}
    >
      {named && <small>{words.spot(spot)}</small>}
      <strong>{priceText(game.price(card, spot))}</strong>
    </Spot>
  );
};

/** A chip on the win and one on the place of a runner, at one press. */
const EachWay = ({ runner }: { runner: number }) => {
  const { store, lang } = useTable();
  const { table, busy } = useTableState();
  const { eachWay } = raceNames(lang);
  return (
    <button
      type="button"
      className="each-way"
      data-action="each-way"
      data-value={runner}
      aria-label={`${eachWay.short} · ${eachWay.of(runner)}`}
      aria-disabled={table?.phase !== 'open' || busy}
      onClick={() => store.layAll([`win:${runner}`, `place:${runner}`])}
    >
      {eachWay.short}
    </button>
  );
};

/** Who runs: number, name, how it came in lately, strength, and what it pays. */
const RaceCard = ({ game }: { game: RaceGame }) => {
  const { texts, words, lang } = useTable();
  const { results } = useTableState();
  const card = useCard();
  const names = raceNames(lang);
  const strongest = Math.max(1, ...card.strengths);
  return (
    <>
      <div className="race-card">
        {Array.from({ length: game.runners.count }, (_, at) => at + 1).map((runner) => {
          const form = formOf(game, results, runner - 1);
          return (
            <div key={runner} className="race-row" data-runner={runner}>
              <span className="runner-mark" aria-hidden="true">
                {runner}
              </span>
              <p className="runner-name">
                <b>{words.runners?.[runner - 1] ?? ''}</b>
                <span className="runner-form" data-field="form">
                  <span className="unseen">
                    {form.length > 0 ? names.form(form.join(' ')) : names.noForm}
                  </span>
                  {form.map((place, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the same place may come twice
                    <i key={at} aria-hidden="true" data-first={place === 1}>
                      {place}
                    </i>
                  ))}
                </span>
                <meter
                  className="tally"
                  min={0}
                  max={strongest}
                  value={card.strengths[runner - 1] ?? 0}
                  aria-label={`${texts.strength} ${card.strengths[runner - 1] ?? 0}`}
                />
              </p>
              {(['win', 'place'] as const).map((kind) => (
                <div key={kind} className="race-bet">
                  <small aria-hidden="true">{names.kinds[kind]}</small>
                  <RaceSpot game={game} spot={`${kind}:${runner}`} named={false} />
                </div>
              ))}
              <EachWay runner={runner} />
            </div>
          );
        })}
      </div>
      <div className="race-parity">
        <RaceSpot game={game} spot="odd" named />
        <RaceSpot game={game} spot="even" named />
      </div>
    </>
  );
};

/** Bets on the first two or three: the runners are chosen by place, and what already lies there is shown too. */
const ExoticBets = ({ game, size }: { game: RaceGame; size: 2 | 3 }) => {
  const { lying } = useLayout();
  const [chosen, setChosen] = useState([1, 2, 3].slice(0, size));
  const kinds = exoticKinds.filter((kind) => exotics[kind].size === size);
  const named = kinds.map((kind) => exoticSpot(kind, chosen));
  const others = Object.keys(lying).filter(
    (spot) => kinds.some((kind) => spot.startsWith(`${kind}:`)) && !named.includes(spot),
  );
  // Who is chosen for one place leaves the other to whoever was here.
  const choose = (place: number, runner: number): void =>
    setChosen(
      chosen.map((held, at) => (at === place ? runner : held === runner ? (chosen[place] ?? held) : held)),
    );
  return (
    <div className="exotics">
      {chosen.map((runner, place) => (
        <RunnerChoice
          // biome-ignore lint/suspicious/noArrayIndexKey: places do not move
          key={place}
          place={place}
          count={game.runners.count}
          chosen={runner}
          onChoose={(next) => choose(place, next)}
        />
      ))}
      <div className="exotic-spots">
        {[...named, ...others].map((spot) => (
          <RaceSpot key={spot} game={game} spot={spot} named />
        ))}
      </div>
    </div>
  );
};

export const Board = () => {
  const game = useRace();
  const { lang } = useTable();
  const { groups: names } = raceNames(lang);
  const isOf =
    (size: number) =>
    (spot: string): boolean =>
      exoticKinds.some((kind) => exotics[kind].size === size && spot.startsWith(`${kind}:`));
  const groups: readonly BetGroup[] = [
    {
      id: 'win',
      name: names.win,
      has: (spot) => !isOf(2)(spot) && !isOf(3)(spot),
      places: () => <RaceCard game={game} />,
    },
    { id: 'pair', name: names.pair, has: isOf(2), places: () => <ExoticBets game={game} size={2} /> },
    { id: 'three', name: names.three, has: isOf(3), places: () => <ExoticBets game={game} size={3} /> },
  ];
  return <GroupedBoard groups={groups} className="race-board" />;
};
