import '../../styles/siegeMore.css';
import { useEffect, useState } from 'react';
import { noRounds, roundsOf } from '../../../../src/book/engine/siegeRounds.ts';
import type { EventView, Rounds, SiegeRecordAnswer, SiegeScore } from '../../../../src/book/views.ts';
import { boardOf } from '../../pageTexts/texts.ts';
import { useBook, useNames, useWords } from '../../shell/context.ts';
import { PartsTable } from '../PartsTable.tsx';
import { sides } from './sides.ts';

/** What both armies did in settled matches, asked for once it is wanted; `failed` where nobody answers. */
const useRecord = (id: string, isWanted: boolean): SiegeRecordAnswer | 'failed' | null => {
  const { api } = useBook();
  const [record, setRecord] = useState<SiegeRecordAnswer | 'failed' | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    api.siegeRecord(id).then(
      (answer) => isCurrent && setRecord(answer),
      () => isCurrent && setRecord('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [api, id, isWanted]);
  return record;
};

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
            <th scope="colgroup" colSpan={2}>
              {siege.record.before(name(map.map))}
            </th>
          </tr>
          <tr>
            <td />
            {['here', 'before'].map((when) => (
              <Heads key={when} />
            ))}
          </tr>
        </thead>
        <tbody>
          {sides.map((side) => (
            <tr key={side}>
              <th scope="row">{name(event[side].names)}</th>
              <Shares rounds={roundsOf(event.timeline, side)} />
              <Shares rounds={past?.[side] ?? noRounds} />
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

/** From this width on there is room for everything. */
const isWide = (): boolean => window.matchMedia('(min-width: 720px)').matches;

/** How every map stands in one line; opened, the rule, the maps as a table, and how both armies storm and hold. */
const SiegeMore = ({ event, score }: { event: EventView; score: SiegeScore }) => {
  const { siege } = boardOf(useWords().lang);
  const name = useNames();
  const [isOpen, setOpen] = useState(isWide);
  const record = useRecord(event.id, isOpen);
  const isComing = event.phase === 'coming';
  return (
    <details
      className="siege-more"
      data-field="siege-more"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span className="siege-maps">
          {score.maps.map(({ map, home, away, winner }, at) => (
            <span key={map.en_US} data-now={at === score.current && !isComing} data-won={winner ?? undefined}>
              {name(map)} {at > score.current || isComing ? '' : `${home}–${away}`}
            </span>
          ))}
        </span>
        <span className="siege-more-name">{siege.more}</span>
      </summary>
      <p className="board-goal soft">{siege.goal}</p>
      {!isComing && <PartsTable score={score} home={name(event.home.names)} away={name(event.away.names)} />}
      <SiegeRecord event={event} score={score} record={record} />
    </details>
  );
};

export default SiegeMore;
