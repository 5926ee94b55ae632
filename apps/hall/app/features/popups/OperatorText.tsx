import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { classes } from '../../ui/classes.ts';
import { useMemberPress } from '../../ui/MemberLink.tsx';

/** The page of this site that a plain press on a link leads to; null when the browser shall do what it does with links. */
const ownPageOf = (event: MouseEvent): string | null => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.target !== '' || link.origin !== location.origin) return null;
  return `${link.pathname}${link.search}${link.hash}`;
};

/** Operators' HTML inside a modal. A link to a page of the hall closes the modal and goes there without loading anew,
 * to a member's own in its window. */
export const OperatorText = ({
  html,
  onLeave,
  className,
}: {
  /** Cleaned by the server. */
  html: string;
  onLeave: () => void;
  className?: string;
}) => {
  const navigate = useNavigate();
  const press = useMemberPress();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed, by pointer or keyboard
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div
      className={classes('reading', className)}
      onClick={(event) => {
        const page = ownPageOf(event);
        if (page === null) return;
        onLeave();
        press(event, page);
        if (event.isDefaultPrevented()) return;
        event.preventDefault();
        void navigate(page);
      }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server cleans operators' HTML on the way in and out
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
};
