import type { SideName, SideResult } from '../../../src/games/blackjack/sides.ts';
import { seatNumbers, seatWon, sevenLanterns, sideBacks } from '../../../src/tables/games/sevenLanterns.ts';
import { blackjackWordsOf } from '../../blackjack/words.ts';
import { oddsRange } from '../shell/BetSpot.tsx';
import { useLayout, useServerNow, useTable, useTableState } from '../shell/context.ts';
import { Spot } from '../shell/Spot.tsx';
import { useCalm } from '../shell/show.ts';
import { firstOpenMs, ownSeats, readFaceUp, readLanterns, sideResultOf } from './read.ts';
import { lanternsWords } from './words.ts';

const noCard = { strengths: [] };
const kinds = ['seat', 'pair', 'three'] as const;

/** A row of seven places for each kind of bet. A seat takes one bet a round, whose hand its raises are measured by. */
export const Board = () => {
  const { texts, words, lang } = useTable();
  const { slips, table } = useTableState();
  const { standing } = useLayout();
  const result = table?.phase === 'drawn' || table?.phase === 'settled' ? table.result?.outcome : null;
  const shown = readLanterns(result);
  const outcome = table?.phase === 'settled' ? shown : null;
  const now = useServerNow();
  const isCalm = useCalm();
  const isDealt = isCalm || now - Date.parse(table?.drawsAt ?? '') >= firstOpenMs;
  // Side bets go by the first cards alone: they are told as soon as these lie there.
  const open = shown
    ? { dealer: shown.dealer[0] ?? 0, seats: shown.seats }
    : isDealt
      ? readFaceUp(table?.faceUp)
      : null;
  const wonSide = (name: SideName, seat: number): SideResult | null =>
    open && (standing[`${name}:${seat}`] ?? 0n) > 0n ? sideResultOf(name, seat, open) : null;
  const { results } = blackjackWordsOf(lang).sides;
  const seats = ownSeats(slips, table?.number ?? 0);
  const isWon = (kind: (typeof kinds)[number], seat: number): boolean => {
    if (kind !== 'seat') return wonSide(kind, seat) !== null;
    const view = seats.get(seat);
    if (!outcome || (standing[`seat:${seat}`] ?? 0n) === 0n) return false;
    return view !== undefined && seatWon(view, outcome) > 0;
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
              const won = kind === 'seat' ? null : wonSide(kind, seat);
              const back = won === null || kind === 'seat' ? undefined : sideBacks[kind][won];
              return (
                <Spot
                  key={spot}
                  spot={spot}
                  className={`lanterns-${kind}`}
                  label={won === null ? words.spot(spot) : `${words.spot(spot)}: ${results[won]}`}
                  winning={isWon(kind, seat)}
                  taking={kind !== 'seat' || standing[spot] === undefined}
                >
                  <strong aria-hidden="true">{back === undefined ? seat : `${back - 1}:1`}</strong>
                </Spot>
              );
            })}
          </div>
        );
      })}
    </fieldset>
  );
};
