import { berths, shipPays } from '../../../src/tables/games/beamWheel.ts';
import { shipsLandMs } from './schedule.ts';

/** When a ship can be seen in the mist. Milliseconds since the beam came to rest. */
const seenMs = 400;
const berthWidth = 62;
const sizes: readonly number[] = shipPays;

/** Ships by what they pay: a barge, a junk, a treasure ship. Drawn from the water line up. */
const drawings: Readonly<Record<number, { readonly hull: string; readonly sails: string }>> = {
  8: {
    hull: 'M-17 -5H17L12 4H-12Z',
    sails: 'M-7 -12H8V-6H-7Z',
  },
  16: {
    hull: 'M-22 -8L-16 -5H15L23 -11L16 5H-15Z',
    sails: 'M-10 -34Q2 -31 7 -28L6 -7H-11ZM9 -25Q16 -22 18 -20L17 -8H9Z',
  },
  48: {
    hull: 'M-29 -15L-20 -8H18L30 -17L21 6H-20Z',
    sails:
      'M-20 -35Q-12 -33 -8 -30L-9 -10H-21ZM-5 -52Q8 -48 13 -44L12 -10H-6ZM16 -34Q23 -31 26 -28L25 -13H16Z',
  },
};

/** Three ships come in, each to a berth, and tell what they pay there. */
export const Ships = ({
  pays,
  times,
  sinceMs,
}: {
  pays: readonly number[];
  times: number;
  sinceMs: number;
}) => (
  <g className="beam-harbor">
    <rect x="-98" y="-44" width="196" height="128" rx="12" />
    <path className="beam-mist" d="M-98 -10Q-60 -22 -30 -12T30 -12T98 -10V6Q60 14 30 6T-30 6T-98 6Z" />
    <path className="beam-quay" d="M-98 62H98V72Q98 84 86 84H-86Q-98 84 -98 72Z" />
    {berths.map((berth, at) => {
      const own = pays[at] ?? 0;
      const size = sizes.indexOf(own);
      const isIn = sinceMs >= (shipsLandMs[size] ?? 0);
      const ship = drawings[own];
      return (
        <g key={berth} transform={`translate(${(berth - 2) * berthWidth} 0)`} data-in={isIn}>
          <path className="beam-bollard" d="M-29 58H-24V70H-29ZM24 58H29V70H24Z" />
          <text className="berth" y="79">
            {berth}
          </text>
          <g className="beam-ship" data-in={isIn} data-seen={sinceMs >= seenMs} data-size={size}>
            {ship && (
              <>
                <path className="sails" d={ship.sails} />
                <path className="hull" d={ship.hull} />
              </>
            )}
          </g>
          {isIn && (
            <text className="pays" y="-17" data-size={size}>
              ×{own * times}
            </text>
          )}
        </g>
      );
    })}
  </g>
);
