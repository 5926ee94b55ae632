import { toDecimal } from '@pavilion/money';
import { isDealt } from '../../../src/tables/games/blossomFacts.ts';
import { potEndOf } from '../../../src/tables/games/blossomPlay.ts';
import { money } from '../../shell/amounts.ts';
import { Card } from '../baccarat/Card.tsx';
import { useTable, useTableState } from '../shell/context.ts';
import { raiseOf } from '../shell/hands.ts';
import { lastSeatOf } from './lastPlace.ts';
import { lateWords } from './lateWords.ts';
import { receivedOf } from './net.ts';
import { inOrder } from './order.ts';
import { Line, widthOf } from './Plate.tsx';
import { long, placeOf, type TableForm, wide } from './places.ts';
import { nameOfHand, openPot, ownPotIn, readOutcome } from './read.ts';
import { useSeats } from './seats.ts';
import { useSitting } from './sit.ts';
import { ownWords } from './words.ts';

/** Cards of a half of the pack that is shuffled. */
const half = [0, 1, 2, 3, 4] as const;

/** The pack of the next deal, shuffled by two hands until bets are closed. */
const Deck = ({ form: { deck } }: { form: TableForm }) => (
  <g className="blossom-deck" transform={`translate(${deck.x} ${deck.y}) scale(${deck.scale})`}>
    {half.flatMap((at) =>
      (['left', 'right'] as const).map((side) => (
        <g key={`${side}${at}`} transform={`translate(0 ${-3 * (2 * at + (side === 'left' ? 0 : 1))})`}>
          <g className="deck-card" data-side={side} style={{ animationDelay: `${at * 70}ms` }}>
            <rect className="card-back" x="-35" y="-49" width="70" height="98" rx="7" />
            <path className="card-weave" d="M0 -38L24 0L0 38L-24 0ZM0 -22L14 0L0 22L-14 0Z" />
          </g>
        </g>
      )),
    )}
    {(['left', 'right'] as const).map((side) => (
      <g key={side} transform={side === 'left' ? 'translate(-42 14)' : 'translate(42 14) scale(-1 1)'}>
        <g className="deck-hand">
          <path className="deck-sleeve" d="M-74 -20C-46 -26 -30 -20 -16 -10L-18 20C-32 26 -52 24 -74 24Z" />
          <path
            className="arm-hand"
            d="M-18 -10C-4 -14 8 -8 16 -2C18 2 14 5 9 3L4 2C10 6 12 10 6 12C2 18 -8 20 -19 18Z"
          />
        </g>
      </g>
    ))}
  </g>
);

interface ToldPot {
  readonly title: string;
  readonly text: string;
  /** The seat, from 0, that took it, who sat there, and what it showed. */
  readonly seat: number;
  readonly who: 'you' | 'member' | 'bot';
  readonly hand: readonly number[] | null;
}

/** What the pot before brought to whoever took it: the player's own, or else that of the bots' open table, and said to be theirs. */
const useLastPot = (): ToldPot | null => {
  const { lang, words } = useTable();
  const { table, slips, results, currency } = useTableState();
  const own = ownWords(lang);
  const { lastPot, openPots } = lateWords(lang);
  const told = (
    title: string,
    winner: number,
    who: ToldPot['who'],
    taker: string,
    hand: readonly number[] | null,
    sum: string,
  ): ToldPot => ({
    seat: winner - 1,
    who,
    hand,
    title,
    text: [taker, hand ? nameOfHand(hand, lang) : own.allFolded, sum].join(' · '),
  });
  // A press has cleared the table of one that has been paid.
  const mine = table && ownPotIn(slips, table.phase === 'settled' ? table.number : table.number - 1);
  if (mine && mine.view.winner !== null) {
    const { winner, seat, seats, pot } = mine.view;
    const isOwn = winner - 1 === seat;
    const who = isOwn ? 'you' : (mine.own.slip.pot?.seats[winner - 1] ?? 'bot');
    const taker = isOwn ? own.you : words.spot(`seat:${winner}`);
    const sum = money(toDecimal(raiseOf(mine.own, receivedOf(pot), currency), currency), currency);
    return told(lastPot, winner, who, taker, seats[winner - 1]?.cards ?? null, sum);
  }
  const outcome = readOutcome(results.at(-1)?.outcome);
  const played = outcome && openPot(outcome);
  if (!outcome || !isDealt(outcome) || !played) return null;
  const { winner, pot } = potEndOf(outcome);
  const hand = played.compared[winner - 1] ?? null;
  return told(
    `${lastPot} · ${openPots}`,
    winner,
    'bot',
    words.spot(`seat:${winner}`),
    hand,
    own.antes(String(receivedOf(pot) / 100)),
  );
};

