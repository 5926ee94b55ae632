import { type ComponentType, type SVGProps, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import IconUp from '~icons/lucide/arrow-up';
import IconHeadset from '~icons/lucide/headset';
import IconLink from '~icons/lucide/link';
import IconPhone from '~icons/lucide/smartphone';
import { classes } from '../../../ui/classes.ts';
import type { FloatItem } from '../model/loadShell.ts';

const icons: Record<FloatItem['kind'], ComponentType<SVGProps<SVGSVGElement>>> = {
  customer_service: IconHeadset,
  app: IconPhone,
  link: IconLink,
  top: IconUp,
};

const place =
  'flex size-11 items-center justify-center rounded-full bg-higher text-text-2 shadow-lift ring-1 ring-line ring-inset transition-colors hover:text-accent';

/** How far down the way back up is worth a button, in screens. */
const topAfterScreens = 1;

const useScrolled = (): boolean => {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > window.innerHeight * topAfterScreens);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return scrolled;
};

/** Customer service and shortcuts of the site, and the way back up once it is far. */
export const FloatRail = ({ items }: { items: readonly FloatItem[] }) => {
  const { t } = useTranslation();
  const scrolled = useScrolled();
  return (
    <aside aria-label={t('shell.shortcuts')} className="fixed right-6 bottom-6 z-[900] flex flex-col gap-2">
      {items
        .filter(({ kind }) => kind !== 'top')
        .map(({ id, kind, title, url }) => {
          const Icon = icons[kind];
          const outside = /^https?:/.test(url);
          return outside ? (
            <a
              key={id}
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={title}
              title={title}
              className={place}
            >
              <Icon aria-hidden className="size-5" />
            </a>
          ) : (
            <Link
              key={id}
              to={url.startsWith('/') ? url : `/${url}`}
              aria-label={title}
              title={title}
              className={place}
            >
              <Icon aria-hidden className="size-5" />
            </Link>
          );
        })}
      <button
        type="button"
        aria-label={t('shell.to_top')}
        title={t('shell.to_top')}
        onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
        className={classes(
          place,
          'transition-[color,opacity,visibility]',
          !scrolled && 'invisible opacity-0',
        )}
      >
        <IconUp aria-hidden className="size-5" />
      </button>
    </aside>
  );
};
