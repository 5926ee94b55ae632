import { waveOf } from '../../../src/tables/games/sixMark.ts';

/** A number in its colour. */
export const MarkBall = ({ number }: { number: number }) => (
  <b className="draw-ball mark-ball" data-wave={waveOf(number)}>
    {number}
  </b>
);
