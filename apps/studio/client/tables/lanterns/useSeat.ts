import { countOf } from '../../../src/games/blackjack/count.ts';
import type { HandEnd } from '../../../src/tables/games/sevenLanterns.ts';
import { useOpened } from './Cards.tsx';
import type { Flame } from './Lantern.tsx';
import { totalText } from './read.ts';
import type { SeatView } from './useLaid.ts';

/** A hand that most dealers do not beat. */
const good = 19;

export const isGain = (end: HandEnd | undefined): boolean => end === 'win' || end === 'blackjack';

interface SeatHand {
  readonly cards: readonly number[];
  /** Those that lie open. */
  readonly open: readonly number[];
  /** What its open cards count; empty while none lies open. */
  readonly text: string;
  readonly end: HandEnd | undefined;
}

interface SeatTold {
  readonly hands: readonly SeatHand[];
  readonly flame: Flame;
  /** What becomes of the chips. */
  readonly chips: 'lies' | 'won' | 'lost';
}

/** What is told of a seat: by as many cards of each hand as lie open, never by one that is still under way. */
export const tellSeat = (
  { hands, own, others, ends }: Pick<SeatView, 'hands' | 'own' | 'others' | 'ends'>,
  opened: readonly number[],
): SeatTold => {
  const told = hands.map(({ cards, done }, at): SeatHand => {
    const open = cards.slice(0, opened[at] ?? 0);
    const isWhole = open.length === cards.length;
    return {
      cards,
      open,
      // Nobody knows what the player of another seat makes of an ace.
      text: open.length === 0 ? '' : totalText(open, done && isWhole && own),
      end: isWhole ? ends[at] : undefined,
    };
  });
  const isGood = hands.some(({ cards }, at) => {
    const { total } = countOf(cards.slice(0, opened[at] ?? 0));
    return total >= good && total <= 21;
  });
  const hasWon = told.some(({ end }) => isGain(end));
  const isOut = told.every(({ end }) => end === 'bust');
  const isLost = told.every(({ end }) => end === 'bust' || end === 'lose');
  const ownFlame = hasWon ? 'won' : isOut ? 'out' : isGood ? 'good' : 'own';
  return {
    hands: told,
    flame: own ? ownFlame : others > 0 ? 'others' : 'dark',
    chips: hasWon ? 'won' : isLost ? 'lost' : 'lies',
  };
};

export const useSeat = (view: SeatView): SeatTold =>
  tellSeat(view, [useOpened(view.hands[0]?.cards.length ?? 0), useOpened(view.hands[1]?.cards.length ?? 0)]);
