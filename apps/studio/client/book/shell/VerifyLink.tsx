import type { ReactNode } from 'react';
import { useBook, useWords } from './context.ts';

/** The way to the page that plays an event out again. */
export const VerifyLink = ({
  event,
  rules,
  className,
  children,
}: {
  /** Its id. */
  event: string;
  /** By which rules it was told to be played, where that is known here: the page compares it. */
  rules?: number;
  className: string;
  children: ReactNode;
}) => {
  const { gameCode } = useBook();
  const { lang } = useWords();
  const asked = new URLSearchParams({ events: event, ...(rules !== undefined && { rules: String(rules) }) });
  return (
    <a
      className={className}
      data-action="verify"
      href={`/verify/${gameCode}?lang=${lang}#${asked}`}
      target="_blank"
      rel="noreferrer"
    >
      {children}
    </a>
  );
};
