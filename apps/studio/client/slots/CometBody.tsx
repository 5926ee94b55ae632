import './hero.css';
import { type CSSProperties, useId } from 'react';

type Style = CSSProperties & Readonly<Record<`--${string}`, string>>;

/** The leaves of its tail, from the widest to the lightest. */
const leaves = ['indigo', 'violet', 'blue', 'pale', 'cream'] as const;
/** What streams out of it: how far beside the middle it ends, in its own measure, and how long it takes. */
const sparks = [
  [-2.2, 2.6],
  [1.4, 3.3],
  [-0.6, 2.1],
  [2.6, 2.9],
  [-1.5, 3.7],
  [0.5, 2.4],
  [-3, 3.1],
  [1.9, 2.2],
] as const;

/** A comet of cut paper, the head at its corner and the tail to the right: as large as its letters, and turned by whoever shows it. */
export const CometBody = () => {
  const id = useId();
  return (
    <span className="comet-body">
      <i className="comet-wake" />
      {leaves.map((leaf) => (
        <svg key={leaf} data-leaf={leaf} viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
          {/* It thins out to its end. */}
          <linearGradient id={`${id}-${leaf}`}>
            <stop offset="0.4" stopColor="currentColor" />
            <stop offset="1" stopColor="currentColor" stopOpacity="0" />
          </linearGradient>
          <path fill={`url(#${id}-${leaf})`} d="M0 10C22-3 62 1 100 10C62 19 22 23 0 10Z" />
        </svg>
      ))}
      {sparks.map(([side, seconds], index) => (
        <i
          key={side}
          className="comet-spark"
          style={
            {
              '--side': `${side}em`,
              '--takes': `${seconds}s`,
              '--since': `${index * -0.47}s`,
            } as Style
          }
        />
      ))}
      <i className="comet-halo" />
      <i className="comet-head" />
    </span>
  );
};