/** Where the hand that took it lies, by its place from the nearest on: clear of the pack, and of the words below it. */
const lastPlaces = {
  far: { down: -13, scale: 0.34 },
  high: { down: -9, scale: 0.43 },
  low: { down: -33, scale: 0.43 },
} as const;

/** Where the hand that took it lies, by its place from the nearest on; `null` where whoever took it is not seen, and once bets are closed. */
const useLastPlace = (told: ToldPot | null, nearest: number): number | null => {
  const { table } = useTableState();
  const { mine, taken } = useSeats();
  const sitting = useSitting();
  if (!told || table?.phase === 'closed') return null;
  const seat = lastSeatOf({ ...told, taken: mine?.view.seat ?? taken, sitting });
  return seat === null ? null : placeOf(seat, nearest);
};

/** The hand that took it, open before whoever did, where there is room for it. */
const LastHand = ({ form, place, hand }: LastHandProps) => {
  const at = form.places[place]?.cards;
  // The nearest place has the slots of the next hand.
  const hasRoom = place !== 0 && (form === long || (form === wide && place !== 3));
  if (!at || !hasRoom) return null;
  const lies = lastPlaces[place === 3 ? 'far' : place === 2 || place === 4 || form === wide ? 'high' : 'low'];
  const step = 46;
  const width = 2 * step + 70;
  return (
    <g className="last-hand" transform={`translate(${at.x} ${at.y + lies.down}) scale(${lies.scale})`}>
      <rect className="last-hand-ring" x={-width / 2 - 6} y="-55" width={width + 12} height="110" rx="11" />
      {inOrder(hand).map((card, index) => (
        <Card key={card} card={card} open x={(index - 1) * step} y={0} />
      ))}
    </g>
  );
};

interface LastHandProps {
  readonly form: TableForm;
  /** From the nearest on. */
  readonly place: number;
  readonly hand: readonly number[];
}

const LastPot = ({ form: { last, street, plate }, told }: { form: TableForm; told: ToldPot }) => {
  const below = { x: last.x, y: last.y + plate.font * 1.4 };
  const widest = Math.max(widthOf(told.title, street.font), widthOf(told.text, plate.font));
  const width = Math.min(last.room, widest) + 18;
  return (
    <g className="last-pot">
      <rect
        className="last-pot-ground"
        x={last.x - width / 2}
        y={last.y - street.font * 0.85}
        width={width}
        height={plate.font * 1.4 + street.font * 1.7}
        rx="10"
      />
      <Line text={told.title} className="pot-street" at={last} font={street.font} room={last.room} />
      <Line text={told.text} className="pot-last" at={below} font={plate.font} room={last.room} />
    </g>
  );
};

/** What there is to see in the middle of the table before cards are dealt. */
export const Before = ({ form, nearest }: { form: TableForm; nearest: number }) => {
  const told = useLastPot();
  const place = useLastPlace(told, nearest);
  return (
    <>
      {told?.hand && place !== null && <LastHand form={form} place={place} hand={told.hand} />}
      {told && <LastPot form={form} told={told} />}
      <Deck form={form} />
    </>
  );
};
