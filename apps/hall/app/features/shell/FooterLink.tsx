import { Link } from 'react-router';
import { openModal } from '../../state/modalStore.ts';
import { useMemberPress } from '../../ui/MemberLink.tsx';
import { OperatorIcon } from '../operatorIcons/OperatorIcon.tsx';
import type { FooterItem } from './model/loadShell.ts';

/** The terms are read over the page that one is on; the address stays for a new tab and for search engines. */
const termsUrl = 'main/terms';

/** Footer link kinds (spec §2): another site, or a page of ours written without its first slash. */
export const FooterLink = ({ link: { url, title, icon } }: { readonly link: FooterItem }) => {
  const press = useMemberPress();
  const className =
    'inline-flex min-h-11 items-center gap-2 lg:min-h-8 text-sm text-text-2 transition-colors hover:text-text';
  const words = (
    <>
      {icon !== null && <OperatorIcon icon={icon} className="size-4" />}
      {title}
    </>
  );
  if (/^https?:/.test(url)) {
    return (
      <a href={url} target="_blank" rel="noopener noreferrer" className={className}>
        {words}
      </a>
    );
  }
  const to = url.startsWith('/') ? url : `/${url}`;
  return (
    <Link
      to={to}
      onClick={(event) => {
        press(event, to);
        if (url !== termsUrl || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        openModal('terms');
      }}
      className={className}
    >
      {words}
    </Link>
  );
};
