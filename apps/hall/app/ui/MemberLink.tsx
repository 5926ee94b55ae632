import type { ComponentProps, MouseEvent } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { openMemberWindow } from '../session/memberWindows.ts';
import { currentSession } from '../session/session.ts';
import { rememberTarget } from '../session/target.ts';
import { openModal } from '../state/modalStore.ts';
import { useTemplate } from '../state/TemplateContext.tsx';

/** The member centre, the agent centre and the fast payment: their pages have a window of their own (spec §2). */
const windowed = /^\/(?:user|proxy|fastPayment)(?=[/?#]|$)/;

const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * What a press on a link does where its page is a member's: a visitor is asked to log in and comes there afterwards; on the
 * desktop the page opens beside the hall, in the window that is already there or in a new one. Everywhere else, in the
 * centre itself and where the browser refuses a window, the link is followed as it is.
 */
export const useMemberPress = (): ((event: MouseEvent, to: string) => void) => {
  const template = useTemplate();
  const { pathname } = useLocation();
  return (event, to) => {
    if (!windowed.test(to) || windowed.test(pathname) || !isPlainPress(event)) return;
    if (currentSession() === null) {
      event.preventDefault();
      rememberTarget(to);
      openModal('login');
    } else if (template === 'wide' && openMemberWindow(to)) event.preventDefault();
  };
};

/** A link into the hall or into a member's own pages. */
export const MemberLink = ({
  to,
  ...rest
}: Omit<ComponentProps<typeof Link>, 'to' | 'onClick'> & { readonly to: string }) => {
  const press = useMemberPress();
  return <Link {...rest} to={to} onClick={(event) => press(event, to)} />;
};

/** The same, telling when it leads to the page that is shown. */
export const MemberNavLink = ({
  to,
  ...rest
}: Omit<ComponentProps<typeof NavLink>, 'to' | 'onClick'> & { readonly to: string }) => {
  const press = useMemberPress();
  return <NavLink {...rest} to={to} onClick={(event) => press(event, to)} />;
};
