import type { Side } from '../../../../../src/book/views.ts';
import { Stands } from '../Terrace.tsx';

/** So much further down than over a pitch the stands are over a court, and the evening behind them. */
const courtLift = 40;
export const skyLift = 21;
/** What is seen of a court, as high as a pitch is, and below it who leads. */
export const courtView = '14 -24 372 256';
/** So far down the ground goes. */
const ground = 250;
export const leadsView = '14 168 372 50';

/** The stands behind a court, and the ground that it lies on. */
export const Hall = ({ cheers }: { cheers: Side | null }) => (
  <>
    <g transform={`translate(0 ${courtLift})`}>
      <Stands cheers={cheers} />
    </g>
    <linearGradient id="court-ground" x1="0" y1="0" x2="0" y2="1">
      <stop className="ground-far" offset="0" />
      <stop className="ground-near" offset="1" />
    </linearGradient>
    <path fill="url(#court-ground)" d={`M-20 103H420V${ground}H-20z`} />
  </>
);

/** The last light over a court. */
export const CourtLight = () => (
  <>
    <radialGradient id="court-light" cx="0.4" cy="0.1" r="0.75">
      <stop className="floor-lit" offset="0" />
      <stop className="floor-unlit" offset="1" />
    </radialGradient>
    <path fill="url(#court-light)" d={`M-20 100H420V${ground}H-20z`} />
  </>
);
