import { DiceStats } from '../dice/DiceStats.tsx';

/** How often numbers came. */
const loadCounts = () => import('./counts.ts');

export const Stats = () => <DiceStats triplesLose={false} counts={loadCounts} />;
