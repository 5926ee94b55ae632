import { WinPlate } from '../../shell/Celebration.tsx';
import { tierOf } from '../../shell/tiers.ts';
import { useTable, useTableState } from './context.ts';

/** Over the scene, while the round that won is settled: what it won. What only comes back is no win. */
export const RoundWin = () => {
  const { texts } = useTable();
  const { notice, table, currency } = useTableState();
  if (notice.kind !== 'won' || table?.phase !== 'settled') return null;
  const { won, stake } = notice;
  return (
    <WinPlate
      key={table.number}
      amount={won}
      currency={currency}
      tier={tierOf(won, stake, currency)}
      say={texts.won}
    />
  );
};
