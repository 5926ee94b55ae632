import type { CSSProperties } from 'react';
import { CometBody } from './CometBody.tsx';
import { useSlot, useSlotState } from './context.ts';
import type { SlotView } from './slotGame.ts';

type Style = CSSProperties & Readonly<Record<`--${string}`, string>>;

/** It is away from its place while it crosses the reels, is on its way round, or goes by as free spins are won. */
const stageOf = ({ comet, turn, stars, feature }: SlotView): 'away' | 'back' | 'rest' => {
  if (turn > 0 || stars?.isNew) return 'away';
  if (feature?.waiting) return 'back';
  if (comet === null || comet.isFall) return 'rest';
  return comet.stage === 'over' ? 'back' : 'away';
};

/** How far the free spins that are played have come: by what they have gathered, or from the first to the last. */
const freeShareOf = ({ feature, gathered }: SlotView, most: number | undefined): number => {
  if (!feature) return 0;
  return most === undefined ? feature.played / feature.awarded : gathered / most;
};

/** The comet of the picture: it breathes at rest, leaps with the reels, leaves to cross them, and grows as free spins do, before a sky of their own. */
export const Hero = () => {
  const { view, motion, win } = useSlotState();
  const share = freeShareOf(view, useSlot().machine.gathering?.most);
  const size: Style = view.feature
    ? { '--grown': String(1.2 + share * 0.45), '--longer': String(1.1 + share * 0.5) }
    : {};
  return (
    <>
      <i className="night-veil" data-free={view.feature !== null} />
      <div
        className="hero"
        aria-hidden="true"
        data-moving={motion === 'moving'}
        data-stage={stageOf(view)}
        data-wins={motion === 'settled' && win !== null && /[1-9]/.test(win)}
      >
        <div className="hero-drift">
          <div className="hero-dip">
            <div className="hero-size" style={size}>
              <CometBody />
            </div>
          </div>
        </div>
      </div>
    </>
  );
};
