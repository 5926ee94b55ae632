import type { ThreeCardResult } from '../../../src/tables/games/threeCard.ts';
import { useTable, useTableState } from '../shell/context.ts';
import { StatsPanel } from '../shell/StatsPanel.tsx';
import { ownWords } from './words.ts';

const ends = ['player', 'dealer', 'tie', 'unqualified'] as const satisfies readonly ThreeCardResult[];
const latestMax = 18;

/** Who won the last rounds, and how often the dealer did not play. */
export const Stats = () => {
  const { words, lang } = useTable();
  const { player, dealer } = ownWords(lang);
  const marks: Readonly<Record<string, string>> = {
    player: player.charAt(0),
    dealer: dealer.charAt(0),
    tie: '=',
    unqualified: '–',
  };
  const { results } = useTableState();
  const countFor = (end: string): number => results.filter(({ summary }) => summary === end).length;
  const most = Math.max(1, ...ends.map(countFor));
  return (
    <StatsPanel className="three-stats below" isEmpty={results.length === 0}>
      <ol className="dealer-counts">
        {ends.map((end) => (
          <li key={end} aria-label={`${words.result(end)}: ${countFor(end)}`}>
            <span>{words.result(end)}</span>
            <meter min={0} max={most} value={countFor(end)} aria-hidden="true" />
            <b>{countFor(end)}</b>
          </li>
        ))}
      </ol>
      <ol className="dealer-latest" aria-hidden="true">
        {results.slice(-latestMax).map(({ number, summary }) => (
          <li key={number} data-end={summary}>
            {marks[summary] ?? ''}
          </li>
        ))}
      </ol>
    </StatsPanel>
  );
};
