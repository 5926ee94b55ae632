import { Icon } from '../shell/Icon.tsx';
import { useMachine, useMachineState } from './context.ts';

/** Spins, hurries what moves, begins the free spins. */
export const SpinButton = () => {
  const { press, words } = useMachine();
  const { busy, motion, view, opened } = useMachineState();
  const { feature } = view;
  // Where a spin may not be hurried, the button waits for its end.
  const turning = busy && motion === 'moving' && opened?.hurry !== false;
  const label = turning
    ? words.hurry
    : feature
      ? words.startFree(feature.awarded - feature.played)
      : words.spin;
  return (
    <button
      type="button"
      className="spin-button"
      data-action="play"
      data-turning={turning}
      aria-label={label}
      disabled={busy && !turning}
      onClick={press}
    >
      <span className="spin-ring" aria-hidden="true" />
      <Icon name={turning ? 'fast-forward' : 'rotate-cw'} size={34} />
      <span className="spin-word" aria-hidden="true">
        {turning ? words.hurry : words.spin}
      </span>
    </button>
  );
};
