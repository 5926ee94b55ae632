import { Icon } from '../../shell/Icon.tsx';
import { useBookState, useNames, useWords } from '../shell/context.ts';
import { clashes, jointOf, modeOf, priceText } from './picks.ts';

/** Choices of one event in one bet: their price together, or why there is none. */
export const JointRows = () => {
  const { texts } = useWords();
  const name = useNames();
  const { picks, joints, mode } = useBookState();
  if (modeOf(picks, mode) === 'single') return null;
  return [...clashes(picks)].map((event) => {
    const of = picks.find((pick) => pick.event === event);
    const joint = jointOf(picks, joints, event);
    const price = joint?.price ?? null;
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
          <p className="leg-note warn">{texts.refusals[joint.refusal]}</p>
        ) : (
          <p className="leg-price" data-move={move ?? undefined} data-price={price ?? undefined}>
            <b>
              {move !== null && <Icon name={move === 'up' ? 'chevron-up' : 'chevron-down'} size={14} />}
              {price === null ? '—' : priceText(price)}
              {move !== null && <span className="unseen"> {texts[move]}</span>}
            </b>
            {move !== null && agreed !== null && (
              <span className="soft small">{texts.slip.was(priceText(agreed))}</span>
            )}
          </p>
        )}
      </div>
    );
  });
};
