import { Icon } from '../../shell/Icon.tsx';
import { useNames, useTerms, useWords } from '../shell/context.ts';
import { clashes, isPicked, type Joint, jointOf, modeOf, priceText, shownJointPriceOf } from './picks.ts';
import { useSlipState } from './useSlipState.ts';
import { Was } from './Was.tsx';

/** Which choice adds nothing, and which other it is a part of; `null` where it is not so. */
const useImplied = (): ((joint: Joint) => string | null) => {
  const { texts } = useWords();
  const { rest } = useSlipState();
  const termsOf = useTerms();
  return ({ event, implied }) => {
    if (implied === null) return null;
    const nameOf = (leg: typeof implied.leg): string => {
      const pick = rest.find((each) => isPicked([each], { event, ...leg }));
      if (!pick) return texts.slip.allOthers;
      const terms = termsOf(pick.terms, pick);
      return `${texts.market(terms)} · ${texts.selection(pick.selection, terms)}`;
    };
    return texts.slip.implied(
      nameOf(implied.leg),
      implied.by === null ? texts.slip.allOthers : nameOf(implied.by),
    );
  };
};

/** Choices of one event in one bet: their price together, or why there is none. */
export const JointRows = () => {
  const { texts } = useWords();
  const name = useNames();
  const { rest, joints, mode } = useSlipState();
  const impliedText = useImplied();
  if (modeOf(rest, mode) === 'single') return null;
  return [...clashes(rest)].map((event) => {
    const of = rest.find((pick) => pick.event === event);
    const joint = jointOf(rest, joints, event);
    const price = joint ? shownJointPriceOf(joint) : null;
    const agreed = joint?.agreed ?? price;
    const move =
      price === null || agreed === null || price === agreed ? null : price > agreed ? 'up' : 'down';
    return (
      <div key={event} className="slip-joint" data-field="joint" data-refusal={joint?.refusal ?? undefined}>
        <p>
          <strong>{texts.slip.joint}</strong>
          <span className="soft small">
            {of && `${name(of.home.names)} ${texts.versus} ${name(of.away.names)}`}
          </span>
        </p>
        {joint?.refusal != null ? (
          <p className="leg-note warn">{impliedText(joint) ?? texts.refusals[joint.refusal]}</p>
        ) : (
          <p className="leg-price" data-move={move ?? undefined} data-price={price ?? undefined}>
            {move !== null && agreed !== null && <Was price={agreed} />}
            <b>
              {move !== null && <Icon name={move === 'up' ? 'chevron-up' : 'chevron-down'} size={14} />}
              {price === null ? '—' : priceText(price)}
              {move !== null && <span className="unseen"> {texts[move]}</span>}
            </b>
          </p>
        )}
      </div>
    );
  });
};
