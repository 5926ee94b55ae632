/** The number of a firefly in its colour. */
export const Ball = ({ number }: { number: number }) => (
  <b className="draw-ball ten-ball" data-number={number}>
    {number}
  </b>
);
