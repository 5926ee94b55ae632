import type { ReactNode } from 'react';
import { useShell } from '../shell/context.ts';
import { useStoreState } from '../shell/given.ts';
import { percent } from '../shell/sheets/RulesSheet.tsx';
import type { Coach } from './coach.ts';
import { coachWordsOf } from './coachWords.ts';

/** A share of a stake; its sign stays beside it at the end of a line. */
export const shareText = (share: number): string => percent(share).replace(' ', '\u00A0');

/** The switch of the coach, what it says of the last choice, and, when it is asked, of the one that is to be made. */
export const CoachBar = <Question, Advice>({
  coach,
  onToggle,
  isOpen,
  missed,
  children,
}: {
  coach: Coach<Question, Advice>;
  onToggle: () => void;
  /** Something is to be decided. */
  isOpen: boolean;
  /** What would have been better, after the last choice was not the best. */
  missed?: (advice: Advice) => ReactNode;
  /** What the best choice is, once it is asked for. */
  children: (advice: Advice) => ReactNode;
}) => {
  const words = coachWordsOf(useShell().lang);
  const { isOn, isShown, advice, cost, all, best } = useStoreState(coach);
  return (
    <div className="coach" data-field="coach" data-on={isOn} data-cost={cost ?? ''}>
      <button
        type="button"
        className="coach-switch"
        data-action="coach"
        aria-pressed={isOn}
        onClick={onToggle}
      >
        {words.name}
      </button>
      {isOn && isOpen && !isShown && (
        <button type="button" className="coach-switch" data-action="coach-show" onClick={coach.show}>
          {words.show}
        </button>
      )}
      {isOn && (
        <p className="coach-says" aria-live="polite">
          {isOpen && isShown && (advice === null ? words.working : children(advice))}
          {!(isOpen && isShown) && cost !== null && (
            <span data-best={cost === 0}>{cost === 0 ? words.wasBest : words.costs(shareText(cost))}</span>
          )}
          {!isOpen && cost !== null && cost > 0 && advice !== null && missed?.(advice)}
        </p>
      )}
      {isOn && all > 0 && (
        <span className="coach-tally" data-field="coach-tally">
          {words.tally(best, all)}
        </span>
      )}
    </div>
  );
};
