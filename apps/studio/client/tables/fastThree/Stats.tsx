import { DiceStats } from '../dice/DiceStats.tsx';

/** How often numbers came. */
const loadCounts = async () => ({
  ...(await import('../numbers/CountsSheet.tsx')),
  ...(await import('./counts.ts')),
});

export const Stats = () => <DiceStats triplesLose={false} counts={loadCounts} />;
