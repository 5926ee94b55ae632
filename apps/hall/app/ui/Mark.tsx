import { use } from 'react';
import { Link } from 'react-router';
import { useLocale } from '../i18n/LocaleContext.tsx';
import { SiteContext, useSite } from '../site/SiteContext.tsx';
import { readsHan, writingsOf } from '../site/siteName.ts';
import { classes } from './classes.ts';

/** The house's mark: an eave over two pillars, and the lantern between them. */
const OwnMark = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 32 32" aria-hidden="true" className={classes('text-accent', className ?? 'size-8')}>
    <g fill="currentColor">
      <path d="M16 2.6c-1.4 4.7-5.9 8.7-14.4 9.6 1 2.2 3 3.4 5.2 3.7h18.4c2.2-.3 4.2-1.5 5.2-3.7C21.9 11.3 17.4 7.3 16 2.6Z" />
      <path d="M7.8 17.7h2.5v8.1H7.8zM21.7 17.7h2.5v8.1h-2.5z" />
      <circle cx="16" cy="21" r="3.5" />
      <path d="M4.6 27.2h22.8v2.2H4.6z" />
    </g>
  </svg>
);

/** The operator's logo, else the house's own mark. Works without the root's data. */
export const Mark = ({ className }: { className?: string }) => {
  const logo = use(SiteContext)?.logo ?? '';
  if (logo === '') return <OwnMark {...(className === undefined ? {} : { className })} />;
  return (
    <img
      src={logo}
      alt=""
      width={32}
      height={32}
      className={classes('w-auto max-w-40 object-contain', className ?? 'h-8')}
    />
  );
};

/** Mark and name, leading home. Where there is little room, the name in the script that the reader reads. */
export const Wordmark = ({ short = false }: { short?: boolean }) => {
  const locale = useLocale();
  const { site, logo } = useSite();
  const writings = writingsOf(site.site_name);
  if (logo !== '') {
    return (
      <Link
        to="/"
        aria-label={site.site_name}
        className="flex h-11 shrink-0 items-center rounded-control pr-1"
      >
        <Mark />
      </Link>
    );
  }
  return (
    <Link
      to="/"
      className="relative flex h-11 shrink-0 items-center gap-2.5 rounded-control pr-1 before:absolute before:-inset-x-1 before:inset-y-0"
    >
      <Mark />
      {writings === null || (short && !readsHan(locale)) ? (
        <span className="font-semibold text-lg leading-none tracking-tight max-[399px]:sr-only">
          {writings?.latin ?? site.site_name}
        </span>
      ) : (
        <span className="flex items-baseline gap-2">
          <span lang="zh-Hans" className="font-semibold text-lg leading-none">
            {writings.han}
          </span>
          <span
            className={classes(
              'font-medium text-text-2 text-xs uppercase leading-none tracking-[0.16em]',
              short ? 'sr-only' : 'sr-only min-[1120px]:not-sr-only',
            )}
          >
            {writings.latin}
          </span>
        </span>
      )}
    </Link>
  );
};
