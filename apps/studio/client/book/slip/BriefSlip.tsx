import '../styles/briefSlip.css';
import { type RefObject, useEffect, useRef } from 'react';
import type { BetView } from '../../../src/book/views.ts';
import { money } from '../../shell/amounts.ts';
import { Icon } from '../../shell/Icon.tsx';
import { useSeenEvent } from '../events/useLandedEvents.ts';
import type { Receipt } from '../shell/bookState.ts';
import { useBook, useBookState, useTerms, useWords } from '../shell/context.ts';
import { LegRow } from './LegRow.tsx';
import { isClosed, type Pick, priceText } from './picks.ts';
import { MovedPrice, ReceiptActions, useReceiptFocus } from './ReceiptBox.tsx';
import { PlaceButton } from './SlipFoot.tsx';
import { StakeField } from './StakeField.tsx';
import type { Press } from './usePress.ts';

/**
 * The one choice of a slip, where it is of an event that has begun: what is played is looked at while it is bet on, and so is its end. `null`
 * for any other slip.
 */
export const useBriefPick = (picks: readonly Pick[]): Pick | null => {
  const [pick, other] = picks;
  const event = useSeenEvent(pick?.event);
  if (!pick || other) return null;
  const hasBegun = event ? event.phase !== 'coming' : isClosed(pick);
  return hasBegun ? pick : null;
};

/** So long something low is told, before the picture is clear again: that a bet stands, or that the match of a choice is over. Milliseconds. */
export const standsMs = 4_000;

/** What is told goes by itself after a while, once nobody is at it. */
const usePass = (isPassing: boolean, isAt: () => boolean, onPass: () => void): void => {
  const latest = useRef({ isAt, onPass });
  latest.current = { isAt, onPass };
  useEffect(() => {
    if (!isPassing) return;
    // Whoever was at it then is asked again after as long.
    const timer = setInterval(() => !latest.current.isAt() && latest.current.onPass(), standsMs);
    return () => clearInterval(timer);
  }, [isPassing]);
};

/** A slip of the least height: the choice with its price, the stake, and the press. The rest opens. */
export const BriefSlip = ({
  pick,
  press,
  byKeys,
  onMore,
  onClose,
}: {
  pick: Pick;
  press: Press;
  /** Whoever has pressed a key last is at it while the focus is. */
  byKeys: RefObject<boolean>;
  onMore: () => void;
  onClose: () => void;
}) => {
  const { texts } = useWords();
  const { store } = useBook();
  const { consent } = useBookState();
  const box = useRef<HTMLDivElement>(null);
  // Of a match that is over there is nothing more to be bet on.
  usePass(
    pick.ended !== null,
    () => byKeys.current && (box.current?.querySelector(':focus') ?? null) !== null,
    () => {
      onClose();
      store.slip.remove(pick);
    },
  );
  return (
    <div ref={box} className="slip-body brief-slip" data-field="slip" data-mode="single" data-brief="true">
      <ul className="legs">
        <LegRow pick={pick} />
      </ul>
      {press.kind === 'accept' && (
        <button type="button" className="brief-consent" data-action="slip-consent" onClick={onMore}>
          <span>
            {texts.slip.consent} · {texts.slip.consents[consent]}
          </span>
        </button>
      )}
      <div className="brief-doors">
        <button type="button" data-action="slip-more" onClick={onMore}>
          {texts.more}
        </button>
        <button type="button" data-action="slip-close" aria-label={texts.close} onClick={onClose}>
          <Icon name="chevron-down" size={18} />
        </button>
      </div>
      <StakeField hasLast />
      <div className="slip-foot">
        <PlaceButton press={press} isLow />
      </div>
    </div>
  );
};

/** That a single in play stands, in as little; it goes by itself once nobody is at it. */
export const BriefReceipt = ({
  receipt,
  bet,
  byKeys,
  onBets,
  onClose,
}: {
  receipt: Receipt;
  bet: BetView;
  /** Whoever has pressed a key last reads it where the focus is. */
  byKeys: RefObject<boolean>;
  onBets: () => void;
  onClose: () => void;
}) => {
  const box = useReceiptFocus();
  const { texts } = useWords();
  const { currency } = useBookState();
  const termsOf = useTerms();
  const { store } = useBook();
  usePass(
    true,
    // The focus is led to the box by every press; at what is in it, and by keys at the box too, somebody is.
    () =>
      (byKeys.current && document.activeElement === box.current) ||
      (box.current?.querySelector(':focus') ?? null) !== null,
    () => {
      onClose();
      store.slip.passReceipt(receipt);
    },
  );
  const [leg] = bet.legs;
  if (!leg) return null;
  const terms = termsOf(leg.market, leg);
  return (
    <section
      ref={box}
      tabIndex={-1}
      className="receipt brief-receipt"
      data-field="receipt"
      data-placed="1"
      data-brief="true"
      aria-label={texts.slip.receipt}
    >
      <h3 role="status">
        <Icon name="circle-check" size={18} />
        {texts.slip.receipt}
      </h3>
      <p data-bet={bet.id} data-state={bet.state}>
        <strong>{texts.selection(leg.selection, terms)}</strong>{' '}
        <span className="soft">{texts.market(terms)}</span>
        <br />
        {money(bet.stake, currency)} × {priceText(bet.price)} · {texts.slip.possibleReturn}{' '}
        <b>{money(bet.possibleReturn, currency)}</b>
      </p>
      <MovedPrice receipt={receipt} />
      <ReceiptActions className="brief-actions" onBets={onBets} onDone={onClose} />
    </section>
  );
};
