import type { ReactNode } from 'react';
import { useShell } from '../shell/context.ts';
import { usePart } from '../shell/usePart.ts';
import { useSlot, useSlotState } from './context.ts';
import { Hero } from './Hero.tsx';

const loadNight = () => import('./nightParts.ts');

type Night = Awaited<ReturnType<typeof loadNight>>;

/** What moves above the peaks comes after the page; what crosses, or what free spins grow by, is played without being drawn until then. */
const Late = ({ show }: { show: (night: Night) => ReactNode }) => {
  const { lang } = useShell();
  const { comet, feature } = useSlotState().view;
  const night = usePart(loadNight, lang, comet !== null || feature !== null);
  return night && show(night);
};

/** The sky behind a machine that something crosses, and that in its place. */
export const Sky = () =>
  useSlot().machine.crossing ? (
    <>
      <Hero />
      <Late show={({ NightSky }) => <NightSky />} />
    </>
  ) : null;

/** What flies over its reels. */
export const Flight = () =>
  useSlot().machine.crossing ? <Late show={({ CometFlight }) => <CometFlight />} /> : null;

/** Above its reels how free spins grow, and a win that is more than most; a great one, over the whole page. */
export const Shower = () =>
  useSlot().machine.crossing ? (
    <Late
      show={({ ShowerWin, GreatNight, Ladder }) => (
        <>
          <Ladder />
          <ShowerWin />
          <GreatNight />
        </>
      )}
    />
  ) : null;
