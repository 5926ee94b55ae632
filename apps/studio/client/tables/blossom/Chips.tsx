/** Chips on the felt: one for each ante. */

const radius = 7;
const apart = 8;
/** More than these say nothing more. */
const chipsMax = 9;

const Chip = ({ x, y }: { x: number; y: number }) => (
  <g className="blossom-chip" transform={`translate(${x} ${y})`}>
    <circle r={radius} />
    <circle className="chip-rim" r={radius - 3} />
  </g>
);

/** What a seat has paid in, laid before it. */
export const SeatChips = ({ antes, x, y }: { antes: number; x: number; y: number }) =>
  Array.from({ length: Math.min(chipsMax, Math.ceil(antes)) }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: chips are alike, and laid one after another
    <Chip key={at} x={x + at * apart} y={y} />
  ));

/** The pot's chips slide to whoever takes it; until then they lie before the seats. */
export const PotPile = ({ antes, from, to }: PotPileProps) => {
  const { x, y } = to ?? from;
  const count = Math.min(2 * chipsMax, Math.ceil(antes));
  return (
    <g className="blossom-pile" data-taken={to !== null} style={{ transform: `translate(${x}px, ${y}px)` }}>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Chip key={at} x={((at % 6) - 2.5) * apart} y={12 - Math.floor(at / 6) * 4} />
      ))}
    </g>
  );
};

interface PotPileProps {
  readonly antes: number;
  readonly from: { readonly x: number; readonly y: number };
  /** The middle of the seat that has taken it. */
  readonly to: { readonly x: number; readonly y: number } | null;
}
