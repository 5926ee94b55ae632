/** So far a text makes room for the tick. */
const besideTick = 13;

/** What a hand is, across the lower edge of its cards; with a tick once it has won. */
export const HandPlate = ({ x, y, width, text, won }: HandPlateProps) => (
  <g className="hand-plate" transform={`translate(${x} ${y})`}>
    <rect x={-width / 2} y="-17" width={width} height="34" rx="9" />
    {won && <path className="hand-tick" d="M-8 0L-2 6L9 -7" transform={`translate(${22 - width / 2} 0)`} />}
    <text x={won ? besideTick : 0} y="9">
      {text}
    </text>
  </g>
);

interface HandPlateProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly text: string;
  readonly won: boolean;
}
