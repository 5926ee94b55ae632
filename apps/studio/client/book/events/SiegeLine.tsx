import '../styles/siegeLine.css';
import type { EventSummary, SiegeScore } from '../../../src/book/views.ts';
import { countedTo, secondsIn } from '../event/closing.ts';
import { useBookState, useNames, useWords } from '../shell/context.ts';
import { kitStyle, kitsOf } from './kits.ts';
import { clockText, fightText } from './status.ts';

/** Which round it is, that it is fought, and how long it can still be bet on: the same clock as on the board. */
const Round = ({ event, score, now }: { event: EventSummary; score: SiegeScore; now: number }) => {
  const { texts } = useWords();
  const { opened } = useBookState();
  const { home = 0, away = 0 } = score.maps[score.isBreak ? score.current + 1 : score.current] ?? {};
  const { waitsUntil } = event;
  const delayMs = opened?.limits.delayMs ?? 0;
  const left = waitsUntil === null ? null : secondsIn(countedTo(event, waitsUntil, delayMs) - now);
  return (
    <span className="siege-line-round" data-fought={score.isFought}>
      {texts.status.round(home + away + 1).trim()}
      {' · '}
      {[fightText(score, texts), left === null ? null : clockText(left)]
        .filter((word) => word !== null)
        .join(' ')}
    </span>
  );
};

/** How a siege stands, below its sides in a list: every map by its name and rounds, whoever took it, and the round with its clock. */
export const SiegeLine = ({ event, now }: { event: EventSummary; now: number }) => {
  const name = useNames();
  const { score, phase } = event;
  if (score.sport !== 'siege' || phase !== 'live') return null;
  const at = score.isBreak ? score.current + 1 : score.current;
  return (
    <span className="siege-line" style={kitStyle(kitsOf(event.home, event.away))}>
      {score.maps.map((map, index) => (
        <span
          key={map.map.en_US}
          className="siege-line-map"
          data-state={map.winner !== null ? 'won' : index === at ? 'now' : 'next'}
          data-side={map.winner ?? undefined}
        >
          {name(map.map)}
          {index <= score.current && (
            <b>
              {map.home}–{map.away}
            </b>
          )}
        </span>
      ))}
      <Round event={event} score={score} now={now} />
    </span>
  );
};
