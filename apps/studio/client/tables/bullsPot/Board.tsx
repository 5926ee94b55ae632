import { useEffect } from 'react';
import { sharesOf } from '../../../src/tables/engine/pot.ts';
import { bullsPot, potSeats, winnerOf } from '../../../src/tables/games/bullsPot.ts';
import { coins } from '../../shell/amounts.ts';
import { potWords } from '../pots/words.ts';
import { useLayout, useTable, useTableState } from '../shell/context.ts';
import { Spot } from '../shell/Spot.tsx';
import { useShow } from '../shell/show.ts';
import { sumOf } from '../shell/tableState.ts';
import { anteIn, readHands } from './read.ts';

/** Six seats: a press lays the chosen chip at one of them, in the place of wherever it lay. */
export const Board = () => {
  const { store, texts, words, lang } = useTable();
  const { table, slips, chip, currency, busy } = useTableState();
  const { standing, lying } = useLayout();
  const show = useShow();
  const own = potWords(lang);
  const ante = anteIn(slips, table?.number ?? 0);
  const isSeated = sumOf(standing) > 0n;
  const isDealt = table?.phase !== 'open' && table?.phase !== 'closed';
  const hands = show?.isOver ? readHands(show.result.outcome) : null;
  const isPotUntold = table?.phase === 'drawn' && ante !== undefined && ante.pot === undefined;
  // Who sits where is known from the draw on.
  useEffect(() => {
    if (isPotUntold) void store.refresh();
  }, [isPotUntold, store]);
  const stake = sumOf(lying) || chip;
  const shares = bullsPot.pot && sharesOf(stake, bullsPot.pot);
  const sit = (spot: string): void => {
    if (isSeated || busy || table?.phase !== 'open') return;
    store.clear();
    store.lay(spot);
  };
  return (
    <fieldset className="board pot-board">
      <legend className="unseen">{texts.table}</legend>
      <p className="pot-line" data-field="pot">
        <span>{!isSeated ? own.choose : isDealt ? '' : own.seated}</span>
        {shares && (
          <b>
            {own.pot(coins(shares.pot, currency))} · {own.pays(coins(shares.paid, currency))}
          </b>
        )}
      </p>
      {potSeats.map((seat) => {
        const spot = `seat:${seat}`;
        return (
          <Spot
            key={seat}
            spot={spot}
            className="pot-seat"
            winning={hands !== null && winnerOf(hands) === seat}
            taking={!isSeated}
            onPress={() => sit(spot)}
          >
            <strong>{words.spot(spot)}</strong>
            <small>{lying[spot] === undefined ? own.free : own.yours}</small>
          </Spot>
        );
      })}
    </fieldset>
  );
};
