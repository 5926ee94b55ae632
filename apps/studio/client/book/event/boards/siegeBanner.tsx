import type { Side } from '../../../../src/book/views.ts';
import { fromFeet, soldierPath } from './siegeMen.ts';

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

/** The half of a paper man that is folded away from the light. */
const folded = 'M.5 0V-13H2L5-9V0Z';

/** Light, as its dark edge alone is not seen at night. */
const lance = 'M7 2V-24l3 5h-3';

/** A soldier of the host with his feet at the origin, and the shadow that he casts; he is the one at a place in the row. */
export const Soldier = ({ at }: { at: number }) => (
  <>
    <ellipse className="siege-cast" cx="2" rx="7" ry="1.800" />
    <g className="siege-soldier" style={fromFeet(0, 0, at)}>
      <path d={soldierPath} />
      <path className="siege-man-fold" d={folded} />
      <path className="siege-lance" d={lance} />
    </g>
  </>
);
