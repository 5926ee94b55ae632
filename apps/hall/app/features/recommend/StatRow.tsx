import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';

interface StatRowProps {
  readonly stats: readonly { readonly key: string; readonly label: string; readonly value: ReactNode }[];
}

/** A phone has room for three beside each other: more stand in pairs. */
const inPairs =
  'max-sm:grid-flow-row max-sm:grid-cols-2 max-sm:[&>:nth-child(2)]:border-e-0 max-sm:[&>:nth-child(n+3)]:border-t max-sm:[&>:nth-child(n+3)]:border-t-line';

/** Figures side by side: what they are above, how much below. */
export const StatRow = ({ stats }: StatRowProps) => (
  <dl
    className={classes(
      'grid auto-cols-fr grid-flow-col divide-x divide-line rounded-card bg-raised ring-1 ring-line ring-inset',
      stats.length > 3 && inPairs,
    )}
  >
    {stats.map(({ key, label, value }) => (
      <div
        key={key}
        data-stat={key}
        className="flex min-w-0 flex-col justify-between gap-1 px-4 py-4 sm:px-5"
      >
        <dt className="text-text-2 text-xs">{label}</dt>
        <dd className="tnum font-semibold text-base sm:text-xl">{value}</dd>
      </div>
    ))}
  </dl>
);
