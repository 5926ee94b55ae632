import { useVideoSlot, useVideoSlotState } from '../context.ts';

/** Beads below the beam, which count one each; the one above counts five. */
const lower = [0, 1, 2, 3] as const;

/** The rod beside the others: it shows as on an abacus how many tens have been carried, and how many times the spin pays. */
export const CarryRod = () => {
  const { own, words } = useVideoSlot();
  const { view } = useVideoSlotState();
  const { carried } = view;
  return (
    <>
      <div
        className="carry-rod"
        data-field="carried"
        data-value={carried}
        data-full={carried > 0}
        role="img"
        aria-label={own.beads?.carried(carried)}
      >
        <span className="carry-bead carry-upper" data-up={carried >= 5} />
        {lower.map((place) => (
          <span key={place} className="carry-bead" data-place={place} data-up={carried % 5 > place} />
        ))}
        <b>{words.times(carried + 1)}</b>
      </div>
      <span className="bead-beam" aria-hidden="true" />
    </>
  );
};
