import type { AssaultView } from '../../../../src/book/views.ts';
import { PaperMan } from './siegeMan.tsx';
import { climbOf, fromFeet } from './siegeMen.ts';
import type { SiegeScene } from './siegeScenes.tsx';

/** What the walls are stormed by: ladders, a ram under its roof, or a tower on wheels. Each comes, does its work, and goes as the round ends. */

/** Timber: a dark edge under it keeps it apart from the men around it, whatever they wear. */
const Timber = ({ d }: { d: string }) => (
  <>
    <path className="siege-timber" d={d} />
    <path className="siege-wood" d={d} />
  </>
);

/** A ladder that reaches a little over walls of a height. */
const ladderPath = (height: number): string =>
  `M-4 0V${-height - 10}M4 0V${-height - 10}${Array.from({ length: Math.floor((height + 8) / 8) }, (_, at) => `M-4 ${-6 - 8 * at}H4`).join('')}`;
const flames = 'M-8 2q-6-12 2-18 0 6 4 6 0-12 8-18 0 12 6 14 4-2 3-6 8 10 0 22z';

/** How far up climbers come before it is decided, by how hard the walls are pressed. */
const climbs = { 1: 16, 2: 36, 3: 56 } as const;

const Climber = ({ at, press }: { at: number; press: AssaultView['press'] }) => (
  <g className="siege-climber" style={fromFeet(0, -(climbs[press ?? 1] - 12 * at), at)}>
    <g className="siege-clamber" style={fromFeet(0, 0, at)}>
      <g transform="scale(1.55)">
        <PaperMan job="siege-man-paper" />
      </g>
    </g>
  </g>
);

const Ladders = ({ scene, press }: { scene: SiegeScene; press: AssaultView['press'] }) => (
  <>
    {[0, 1].map((at) => (
      <g key={at} transform={`translate(${scene.edge[0] - 12 + 24 * at} ${scene.sill[1] + (at ? 4 : 1)})`}>
        <g className="siege-ladder" style={fromFeet(0, 0, at)}>
          <Timber d={ladderPath(climbOf(scene))} />
          <Climber at={0} press={press} />
          <Climber at={1} press={press} />
          <g className="siege-faller" style={fromFeet(0, 8 - climbOf(scene), at)}>
            <g transform="scale(1.55)">
              <PaperMan job="siege-man-paper" />
            </g>
          </g>
        </g>
      </g>
    ))}
  </>
);

const Ram = ({ scene: { sill } }: { scene: SiegeScene }) => (
  <g transform={`translate(${sill[0] - 50} ${sill[1]}) scale(1.3)`}>
    <g className="siege-rolled">
      <g className="siege-thrust">
        <path className="siege-timber" data-of="log" d="M-25-10H27" />
        <path className="siege-log" d="M-24-10H26" />
        <path className="siege-iron" d="M22-14l10 4-10 4z" />
      </g>
      <path className="siege-roof" d="M-30-14L-4-30 22-14z" />
      <Timber d="M-26-14V-2M18-14V-2M-28-2H20" />
      <circle className="siege-wheel" cx="-20" r="5" />
      <circle className="siege-wheel" cx="12" r="5" />
      <path className="siege-fire" d={flames} transform="translate(-4 -14) scale(1.5)" />
    </g>
  </g>
);

/** Men who run over the bridge of the tower; two of them are seen before it is down. */
const crew = [0, 1, 2, 3, 4, 5] as const;

const Tower = ({ scene }: { scene: SiegeScene }) => {
  const top = climbOf(scene) + 8;
  return (
    <g transform={`translate(${scene.edge[0] - 32} ${scene.sill[1]})`}>
      <g className="siege-rolled">
        <g className="siege-rocked">
          <path className="siege-tower" d={`M-17 0L-14-${top}H14L17 0z`} />
          <path
            className="siege-wood"
            d={`M-16-18H16M-15-${top - 20}H15M-16-18L15-${top - 20}M16-18L-15-${top - 20}`}
          />
          <path
            className="siege-roof"
            transform={`translate(0 ${58 - top})`}
            d="M-18-58h36v-6h-7v-4h-7v4h-8v-4h-7v4h-7z"
          />
          <g transform={`translate(15 ${2 - top})`}>
            <path className="siege-bridge-down" d="M0-2H24V2H0z" />
          </g>
          {crew.map((at) => (
            <g key={at} transform={`translate(${9 - 15 * (at % 2)} ${-top}) scale(1.5)`}>
              <g className="siege-crew" data-waits={at > 1} style={fromFeet(0, 0, at)}>
                <PaperMan job="siege-man-paper" at={at} />
              </g>
            </g>
          ))}
          <circle className="siege-wheel" cx="-11" r="6" />
          <circle className="siege-wheel" cx="11" r="6" />
          <path className="siege-fire" d={flames} transform="translate(0 -26) scale(1.9)" />
        </g>
      </g>
    </g>
  );
};

/** What comes to the walls in this round. */
export const Engine = ({ assault: { way, press }, scene }: { assault: AssaultView; scene: SiegeScene }) => {
  switch (way) {
    case 'ladders':
      return <Ladders scene={scene} press={press} />;
    case 'ram':
      return <Ram scene={scene} />;
    case 'tower':
      return <Tower scene={scene} />;
  }
};
