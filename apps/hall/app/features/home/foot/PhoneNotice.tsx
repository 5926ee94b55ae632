import { Link } from 'react-router';
import IconArrow from '~icons/lucide/arrow-right';
import IconPhone from '~icons/lucide/smartphone';
import { useTranslation } from '../../../i18n/texts.ts';
import { classes } from '../../../ui/classes.ts';

/** Tells of the hall on the home screen. */
export const PhoneNotice = ({ className }: { className?: string }) => {
  const { t } = useTranslation();
  return (
    <section
      className={classes(
        'flex items-center gap-5 rounded-card bg-raised px-6 py-5 ring-1 ring-line ring-inset',
        className,
      )}
    >
      <IconPhone aria-hidden className="size-8 shrink-0 text-accent" />
      <div className="min-w-0 flex-1">
        <h2 className="text-base">{t('home.phone_title')}</h2>
        <p className="mt-0.5 text-sm text-text-2">{t('home.phone_text')}</p>
      </div>
      <Link
        to="/app"
        aria-label={t('home.phone_add')}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-full text-text-2 ring-1 ring-line ring-inset transition-colors hover:text-accent"
      >
        <IconArrow aria-hidden className="size-5" />
      </Link>
    </section>
  );
};
