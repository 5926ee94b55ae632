import type { Bulletin } from '@pavilion/contract/content';
import { useState } from 'react';
import IconPrevious from '~icons/lucide/chevron-left';
import IconNext from '~icons/lucide/chevron-right';
import { useTranslation } from '../../i18n/texts.ts';
import { IconButton } from '../../ui/Button.tsx';
import { OperatorText } from './OperatorText.tsx';

/** One pop-up at a time, turned by its buttons: nothing moves while somebody reads. */
export const PopupPager = ({ items, onLeave }: { items: readonly Bulletin[]; onLeave: () => void }) => {
  const { t } = useTranslation();
  const [index, setIndex] = useState(0);
  const last = items.length - 1;
  const shown = items[Math.min(index, last)];
  if (shown === undefined) return null;
  return (
    <article key={shown.id} data-popup={shown.id} className="animate-[rise_200ms_ease-out]">
      <h3 className="text-xl">{shown.title}</h3>
      <OperatorText html={shown.content} onLeave={onLeave} className="mt-3" />
      {last > 0 && (
        <div className="mt-6 flex items-center justify-between border-line border-t pt-3">
          <IconButton
            label={t('home.banner_previous')}
            disabled={index === 0}
            onClick={() => setIndex(index - 1)}
          >
            <IconPrevious aria-hidden />
          </IconButton>
          <span aria-live="polite" className="tnum text-sm text-text-2">
            {t('home.banner_number', { number: index + 1, count: items.length })}
          </span>
          <IconButton
            label={t('home.banner_next')}
            disabled={index === last}
            onClick={() => setIndex(index + 1)}
          >
            <IconNext aria-hidden />
          </IconButton>
        </div>
      )}
    </article>
  );
};
