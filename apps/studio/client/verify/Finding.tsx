import type { ReactNode } from 'react';

/** Whether a recomputed value is the one that was told; nothing where none was. */
export const Mark = ({
  agrees,
  words,
}: {
  agrees: boolean | null;
  words: { readonly agrees: string; readonly differs: string };
}) =>
  agrees === null ? null : (
    <strong className={agrees ? 'agrees' : 'differs'}>
      {agrees ? `✓ ${words.agrees}` : `✗ ${words.differs}`}
    </strong>
  );

/** One line of a verdict: what was computed, and what it came to. */
export const Finding = ({ name, field, children }: { name: string; field?: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd data-field={field}>{children}</dd>
  </div>
);
