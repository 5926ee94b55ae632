import { countOf } from '../../../src/games/blackjack/count.ts';
import { blackjackWordsOf } from '../../blackjack/words.ts';
import { chipText, useLayout, useTable, useTableState } from '../shell/context.ts';
import { handsOf } from '../shell/hands.ts';
import { minorOf } from '../shell/news.ts';
import { SceneArt } from '../shell/SceneArt.tsx';
import { useWide } from '../shell/show.ts';
import { ArcSeat } from './ArcSeat.tsx';
import { Cards, useOpened } from './Cards.tsx';
import { Garden } from './Garden.tsx';
import { Lantern } from './Lantern.tsx';
import { Plate } from './Plate.tsx';
import { arc, type Point, strip } from './places.ts';
import { totalText } from './read.ts';
import { LargeSeat, StripSeat } from './StripSeat.tsx';
import { type SeatView, useLaid } from './useLaid.ts';
import { isGain } from './useSeat.ts';

/** What the player has on each seat, raises included, as short as fits on a chip. */
const useSeatStakes = (): ((seat: number) => string | null) => {
  const { lying } = useLayout();
  const { slips, table, currency } = useTableState();
  const hands = handsOf(slips, table?.number ?? 0);
  return (seat) => {
    const spot = `seat:${seat}`;
    const raised = hands
      .filter(({ hand }) => hand.spot === spot)
      .reduce((sum, { hand }) => sum + minorOf(hand.raised, currency), 0n);
    const all = (lying[spot] ?? 0n) + raised;
    return all > 0n ? chipText(all, currency) : null;
  };
};

/** The dealer's cards between lamp and shoe. The lamp goes out where the dealer busts. */
const Dealer = ({ laid, places, scale }: DealerProps) => {
  const { lang } = useTable();
  const opened = useOpened(laid.dealer.length);
  const open = laid.dealer.slice(0, opened);
  const isOut = countOf(open).total > 21;
  const { dealer, lamp, shoe } = places;
  const height = 49 * scale;
  return (
    <g className="lantern-dealer">
      <Lantern
        seat=""
        {...lamp}
        flame={isOut ? 'out' : laid.dealer.length > 0 ? 'good' : 'own'}
        size={scale}
      />
      <path
        className="shoe"
        transform={`translate(${shoe.x} ${shoe.y}) scale(${scale})`}
        d="M-32 -22l64 12l-8 38l-60 -12zM-32 -22l12 -10l60 12l-8 10z"
      />
      {laid.dealer.length === 0 &&
        [-1, 1].map((side) => (
          <rect
            key={side}
            className="seat-mat"
            x={dealer.x + side * 38 * scale - 35 * scale}
            y={dealer.y - height}
            width={70 * scale}
            height={2 * height}
            rx="8"
          />
        ))}
      <Cards cards={laid.dealer} covered={laid.covered} {...dealer} scale={scale} room={250} shoe={shoe} />
      {open.length > 0 && (
        <Plate
          x={dealer.x}
          y={dealer.y + height + 4}
          width={112}
          text={`${blackjackWordsOf(lang).dealer} ${totalText(open, laid.covered === 0 && opened === laid.dealer.length)}`}
        />
      )}
    </g>
  );
};

interface DealerProps {
  readonly laid: ReturnType<typeof useLaid>;
  readonly places: Readonly<Record<'dealer' | 'lamp' | 'shoe', Point>>;
  readonly scale: number;
}

const bestTotal = ({ hands }: SeatView): number =>
  Math.max(
    ...hands.map(({ cards }) => {
      const { total } = countOf(cards);
      return total > 21 ? 0 : total;
    }),
  );

/** The seat that is shown in large; while the player has none, the best hand there is to watch. */
const largeOf = (seats: readonly SeatView[]): SeatView | undefined =>
  seats.find(({ active }) => active !== null) ??
  seats.find(({ ends }) => ends.some(isGain)) ??
  seats.find(({ own }) => own) ??
  seats
    .filter(({ hands }) => hands.every(({ cards }) => cards.length > 1))
    .reduce<SeatView | undefined>(
      (best, seat) => (best && bestTotal(best) >= bestTotal(seat) ? best : seat),
      undefined,
    );

/** The rules on the felt in two lines, for them to stand between the lanterns. */
const linesOf = (felt: string): readonly string[] => {
  const parts = felt.split(' · ');
  return [parts.slice(0, -1).join(' · '), parts.at(-1) ?? ''].filter((line) => line !== '');
};

/** Seven seats before the dealer: in an arc where there is width, else in a strip with one seat large below. */
export const Scene = () => {
  const { words, lang } = useTable();
  const { table } = useTableState();
  const laid = useLaid();
  const stakeOf = useSeatStakes();
  const isWide = useWide();
  const felt = blackjackWordsOf(lang).felt;
  const told = laid.isTold && table?.result ? words.result(table.result.summary) : null;
  if (isWide) {
    return (
      <SceneArt className="lanterns-scene" viewBox="0 0 800 408" told={told}>
        <Garden isWide />
        {linesOf(felt).map((line, at) => (
          <text key={line} className="lanterns-felt" x="400" y={143 + at * 19}>
            {line}
          </text>
        ))}
        <Dealer laid={laid} places={arc} scale={0.92} />
        {laid.seats.map((view) => (
          <ArcSeat key={view.seat} view={view} stake={stakeOf(view.seat)} />
        ))}
      </SceneArt>
    );
  }
  const large = largeOf(laid.seats);
  return (
    <SceneArt className="lanterns-scene" viewBox="0 0 400 350" told={told}>
      <Garden isWide={false} />
      <Dealer laid={laid} places={strip} scale={0.84} />
      {laid.seats.map((view) => (
        <StripSeat key={view.seat} view={view} />
      ))}
      {large ? (
        <LargeSeat key={large.seat} view={large} stake={stakeOf(large.seat)} />
      ) : (
        felt.split(' · ').map((line, at) => (
          <text key={line} className="lanterns-felt" x="200" y={250 + at * 30}>
            {line}
          </text>
        ))
      )}
    </SceneArt>
  );
};
