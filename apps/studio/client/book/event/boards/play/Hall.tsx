import type { Side } from '../../../../../src/book/views.ts';
import { Stands } from '../Terrace.tsx';

/** So much further down than over a pitch the terrace stands over a court. */
export const courtLift = 40;
/** What is seen of a court, and below it who leads. */
export const courtView = '14 2 372 168';
export const leadsView = '14 168 372 50';

/** The stands behind a court, and the ground that it lies on. */
export const Hall = ({
  cheers,
  near = 190,
}: {
  cheers: Side | null;
  /** So far down the ground goes. */
  near?: number;
}) => (
  <>
    <g transform={`translate(0 ${courtLift})`}>
      <Stands cheers={cheers} />
    </g>
    <linearGradient id="court-ground" x1="0" y1="0" x2="0" y2="1">
      <stop className="ground-far" offset="0" />
      <stop className="ground-near" offset="1" />
    </linearGradient>
    <path fill="url(#court-ground)" d={`M-20 103H420V${near}H-20z`} />
  </>
);

/** The last light over a court. */
export const CourtLight = ({ near = 190 }: { near?: number }) => (
  <>
    <radialGradient id="court-light" cx="0.4" cy="0.1" r="0.75">
      <stop className="floor-lit" offset="0" />
      <stop className="floor-unlit" offset="1" />
    </radialGradient>
    <path fill="url(#court-light)" d={`M-20 100H420V${near}H-20z`} />
  </>
);
