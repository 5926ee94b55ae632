/** A paper lantern with its seat's number, lit where the player has a bet. */
export const Lantern = ({ seat, x, y, lit }: { seat: number; x: number; y: number; lit: boolean }) => (
  <g className="seat-lantern" data-lit={lit} transform={`translate(${x} ${y})`}>
    <path className="lantern-cap" d="M-7 -15h14v4h-14zM-7 11h14v4h-14z" />
    <ellipse cx="0" cy="0" rx="19" ry="13" />
    <text y="6">{seat}</text>
  </g>
);
