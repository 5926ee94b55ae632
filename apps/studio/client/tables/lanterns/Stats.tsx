import { EndStats } from '../shell/EndStats.tsx';

const ends = ['17', '18', '19', '20', '21', 'blackjack', 'bust'] as const;
const marks: Readonly<Record<string, string>> = { bust: '×', blackjack: 'BJ' };

/** What the dealer came to in the last rounds. */
export const Stats = () => (
  <EndStats className="lanterns-stats" ends={ends} latestMax={16} markOf={(end) => marks[end] ?? end} />
);
