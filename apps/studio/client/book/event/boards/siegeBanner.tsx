import type { Side } from '../../../../src/book/views.ts';

const pole = 'M0 0V-27';
const cloth = 'M0-26H20L14-19 20-12H0z';
/** Along the pole and the lower edge, in a second tone. */
const hem = 'M0-26H4.500V-15H17.400L20-12H0z';

/** A banner on its pole, with its foot at the origin. */
export const Banner = ({ side }: { side: Side }) => (
  <g className="siege-banner" data-side={side}>
    <path className="siege-pole" d={pole} />
    <path className="siege-cloth" d={cloth} />
    <path className="siege-cloth siege-hem" d={hem} />
  </g>
);
