import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';

interface PersonRowProps {
  readonly account: string;
  /** What is special about this one. */
  readonly badge?: { readonly text: string; readonly tone: 'jade' | 'accent' } | undefined;
  /** What is known, smaller, a line each. */
  readonly lines: readonly string[];
  /** At the right. */
  readonly children?: ReactNode;
}

const tones = { jade: 'text-jade ring-jade', accent: 'text-accent ring-accent' } as const;

/** Somebody in a list of members. */
export const PersonRow = ({ account, badge, lines, children }: PersonRowProps) => (
  <li
    data-person={account}
    className="flex items-center gap-4 border-line border-b px-5 py-3.5 last:border-b-0"
  >
    <div className="min-w-0 flex-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium text-sm">
        <span className="tnum break-all">{account}</span>
        {badge && (
          <span
            className={classes('rounded-full px-2.5 py-0.5 text-xs ring-1 ring-inset', tones[badge.tone])}
          >
            {badge.text}
          </span>
        )}
      </p>
      {lines.map((line) => (
        <p key={line} className="tnum mt-0.5 text-text-3 text-xs">
          {line}
        </p>
      ))}
    </div>
    {children}
  </li>
);
