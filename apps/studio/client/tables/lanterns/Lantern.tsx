/** How a lantern burns: not at all, for somebody else, for the player, brightly over a good hand or a win, or blown out by a bust. */
export type Flame = 'dark' | 'others' | 'own' | 'good' | 'won' | 'out';

/** A paper lantern with its seat's number. */
export const Lantern = ({ seat, x, y, flame, size = 1 }: LanternProps) => (
  <g className="seat-lantern" data-flame={flame} transform={`translate(${x} ${y}) scale(${size})`}>
    <g className="lantern-light">
      <circle r="46" />
      <circle r="31" />
    </g>
    {flame === 'won' && (
      <path
        className="lantern-rays"
        d="M0 -33v-14M0 33v14M-33 0h-14M33 0h14M-23 -23l-10 -10M23 -23l10 -10M-23 23l-10 10M23 23l10 10"
      />
    )}
    <path className="lantern-cord" d="M0 -34V-20M0 20V31M-4 31h8l-1 9h-6z" />
    <ellipse className="lantern-paper" rx="24" ry="18" />
    <path className="lantern-ribs" d="M0 -18V18M-11 -16Q-20 0 -11 16M11 -16Q20 0 11 16" />
    <path className="lantern-cap" d="M-10 -20h20v5h-20zM-10 15h20v5h-20z" />
    <text className="lantern-number" y="6">
      {seat}
    </text>
    {flame === 'out' && <path className="lantern-smoke" d="M0 -20q-8 -9 0 -17t0 -18" />}
  </g>
);

interface LanternProps {
  readonly seat: number | string;
  readonly x: number;
  readonly y: number;
  readonly flame: Flame;
  readonly size?: number;
}
