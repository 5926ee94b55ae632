import { boutEndsMs } from '../../../src/tables/games/puppetBout.ts';
import { useTable, useTableState } from '../shell/context.ts';
import { useShow } from '../shell/show.ts';
import { type Pose, posesAt, readBout } from './play.ts';

const Puppet = ({
  side,
  pose,
  picture,
}: {
  side: 'meron' | 'wala';
  pose: Pose;
  picture: string | undefined;
}) => (
  <g transform={`translate(${side === 'meron' ? 258 : 542} 0)`}>
    <ellipse className="puppet-shade" cx="0" cy="306" rx="76" ry="10" />
    <g className="puppet" data-side={side} data-pose={pose}>
      <image href={picture} x="-95" y="94" width="190" height="216" />
    </g>
  </g>
);

export const Scene = ({ pictures }: { pictures: Readonly<Record<string, string>> }) => {
  const { texts, words } = useTable();
  const { table } = useTableState();
  const show = useShow();
  const bout = show ? readBout(show.result.outcome) : null;
  const elapsed = show?.elapsedMs ?? 0;
  const [meron, wala] = bout ? posesAt(bout, elapsed) : (['wait', 'wait'] as const);
  const told = bout && elapsed >= boutEndsMs(bout) ? words.result(bout.winner) : null;
  return (
    <svg
      className="scene-art bout-scene"
      viewBox="0 0 800 350"
      preserveAspectRatio="xMidYMax meet"
      role="img"
      aria-label={told ?? texts.phases[table?.phase ?? 'open']}
      data-field="scene"
    >
      <path className="screen" d="M60 34H740V316H60Z" />
      <ellipse className="screen-light" cx="400" cy="190" rx="300" ry="140" />
      <Puppet side="meron" pose={meron} picture={pictures.meron} />
      <Puppet side="wala" pose={wala} picture={pictures.wala} />
      <path className="boards" d="M0 312H800V350H0Z" />
      <path className="curtain" d="M0 0H90Q120 120 70 330H0ZM800 0H710Q680 120 730 330H800Z" />
      <path
        className="curtain-fold"
        d="M24 0Q40 160 20 330M56 0Q76 160 46 330M776 0Q760 160 780 330M744 0Q724 160 754 330"
      />
      <path
        className="valance"
        d="M0 -400H800V34Q750 62 700 34Q650 62 600 34Q550 62 500 34Q450 62 400 34Q350 62 300 34Q250 62 200 34Q150 62 100 34Q50 62 0 34Z"
      />
      {/* On a desk there is room above the stage: the valance hangs from further up. */}
      <path
        className="valance-fold"
        d="M50 -400V40M150 -400V40M250 -400V40M350 -400V40M450 -400V40M550 -400V40M650 -400V40M750 -400V40"
      />
      {told && (
        <text className="scene-verdict" x="400" y="100">
          {told}
        </text>
      )}
    </svg>
  );
};
