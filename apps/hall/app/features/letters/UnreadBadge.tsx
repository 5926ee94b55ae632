import { badgeMax } from '@pavilion/contract';
import { useTranslation } from '../../i18n/texts.ts';
import { classes } from '../../ui/classes.ts';
import { useUnread } from './model/useUnread.ts';

/** How many letters are unread, 99+ at most (spec §9); nothing when there are none. */
export const UnreadBadge = ({ className }: { readonly className?: string }) => {
  const { t } = useTranslation();
  const unread = useUnread();
  if (unread === 0) return null;
  const shown = unread > badgeMax ? `${badgeMax}+` : `${unread}`;
  return (
    <span
      data-unread={shown}
      className={classes(
        'tnum inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-cinnabar px-1.5 font-semibold text-[11px] text-on-cinnabar leading-none',
        className,
      )}
    >
      <span aria-hidden>{shown}</span>
      <span className="sr-only">{t('letters.unread_count', { number: shown })}</span>
    </span>
  );
};
