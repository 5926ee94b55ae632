import { type ReactNode, useEffect, useId, useRef } from 'react';

interface OpenedPartProps {
  /** Names what is listed, for whoever looks for it in the page. */
  readonly records: string;
  readonly title: string;
  readonly children: ReactNode;
}

/**
 * What a press on a row opens below its list. It comes into view and takes the focus, since the row may be a screen above;
 * give it a `key` of the row, so that another row's does so too.
 */
export const OpenedPart = ({ records, title, children }: OpenedPartProps) => {
  const titleId = useId();
  const part = useRef<HTMLElement>(null);
  useEffect(() => {
    part.current?.focus({ preventScroll: true });
    part.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <section
      ref={part}
      tabIndex={-1}
      aria-labelledby={titleId}
      data-records={records}
      className="mt-6 scroll-mt-24 outline-none"
    >
      <h3 id={titleId} className="mb-3 font-semibold text-sm">
        {title}
      </h3>
      {children}
    </section>
  );
};
