import type { ReactNode } from 'react';
import { useLayout, useTable, useTableState } from './context.ts';
import { Pile } from './Pile.tsx';

/** The chips of others lie one, two or three high: how many there are is written on them, how much they are worth is not told. */
const heightOf = (others: number): 1 | 2 | 3 => (others < 2 ? 1 : others < 6 ? 2 : 3);

/** A place on the table to bet on: a button that takes the chosen chip, and shows what lies on it. */
export const Spot = ({
  spot,
  className = '',
  label,
  winning = false,
  taking = true,
  onPress,
  children,
}: {
  spot: string;
  className?: string;
  /** The spot's name, where it is not to be seen. */
  label?: string;
  /** The last result pays it. */
  winning?: boolean;
  /** Whether it takes a chip while bets are open. */
  taking?: boolean;
  /** What a press does, where it is more than to lay the chip. */
  onPress?: () => void;
  children: ReactNode;
}) => {
  const { store, texts } = useTable();
  const { table, busy, opened } = useTableState();
  const { standing, laid } = useLayout();
  const [on, fresh] = [standing[spot] ?? 0n, laid[spot] ?? 0n];
  const others = (table?.crowd.spots[spot] ?? 0) - (on > 0n && opened?.demo === false ? 1 : 0);
  const isOpen = taking && table?.phase === 'open' && !busy;
  return (
    <button
      type="button"
      className={`spot ${className}`}
      data-action="lay"
      data-spot={spot}
      data-standing={on > 0n}
      data-winning={winning}
      aria-disabled={!isOpen}
      onClick={onPress ?? (() => store.lay(spot))}
    >
      {children}
      {label !== undefined && <span className="unseen">{label}</span>}
      <Pile amount={on + fresh} fresh={fresh > 0n} />
      {others > 0 && (
        <>
          <span className="others" data-field="others" data-height={heightOf(others)} aria-hidden="true">
            {others}
          </span>
          <span className="unseen">{texts.crowd.here(others)}</span>
        </>
      )}
    </button>
  );
};
