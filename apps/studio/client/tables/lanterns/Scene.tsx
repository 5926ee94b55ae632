import { countOf } from '../../../src/games/blackjack/count.ts';
import { rankNames, rankOf } from '../../../src/games/cards/card.ts';
import type { HandEnd } from '../../../src/tables/games/sevenLanterns.ts';
import { blackjackWordsOf } from '../../blackjack/words.ts';
import { chipText, useLayout, useTable, useTableState } from '../shell/context.ts';
import { handsOf } from '../shell/hands.ts';
import { minorOf } from '../shell/news.ts';
import { SceneArt } from '../shell/SceneArt.tsx';
import { useWide } from '../shell/show.ts';
import { Cards } from './Cards.tsx';
import { Lantern } from './Lantern.tsx';
import { endSigns, Plate } from './Plate.tsx';
import { totalText } from './read.ts';
import { type SeatView, useLaid } from './useLaid.ts';

/** What the player has on each seat, raises included, as short as fits on a chip. */
const useSeatStakes = (): ((seat: number) => string | null) => {
  const { standing } = useLayout();
  const { slips, table, currency } = useTableState();
  const hands = handsOf(slips, table?.number ?? 0);
  return (seat) => {
    const spot = `seat:${seat}`;
    const raised = hands
      .filter(({ hand }) => hand.spot === spot)
      .reduce((sum, { hand }) => sum + minorOf(hand.raised, currency), 0n);
    const all = (standing[spot] ?? 0n) + raised;
    return all > 0n ? chipText(all, currency) : null;
  };
};

const Dealer = ({
  laid,
  x,
  y,
  scale,
}: {
  laid: ReturnType<typeof useLaid>;
  x: number;
  y: number;
  scale: number;
}) => {
  const { lang } = useTable();
  const height = 49 * scale;
  return (
    <g className="lantern-dealer">
      {laid.dealer.length === 0 &&
        [-1, 1].map((side) => (
          <rect
            key={side}
            className="seat-mat"
            x={x + side * 38 * scale - 35 * scale}
            y={y - height}
            width={70 * scale}
            height={2 * height}
            rx="8"
          />
        ))}
      <Cards cards={laid.dealer} covered={laid.covered} x={x} y={y} scale={scale} room={260} />
      {laid.dealer.length > 0 && (
        <Plate
          x={x}
          y={y + height + 4}
          width={104}
          text={`${blackjackWordsOf(lang).dealer} ${totalText(laid.dealer, laid.covered === 0)}`}
        />
      )}
    </g>
  );
};

const isGain = (end: HandEnd | undefined): boolean => end === 'win' || end === 'blackjack';

/** Edges of the arc lie higher than its middle. */
const lifts = [92, 44, 12, 0, 12, 44, 92] as const;

/** A seat of the arc: its lantern, its hands beside each other, what lies on it. */
const ArcSeat = ({ view, stake }: { view: SeatView; stake: string | null }) => {
  const at = view.seat - 1;
  const [x, y] = [68 + at * 110.5, 300 - (lifts[at] ?? 0)];
  const isActive = view.active !== null;
  const scale = view.hands.length > 1 ? 0.54 : isActive ? 0.92 : 0.8;
  const width = 107 / view.hands.length;
  return (
    <g className="lantern-seat" data-own={view.own} data-active={isActive} data-seat={view.seat}>
      <path className="seat-mat" d={`M${x - 53} ${y + 44}q53 16 106 0v-90q-53 -12 -106 0z`} />
      {view.hands.map(({ cards, done }, hand) => {
        const middle = x + (hand - (view.hands.length - 1) / 2) * width;
        return cards.length === 0 ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: hands never change places
          <g key={hand} data-turn={view.active === hand}>
            <Cards cards={cards} x={middle} y={y - 3} scale={scale} room={width - 5} />
            <Plate
              x={middle}
              y={y + 48}
              width={width - 8}
              text={totalText(cards, done)}
              end={view.ends[hand]}
            />
          </g>
        );
      })}
      <Lantern seat={view.seat} x={x} y={y + 83} lit={view.own} />
      {stake !== null && (
        <text className="seat-stake" x={x} y={y + 117}>
          {stake}
        </text>
      )}
    </g>
  );
};

