import { beamNumbers, beamQuarters, numberAt, placeAt } from '../../../src/tables/games/beamWheel.ts';
import { useTable, useTableState } from '../shell/context.ts';
import { StatsPanel } from '../shell/StatsPanel.tsx';
import { readPane } from './read.ts';
import { beamNames } from './words.ts';

const latestMax = 40;

/** How often each number and each quarter came, and the last ones, the newest first. */
export const Stats = () => {
  const { texts, words, lang } = useTable();
  const { directions } = beamNames(lang);
  const { results } = useTableState();
  const rounds = results.flatMap(({ number, outcome }) => {
    const drawn = readPane(outcome);
    return drawn ? [{ round: number, number: numberAt(drawn), quarter: placeAt(drawn).quarter }] : [];
  });
  return (
    <StatsPanel className="beam-stats below" isEmpty={rounds.length === 0}>
      <p className="beam-counts">
        {beamNumbers.map((number) => (
          <span key={number} data-beam={number}>
            <b className="bead">{number}</b> {rounds.filter((round) => round.number === number).length}
          </span>
        ))}
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
          .map(({ round, number }) => (
            <li key={round} data-beam={number}>
              <b className="bead" aria-hidden="true">
                {number}
              </b>
              <span className="unseen">{words.result(String(number))}</span>
            </li>
          ))}
      </ol>
    </StatsPanel>
  );
};
