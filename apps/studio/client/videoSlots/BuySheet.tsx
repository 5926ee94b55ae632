import { minor, toDecimal } from '@pavilion/money';
import { useState } from 'react';
import { unitsPerStake, winOf } from '../../src/games/units.ts';
import type { OpenAnswer } from '../../src/play/views.ts';
import { amountOf, money } from '../shell/amounts.ts';
import { useShell } from '../shell/context.ts';
import { percent } from '../shell/sheets/RulesSheet.tsx';
import { Sheet } from '../shell/sheets/Sheet.tsx';
import { buyWordsOf } from './buyWords.ts';
import { useVideoSlot, useVideoSlotState, worth } from './context.ts';

type Offers = OpenAnswer['buy'];

/** The free spins that can be bought, where there is a choice of them. */
const Choices = ({
  offers,
  chosen,
  onChoose,
}: {
  offers: Offers;
  chosen: number;
  onChoose: (choice: number) => void;
}) => {
  const { slot, words } = useVideoSlot();
  const { stake, currency } = useVideoSlotState();
  return (
    <fieldset className="buy-offers">
      <legend className="unseen">{words.choose}</legend>
      {slot.freeSpins?.choices.map(({ spins, multiplier, step }, choice) => (
        <label key={spins}>
          <input
            type="radio"
            name="buy-offer"
            data-action={`buy-offer-${choice}`}
            checked={choice === chosen}
            onChange={() => onChoose(choice)}
          />
          <span>{words.option(spins, multiplier, step)}</span>
          <b>{worth(offers[choice]?.units ?? 0, stake, currency)}</b>
        </label>
      ))}
    </fieldset>
  );
};

/** Names the price and what is left before anything is bought; one press buys once, and closes the panel. */
const BuySheet = ({ offers, onClose }: { offers: Offers; onClose: () => void }) => {
  const shell = useShell();
  const texts = buyWordsOf(shell.lang);
  const { game, slot, own, words } = useVideoSlot();
  const { stake, balance, currency } = useVideoSlotState();
  const [chosen, setChosen] = useState(0);
  const offer = offers[chosen];
  if (!offer) return null;
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
  const title = own.hold
    ? texts.named(own.hold.title)
    : offers.length > 1
      ? words.choose
      : texts.title(slot.freeSpins?.choices[0].spins ?? 0);
  return (
    <Sheet title={title} closeLabel={shell.texts.close} onClose={onClose}>
      {offers.length > 1 && <Choices offers={offers} chosen={chosen} onChoose={setChosen} />}
      <dl className="rule-facts">
        {facts.map(([name, term, value]) => (
          <div key={name}>
            <dt>{term}</dt>
            <dd data-field={`buy-${name}`}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="soft buy-note">{slot.hold ? texts.holdNote(slot.hold.from) : texts.note}</p>
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
            void game.buy(chosen);
          }}
        >
          {isPoor ? texts.poor : texts.confirm(priceText)}
        </button>
      </div>
    </Sheet>
  );
};

export default BuySheet;
