import type { RacketScore, Side, TimelineItem } from '../../../../src/book/views.ts';
import { LeadChart } from './LeadChart.tsx';
import { leadsOf } from './leads.ts';

/** A shuttle of paper feathers beside whoever serves. */
const Shuttle = ({ side }: { side: Side }) => (
  <g
    className="board-shuttle"
    transform={side === 'home' ? 'translate(112 86)' : 'translate(288 86) scale(-1 1)'}
  >
    <path className="shuttle-feathers" d="M-34-13 0-6V6l-34 7 6-13zM-28 0H0M-31-7 0-2M-31 7 0 2" />
    <circle className="board-ball" r="7" />
  </g>
);

const Court = () => (
  <>
    <rect className="board-ground" x="14" y="12" width="372" height="148" rx="8" />
    <path
      className="board-lines"
      d="M34 24h332v124H34zM34 36h332M34 136h332M58 24v124M342 24v124M148 36v100M252 36v100M34 86h114M252 86h114"
    />
    <path className="board-net" d="M200 18v136" />
  </>
);

/** The court from above, whose service it is, and how the game in play has gone. */
export const RacketBoard = ({
  score,
  timeline,
  isLive,
}: {
  score: RacketScore;
  timeline: readonly TimelineItem[];
  isLive: boolean;
}) => {
  const set = Math.max(1, score.sets.length);
  const rallies = timeline.filter(({ kind, part }) => kind === 'points' && part === set);
  return (
    <svg className="board-art" viewBox="0 0 400 222" aria-hidden="true" focusable="false">
      <Court />
      {score.danger !== null && (
        <path
          className="danger-field"
          d={score.danger === 'home' ? 'M34 24h166v124H34z' : 'M200 24h166v124H200z'}
        />
      )}
      {isLive && !score.isBreak && <Shuttle side={score.serves} />}
      <LeadChart leads={leadsOf(rallies)} box={{ x: 22, y: 168, width: 356, height: 46 }} />
    </svg>
  );
};
