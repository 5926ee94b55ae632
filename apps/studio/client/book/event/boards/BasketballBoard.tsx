import type { BasketballScore, Side, TimelineItem } from '../../../../src/book/views.ts';
import { LeadChart } from './LeadChart.tsx';
import { leadsOf } from './leads.ts';

const Court = () => (
  <>
    <rect className="board-ground warm" x="14" y="12" width="372" height="148" rx="8" />
    <path
      className="board-lines"
      d="M22 20h356v132H22zM200 20v132M200 66a20 20 0 1 1 0 40 20 20 0 1 1 0-40M22 62h58v48H22M378 62h-58v48h58M80 66a20 20 0 0 1 0 40M320 66a20 20 0 0 0 0 40M22 32h24a56 56 0 0 1 0 108H22M378 32h-24a56 56 0 0 0 0 108h24"
    />
    <path className="board-hoops" d="M30 78v16M370 78v16M34 86h8M366 86h-8" />
  </>
);

/** The ball on its way: the home side plays to the right. */
const Ball = ({ side }: { side: Side }) => (
  <g transform={side === 'home' ? undefined : 'translate(400 0) scale(-1 1)'}>
    <path className="danger-arrow thin" d="M228 86h52m-14-12 14 12-14 12" />
    <circle className="board-ball warm" cx="300" cy="86" r="8" />
  </g>
);

/** The court from above, whose ball it is, and who has led by how much. */
export const BasketballBoard = ({
  score,
  timeline,
  isLive,
}: {
  score: BasketballScore;
  timeline: readonly TimelineItem[];
  isLive: boolean;
}) => (
  <svg className="board-art" viewBox="0 0 400 222" aria-hidden="true" focusable="false">
    <Court />
    {isLive && !score.isBreak && <Ball side={score.attacks} />}
    <LeadChart
      leads={leadsOf(timeline.filter(({ kind }) => kind === 'points'))}
      box={{ x: 22, y: 168, width: 356, height: 46 }}
    />
  </svg>
);
