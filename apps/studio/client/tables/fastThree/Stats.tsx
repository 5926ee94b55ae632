import { DiceStats } from '../dice/DiceStats.tsx';

export const Stats = () => <DiceStats triplesLose={false} />;
