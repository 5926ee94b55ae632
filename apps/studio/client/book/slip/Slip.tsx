import '../styles/slip.css';
import { useEffect, useLayoutEffect, useState } from 'react';
import { partsIn, systemsOf } from '../../../src/book/engine/systems.ts';
import { useBook, useWords } from '../shell/context.ts';
import { BriefReceipt, BriefSlip, useBriefPick } from './BriefSlip.tsx';
import { EmptySlip } from './EmptySlip.tsx';
import { JointRows } from './JointRows.tsx';
import { LegRow } from './LegRow.tsx';
import { keyOf, modeOf } from './picks.ts';
import { ReceiptBox } from './ReceiptBox.tsx';
import { ConsentChoice, PlaceButton, Sums } from './SlipFoot.tsx';
import { StakeField } from './StakeField.tsx';
import { SystemChoice } from './SystemChoice.tsx';
import { useByKeys } from './useByKeys.ts';
import { useLift } from './useLift.ts';
import { usePress } from './usePress.ts';
import { useSlipState } from './useSlipState.ts';

/** How the slip is bet: of what is left of it, so that nothing is chosen that what is closed has taken away. */
const ModeChoice = () => {
  const { texts } = useWords();
  const { store } = useBook();
  const { picks, rest, mode, placing } = useSlipState();
  if (picks.length < 2) return null;
  const chosen = modeOf(rest, mode);
  const isPlural = rest.length > 1;
  const names = {
    multi: texts.slip.multi(isPlural ? rest.length : picks.length),
    system: texts.slip.system.title,
    single: isPlural ? texts.slip.singles(rest.length) : texts.bets.single,
  };
  const modes = (['multi', 'system', 'single'] as const).filter(
    (each) => each !== 'system' || systemsOf(partsIn(rest)).length > 0,
  );
  return (
    <fieldset className="slip-modes">
      <legend className="unseen">{texts.slip.mode}</legend>
      {modes.map((each) => (
        <button
          key={each}
          type="button"
          data-action="mode"
          data-value={each}
          aria-pressed={chosen === each}
          disabled={placing !== null || (!isPlural && each !== 'single')}
          onClick={() => store.slip.setMode(each)}
        >
          {names[each]}
        </button>
      ))}
    </fieldset>
  );
};

/** Nothing is bet by a slip that nobody sees: what waits to open stops once it is closed, and once the page is out of sight. */
const useDisarm = (): void => {
  const { store } = useBook();
  useEffect(() => {
    const disarm = (): void => store.slip.arming.disarm();
    const onSight = (): void => {
      if (document.hidden) disarm();
    };
    document.addEventListener('visibilitychange', onSight);
    return () => {
      document.removeEventListener('visibilitychange', onSight);
      disarm();
    };
  }, [store]);
};

/** A whole slip over a page lies over its picture, which goes to the top for as long. */
const useCover = (isCovering: boolean): void => {
  const { store } = useBook();
  useLayoutEffect(() => {
    store.setCovered(isCovering);
    return () => store.setCovered(false);
  }, [store, isCovering]);
};

/**
 * The bet slip: what was chosen, how much goes on it, and what it may return. Over a page it is as low as it can be while one choice in
 * play lies in it, until more of it is asked for.
 */
export const Slip = ({ onBets, onClose }: { onBets: () => void; onClose?: () => void }) => {
  const { texts } = useWords();
  const { store } = useBook();
  const { picks, rest, receipt, mode, placing } = useSlipState();
  const [isWhole, setWhole] = useState(false);
  const brief = useBriefPick(picks);
  const press = usePress();
  const byKeys = useByKeys();
  useDisarm();
  const [bet, other] = receipt?.placed ?? [];
  const isLow =
    bet === undefined ? brief !== null : !other && receipt?.refused === 0 && bet.legs[0]?.phase === 'live';
  const isBrief = isLow && !isWhole;
  const isEmpty = !bet && picks.length === 0;
  const isOver = onClose !== undefined && !isEmpty;
  useCover(isOver && !isBrief);
  useLift(isOver && isBrief);
  if (receipt !== null && bet)
    return isBrief && onClose ? (
      <BriefReceipt receipt={receipt} bet={bet} byKeys={byKeys} onBets={onBets} onClose={onClose} />
    ) : (
      <ReceiptBox receipt={receipt} onBets={onBets} />
    );
  if (isEmpty) return <EmptySlip />;
  if (onClose && isBrief && brief !== null)
    return <BriefSlip {...{ pick: brief, press, byKeys, onClose }} onMore={() => setWhole(true)} />;
  return (
    <div className="slip-body" data-field="slip" data-mode={modeOf(rest, mode)}>
      <ModeChoice />
      <SystemChoice />
      <ul className="legs">
        {picks.map((pick) => (
          <LegRow key={keyOf(pick)} pick={pick} />
        ))}
      </ul>
      {placing === null && (
        <button
          type="button"
          className="text-button clear-slip"
          data-action="clear"
          onClick={() => store.slip.clear()}
        >
          {texts.slip.clear}
        </button>
      )}
      <JointRows />
      <ConsentChoice />
      <div className="slip-foot">
        <StakeField />
        <Sums />
        <PlaceButton press={press} />
      </div>
    </div>
  );
};
