import { classes } from '../../ui/classes.ts';
import './openingEnvelope.css';

const pieces = Array.from({ length: 22 }, (_, at) => at);

/** Small papers that fly out and fall; none where nothing is to move. */
const Confetti = () => (
  <span aria-hidden className="envelope-confetti">
    {pieces.map((at) => (
      <i key={at} />
    ))}
  </span>
);

/** The envelope as it hangs, or opening: the flap turns up, a slip of paper rises out of it. */
export const OpeningEnvelope = ({ isOpen }: { readonly isOpen: boolean }) => (
  <div className={classes('relative', isOpen && 'envelope-open')}>
    <svg viewBox="0 0 140 190" aria-hidden="true" className="h-44">
      {/* The flap's inner side, seen once it is up. */}
      <path
        className="envelope-inside"
        d="M18 64h104c-20-40-34-48-52-48s-32 8-52 48z"
        fill="var(--cinnabar)"
      />
      <path
        className="envelope-inside"
        d="M18 64h104c-20-40-34-48-52-48s-32 8-52 48z"
        fill="var(--ground)"
        opacity=".34"
      />
      <rect x="18" y="56" width="104" height="128" rx="12" fill="var(--cinnabar)" />
      <rect x="18" y="56" width="104" height="60" rx="12" fill="var(--ground)" opacity=".34" />
      <g className="envelope-slip">
        <rect x="28" y="66" width="84" height="92" rx="6" fill="var(--text)" />
        <rect
          x="34"
          y="72"
          width="72"
          height="80"
          rx="3"
          fill="none"
          stroke="var(--cinnabar)"
          strokeOpacity=".5"
          strokeWidth="1.5"
        />
        <circle cx="70" cy="96" r="14" fill="none" stroke="var(--cinnabar)" strokeWidth="3" />
        <path
          d="M70 88v17M63 92h14M65 97h10M64 102h12"
          stroke="var(--cinnabar)"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </g>
      <path d="M18 92c30 30 74 30 104 0v80a12 12 0 0 1-12 12H30a12 12 0 0 1-12-12z" fill="var(--cinnabar)" />
      <path
        d="M18 92c30 30 74 30 104 0"
        fill="none"
        stroke="var(--ground)"
        strokeOpacity=".28"
        strokeWidth="3"
      />
      <path d="M34 166h72" stroke="var(--accent)" strokeOpacity=".55" strokeWidth="2" strokeDasharray="2 6" />
      <g className="envelope-flap">
        <path
          d="M18 68a12 12 0 0 1 12-12h80a12 12 0 0 1 12 12v28c-32 28-72 28-104 0z"
          fill="var(--cinnabar)"
        />
        <path
          d="M18 96c32 28 72 28 104 0"
          fill="none"
          stroke="var(--ground)"
          strokeOpacity=".28"
          strokeWidth="3"
        />
        <circle cx="70" cy="116" r="17" fill="var(--accent)" />
        <path
          d="M70 106v20M62 110h16M64 116h12M61 122h18"
          stroke="var(--on-accent)"
          strokeWidth="2.4"
          strokeLinecap="round"
        />
      </g>
    </svg>
    {isOpen && <Confetti />}
  </div>
);
