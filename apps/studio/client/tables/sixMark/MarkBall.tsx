import { waveOf } from '../../../src/tables/games/sixMark.ts';

/** A number in its colour. */
export const MarkBall = ({ number }: { number: number }) => (
  <b className="mark-ball" data-wave={waveOf(number)}>
    {number}
  </b>
);
