import '../../../styles/flight.css';
import type { CSSProperties, ReactNode } from 'react';
import { beatMs, type Flight, type Spot } from './figures.ts';

type FlightStyle = CSSProperties & Readonly<Record<`--${string}`, string>>;

/** What flies further leaves a trail: paler and smaller the later it comes. */
const trailFrom = 30;
const trail = [1, 2, 3, 4, 5, 6] as const;

const placeOf = ({ x, y }: Spot): string => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
const wayOf = (from: Spot, to: Spot): FlightStyle => ({ '--from': placeOf(from), '--to': placeOf(to) });

/** What flies from one place to another within a beat; begun anew with every `beat`. */
export const Flying = ({
  flight: { from, to, height, via, ms = beatMs },
  beat,
  heat = 0,
  shade,
  children,
}: {
  flight: Flight;
  beat: string;
  /** How much the trail is to be seen besides, 0–1. */
  heat?: number;
  /** Where its shadow goes meanwhile. */
  shade?: readonly [Spot, Spot];
  children: ReactNode;
}) => {
  const style: FlightStyle = {
    ...wayOf(from, to),
    ...(via && { '--via': placeOf(via), animationName: 'flight-touching' }),
    '--rise': `translateY(${-height}px)`,
    '--ms': `${ms}ms`,
  };
  const isFar = Math.hypot(to.x - from.x, to.y - from.y) > trailFrom;
  return (
    <g key={beat}>
      {shade && (
        <g className="flight" style={{ ...style, ...wayOf(...shade), animationName: 'flight' }}>
          <ellipse className="paper-shade" rx="5" ry="1.900" />
        </g>
      )}
      {isFar &&
        trail.map((late) => {
          const lateStyle: FlightStyle = {
            ...style,
            '--late': `${late * 22}ms`,
            opacity: (0.4 + 0.4 * heat) * (1 - late / 8),
          };
          return (
            <g key={late} className="flight flight-trail" style={lateStyle}>
              <circle className="flight-arc" r={4.4 - late * 0.5 + heat} />
            </g>
          );
        })}
      <g className="flight" style={style}>
        <g className="flight-arc">
          <g style={{ transform: `scaleX(${to.x < from.x ? -1 : 1})` }}>{children}</g>
        </g>
      </g>
    </g>
  );
};
