import '../../styles/fullTime.css';
import type { EventView, TeamView } from '../../../../src/book/views.ts';
import { Crest } from '../../events/Crest.tsx';
import { boardOf } from '../../pageTexts/texts.ts';
import { useNames, useWords } from '../../shell/context.ts';
import type { After } from './play/footballEnd.ts';

/** From what is shown again to what is played: the crests of both until it is there. In play it is there at once, and they fade. */
export const ReplayCut = ({
  home,
  away,
  isShort = false,
}: {
  home: TeamView;
  away: TeamView;
  isShort?: boolean;
}) => (
  <span className="replay-cut" data-short={isShort}>
    <Crest team={home} size={56} />
    <Crest team={away} size={56} />
  </span>
);

/** After the whistle: the result, large; while it is looked at again the last goal, marked as shown before. */
export const FullTime = ({ event, after }: { event: EventView; after: After }) => {
  const { fullTime, football } = boardOf(useWords().lang);
  const name = useNames();
  const { home, away, score } = event;
  return (
    <>
      {after.isLarge && (
        <p className="full-time" role="status" data-field="full-time">
          <b>{fullTime}</b>
          <span>
            <Crest team={home} size={28} />
            <strong>
              {score.home} : {score.away}
            </strong>
            <Crest team={away} size={28} />
          </span>
        </p>
      )}
      {after.goal && (
        <p className="replay-mark" data-field="replay">
          {football.goalAgain(after.goal.clock, name(event[after.goal.side].names))}
        </p>
      )}
      {after.isCut && <ReplayCut key={after.kind} home={home} away={away} />}
    </>
  );
};
