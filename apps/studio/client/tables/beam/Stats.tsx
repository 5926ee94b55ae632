import {
  beamNumbers,
  beamQuarters,
  placeAt,
  restsOn,
  stormsOf,
  timesOf,
} from '../../../src/tables/games/beamWheel.ts';
import { useTable, useTableState } from '../shell/context.ts';
import { StatsPanel } from '../shell/StatsPanel.tsx';
import { readPane } from './read.ts';
import { Sign } from './Sign.tsx';
import { beamNames } from './words.ts';

const latestMax = 40;

/** How often each number and each quarter came, and the last ones, the newest first. */
export const Stats = () => {
  const { texts, words, lang } = useTable();
  const { directions, harbor, storms } = beamNames(lang);
  const { results } = useTableState();
  const rounds = results.flatMap(({ number, summary, outcome }) => {
    const drawn = readPane(outcome);
    return drawn
      ? [{ round: number, summary, drawn, rest: restsOn(drawn), quarter: placeAt(drawn).quarter }]
      : [];
  });
  return (
    <StatsPanel className="beam-stats below" isEmpty={rounds.length === 0}>
      <p className="beam-counts">
        {beamNumbers.map((number) => (
          <span key={number} data-beam={number}>
            <b className="bead">{number}</b> {rounds.filter(({ rest }) => rest === number).length}
          </span>
        ))}
        <span>
          <Sign of="harbor" /> {harbor} <b>{rounds.filter(({ rest }) => rest === 'harbor').length}</b>
        </span>
        <span>
          <Sign of="storm" /> {storms[1]} <b>{rounds.filter(({ drawn }) => stormsOf(drawn) > 0).length}</b>
        </span>
      </p>
      <p className="beam-counts">
        {beamQuarters.map((quarter) => (
          <span key={quarter}>
            {directions[quarter]} <b>{rounds.filter((round) => round.quarter === quarter).length}</b>
          </span>
        ))}
      </p>
      <ol className="beam-last" aria-label={texts.road.last}>
        {rounds
          .slice(-latestMax)
          .reverse()
          .map(({ round, summary, rest, drawn }) => (
            <li key={round} data-beam={rest} data-times={timesOf(drawn)}>
              <b className="bead" aria-hidden="true">
                {rest === 'harbor' ? <Sign of="harbor" /> : rest}
              </b>
              <span className="unseen">{words.result(summary)}</span>
            </li>
          ))}
      </ol>
    </StatsPanel>
  );
};
