import { StatsPanel } from '../shell/StatsPanel.tsx';
import { usePlayed } from './usePlayed.ts';

/** Once it has come: how hands rank, and the last pots: one's own, and those of the bots' table, each said to be theirs. */
export const Stats = () => {
  const part = usePlayed(false);
  return (
    <StatsPanel className="below" isEmpty={false}>
      {part && <part.Ladder />}
      {part && <part.AlbumTold />}
      {part && <part.LastPots />}
    </StatsPanel>
  );
};
