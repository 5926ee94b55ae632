import type { ThreeCardResult } from '../../../src/tables/games/threeCard.ts';
import { useTable } from '../shell/context.ts';
import { EndStats } from '../shell/EndStats.tsx';
import { ownWords } from './words.ts';

const ends = ['player', 'dealer', 'tie', 'unqualified'] as const satisfies readonly ThreeCardResult[];

/** Who won the last rounds, and how often the dealer did not play. */
export const Stats = () => {
  const { player, dealer } = ownWords(useTable().lang);
  const marks: Readonly<Record<string, string>> = {
    player: player.charAt(0),
    dealer: dealer.charAt(0),
    tie: '=',
    unqualified: '–',
  };
  return <EndStats className="three-stats" ends={ends} latestMax={18} markOf={(end) => marks[end] ?? ''} />;
};
