import type { ReactNode } from 'react';
import { useBook, useWords } from './context.ts';

/** The way to the page that plays an event out again. */
export const VerifyLink = ({
  event,
  className,
  children,
}: {
  /** Its id. */
  event: string;
  className: string;
  children: ReactNode;
}) => {
  const { gameCode } = useBook();
  const { lang } = useWords();
  return (
    <a
      className={className}
      data-action="verify"
      href={`/verify/${gameCode}?lang=${lang}#events=${encodeURIComponent(event)}`}
      target="_blank"
      rel="noreferrer"
    >
      {children}
    </a>
  );
};
