import type { ReactNode } from 'react';

/** How a notice is meant: as something to mind, to wait for, to be glad of, or just to know. */
export type Tone = 'warn' | 'wait' | 'good' | 'plain';

const tones: Readonly<Record<string, Tone>> = {
  refused: 'warn',
  stuck: 'warn',
  offline: 'wait',
  busy: 'warn',
  asking: 'wait',
  unmade: 'warn',
  finished: 'good',
  raised: 'good',
  won: 'good',
  placed: 'good',
  taken: 'good',
};

/** The one line of a page that is read out when it changes: what became of a press, of a stake, of the connection. */
export const NoticeText = ({
  kind,
  tone = tones[kind] ?? 'plain',
  className,
  children,
}: {
  kind: string;
  /** Where the kind does not settle it. */
  tone?: Tone | undefined;
  className?: string;
  children: ReactNode;
}) => (
  <p
    className={className}
    role="status"
    aria-live="polite"
    data-field="notice"
    data-kind={kind}
    data-tone={tone}
  >
    {children}
  </p>
);
