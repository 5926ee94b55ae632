import type { AssaultView, Side } from '../../../../src/book/views.ts';
import { Banner } from './siegeBanner.tsx';
import { PaperMan } from './siegeMan.tsx';
import { fromFeet, guardScale, manScale } from './siegeMen.ts';
import type { SiegeScene } from './siegeScenes.tsx';

/** What a round is won with: a breach, banners along the walls, paper over them, and those who come out or leave. */

/** Snippets of paper that come down on whoever has won a map or the match. */
const confetti = Array.from({ length: 96 }, (_, at) => ({
  x: 94 + at * 3.06,
  delay: `${(at * 23) % 31}`,
  turn: ((at * 37) % 60) - 30,
}));

/** Banners of the winner along the walls, each in the hand of somebody who stands there. */
export const Hoisted = ({
  scene,
  winner,
  standing,
}: {
  scene: SiegeScene;
  winner: Side;
  /** Places on the walls where somebody of the winner is. */
  standing: readonly number[];
}) => (
  <>
    {scene.guards.map(
      ([x, y], at) =>
        standing.includes(at) && (
          <g key={x} transform={`translate(${x + 6} ${y - 8}) scale(0.8)`}>
            <g className="siege-hoisted" style={fromFeet(0, 0, at)}>
              <Banner side={winner} />
            </g>
          </g>
        ),
    )}
  </>
);

/** Paper over the whole field; less of it where walls were held and a round alone is won. */
export const Confetti = ({ winner, isAll }: { winner: Side; isAll: boolean }) => (
  <>
    {confetti
      .filter((_, at) => isAll || at % 4 === 0)
      .map(({ x, delay, turn }, at) => (
        <g key={x} transform={`translate(${x} -46) rotate(${turn})`}>
          <path
            className="siege-confetti"
            data-side={winner}
            data-sheet={at % 3}
            style={fromFeet(0, 0, Number(delay))}
            d="M-3.500-2.500H3.500V2.500H-3.500z"
          />
        </g>
      ))}
  </>
);

/** Where walls gape, and how far down what was there falls: at the gate that was rammed, where ladders leaned, or above, where a tower let its bridge down. */
const breachOf = (
  { sill, edge, guards }: SiegeScene,
  way: AssaultView['way'] | undefined,
): { readonly at: readonly [x: number, y: number]; readonly falls: number } => {
  if (way === 'ram') return { at: [sill[0], sill[1] - 34], falls: 34 };
  const bridged = guards[1];
  return way === 'tower' && bridged
    ? { at: [bridged[0], bridged[1] + 14], falls: sill[1] - bridged[1] - 14 }
    : { at: [edge[0] + 8, edge[1]], falls: 46 };
};

/** Walls that were stormed gape, and what was there falls before them. */
export const Breach = ({ scene, way }: { scene: SiegeScene; way: AssaultView['way'] | undefined }) => {
  const { at: place, falls } = breachOf(scene, way);
  return (
    <g transform={`translate(${place[0]} ${place[1]})`}>
      <path className="siege-breach" d="M-9-6L10-6 8 4 12 12 5 19 7 28-1 33-3 24-9 19-5 10-10 4z" />
      {[-10, -3, 4, 10, 0].map((x, at) => (
        <path
          key={x}
          className="siege-rubble"
          style={fromFeet(2.2 * x - 10, falls - 3 * (at % 3), at)}
          d="M-5-3L1-5 6-1 3 4-4 3z"
        />
      ))}
    </g>
  );
};

/** Those who have lost the match leave it: out of the gate and away. Whoever stormed in vain runs by itself. */
export const Retreat = ({ scene: { sill }, side }: { scene: SiegeScene; side: Side }) => (
  <g className="siege-leavers" data-side={side}>
    {[0, 1, 2, 3, 4].map((at) => (
      <g key={at} transform={`translate(${sill[0]} ${sill[1] + (at % 2) * 5}) scale(${manScale})`}>
        <g className="siege-leaver" style={fromFeet(0, 0, at)}>
          <PaperMan job="siege-soldier" at={at} isArmed={false} isStanding />
        </g>
      </g>
    ))}
  </g>
);

/** Those who have held the castle come out of its gate and cheer, before whoever ran from it. */
export const Sally = ({ scene: { sill }, side }: { scene: SiegeScene; side: Side }) => (
  <g className="siege-host-out" data-side={side}>
    {[0, 1, 2, 3, 4].map((at) => (
      <g key={at} transform={`translate(${sill[0]} ${sill[1] + (at % 2) * 4}) scale(${manScale})`}>
        <g className="siege-sally" style={fromFeet(-13 - 11 * at, 0, 4 - at)}>
          <PaperMan job="siege-man-paper" at={at} isStanding />
        </g>
      </g>
    ))}
  </g>
);

/** What is carried along the walls to where they will be stormed: a stone, and a kettle that steams. */
const loads = ['M-7-4L-3-9 5-8 7-2 2 2-5 1Z', 'M-8-9H8L6 1Q0 4-6 1ZM-8-9Q0-19 8-9'] as const;

/** Two of those who hold the walls bring what is thrown from them. */
export const Porters = ({ scene: { guards, edge }, side }: { scene: SiegeScene; side: Side }) => {
  const y = guards[0]?.[1] ?? edge[1];
  return loads.map((load, at) => (
    <g key={load} transform={`translate(${edge[0] + 10 + 15 * at} ${y}) scale(${guardScale})`}>
      <g className="siege-porter" style={fromFeet(20 + 8 * at, 0, at)}>
        <g transform="translate(0 9)">
          <PaperMan job="siege-guard" side={side} isArmed={false} />
          <path className="siege-load" data-load={at} transform="translate(.5 -22) scale(0.7)" d={load} />
        </g>
      </g>
    </g>
  ));
};

/** Paper that is pasted over the cracks of the round before. */
export const Mended = ({ scene: { sill, edge } }: { scene: SiegeScene }) => (
  <>
    {[
      [edge[0] + 6, edge[1] + 22, -14],
      [sill[0] + 20, sill[1] - 26, 11],
    ].map(([x, y, turn], at) => (
      <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
        <path className="siege-paste" style={fromFeet(0, 0, at)} d="M-3.500-8L3-8.500 4 8-3 8.500Z" />
      </g>
    ))}
  </>
);
