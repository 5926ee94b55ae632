import { combinationsOf, partsIn, systemsOf } from '../../../src/book/engine/systems.ts';
import { useBook, useWords } from '../shell/context.ts';
import { foldsOf } from './picks.ts';
import { useSlipState } from './useSlipState.ts';

/** Which system the choices are bet as, and what it is made of. */
export const SystemChoice = () => {
  const { texts } = useWords();
  const { store } = useBook();
  const state = useSlipState();
  const { rest, placing } = state;
  const chosen = foldsOf(rest, state);
  if (!chosen) return null;
  const parts = partsIn(rest);
  const sizes = Array.from({ length: chosen.max - chosen.min + 1 }, (_, at) => chosen.min + at);
  return (
    <div className="system-choice">
      <fieldset className="quick-stakes">
        <legend className="unseen">{texts.slip.system.title}</legend>
        {systemsOf(parts).map((folds) => (
          <button
            key={`${folds.min}-${folds.max}`}
            type="button"
            data-action="system"
            data-value={`${folds.min}-${folds.max}`}
            aria-pressed={folds.min === chosen.min && folds.max === chosen.max}
            disabled={placing !== null}
            onClick={() => store.slip.setSystem(folds)}
          >
            {texts.slip.system.name(folds, parts)}
          </button>
        ))}
      </fieldset>
      <p className="soft small" data-field="combinations" data-count={combinationsOf(parts, chosen)}>
        {texts.slip.system.parts(
          sizes.map((size) => ({ size, count: combinationsOf(parts, { min: size, max: size }) })),
        )}
      </p>
    </div>
  );
};
