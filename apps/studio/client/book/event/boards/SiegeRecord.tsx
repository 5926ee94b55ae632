import '../../styles/siegeRecord.css';
import { noRounds, roundsOf } from '../../../../src/book/engine/siegeRounds.ts';
import type { EventView, Rounds, SiegeRecordAnswer, SiegeScore } from '../../../../src/book/views.ts';
import { boardOf } from '../../pageTexts/texts.ts';
import { useNames, useWords } from '../../shell/context.ts';
import { sides } from './sides.ts';
import { useSiegeRecord } from './useSiegeRecord.ts';

const Share = ({ won, of }: { won: number; of: number }) =>
  of === 0 ? (
    <td>–</td>
  ) : (
    <td>
      <b>{Math.round((100 * won) / of)}%</b>
      <span className="soft">
        {won}/{of}
      </span>
    </td>
  );

const Shares = ({ rounds }: { rounds: Rounds }) => (
  <>
    <Share won={rounds.stormedWon} of={rounds.stormed} />
    <Share won={rounds.heldWon} of={rounds.held} />
  </>
);

/** Rounds won storming and holding: in this match, and on the map in play in matches that are settled. */
export const SiegeRecord = ({
  event,
  score,
  record,
}: {
  event: EventView;
  score: SiegeScore;
  record: SiegeRecordAnswer | 'failed' | null;
}) => {
  const { siege } = boardOf(useWords().lang);
  const name = useNames();
  const map = score.maps[score.current];
  if (!map) return null;
  const past =
    record === null || record === 'failed'
      ? undefined
      : record.maps.find(({ map: { en_US } }) => en_US === map.map.en_US);
  const settled = past ? past.home.matches + past.away.matches : 0;
  // Columns without a match would be nothing but noughts: it is said once below.
  const isFirst = past !== undefined && settled === 0;
  return (
    <>
      <table className="siege-record" data-field="siege-record">
        <caption>{siege.record.title}</caption>
        <thead>
          <tr>
            <td />
            <th scope="colgroup" colSpan={2}>
              {siege.record.here}
            </th>
            {!isFirst && (
              <th scope="colgroup" colSpan={2}>
                {siege.record.before(name(map.map))}
              </th>
            )}
          </tr>
          <tr>
            <td />
            {(isFirst ? ['here'] : ['here', 'before']).map((when) => (
              <Heads key={when} />
            ))}
          </tr>
        </thead>
        <tbody>
          {sides.map((side) => (
            <tr key={side}>
              <th scope="row">{name(event[side].names)}</th>
              <Shares rounds={roundsOf(event.timeline, side)} />
              {!isFirst && <Shares rounds={past?.[side] ?? noRounds} />}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="siege-settled soft" data-field="settled">
        {record === 'failed'
          ? siege.record.failed
          : past &&
            (settled === 0 ? siege.record.none : siege.record.settled(past.home.matches, past.away.matches))}
      </p>
    </>
  );
};

const Heads = () => {
  const { siege } = boardOf(useWords().lang);
  return (
    <>
      <th scope="col">{siege.attacks}</th>
      <th scope="col">{siege.defends}</th>
    </>
  );
};

/** The record beside the prices. */
const SiegeRecordBox = ({ event }: { event: EventView }) => {
  const record = useSiegeRecord(event.id);
  if (event.score.sport !== 'siege') return null;
  return (
    <section className="siege-record-box">
      <SiegeRecord event={event} score={event.score} record={record} />
    </section>
  );
};

export default SiegeRecordBox;
