import { usePart } from '../../shell/usePart.ts';
import { useTable } from '../shell/context.ts';
import { StatsPanel } from '../shell/StatsPanel.tsx';

const loadPlayed = () => import('./played.ts');

/** Once it has come: how hands rank, and the last pots: one's own, and those of the bots' table, each said to be theirs. */
export const Stats = () => {
  const { lang } = useTable();
  const part = usePart(loadPlayed, lang, false);
  return (
    <StatsPanel className="below" isEmpty={false}>
      {part && <part.Ladder />}
      {part && <part.AlbumTold />}
      {part && <part.LastPots />}
    </StatsPanel>
  );
};
