import { minor, toDecimal } from '@pavilion/money';
import { unitsPerStake, winOf } from '../../src/games/units.ts';
import type { OpenAnswer } from '../../src/play/views.ts';
import { amountOf, money } from '../shell/amounts.ts';
import { useShell } from '../shell/context.ts';
import { percent } from '../shell/sheets/RulesSheet.tsx';
import { Sheet } from '../shell/sheets/Sheet.tsx';
import { buyWordsOf } from './buyWords.ts';
import { useVideoSlot, useVideoSlotState } from './context.ts';

/** Names the price and what is left before anything is bought; one press buys once, and closes the panel. */
const BuySheet = ({ offer, onClose }: { offer: NonNullable<OpenAnswer['buy']>; onClose: () => void }) => {
  const shell = useShell();
  const texts = buyWordsOf(shell.lang);
  const { game, slot } = useVideoSlot();
  const { stake, balance, currency } = useVideoSlotState();
  const price = winOf(offer.units, amountOf(stake, currency));
  const left = balance === null ? null : amountOf(balance, currency) - price;
  const priceText = money(toDecimal(price, currency), currency);
  const facts: readonly (readonly [string, string, string])[] = [
    ['price', texts.price, `${priceText} · ${texts.times(String(offer.units / unitsPerStake))}`],
    [
      'left',
      texts.left,
      left === null || left < 0n ? '—' : money(toDecimal(minor(left), currency), currency),
    ],
    ['return', texts.returns, percent(offer.rtpBp / 10_000)],
  ];
  const isPoor = left !== null && left < 0n;
  return (
    <Sheet
      title={texts.title(slot.freeSpins?.choices[0].spins ?? 0)}
      closeLabel={shell.texts.close}
      onClose={onClose}
    >
      <dl className="rule-facts">
        {facts.map(([name, term, value]) => (
          <div key={name}>
            <dt>{term}</dt>
            <dd data-field={`buy-${name}`}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="soft buy-note">{texts.note}</p>
      <div className="buy-choice">
        <button type="button" className="quiet-button" data-action="buy-cancel" onClick={onClose}>
          {texts.cancel}
        </button>
        <button
          type="button"
          className="main-button"
          data-action="buy-confirm"
          disabled={isPoor || left === null}
          onClick={() => {
            onClose();
            void game.buy();
          }}
        >
          {isPoor ? texts.poor : texts.confirm(priceText)}
        </button>
      </div>
    </Sheet>
  );
};

export default BuySheet;
