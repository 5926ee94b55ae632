import type { AssaultView } from '../../../../src/book/views.ts';
import { fromFeet, soldierPath } from './siegeMen.ts';
import type { SiegeScene } from './siegeScenes.tsx';

/** What the walls are stormed by: ladders, a ram under its roof, or a tower on wheels. Each comes, does its work, and goes as the round ends. */

const ladderPath = 'M-4 0V-62M4 0V-62M-4-6H4M-4-14H4M-4-22H4M-4-30H4M-4-38H4M-4-46H4M-4-54H4';
const flames = 'M-8 2q-6-12 2-18 0 6 4 6 0-12 8-18 0 12 6 14 4-2 3-6 8 10 0 22z';

/** How far up climbers come before it is decided, by how hard the walls are pressed. */
const climbs = [14, 30, 46] as const;

const Climber = ({ at, press }: { at: number; press: AssaultView['press'] }) => (
  <g className="siege-climber" style={fromFeet(0, -((climbs[press - 1] ?? 14) - 12 * at), at)}>
    <path className="siege-man-paper" d={soldierPath} transform="scale(1.02)" />
  </g>
);

const Ladders = ({ scene, press }: { scene: SiegeScene; press: AssaultView['press'] }) => (
  <>
    {[0, 1].map((at) => (
      <g key={at} transform={`translate(${scene.edge[0] - 12 + 24 * at} ${scene.sill[1] + (at ? 4 : 1)})`}>
        <g className="siege-ladder" style={fromFeet(0, 0, at)}>
          <path className="siege-wood" d={ladderPath} />
          <Climber at={0} press={press} />
          <Climber at={1} press={press} />
        </g>
      </g>
    ))}
  </>
);

const Ram = ({ scene: { sill } }: { scene: SiegeScene }) => (
  <g transform={`translate(${sill[0] - 40} ${sill[1]})`}>
    <g className="siege-rolled">
      <g className="siege-thrust">
        <path className="siege-log" d="M-24-10H26" />
        <path className="siege-iron" d="M22-14l10 4-10 4z" />
      </g>
      <path className="siege-roof" d="M-30-14L-4-30 22-14z" />
      <path className="siege-wood" d="M-26-14V-2M18-14V-2M-28-2H20" />
      <circle className="siege-wheel" cx="-20" r="5" />
      <circle className="siege-wheel" cx="12" r="5" />
      <path className="siege-fire" d={flames} transform="translate(-4 -14) scale(1.5)" />
    </g>
  </g>
);

const Tower = ({ scene: { edge, sill } }: { scene: SiegeScene }) => (
  <g transform={`translate(${edge[0] - 30} ${sill[1]})`}>
    <g className="siege-rolled">
      <path className="siege-tower" d="M-14 0L-11-58H11L14 0z" />
      <path className="siege-wood" d="M-13-18H13M-12-38H12M-13-18L12-38M13-18L-12-38" />
      <path className="siege-roof" d="M-15-58h30v-6h-6v-4h-6v4h-6v-4h-6v4h-6z" />
      <g transform="translate(11 -56)">
        <path className="siege-bridge-down" d="M0-1.500H22V1.500H0z" />
      </g>
      {[0, 1].map((at) => (
        <g key={at} transform={`translate(${7 - 13 * at} -57)`}>
          <path className="siege-man-paper siege-crew" style={fromFeet(0, 0, at)} d={soldierPath} />
        </g>
      ))}
      <circle className="siege-wheel" cx="-9" r="5" />
      <circle className="siege-wheel" cx="9" r="5" />
      <path className="siege-fire" d={flames} transform="translate(0 -26) scale(1.7)" />
    </g>
  </g>
);

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
