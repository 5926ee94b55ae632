import './night.css';
import type { CSSProperties } from 'react';
import { CometBody } from './CometBody.tsx';
import { useSlot, useSlotState } from './context.ts';
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
const streaks = [0, 3, 8, 16] as const;
/** With each free spin so many more stars come out, up to as many as there are places. */
const starsPerSpin = 4;
const freeStarsMax = 48;

type Style = CSSProperties & Readonly<Record<`--${string}`, string>>;

/** Places and moments of stars that fall over a win, in hundredths of the sky and milliseconds. */
const streakOf = (index: number): Style => ({
  '--x': `${(index * 37 + 30) % 110}%`,
  '--y': `${(index * 23) % 40}%`,
  '--after': `${index * 130}ms`,
});

/** Places of stars that come out in free spins, spread without a pattern that the eye finds. */
const freeStarOf = (index: number): Style => ({
  '--x': `${(index * 61.8 + 7) % 100}%`,
  '--y': `${(index * 38.2 + 3) % 44}%`,
  '--turn': String(index % 5),
  '--size': `${9 + ((index * 7) % 11)}px`,
});

/** The sky fills as free spins are played. */
const FreeStars = () => {
  const { feature } = useSlotState().view;
  const count = feature ? Math.min(freeStarsMax, 6 + feature.played * starsPerSpin) : 0;
  return Array.from({ length: count }, (_, index) => (
    <i key={`free-${String(index)}`} className="night-free-star" style={freeStarOf(index)} />
  ));
};

/** The ranges once more, before what flies behind them: they move further than the sky. */
const Near = () => {
  const { near } = useSlot();
  return (
    near && (
      <picture className="night-near">
        <source media="(min-aspect-ratio: 1/1)" srcSet={near.wide} />
        <img className="night-range" src={near.tall} alt="" />
      </picture>
    )
  );
};

/** It has turned round, and swings round behind the ranges until it comes again. */
const Swing = () => {
  const { comet, turn } = useSlotState().view;
  const isOut = comet === null ? turn > 0 : comet.stage === 'turning' && comet.passed === 0;
  return isOut ? (
    <span className="night-swing">
      <span>
        <CometBody />
      </span>
    </span>
  ) : null;
};

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

/** Over the painted sky: stars that twinkle, clouds that drift, a far comet, the ranges, and stars that fall over wins. */
export const NightSky = () => {
  const { view, motion } = useSlotState();
  return (
    <div
      className="night-sky"
      aria-hidden="true"
      data-moving={motion === 'moving'}
      data-free={view.feature !== null}
      data-side={view.turned % 2 === 0 ? 'right' : 'left'}
      data-comet={view.comet?.stage ?? (view.turn > 0 ? 'coming' : 'none')}
    >
      <div className="night-stars">
        {stars.map(([x, y], index) => (
          <i
            key={`${x}/${y}`}
            style={{ '--x': `${x}%`, '--y': `${y}%`, '--turn': String(index % 5) } as Style}
          />
        ))}
      </div>
      <i className="night-comet" />
      {view.feature && <FreeStars />}
      <div className="night-clouds">
        {clouds.map((cloud) => (
          <i key={cloud} data-cloud={cloud} />
        ))}
      </div>
      <Swing />
      <Near />
      <Shower />
      <i className="night-glow" />
    </div>
  );
};
