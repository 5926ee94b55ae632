import type { CSSProperties, ReactNode } from 'react';
import { beatMs, type Flight } from './figures.ts';

type FlightStyle = CSSProperties & Readonly<Record<`--${string}`, string>>;

/** What flies from one place to another within a beat; begun anew with every `beat`. */
export const Flying = ({
  flight: { from, to, height, ms = beatMs },
  beat,
  children,
}: {
  flight: Flight;
  beat: string;
  children: ReactNode;
}) => {
  const style: FlightStyle = {
    '--from': `translate(${from.x.toFixed(1)}px, ${from.y.toFixed(1)}px)`,
    '--to': `translate(${to.x.toFixed(1)}px, ${to.y.toFixed(1)}px)`,
    '--rise': `translateY(${-height}px)`,
    animationDuration: `${ms}ms`,
  };
  return (
    <g key={beat} className="flight" style={style}>
      <g className="flight-arc" style={{ animationDuration: `${ms}ms` }}>
        <g style={{ transform: `scaleX(${to.x < from.x ? -1 : 1})` }}>{children}</g>
      </g>
    </g>
  );
};
