import type { ReactNode } from 'react';
import { chipText, coins, useLayout, useTable, useTableState } from './context.ts';

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
  /** In place of the spot's own name. */
  label?: string;
  /** The last result pays it. */
  winning?: boolean;
  children: ReactNode;
}) => {
  const { store, texts, words } = useTable();
  const { table, currency, busy } = useTableState();
  const { standing, laid } = useLayout();
  const [on, fresh] = [standing[spot] ?? 0n, laid[spot] ?? 0n];
  const name = label ?? words.spot(spot);
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
      aria-label={on + fresh > 0n ? texts.spotWith(name, coins(on + fresh, currency)) : name}
      onClick={() => store.lay(spot)}
    >
      {children}
      {on + fresh > 0n && (
        <span className="pile" data-fresh={fresh > 0n}>
          {chipText(on + fresh, currency)}
        </span>
      )}
    </button>
  );
};
