import { type ReactNode, useState } from 'react';
import { chipText, useLayout, useTable, useTableState } from './context.ts';

export interface BetGroup {
  readonly id: string;
  readonly name: string;
  /** Whether a place belongs to the group: chips on it are told on its tab. */
  readonly has: (spot: string) => boolean;
  readonly places: () => ReactNode;
}

/** A board of more places than a screen holds: one group of them at a time, and on each tab what lies in its group. */
export const GroupedBoard = ({
  groups,
  className,
  isSteady = false,
}: {
  groups: readonly BetGroup[];
  className: string;
  /** Beside a scene that takes what height is left, every group has the room of the highest: the scene keeps its size. */
  isSteady?: boolean;
}) => {
  const { texts } = useTable();
  const { currency } = useTableState();
  const { lying } = useLayout();
  const [chosen, setChosen] = useState(groups[0]?.id ?? '');
  const lyingIn = (has: BetGroup['has']): bigint =>
    Object.entries(lying).reduce((sum, [spot, amount]) => (has(spot) ? sum + amount : sum), 0n);
  return (
    <fieldset className={`board grouped-board ${className}`} data-steady={isSteady}>
      <legend className="unseen">{texts.table}</legend>
      <fieldset className="choice framed group-choice">
        <legend className="unseen">{texts.pick.kind}</legend>
        {groups.map(({ id, name, has }) => {
          const amount = lyingIn(has);
          return (
            <label key={id}>
              <input
                type="radio"
                name="bet-group"
                data-action="group"
                data-group={id}
                checked={chosen === id}
                onChange={() => setChosen(id)}
              />
              <span>{name}</span>
              {amount > 0n && <b className="group-lying">{chipText(amount, currency)}</b>}
            </label>
          );
        })}
      </fieldset>
      {groups.map(({ id, places }) =>
        id === chosen || isSteady ? (
          <div key={id} className="group-places" data-group={id} inert={id !== chosen}>
            {places()}
          </div>
        ) : null,
      )}
    </fieldset>
  );
};
