import type { ReactNode } from 'react';
import { coins } from '../../shell/amounts.ts';
import { chipText, useLayout, useTable, useTableState } from './context.ts';

/** A place on the table to bet on: a button that takes the chosen chip, and shows what lies on it. */
export const Spot = ({
  spot,
  className = '',
  label,
  winning = false,
  children,
}: {
  spot: string;
  className?: string;
  /** The spot's name, where it is not to be seen. */
  label?: string;
  /** The last result pays it. */
  winning?: boolean;
  children: ReactNode;
}) => {
  const { store, texts } = useTable();
  const { table, currency, busy } = useTableState();
  const { standing, laid } = useLayout();
  const [on, fresh] = [standing[spot] ?? 0n, laid[spot] ?? 0n];
  const isOpen = table?.phase === 'open' && !busy;
  return (
    <button
      type="button"
      className={`spot ${className}`}
      data-action="lay"
      data-spot={spot}
      data-standing={on > 0n}
      data-winning={winning}
      aria-disabled={!isOpen}
      onClick={() => store.lay(spot)}
    >
      {children}
      {label !== undefined && <span className="unseen">{label}</span>}
      {on + fresh > 0n && (
        <>
          <span className="pile" data-fresh={fresh > 0n} aria-hidden="true">
            {chipText(on + fresh, currency)}
          </span>
          <span className="unseen">{texts.lying(coins(on + fresh, currency))}</span>
        </>
      )}
    </button>
  );
};
