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

/** A piece of a ladder, from one height to another. */
const ladderPath = (from: number, to: number): string =>
  `M-4 ${-from}V${-to}M4 ${-from}V${-to}${Array.from({ length: Math.max(1, Math.floor((to - from) / 8)) }, (_, at) => `M-4 ${-from - 6 - 8 * at}H4`).join('')}`;
const flames = 'M-8 2q-6-12 2-18 0 6 4 6 0-12 8-18 0 12 6 14 4-2 3-6 8 10 0 22z';
/** Inside them a lighter one and the core, and where sparks rise from. */
const inner = [0.66, 0.36] as const;
const sparks = [-6, 1, 7, 12] as const;

const Fire = ({ y, size }: { y: number; size: number }) => (
  <g className="siege-fire" transform={`translate(-4 ${y}) scale(${size})`}>
    <path d={flames} />
    {inner.map((part) => (
      <path key={part} transform={`translate(${3 * (1 - part)} ${1 - part}) scale(${part})`} d={flames} />
    ))}
    {sparks.map((x, at) => (
      <circle key={x} className="siege-ember" style={fromFeet(0, 0, at)} cx={x} cy="-12" r="1.3" />
    ))}
  </g>
);

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

/** Two who pull or carry it from the camp, heave by heave; before the walls they let go. */
const Crew = ({ x, y, rope }: { x: number; y: number; rope: number }) => (
  <g>
    {rope > 0 && <path className="siege-rope" d={`M${x - rope} ${y - 12}L${x + 26} ${y - 15}`} />}
    {[0, 1].map((at) => (
      <g key={at} transform={`translate(${x + 22 * at} ${y}) scale(1.45)`}>
        <g className="siege-hauler">
          <PaperMan job="siege-man-paper" isArmed={false} isStanding />
        </g>
      </g>
    ))}
  </g>
);

interface Brought {
  readonly scene: SiegeScene;
  readonly isCarried: boolean;
}

/** A ladder reaches a little over the walls. The first is where both sides meet, and breaks in two where it is pushed away; others climb the second. */
const Ladders = ({ scene, press, isCarried }: Brought & { press: AssaultView['press'] }) => {
  const top = climbOf(scene) + 10;
  return (
    <>
      {[0, 1].map((at) => (
        <g key={at} transform={`translate(${scene.edge[0] - 12 + 26 * at} ${scene.sill[1] + (at ? 4 : 1)})`}>
          <g className="siege-ladder" style={fromFeet(0, 0, at)}>
            <Timber d={ladderPath(0, at ? top : top / 2)} />
            {at === 0 && (
              <g transform={`translate(0 ${-top / 2})`}>
                <g className="siege-ladder-top">
                  <Timber d={ladderPath(0, top / 2)} />
                </g>
              </g>
            )}
            {at === 1 && [0, 1].map((man) => <Climber key={man} at={man} press={press} />)}
          </g>
        </g>
      ))}
      {isCarried && (
        <g transform={`translate(${scene.edge[0] - 12} ${scene.sill[1] + 6})`}>
          <g className="siege-carried">
            <Crew x={-46} y={0} rope={0} />
          </g>
        </g>
      )}
    </>
  );
};

const Ram = ({ scene: { sill }, isCarried }: Brought) => (
  <g transform={`translate(${sill[0] - 50} ${sill[1]}) scale(1.3)`}>
    <g className="siege-rolled">
      <g className="siege-thrust">
        <path className="siege-timber" data-of="log" d="M-25-10H27" />
        <path className="siege-log" d="M-24-10H26" />
        <g className="siege-head">
          <path className="siege-iron" d="M20-15l13 5-13 5z" />
        </g>
      </g>
      <path className="siege-roof" d="M-30-14L-4-30 22-14z" />
      <Timber d="M-26-14V-2M18-14V-2M-28-2H20" />
      <circle className="siege-wheel" cx="-20" r="5" />
      <circle className="siege-wheel" cx="12" r="5" />
      <Fire y={-14} size={1.5} />
      {isCarried && <Crew x={36} y={1} rope={12} />}
    </g>
  </g>
);

/** Men who run over the bridge of the tower; one of them is seen before it is taken. */
const crew = [0, 1, 2, 3] as const;

const Tower = ({ scene, isCarried }: Brought) => {
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
              <g className="siege-crew" data-waits={at !== 1} style={fromFeet(0, 0, at)}>
                <PaperMan job="siege-man-paper" at={at} />
              </g>
            </g>
          ))}
          <circle className="siege-wheel" cx="-11" r="6" />
          <circle className="siege-wheel" cx="11" r="6" />
          <Fire y={-26} size={1.9} />
        </g>
        {isCarried && <Crew x={30} y={3} rope={14} />}
      </g>
    </g>
  );
};

/** What comes to the walls in this round; while it is brought up, with those who do. */
export const Engine = ({
  assault: { way, press },
  ...brought
}: Brought & { assault: Pick<AssaultView, 'way' | 'press'> }) => {
  switch (way) {
    case 'ladders':
      return <Ladders {...brought} press={press} />;
    case 'ram':
      return <Ram {...brought} />;
    case 'tower':
      return <Tower {...brought} />;
  }
};
