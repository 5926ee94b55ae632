import { coins } from '../../shell/amounts.ts';
import { chipText, useTable, useTableState } from './context.ts';

/** The chips that lie on a place, where any do. `fresh`: some of them are not sent yet. */
export const Pile = ({ amount, fresh }: { amount: bigint; fresh?: boolean }) => {
  const { texts } = useTable();
  const { currency } = useTableState();
  if (amount === 0n) return null;
  return (
    <>
      <span className="pile" data-fresh={fresh} aria-hidden="true">
        {chipText(amount, currency)}
      </span>
      <span className="unseen">{texts.lying(coins(amount, currency))}</span>
    </>
  );
};
