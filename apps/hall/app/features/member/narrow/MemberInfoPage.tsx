import { Link } from 'react-router';
import IconForward from '~icons/lucide/chevron-right';
import { useTranslation } from '../../../i18n/texts.ts';
import { ProfileList } from '../ProfileList.tsx';
import { memberPlaces } from '../places.ts';

export const MemberInfoPage = () => {
  const { t } = useTranslation();
  return (
    <>
      <title>{t('member.title', { place: t('member.info') })}</title>
      <h1 className="sr-only">{t('member.info')}</h1>
      <nav aria-label={t('member.info')} className="mb-5 rounded-card bg-raised ring-1 ring-line ring-inset">
        {memberPlaces.flatMap(({ to, label, Icon, under }) =>
          under === 'info'
            ? [
                <Link
                  key={to}
                  to={to}
                  className="flex h-14 items-center gap-3 border-line border-b px-5 text-sm last:border-b-0"
                >
                  <Icon aria-hidden className="size-5 text-accent" />
                  <span className="min-w-0 flex-1 truncate">{t(label)}</span>
                  <IconForward aria-hidden className="size-4 text-text-3" />
                </Link>,
              ]
            : [],
        )}
      </nav>
      <ProfileList />
    </>
  );
};
