import type { Side } from '../../../../src/book/views.ts';

const pole = 'M0 0V-27';
const cloth = 'M0-26H20L14-19 20-12H0z';

/** A banner on its pole, with its foot at the origin. */
export const Banner = ({ side }: { side: Side }) => (
  <g className="siege-banner" data-side={side}>
    <path className="siege-pole" d={pole} />
    <path className="siege-cloth" d={cloth} />
  </g>
);
