import { useState } from 'react';
import { type CashOffer, type CashShare, cashShares } from '../../../src/book/views.ts';
import { money } from '../../shell/amounts.ts';
import { useBook, useBookState, useWords } from '../shell/context.ts';

/** Takes what is offered for an open bet, or for a part of it. */
export const CashOut = ({ offer }: { offer: CashOffer }) => {
  const { texts } = useWords();
  const { store } = useBook();
  const { currency, cashing } = useBookState();
  const [share, setShare] = useState<CashShare>(100);
  const isAsking = cashing.includes(offer.bet);
  const amount = offer.shares.find((each) => each.share === share)?.amount;
  return (
    <div className="cash-out" data-field="cash-out">
      <fieldset className="choice framed cash-shares">
        <legend>{texts.bets.cash.title}</legend>
        {cashShares.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name={`cash-${offer.bet}`}
              data-action="cash-share"
              data-value={each}
              checked={share === each}
              disabled={isAsking}
              onChange={() => setShare(each)}
            />
            <span>{each === 100 ? texts.bets.cash.whole : texts.bets.cash.part(each)}</span>
          </label>
        ))}
      </fieldset>
      <button
        type="button"
        className="quiet-button"
        data-action="cash-out"
        disabled={isAsking || amount === undefined}
        onClick={() => amount !== undefined && void store.cashOut(offer.bet, share, amount)}
      >
        {amount === undefined ? texts.bets.cash.none : texts.bets.cash.press(money(amount, currency))}
      </button>
    </div>
  );
};
