import { hitsOf, pierCount, pierOf } from '../../src/games/keno/rules.ts';
import { useKenoState } from './context.ts';

const piers = Array.from({ length: pierCount }, (_, pier) => pier);
const berthAt = (pier: number): number => 26 + pier * 43;
/** The lamp of the lighthouse. */
const lamp = { x: 375, y: 19 } as const;
const beamTo = (pier: number): string =>
  `M${lamp.x} ${lamp.y - 1.5}L${berthAt(pier) - 17} 58H${berthAt(pier) + 17}L${lamp.x} ${lamp.y + 1.5}Z`;

const windows = [
  [14, 26],
  [20, 31],
  [41, 29],
  [47, 24],
  [66, 31],
  [72, 27],
  [93, 30],
] as const;

const Town = () => (
  <>
    <circle className="keno-moon" cx="196" cy="15" r="9" />
    <path
      className="keno-hills"
      d="M-240 30Q-90 6 0 34Q60 12 118 27T232 24T330 28T420 24T530 30T640 26V46H-240Z"
    />
    <path
      className="keno-town"
      d="M-5 40V25H0L9 19L18 25V28H26V34H35V25L44 18L53 25V33H60V26H78V30H87V27L94 22L101 27V40ZM118 40V16H121V13L150 21V23L121 17V26L132 40ZM262 40V20H265V17L236 25V27L265 21V29L252 40Z"
    />
    {windows.map(([x, y]) => (
      <rect key={`${x}:${y}`} className="keno-window" x={x} y={y} width="3" height="3.6" />
    ))}
    <path className="keno-sea" d="M-240 40H640V70H-240Z" />
    <path
      className="keno-ripples"
      d="M8 46h26M70 44h34M150 47h22M214 44h30M286 47h26M330 43h22M40 53h18M122 55h26M196 52h20M262 56h24M318 53h20"
    />
    <path className="keno-rock" d="M350 47Q362 38 375 38T401 47Q376 53 350 47Z" />
    <path className="keno-tower" d="M371 22H379L382 41H368Z" />
    <path className="keno-stripe" d="M370.4 27H379.6L380.4 32H369.6Z" />
    <path className="keno-cap" d="M370 16Q375 8 380 16Z" />
  </>
);

/** The harbor over the board: a boat for each pier, which comes in with the first hit there and carries a lamp for each. */
export const Harbor = () => {
  const { view } = useKenoState();
  const beamed = view.pier ?? view.sweep;
  return (
    <svg className="keno-harbor" viewBox="0 0 400 70" aria-hidden="true" data-night={view.lamp}>
      <Town />
      {beamed !== undefined && <path className="keno-beam" d={beamTo(beamed)} />}
      <circle className="keno-lamp" cx={lamp.x} cy={lamp.y} r="3.4" data-on={view.lamp !== 'none'} />
      {piers.map((pier) => {
        const hits = hitsOf(
          view.picks.filter((pick) => pierOf(pick) === pier),
          view.drawn,
        );
        return (
          <g key={pier} transform={`translate(${berthAt(pier)} 0)`}>
            <path className="keno-pier" d="M-20 64H20V68H-20ZM-17 60H-14V70H-17ZM14 60H17V70H14Z" />
            <g className="keno-boat" data-in={hits > 0} data-beam={pier === beamed}>
              <path className="sail" d="M1 -19V-6H12Q9 -14 1 -19Z" />
              <path className="hull" d="M-14 -5H15L10 3H-10Z" />
              <path className="mast" d="M-1 -21H0.6V-4H-1Z" />
              {hits > 0 && (
                <>
                  <circle className="light" cx="-7.5" cy="-11" r="5.6" />
                  <text x="-7.5" y="-8.2">
                    {hits}
                  </text>
                </>
              )}
            </g>
          </g>
        );
      })}
    </svg>
  );
};
