import IconMail from '~icons/lucide/mail';
import { useTranslation } from '../../i18n/texts.ts';
import { MemberLink } from '../../ui/MemberLink.tsx';
import { UnreadBadge } from './UnreadBadge.tsx';

/** The way to the letters from the head of the hall, with the number of unread ones. */
export const LetterBell = () => {
  const { t } = useTranslation();
  return (
    <MemberLink
      to="/user/Letter"
      title={t('letters.title')}
      className="relative flex size-11 items-center justify-center rounded-control text-text-2 transition-colors hover:bg-higher hover:text-text"
    >
      <IconMail aria-hidden className="size-5" />
      <span className="sr-only">{t('letters.title')}</span>
      <UnreadBadge className="absolute top-0.5 right-0" />
    </MemberLink>
  );
};
