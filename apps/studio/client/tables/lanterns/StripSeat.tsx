import { rankNames, rankOf } from '../../../src/games/cards/card.ts';
import { blackjackWordsOf } from '../../blackjack/words.ts';
import { useTable } from '../shell/context.ts';
import { Cards } from './Cards.tsx';
import { Lantern } from './Lantern.tsx';
import { Others } from './Others.tsx';
import { endSigns, Plate } from './Plate.tsx';
import { strip, stripSeat } from './places.ts';
import { SeatChip } from './SeatChip.tsx';
import type { SeatView } from './useLaid.ts';
import { useSeat } from './useSeat.ts';

/** A seat of the strip: its lantern, its ranks and what they count. */
export const StripSeat = ({ view }: { view: SeatView }) => {
  const { x, y } = stripSeat(view.seat);
  const { hands, flame } = useSeat(view);
  const first = hands[0];
  const totals = hands.flatMap(({ text, end }) => (text === '' ? [] : `${end ? endSigns[end] : ''}${text}`));
  const end = hands.map((hand) => hand.end).find((found) => found !== undefined);
  const hasRanks = first !== undefined && first.text !== '' && hands.length === 1 && first.cards.length < 4;
  return (
    <g className="lantern-seat" data-own={view.own} data-active={view.active !== null} data-seat={view.seat}>
      <rect className="strip-mat" x={x - 26} y="159" width="52" height="45" rx="7" data-end={end ?? ''} />
      <Lantern seat={view.seat} x={x} y={y} flame={flame} size={0.72} />
      {hasRanks && (
        <text className="strip-ranks" x={x} y="178">
          {first.open.map((card) => rankNames[rankOf(card)]).join(' ')}
        </text>
      )}
      {totals.map((total, at) => (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: hands never change places
          key={at}
          className="strip-total"
          x={x}
          y={totals.length > 1 ? 178 + at * 19 : hasRanks ? 197 : 187}
        >
          {total}
        </text>
      ))}
      <Others count={view.others} x={x + 17} y={y - 14} />
    </g>
  );
};

/** One seat in large: the player's own whose turn it is, or that has won, or else the best hand at the table. */
export const LargeSeat = ({ view, stake }: { view: SeatView; stake: string | null }) => {
  const { words, lang } = useTable();
  const { results } = blackjackWordsOf(lang);
  const { hands, chips } = useSeat(view);
  const count = hands.length;
  return (
    <g className="large-seat" data-own={view.own} data-active={view.active !== null}>
      <text className="large-name" x="14" y="232">
        {words.spot(`seat:${view.seat}`)}
      </text>
      {stake !== null && <SeatChip text={stake} x={36} y={268} house={strip.dealer} state={chips} />}
      {hands.map(({ cards, text, end }, hand) => {
        const x = 200 + (hand - (count - 1) / 2) * 190;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: hands never change places
          <g key={hand} data-turn={count > 1 && view.active === hand}>
            <Cards cards={cards} x={x} y={283} scale={0.86} room={count > 1 ? 178 : 260} shoe={strip.shoe} />
            {text !== '' && (
              <Plate
                x={x}
                y={334}
                width={count > 1 ? 160 : 200}
                text={`${text}${end ? ` · ${results[end]}` : ''}`}
                end={end}
              />
            )}
          </g>
        );
      })}
    </g>
  );
};
