import { Link } from 'react-router';
import IconDown from '~icons/lucide/chevron-down';
import IconForward from '~icons/lucide/chevron-right';
import IconPalette from '~icons/lucide/palette';
import IconUser from '~icons/lucide/user-round';
import { useTranslation } from '../../../i18n/texts.ts';
import { useSession } from '../../../session/session.ts';
import { useSite } from '../../../site/SiteContext.tsx';
import { UnreadBadge } from '../../letters/UnreadBadge.tsx';
import { useOffered } from '../../recommend/model/useOffered.ts';
import { ProfileList } from '../ProfileList.tsx';
import { memberGroups, placesOf } from '../places.ts';
import { MoneyCard } from './MoneyCard.tsx';

const entry = 'flex min-h-14 items-center gap-3 border-line border-b px-5 text-sm last:border-b-0';

/** The page itself, and those that the money's card leads to. */
const shownAbove: readonly string[] = [
  '/user/Info',
  '/user/Deposit',
  '/user/Withdrawal',
  '/user/Transaction',
];

/** The other pages of the centre, by the groups of the menu. */
const OtherPlaces = () => {
  const { t } = useTranslation();
  const offered = useOffered();
  return memberGroups.map((group) => {
    const places = placesOf(group, offered).filter(({ to }) => !shownAbove.includes(to));
    if (places.length === 0) return null;
    return (
      <nav key={group} aria-label={t(`member.group_${group}`)} className="mb-5">
        <p aria-hidden className="mb-2 font-medium text-text-3 text-xs">
          {t(`member.group_${group}`)}
        </p>
        <div className="rounded-card bg-raised ring-1 ring-line ring-inset">
          {places.map(({ to, label, Icon }) => (
            <Link key={to} to={to} prefetch="intent" className={entry}>
              <Icon aria-hidden className="size-5 text-accent" />
              <span className="min-w-0 flex-1 py-2">{t(label)}</span>
              {to === '/user/Letter' && <UnreadBadge />}
              <IconForward aria-hidden className="size-4 text-text-3" />
            </Link>
          ))}
        </div>
      </nav>
    );
  });
};

export const MemberInfoPage = () => {
  const { t } = useTranslation();
  const session = useSession();
  const { site } = useSite();
  return (
    <>
      <title>{t('member.title', { place: t('member.info') })}</title>
      <h1 className="sr-only">{t('member.info')}</h1>
      {session && (
        <>
          <MoneyCard currency={session.currency} />
          <a
            href="#profile"
            className="mb-5 flex min-h-16 items-center gap-3 rounded-card bg-raised px-5 ring-1 ring-line ring-inset"
          >
            <IconUser aria-hidden className="size-5 text-accent" />
            <span className="min-w-0 flex-1">
              <span className="block truncate font-semibold text-sm">{session.account}</span>
              <span className="block text-text-2 text-xs">{t('member.info')}</span>
            </span>
            <IconDown aria-hidden className="size-4 text-text-3" />
          </a>
          <OtherPlaces />
          {site.theme_preview && (
            <a
              href="#look"
              className="mb-5 flex min-h-14 items-center gap-3 rounded-card bg-raised px-5 text-sm ring-1 ring-line ring-inset"
            >
              <IconPalette aria-hidden className="size-5 text-accent" />
              <span className="min-w-0 flex-1 truncate">{t('profile.look')}</span>
              <IconDown aria-hidden className="size-4 text-text-3" />
            </a>
          )}
        </>
      )}
      <div id="profile" className="scroll-mt-20">
        <ProfileList />
      </div>
    </>
  );
};
