import { useEffect, useRef } from 'react';
import { money } from '../../shell/amounts.ts';
import { Icon } from '../../shell/Icon.tsx';
import { BetLegs } from '../bets/BetLegs.tsx';
import type { Receipt } from '../shell/bookState.ts';
import { useBook, useBookState, useWords } from '../shell/context.ts';
import { priceText } from './picks.ts';
import { movedIn } from './untilSeen.ts';
import { slipWordsOf } from './words.ts';

/** Enough of a bet's number to know it again; the whole stands on its card. */
const shortOf = (id: string): string => `${id.slice(id.indexOf('-') + 1).slice(0, 8)}…`;

/** The button that was pressed makes way for what it came to: whoever had it is led there. */
export const useReceiptFocus = () => {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement === document.body || activeElement instanceof HTMLDialogElement) box.current?.focus();
  }, []);
  return box;
};

/** What may be done once a receipt has been read: to look at the bets, or to put it away, which `onDone` hears first. */
export const ReceiptActions = ({
  className,
  onBets,
  onDone,
}: {
  className: string;
  onBets: () => void;
  onDone?: () => void;
}) => {
  const { texts } = useWords();
  const { store } = useBook();
  return (
    <div className={className}>
      <button type="button" className="quiet-button" data-action="to-bets" onClick={onBets}>
        {texts.slip.toBets}
      </button>
      <button
        type="button"
        className="main-button"
        data-action="done"
        onClick={() => {
          onDone?.();
          store.slip.forgetReceipt();
        }}
      >
        {texts.slip.done}
      </button>
    </div>
  );
};

/** At which other price than was agreed to a single was taken. */
export const MovedPrice = ({ receipt: { of, placed } }: { receipt: Receipt }) => {
  const { lang } = useWords();
  const [bet, another] = placed;
  const [moved] = bet?.legs.length === 1 && !another ? movedIn(of, bet) : [];
  if (!moved) return null;
  const { agreed, taken } = moved;
  const { rose, fell } = slipWordsOf(lang);
  return (
    <p className="soft" data-field="moved-price">
      {priceText(agreed)} → {priceText(taken)} {taken > agreed ? rose : fell}
    </p>
  );
};

/** What a press came to: every bet that stands, with its number. */
export const ReceiptBox = ({ receipt, onBets }: { receipt: Receipt; onBets: () => void }) => {
  const { texts } = useWords();
  const { currency, bets } = useBookState();
  const box = useReceiptFocus();
  const latest = receipt.placed.map((placed) => bets.find(({ id }) => id === placed.id) ?? placed);
  return (
    <section
      ref={box}
      tabIndex={-1}
      className="receipt"
      data-field="receipt"
      data-placed={latest.length}
      aria-label={texts.slip.receipt}
    >
      <h3>
        <Icon name="circle-check" size={20} />
        {texts.slip.receipt}
      </h3>
      {latest.map((bet) => (
        <article key={bet.id} className="receipt-bet" data-bet={bet.id} data-state={bet.state}>
          <BetLegs bet={bet} />
          <dl className="slip-sums">
            <div>
              <dt>{texts.bets.stake}</dt>
              <dd>
                {bet.system === null
                  ? `${money(bet.stake, currency)} × ${priceText(bet.price)}`
                  : texts.bets.stakes(
                      money(bet.system.stake, currency),
                      bet.system.combinations,
                      money(bet.stake, currency),
                    )}
              </dd>
            </div>
            <div className="slip-return">
              <dt>{texts.slip.possibleReturn}</dt>
              <dd>{money(bet.possibleReturn, currency)}</dd>
            </div>
            <div>
              <dt>{texts.slip.number}</dt>
              <dd className="bet-number" title={bet.id}>
                {shortOf(bet.id)}
              </dd>
            </div>
          </dl>
        </article>
      ))}
      <MovedPrice receipt={receipt} />
      {receipt.refused > 0 && (
        <p className="leg-note warn" data-field="left">
          {texts.slip.left(receipt.refused)}
        </p>
      )}
      <ReceiptActions className="receipt-actions" onBets={onBets} />
    </section>
  );
};
