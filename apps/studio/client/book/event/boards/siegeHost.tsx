import type { CSSProperties } from 'react';
import type { AssaultView, Side } from '../../../../src/book/views.ts';
import { Banner } from './siegeBanner.tsx';
import { type Bout, comesAt } from './siegeBouts.ts';
import { PaperMan } from './siegeMan.tsx';
import { fromFeet, manOf, manScale, marchOf, type Rank, rankOf, soldiers, wayIn } from './siegeMen.ts';
import type { SiegeScene } from './siegeScenes.tsx';

/** The ranks of a host before a castle of the siege. */

interface Hosted {
  readonly scene: SiegeScene;
  readonly side: Side;
  readonly fallen: readonly number[];
  readonly bouts: readonly Bout[];
  readonly way: AssaultView['way'] | undefined;
  readonly rank: Rank;
}

type Stepped = CSSProperties & Readonly<Record<'--step', string>>;

/** Whether a man is still in the ranks at the end, has fallen under arrows, or goes up to fight; and when. */
export const goneOf = (
  man: number,
  fallen: readonly number[],
  bouts: readonly Bout[],
): { readonly falls: 'true' | 'steps' | 'false'; readonly style: Stepped | undefined } => {
  const bout = bouts.find((each) => each.man === man);
  return {
    falls: fallen.includes(man) ? 'true' : bout ? 'steps' : 'false',
    style: bout && { '--step': `${comesAt(bout.from).toFixed(2)}s` },
  };
};

/** A shield as high as a man, behind which those in front wait. */
export const pavise = 'M3-19Q9-17 15-19V-8Q15-1 9 3 3-1 3-8Z';

/** Whoever leads blows it before the walls are stormed. */
const horn = 'M2-14.500Q8-14 11-20L15-17Q11-11 2-13Z';
/** Who bears the colours of the host. */
const bearers: readonly number[] = [4];

export const Host = ({ scene, side, fallen, bouts, way, rank }: Hosted) => (
  <g className="siege-host" data-side={side} data-rank={rank}>
    {soldiers.map(([x, y], at) => {
      if (rankOf(at) !== rank) return null;
      const [toX, toY] = wayIn(way, scene, at);
      const { falls, style } = goneOf(at, fallen, bouts);
      const led = fromFeet((toX - x - marchOf(way).storm) / manScale, (toY - y) / manScale, 7 - at);
      return (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${manScale})`}>
          <g className="siege-man" data-falls={falls} data-rank={rank} style={{ ...led, ...style }}>
            <g className="siege-idle" data-idle={at % 3}>
              <PaperMan job="siege-soldier" at={at} man={manOf(at)} isStanding />
              {rank === 'front' && <path className="siege-pavise" style={fromFeet(0, 0, at)} d={pavise} />}
              {manOf(at) === 'captain' && <path className="siege-horn" d={horn} />}
              {bearers.includes(at) && (
                <g transform="translate(-4 -13) scale(0.72)">
                  <Banner side={side} />
                </g>
              )}
            </g>
          </g>
        </g>
      );
    })}
  </g>
);
