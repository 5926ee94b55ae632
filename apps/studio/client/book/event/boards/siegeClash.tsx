import type { CSSProperties } from 'react';
import type { AssaultView, Side } from '../../../../src/book/views.ts';
import { otherOf } from './sides.ts';
import { type Bout, beats, blowAt, comesAt, type Force, type Ledge, ledgeOf } from './siegeBouts.ts';
import { type Flight, flightS } from './siegeFlights.ts';
import { pavise } from './siegeHost.tsx';
import { PaperMan } from './siegeMan.tsx';
import { fromFeet } from './siegeMen.ts';
import type { SiegeScene } from './siegeScenes.tsx';

/** The fight itself: one of either side where the walls are reached, what flies between both sides, and what is left lying. */

type Timed = CSSProperties &
  Readonly<Partial<Record<'--from' | '--bouts' | '--begin' | '--fall' | '--drop', string>>>;

const seconds = (s: number): string => `${s.toFixed(2)}s`;
const size = 1.6;

/** A man of a side who fights on the ledge: he comes from somewhere, strikes once in each beat, and may go down in the last. */
const Fighter = ({
  of,
  side,
  ledge,
  from,
  at = 0,
  timed,
  falls,
}: {
  of: Force;
  side: Side;
  ledge: Ledge;
  from: readonly [x: number, y: number];
  at?: number;
  timed: Timed;
  falls: boolean;
}) => {
  const [x, y] = ledge[of];
  return (
    <g transform={`translate(${x + 12 * at} ${y})`}>
      <g
        className="siege-fighter"
        data-of={of}
        data-falls={falls}
        style={{ ...fromFeet(from[0] - x, from[1] - y, at), ...timed }}
      >
        <g className="siege-hurt">
          <g transform={`scale(${of === 'host' ? size : -size} ${size})`}>
            <g className="siege-bout">
              <PaperMan job="siege-guard" side={side} man={of === 'host' ? 'shield' : 'lance'} />
            </g>
          </g>
        </g>
      </g>
    </g>
  );
};

/** From his place on the wall; from farther off, and to the gate, he comes along it. */
const cameFrom = ({ castle: [x, y] }: Ledge, guard: readonly [number, number] | undefined) =>
  [Math.min(guard?.[0] ?? x, x + 40), Math.max(guard?.[1] ?? y, y - 2)] as const;

/** A spark of paper where two blades meet. */
const spark = 'M0-9L2-2.500 9-4 4 1 8 7 1.500 4-3 9-2.500 2-9 1-3.500-2Z';

/** Those who meet as the walls are stormed, one of either side at a time; as they are taken, the last two who stand against it. */
export const Fighters = ({
  bouts,
  way,
  scene,
  attacks,
  isTaken,
}: {
  bouts: readonly Bout[];
  way: AssaultView['way'];
  scene: SiegeScene;
  attacks: Side;
  isTaken: boolean;
}) => {
  const ledge = ledgeOf(way, scene);
  const defends = otherOf(attacks);
  const between = [(ledge.host[0] + ledge.castle[0]) / 2, ledge.castle[1] - 18] as const;
  const standing = bouts.filter(({ of, falls }) => of === 'castle' && !falls).length;
  return (
    <>
      {bouts.map(({ of, man, from, until, falls }) => (
        <Fighter
          key={`${of} ${man}`}
          of={of}
          side={of === 'host' ? attacks : defends}
          ledge={ledge}
          from={of === 'host' ? ledge.from : cameFrom(ledge, scene.guards[man])}
          falls={falls}
          timed={{
            '--from': seconds(comesAt(from)),
            '--begin': seconds(blowAt(from) - beats.blow),
            '--bouts': String(until - from + 1),
            '--fall': seconds(blowAt(until)),
            '--drop': `${ledge.drop}px`,
          }}
        />
      ))}
      {isTaken && (
        <g className="siege-last">
          {[standing, 1].slice(0, 2 - standing).map((at) => (
            <Fighter
              key={`last ${at}`}
              of="castle"
              side={defends}
              ledge={ledge}
              from={[ledge.castle[0] + 44, ledge.castle[1] - 2]}
              at={at}
              falls
              timed={{
                '--from': seconds(0.05 * at),
                '--begin': seconds(0.2),
                '--bouts': '1',
                '--fall': seconds(0.6 + 0.35 * at),
                '--drop': `${ledge.drop}px`,
              }}
            />
          ))}
        </g>
      )}
      {bouts.length > 0 && (
        <g transform={`translate(${between[0]} ${between[1]})`}>
          <path className="siege-spark" style={fromFeet(0, 0, 0)} d={spark} />
        </g>
      )}
    </>
  );
};

type Flying = CSSProperties & Readonly<Record<'--x' | '--y' | '--lift' | '--from' | '--long', string>>;

/** Arrows, with feathers and a trail in the colour of whoever shoots; where one hits, paper flies or it stays. */
export const Arrows = ({
  flights,
  attacks,
  state,
}: {
  flights: readonly Flight[];
  attacks: Side;
  state: string;
}) => (
  <>
    {flights.map(({ from, to, lift, at, of, does }) => {
      const [x, y] = [to[0] - from[0], to[1] - from[1]];
      const isBack = x < 0;
      const flying: Flying = {
        ...{ '--x': `${Math.abs(x).toFixed(1)}px`, '--y': `${y.toFixed(1)}px`, '--lift': `${-lift}px` },
        ...{ '--from': seconds(at), '--long': seconds(flightS) },
      };
      return (
        <g
          key={`${state} ${of} ${at}`}
          className="siege-shaft"
          data-side={of === 'host' ? attacks : otherOf(attacks)}
          transform={`translate(${from[0]} ${from[1]})${isBack ? ' scale(-1 1)' : ''}`}
          style={flying}
        >
          <g className="siege-flight" data-does={does}>
            <g className="siege-arrow">
              <path className="siege-trail" d="M-30 0L-9-1.600V1.600Z" />
              <path className="siege-feather" d="M-11-3.600H-5L-3 0-5 3.600H-11L-9 0Z" />
              <path className="siege-arrow-shaft" d="M-5 0H6m-4-2.800L6 0 2 2.800" />
            </g>
          </g>
          {does === 'puffs' && <path className="siege-hit" d={spark} />}
        </g>
      );
    })}
  </>
);

/** Two shields of those who ran, where they threw them away; they are taken off the field before the next round. */
export const Litter = ({ side }: { side: Side }) => (
  <g className="siege-host-out" data-side={side}>
    {[148, 192].map((x, at) => (
      <g key={x} transform={`translate(${x} ${166 + 7 * at}) rotate(${at ? 74 : -68}) scale(1.2)`}>
        <path className="siege-litter" style={fromFeet(0, 0, at)} d={pavise} />
      </g>
    ))}
  </g>
);
