import { kindOfBet } from '../shell/betName.ts';
import { useWords } from '../shell/context.ts';
import { foldsOf, modeOf, priceText, shownPriceOf } from './picks.ts';
import { useSlipState } from './useSlipState.ts';
import { useWorth } from './useWorth.ts';

/** Where something of the slip is closed, how the rest is bet, at which price, and what it may return. */
export const RestWay = () => {
  const { texts } = useWords();
  const state = useSlipState();
  const { picks, rest, mode } = state;
  const { price, back } = useWorth();
  const [pick, other] = rest;
  if (!pick || rest.length === picks.length) return null;
  const isOne = !other || modeOf(rest, mode) !== 'single';
  const way = isOne
    ? kindOfBet({ legs: rest, system: foldsOf(rest, state) ?? null }, texts)
    : texts.slip.singles(rest.length);
  const at = !other
    ? ` ×${priceText(shownPriceOf(pick))}`
    : modeOf(rest, mode) === 'multi'
      ? ` ${price}`
      : '';
  return <small data-field="rest-way">{`${way}${at} · ${texts.slip.possibleReturn} ${back}`}</small>;
};
