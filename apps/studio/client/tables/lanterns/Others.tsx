/** How many other members sit here, as on the places to bet on. */
export const Others = ({ count, x, y }: { count: number; x: number; y: number }) =>
  count > 0 && (
    <g className="seat-others" transform={`translate(${x} ${y})`} data-field="seat-others">
      <rect x="-11" y="-11" width="22" height="22" rx="11" />
      <text y="5">{count}</text>
    </g>
  );
