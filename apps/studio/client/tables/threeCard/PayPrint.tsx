/** What places pay, printed on the felt; a line is lit that the hand came to. */
export const PayPrint = ({ x, y, width, title, lines, lit }: PayPrintProps) => (
  <g className="pay-print" transform={`translate(${x} ${y})`}>
    <text className="pay-title" x={width / 2}>
      {title}
    </text>
    {lines.map(({ id, name, pays }, at) => (
      <g key={id} data-lit={lit === id} transform={`translate(0 ${(at + 1) * 20 + 2})`}>
        <rect x="-7" y="-14.5" width={width + 14} height="19" rx="5" />
        <text>{name}</text>
        <text className="pay-odds" x={width}>
          {pays}:1
        </text>
      </g>
    ))}
  </g>
);

interface PayPrintProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly title: string;
  readonly lines: readonly { readonly id: string; readonly name: string; readonly pays: number }[];
  readonly lit: string | null;
}
