import { Icon } from '../shell/Icon.tsx';
import { useMachine, useMachineState } from './context.ts';

/** Spins, hurries what moves, begins the free spins. */
export const SpinButton = () => {
  const { press, words, spinWord } = useMachine();
  const { busy, motion, view, opened } = useMachineState();
  const { feature } = view;
  // Where a spin may not be hurried, the button waits for its end.
  const turning = busy && motion === 'moving' && opened?.hurry !== false;
  const own = spinWord?.() ?? null;
  const word = own ?? (turning ? words.hurry : words.spin);
  // What is read on a button is in its name (WCAG 2.5.3).
  const label = feature && !turning ? `${word}: ${words.startFree(feature.awarded - feature.played)}` : word;
  const does = feature ? words.freeSpin(feature.played, feature.awarded) : words.spin;
  const ownLabel = `${word}: ${turning ? words.hurry : does}`;
  return (
    <button
      type="button"
      className="spin-button"
      data-action="play"
      data-turning={turning}
      aria-label={own === null ? label : ownLabel}
      disabled={busy && !turning}
      onClick={press}
    >
      <span className="spin-ring" aria-hidden="true" />
      <Icon name={turning ? 'fast-forward' : 'rotate-cw'} size={34} />
      <span className="spin-word" aria-hidden="true">
        {word}
      </span>
    </button>
  );
};
