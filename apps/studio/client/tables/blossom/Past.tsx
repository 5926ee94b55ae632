import type { HistorySlipView } from '../../../src/tables/views.ts';
import { MiniCards } from '../../cards/MiniCards.tsx';
import { smallCard } from '../past/smallCard.ts';
import { potWords } from '../pots/words.ts';
import { useTable } from '../shell/context.ts';
import { comparisonsIn } from './comparisons.ts';
import { duelText } from './lateWords.ts';
import { inOrder } from './order.ts';
import { nameOfHand, readView } from './read.ts';
import { ownWords } from './words.ts';

/** The seats of a slip's pot: what each has chosen, and cards only where they were shown. */
export const Past = ({ slip }: { slip: HistorySlipView }) => {
  const { words, lang } = useTable();
  const [hand] = slip.hands ?? [];
  const view = hand && readView(hand);
  if (!view) return null;
  const who = potWords(lang).who;
  const plays = view.seats.map(({ made }) => made);
  const duels = view.duels ?? [];
  const asked = comparisonsIn(plays, duels).map((duel) =>
    duelText({ ...duel, plays, duels, isTold: true, ms: 0 }, view.seat, lang),
  );
  return (
    <ul className="past-hands">
      {view.seats.map(({ made, cards }, at) => {
        const shown = at === view.seat ? view.cards : cards;
        const name = who[slip.pot?.seats[at] ?? 'bot'];
        const chosen = made.map((choice) => words.choice?.(choice) ?? choice);
        const isTimedOut = at === view.seat && hand?.timedOut;
        const choices = isTimedOut ? [...chosen.slice(0, -1), ownWords(lang).done.timedOut] : chosen;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <li key={at}>
            <span>{`${at + 1} · ${name}`}</span>{' '}
            {shown && <MiniCards hands={[inOrder(shown).map(smallCard)]} />}
            <small>{[...(shown ? [nameOfHand(shown, lang)] : []), ...choices].join(' · ')}</small>
          </li>
        );
      })}
      {asked.map((text) => (
        <li key={text}>
          <small>{text}</small>
        </li>
      ))}
    </ul>
  );
};
