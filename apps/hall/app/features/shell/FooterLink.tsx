import { Link } from 'react-router';

/** Footer link kinds (spec §2): another site, or a page of ours written without its first slash. */
export const FooterLink = ({ url, title }: { url: string; title: string }) => {
  const className = 'inline-flex min-h-8 items-center text-sm text-text-2 transition-colors hover:text-text';
  if (/^https?:/.test(url)) {
    return (
      <a href={url} target="_blank" rel="noopener noreferrer" className={className}>
        {title}
      </a>
    );
  }
  return (
    <Link to={url.startsWith('/') ? url : `/${url}`} className={className}>
      {title}
    </Link>
  );
};
