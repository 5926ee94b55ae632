import { marquee } from '@pavilion/contract/content';
import IconMegaphone from '~icons/lucide/megaphone';
import { useCallQuery } from '../../api/useCall.ts';
import { useTranslation } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyScene } from '../../ui/EmptyScene.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { marqueeOrder } from './model/marqueeOrder.ts';

/** The house's announcements to members, in the operator's order (spec §2 InfoCenter). */
export const AnnouncementList = () => {
  const { t } = useTranslation();
  const announcements = useCallQuery(marquee, marqueeOrder);
  if (announcements.isLoadingError) {
    return (
      <EmptyScene scene="failed" title={t('letters.announcements_failed')}>
        <Button onClick={() => void announcements.refetch()}>{t('member.retry')}</Button>
      </EmptyScene>
    );
  }
  if (!announcements.data) return <Skeleton className="h-64 w-full" />;
  const list = announcements.data.web_announcement_list.filter((entry) => entry.display_after_login === 1);
  if (list.length === 0) return <EmptyScene scene="empty" title={t('letters.announcements_empty')} />;
  return (
    <ul className="flex max-w-3xl flex-col gap-3" data-announcements>
      {list.map(({ id, content }) => (
        <li key={id} className="flex gap-4 rounded-card bg-raised px-5 py-4 ring-1 ring-line ring-inset">
          <IconMegaphone aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
          <p className="min-w-0 flex-1 break-words text-sm leading-6">{content}</p>
        </li>
      ))}
    </ul>
  );
};
