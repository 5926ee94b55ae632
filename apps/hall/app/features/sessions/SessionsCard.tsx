import type { MemberSessionEntry } from '@pavilion/contract/sessions';
import type { ComponentType, SVGProps } from 'react';
import IconDesktop from '~icons/lucide/monitor';
import IconDevices from '~icons/lucide/monitor-smartphone';
import IconPhone from '~icons/lucide/smartphone';
import IconTablet from '~icons/lucide/tablet';
import { useLocale } from '../../i18n/LocaleContext.tsx';
import { useTranslation } from '../../i18n/texts.ts';
import { languageTags } from '../../locales/index.ts';
import { useInstant } from '../../site/useInstant.ts';
import { Button } from '../../ui/Button.tsx';
import { SecurityCard } from '../../ui/SecurityCard.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useSessions } from './model/useSessions.ts';

const icons: Record<MemberSessionEntry['kind'], ComponentType<SVGProps<SVGSVGElement>>> = {
  desktop: IconDesktop,
  phone: IconPhone,
  tablet: IconTablet,
  app: IconPhone,
};

interface RowProps {
  readonly session: MemberSessionEntry;
  readonly busy: boolean;
  readonly onEnd: () => void;
}

const SessionRow = ({ session, busy, onEnd }: RowProps) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const show = useInstant();
  const Icon = icons[session.kind];
  const named = [session.browser, session.system].filter((part) => part !== '').join(' · ');
  const device = named === '' ? t(`security.kind_${session.kind}`) : named;
  const country =
    session.country === null
      ? null
      : new Intl.DisplayNames(languageTags[locale], { type: 'region' }).of(session.country);
  const place = [country, session.address].filter(Boolean).join(' · ');
  return (
    <li
      data-session={session.id}
      className="flex items-start gap-4 border-line border-b py-4 last:border-b-0"
    >
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-text-2" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium text-sm">
          {device}
          {session.is_current === 1 && (
            <span className="rounded-full px-2.5 py-0.5 text-jade text-xs ring-1 ring-jade ring-inset">
              {t('security.this_device')}
            </span>
          )}
        </p>
        <p className="mt-1 text-text-2 text-xs">{place === '' ? t('security.place_unknown') : place}</p>
        <p className="tnum mt-1 text-text-3 text-xs">
          {t('security.started', { time: show(session.started_at) })}
          <br />
          {t('security.last_seen', { time: show(session.last_seen_at) })}
        </p>
      </div>
      {session.is_current === 0 && (
        <Button size="sm" busy={busy} onClick={onEnd} aria-label={t('security.end_of', { device })}>
          {t('security.end')}
        </Button>
      )}
    </li>
  );
};

/** Where the member is logged in; what is not one's own is ended at once. */
export const SessionsCard = () => {
  const { t } = useTranslation();
  const sessions = useSessions();
  const others = sessions.list?.filter(({ is_current }) => is_current === 0) ?? [];
  return (
    <SecurityCard
      Icon={IconDevices}
      title={t('security.devices')}
      text={t('security.devices_text')}
      action={
        others.length > 0 && (
          <Button busy={sessions.ending === 'others'} onClick={sessions.endOthers}>
            {t('security.end_others')}
          </Button>
        )
      }
    >
      {sessions.failed ? (
        <div className="flex flex-wrap items-center justify-between gap-3 py-4">
          <p className="text-sm text-text-2">{t('security.devices_failed')}</p>
          <Button size="sm" onClick={sessions.retry}>
            {t('member.retry')}
          </Button>
        </div>
      ) : sessions.list === undefined ? (
        <Skeleton className="my-4 h-20 w-full" />
      ) : (
        <ul>
          {sessions.list.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              busy={sessions.ending === session.id}
              onEnd={() => sessions.end(session.id)}
            />
          ))}
          {others.length === 0 && (
            <li className="py-4 text-sm text-text-3">{t('security.only_this_device')}</li>
          )}
        </ul>
      )}
    </SecurityCard>
  );
};
