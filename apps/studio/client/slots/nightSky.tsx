import './night.css';
import type { CSSProperties } from 'react';
import { useSlotState } from './context.ts';
import { showerOf } from './shower.ts';

/** Places of what twinkles, in hundredths of the sky. */
const stars = [
  [5, 9],
  [12, 31],
  [17, 5],
  [23, 20],
  [29, 38],
  [34, 11],
  [41, 26],
  [47, 6],
  [53, 17],
  [59, 34],
  [66, 8],
  [71, 24],
  [78, 14],
  [84, 36],
  [90, 6],
  [95, 22],
] as const;
const clouds = [0, 1, 2] as const;
/** Falling stars, by the size of the win. */
const streaks = [0, 6, 14] as const;

type Style = CSSProperties & Readonly<Record<`--${string}`, string>>;

/** Places and moments of stars that fall over a win, in hundredths of the sky and milliseconds. */
const streakOf = (index: number): Style => ({
  '--x': `${(index * 37 + 30) % 110}%`,
  '--y': `${(index * 23) % 40}%`,
  '--after': `${index * 130}ms`,
});

/** Stars that fall over a win that is no great one yet, the more the more it is. */
const Shower = () => {
  const state = useSlotState();
  const size = showerOf(state);
  return size === 0
    ? null
    : Array.from({ length: streaks[size] }, (_, index) => (
        <i key={`streak-${String(index)}`} className="night-streak" style={streakOf(index)} />
      ));
};

/**
 * Over the painted ranges: stars that twinkle, clouds that drift, a far comet, stars that fall over wins; and the comet of the picture,
 * which flares up when one is about to cross or turns round.
 */
export const NightSky = () => {
  const { view, motion } = useSlotState();
  return (
    <div
      className="night-sky"
      aria-hidden="true"
      data-moving={motion === 'moving'}
      data-free={view.feature !== null}
      data-comet={view.comet?.stage ?? (view.turn > 0 ? 'coming' : 'none')}
    >
      <i className="night-veil" />
      <div className="night-stars">
        {stars.map(([x, y], index) => (
          <i
            key={`${x}/${y}`}
            style={{ '--x': `${x}%`, '--y': `${y}%`, '--turn': String(index % 5) } as Style}
          />
        ))}
      </div>
      <i className="night-comet" />
      <div className="night-clouds">
        {clouds.map((cloud) => (
          <i key={cloud} data-cloud={cloud} />
        ))}
      </div>
      <Shower />
      <i className="night-flare" />
      <i className="night-glow" />
    </div>
  );
};
