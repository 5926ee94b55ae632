import { seatNumbers, seatWon, sevenLanterns } from '../../../src/tables/games/sevenLanterns.ts';
import { oddsRange } from '../shell/BetSpot.tsx';
import { useLayout, useTable, useTableState } from '../shell/context.ts';
import { Spot } from '../shell/Spot.tsx';
import { ownSeats, readLanterns } from './read.ts';
import { lanternsWords } from './words.ts';

const noCard = { strengths: [] };
const kinds = ['seat', 'pair', 'three'] as const;

/** A row of seven places for each kind of bet. A seat takes one bet a round, whose hand its raises are measured by. */
export const Board = () => {
  const { texts, words, lang } = useTable();
  const { slips, table } = useTableState();
  const { standing } = useLayout();
  const outcome = table?.phase === 'settled' ? readLanterns(table.result?.outcome) : null;
  const seats = ownSeats(slips, table?.number ?? 0);
  const isWon = (kind: (typeof kinds)[number], seat: number): boolean => {
    const [spot, view] = [`${kind}:${seat}`, seats.get(seat)];
    if (!outcome || (standing[spot] ?? 0n) === 0n) return false;
    if (kind === 'seat') return view !== undefined && seatWon(view, outcome) > 0;
    return sevenLanterns.payout(spot, outcome, noCard) > 100;
  };
  const chances = new Map(sevenLanterns.chances(noCard).map((bet) => [bet.kind, bet]));
  return (
    <fieldset className="board lanterns-board">
      <legend className="unseen">{texts.table}</legend>
      {kinds.map((kind) => {
        const bet = chances.get(kind);
        return (
          <div key={kind} className="lanterns-row" data-kind={kind}>
            <p aria-hidden="true">
              <span>{kind === 'seat' ? lanternsWords(lang).choose : words.kind(kind)}</span>
              {kind !== 'seat' && bet && <small>{texts.pays(oddsRange(bet))}</small>}
            </p>
            {seatNumbers.map((seat) => {
              const spot = `${kind}:${seat}`;
              return (
                <Spot
                  key={spot}
                  spot={spot}
                  className={`lanterns-${kind}`}
                  label={words.spot(spot)}
                  winning={isWon(kind, seat)}
                  taking={kind !== 'seat' || standing[spot] === undefined}
                >
                  <strong aria-hidden="true">{seat}</strong>
                </Spot>
              );
            })}
          </div>
        );
      })}
    </fieldset>
  );
};
