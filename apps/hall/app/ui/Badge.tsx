import { badgeMax } from '@pavilion/contract';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';

export type BadgeTone = 'neutral' | 'accent' | 'jade' | 'cinnabar';

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-higher text-text-2',
  accent: 'bg-accent-soft text-accent',
  jade: 'bg-higher text-jade',
  cinnabar: 'bg-higher text-cinnabar-text',
};

/** A state in a word; the word tells it, the colour only helps. */
export const Badge = ({
  tone = 'neutral',
  className,
  children,
}: {
  tone?: BadgeTone;
  className?: string;
  children: ReactNode;
}) => (
  <span
    className={classes(
      'inline-flex h-5 items-center gap-1 rounded-full px-2 font-semibold text-xs leading-none whitespace-nowrap',
      tones[tone],
      className,
    )}
  >
    {children}
  </span>
);

/** A count beside an icon; above 99 it says 99+ (spec §9). */
export const CountBadge = ({ count, label }: { count: number; label: string }) =>
  count <= 0 ? null : (
    <span className="tnum inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-cinnabar px-1.5 font-bold text-on-cinnabar text-xs leading-none">
      <span aria-hidden>{count > badgeMax ? `${badgeMax}+` : count}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
