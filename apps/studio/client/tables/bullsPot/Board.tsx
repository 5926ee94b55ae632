import { useEffect } from 'react';
import { sharesOf } from '../../../src/tables/engine/pot.ts';
import { bullsPot, potSeats, winnerOf } from '../../../src/tables/games/bullsPot.ts';
import { coins } from '../../shell/amounts.ts';
import { chipText, useLayout, useTable, useTableState } from '../shell/context.ts';
import { useShow } from '../shell/show.ts';
import { sumOf } from '../shell/tableState.ts';
import { anteIn, readHands } from './read.ts';
import { potWords } from './words.ts';

/** Six seats: a press lays the chosen chip at one of them, in the place of wherever it lay. */
export const Board = () => {
  const { store, texts, words, lang } = useTable();
  const { table, slips, chip, currency, busy } = useTableState();
  const { standing, laid } = useLayout();
  const show = useShow();
  const own = potWords[lang];
  const ante = anteIn(slips, table?.number ?? 0);
  const isSeated = sumOf(standing) > 0n;
  const isOpen = table?.phase === 'open' && !busy && !isSeated;
  const isDealt = table?.phase !== 'open' && table?.phase !== 'closed';
  const hands = show?.isOver ? readHands(show.result.outcome) : null;
  const isPotUntold = table?.phase === 'drawn' && ante !== undefined && ante.pot === undefined;
  // Who sits where is known from the draw on.
  useEffect(() => {
    if (isPotUntold) void store.refresh();
  }, [isPotUntold, store]);
  const stake = sumOf(standing) + sumOf(laid) || chip;
  const shares = bullsPot.pot && sharesOf(stake, bullsPot.pot);
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
        const [on, fresh] = [standing[spot] ?? 0n, laid[spot] ?? 0n];
        return (
          <button
            key={seat}
            type="button"
            className="spot pot-seat"
            data-action="lay"
            data-spot={spot}
            data-standing={on > 0n}
            data-winning={hands !== null && winnerOf(hands) === seat}
            aria-disabled={!isOpen}
            onClick={() => {
              if (!isOpen) return;
              store.clear();
              store.lay(spot);
            }}
          >
            <strong>{words.spot(spot)}</strong>
            <small>{on + fresh > 0n ? own.yours : own.free}</small>
            {on + fresh > 0n && (
              <>
                <span className="pile" data-fresh={fresh > 0n} aria-hidden="true">
                  {chipText(on + fresh, currency)}
                </span>
                <span className="unseen">{texts.lying(coins(on + fresh, currency))}</span>
              </>
            )}
          </button>
        );
      })}
    </fieldset>
  );
};
