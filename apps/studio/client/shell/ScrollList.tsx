import type { ReactNode } from 'react';

/** A list in order that scrolls by itself. */
export const ScrollList = ({
  className,
  label,
  field,
  children,
}: {
  className: string;
  label: string;
  field?: string;
  children: ReactNode;
}) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  <ol className={className} aria-label={label} data-field={field} tabIndex={0}>
    {children}
  </ol>
);
