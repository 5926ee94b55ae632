import { dealerHand } from '../../../src/tables/games/sevenLanterns.ts';
import { MiniCards } from '../../cards/MiniCards.tsx';
import { useTable, useTableState } from '../shell/context.ts';
import { EndStats } from '../shell/EndStats.tsx';
import { readLanterns } from './read.ts';

const ends = ['17', '18', '19', '20', '21', 'blackjack', 'bust'] as const;
const marks: Readonly<Record<string, string>> = { bust: '×', blackjack: 'BJ' };
const latestMax = 4;

/** What the dealer came to in the last rounds, and with which cards in the latest of them. */
export const Stats = () => {
  const { words } = useTable();
  const { results } = useTableState();
  const latest = results.slice(-latestMax).flatMap(({ number, summary, outcome }) => {
    const read = readLanterns(outcome);
    return read ? [{ number, summary, cards: dealerHand(read) }] : [];
  });
  return (
    <EndStats className="lanterns-stats" ends={ends} latestMax={16} markOf={(end) => marks[end] ?? end}>
      <ol className="lanterns-hands">
        {latest.reverse().map(({ number, summary, cards }) => (
          <li key={number}>
            <MiniCards hands={[cards]} />
            <small>{words.result(summary)}</small>
          </li>
        ))}
      </ol>
    </EndStats>
  );
};
