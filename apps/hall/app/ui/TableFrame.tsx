import type { ReactNode } from 'react';

/** A table wider than its page is moved within this frame, by the keyboard too. */
export const TableFrame = ({
  label,
  children,
}: {
  /** What the table lists. */
  readonly label: string;
  readonly children: ReactNode;
}) => (
  <section
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    tabIndex={0}
    aria-label={label}
    className="overflow-x-auto rounded-card bg-raised ring-1 ring-line ring-inset"
  >
    {children}
  </section>
);