/** A seat of the strip: its number, its ranks and what they count. */
const StripSeat = ({ view }: { view: SeatView }) => {
  const x = 30 + (view.seat - 1) * 56.6;
  const first = view.hands[0]?.cards ?? [];
  const totals = view.hands.flatMap(({ cards }, at) => {
    const end = view.ends[at];
    return cards.length > 0 ? `${end ? endSigns[end] : ''}${countOf(cards).total}` : [];
  });
  const end = view.ends.find(isGain) ?? view.ends[0];
  return (
    <g className="lantern-seat" data-own={view.own} data-active={view.active !== null} data-seat={view.seat}>
      <Lantern seat={view.seat} x={x} y={136} lit={view.own} />
      <rect className="strip-mat" x={x - 26} y="156" width="52" height="45" rx="7" data-end={end ?? ''} />
      {first.length > 0 && view.hands.length === 1 && first.length < 4 && (
        <text className="strip-ranks" x={x} y="174">
          {first.map((card) => rankNames[rankOf(card)]).join(' ')}
        </text>
      )}
      {totals.map((total, at) => (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: hands never change places
          key={at}
          className="strip-total"
          x={x}
          y={totals.length > 1 ? 175 + at * 19 : first.length < 4 ? 194 : 184}
        >
          {total}
        </text>
      ))}
    </g>
  );
};

/** The player's own seat in large: the one whose turn it is, or has won, or the first. */
const LargeSeat = ({ view, stake }: { view: SeatView; stake: string | null }) => {
  const { words, lang } = useTable();
  const { results } = blackjackWordsOf(lang);
  const count = view.hands.length;
  return (
    <g className="large-seat" data-active={view.active !== null}>
      <text className="large-name" x="14" y="230">
        {words.spot(`seat:${view.seat}`)}
        {stake !== null && ` · ${stake}`}
      </text>
      {view.hands.map(({ cards, done }, hand) => {
        const x = 200 + (hand - (count - 1) / 2) * 190;
        const end = view.ends[hand];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: hands never change places
          <g key={hand} data-turn={count > 1 && view.active === hand}>
            <Cards cards={cards} x={x} y={281} scale={0.86} room={count > 1 ? 178 : 300} />
            {cards.length > 0 && (
              <Plate
                x={x}
                y={333}
                width={count > 1 ? 160 : 200}
                text={`${totalText(cards, done)}${end ? ` · ${results[end]}` : ''}`}
                end={end}
              />
            )}
          </g>
        );
      })}
    </g>
  );
};

/** Seven seats before the dealer: in an arc where there is width, else in a strip with the player's own seat large below. */
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
      <SceneArt className="lanterns-scene" viewBox="0 0 800 430" told={told}>
        <path className="felt" d="M-20 150Q400 -80 820 150V450H-20Z" />
        <path className="felt-line" d="M-20 232Q400 330 820 232" transform="translate(0 -70)" />
        <text className="lanterns-felt" x="400" y="148">
          {felt}
        </text>
        <Dealer laid={laid} x={400} y={66} scale={0.92} />
        {laid.seats.map((view) => (
          <ArcSeat key={view.seat} view={view} stake={stakeOf(view.seat)} />
        ))}
      </SceneArt>
    );
  }
  const large =
    laid.seats.find(({ active }) => active !== null) ??
    laid.seats.find(({ ends }) => ends.some(isGain)) ??
    laid.seats.find(({ own }) => own);
  return (
    <SceneArt className="lanterns-scene" viewBox="0 0 400 350" told={told}>
      <path className="felt" d="M-20 24Q200 -30 420 24V360H-20Z" />
      <Dealer laid={laid} x={200} y={52} scale={0.84} />
      {laid.seats.map((view) => (
        <StripSeat key={view.seat} view={view} />
      ))}
      {large ? (
        <LargeSeat view={large} stake={stakeOf(large.seat)} />
      ) : (
        felt.split(' · ').map((line, at) => (
          <text key={line} className="lanterns-felt" x="200" y={246 + at * 30}>
            {line}
          </text>
        ))
      )}
    </SceneArt>
  );
};
