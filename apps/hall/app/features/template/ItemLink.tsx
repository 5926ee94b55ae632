import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMemberPress } from '../../ui/MemberLink.tsx';

/** Around what an operator's item shows: a page of this site, another site in a window of its own, or nothing to press. */
export const ItemLink = ({
  url,
  className,
  children,
  onLeave,
}: {
  url: string;
  className?: string;
  children: ReactNode;
  /** Called when a page of this site is opened, for what lies over the page. */
  onLeave?: () => void;
}) => {
  const press = useMemberPress();
  if (url === '') return <div className={className}>{children}</div>;
  if (url.startsWith('/')) {
    return (
      <Link
        to={url}
        onClick={(event) => {
          onLeave?.();
          press(event, url);
        }}
        className={className}
      >
        {children}
      </Link>
    );
  }
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
    </a>
  );
};
