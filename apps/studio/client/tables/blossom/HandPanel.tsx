import { toDecimal } from '@pavilion/money';
import { paidBy, streetsOf } from '../../../src/tables/games/blossomPlay.ts';
import { MiniCards } from '../../cards/MiniCards.tsx';
import { money } from '../../shell/amounts.ts';
import { smallCard } from '../past/smallCard.ts';
import { potWords } from '../pots/words.ts';
import { useTable, useTableState } from '../shell/context.ts';
import { raiseOf } from '../shell/hands.ts';
import { netOf } from './net.ts';
import { nameOfHand } from './read.ts';
import { nearCardsOf, useShown, useTurned } from './useShown.ts';
import { ownWords } from './words.ts';

/** The player's hand while nothing is asked of it, until its round is over: what is held, what was chosen last, what it cost, and the pot. */
export const HandPanel = () => {
  const { words, texts: shared, lang } = useTable();
  const { currency, table } = useTableState();
  const { mine, shown } = useShown();
  const cards = useTurned(mine && nearCardsOf(mine.view, shown, mine.view.seat));
  if (!mine || !shown) return null;
  const net = netOf(mine, shown, currency, lang);
  const { view, own } = mine;
  const texts = ownWords(lang);
  const made = view.seats[view.seat]?.made ?? [];
  const last = streetsOf(made).at(-1);
  const chosen = own.hand.timedOut ? texts.done.timedOut : last && (words.choice?.(last) ?? last);
  const inText = (hundredths: number): string =>
    money(toDecimal(raiseOf(own, hundredths, currency), currency), currency);
  return (
    <div className="hand-panel" data-field="hand">
      <p className="hand-held">
        {cards && <MiniCards hands={[cards.map(smallCard)]} />}
        <b>{cards ? nameOfHand(cards, lang) : texts.blind}</b>
        {chosen && <span>{chosen}</span>}
      </p>
      <p className="hand-sums">
        {net === null ? (
          <span>{texts.paid(inText(paidBy(made)))}</span>
        ) : (
          <b data-field="hand-net" data-lost={net.isLost}>
            {net.text}
          </b>
        )}
        <b>{potWords(lang).pot(inText(shown.pot))}</b>
      </p>
      {table?.phase === 'deciding' && shown.winner !== null && <p>{shared.decide.elsewhere}</p>}
    </div>
  );
};
