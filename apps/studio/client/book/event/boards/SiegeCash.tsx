import type { EventView } from '../../../../src/book/views.ts';
import { money } from '../../../shell/amounts.ts';
import { useOffers } from '../../bets/useOffers.ts';
import { useBook, useBookState, useWords } from '../../shell/context.ts';
import { isUnderCover } from '../closing.ts';
import { useIsShut } from '../useCloses.ts';

/** On the picture, once arrows are told: what the latest own bet on the round is worth now, and the press that takes it. */
export const SiegeCash = ({ event }: { event: EventView }) => {
  const { texts } = useWords();
  const { store } = useBook();
  const { bets, cashing, currency } = useBookState();
  const isShut = useIsShut(event);
  const round = event.markets.find(({ kind }) => kind === 'round')?.id;
  const own = bets.find(
    ({ state, legs }) =>
      state === 'open' && legs.some((leg) => leg.event === event.id && leg.market.id === round),
  );
  const isWanted = isUnderCover(event) && !isShut && own !== undefined;
  const offers = useOffers(isWanted);
  const amount = own && offers.get(own.id)?.shares.find(({ share }) => share === 100)?.amount;
  if (!isWanted || amount === undefined) return null;
  return (
    <button
      type="button"
      className="siege-cash"
      data-action="cash-out-now"
      disabled={cashing.includes(own.id)}
      onClick={() => void store.cashOut(own.id, 100, amount)}
    >
      {texts.bets.cash.press(money(amount, currency))}
    </button>
  );
};
