import { useLocation } from 'react-router';
import { useTranslation } from '../../i18n/texts.ts';
import { openModal } from '../../state/modalStore.ts';
import { useTemplate } from '../../state/TemplateContext.tsx';
import { classes } from '../../ui/classes.ts';
import { EnvelopeArt } from './EnvelopeArt.tsx';
import { useCountdown, useRedEnvelope } from './model/useRedEnvelope.ts';

/** Where the envelope hangs, so that it covers no line that cannot be moved from under it. */
const places = {
  wide: {
    // Free at the left of the rail of the hall's own pages.
    hall: 'bottom-6 left-3 w-18 flex-col px-1.5 py-2',
    // In the header, between the way back and the balance: left stands the menu, right stand the amounts.
    desk: 'top-2.5 left-1/2 h-11 -translate-x-1/2 px-3',
    centre: 'top-2.5 left-1/2 h-11 -translate-x-1/2 px-3',
  },
  narrow: {
    // Above the way to the top; at the left stands the rail of game types.
    hall: 'right-3 bottom-[calc(8.5rem+env(safe-area-inset-bottom))] w-15 flex-col px-1 py-1.5',
    // A line of its own upon the bar, beside the way to the top; the page leaves room for it at its end.
    desk: 'right-17 left-3 bottom-[calc(4.5rem+var(--bar-inset)+env(safe-area-inset-bottom))] h-12 px-3',
    // Above what opens the pages of the centre.
    centre: 'right-17 left-3 bottom-[calc(8.75rem+var(--bar-inset)+env(safe-area-inset-bottom))] h-12 px-3',
  },
} as const;

const placeAt = (pathname: string): keyof (typeof places)['wide'] => {
  if (/^\/proxy(?:\/|$)/.test(pathname)) return 'centre';
  return /^\/user(?:\/|$)/.test(pathname) ? 'desk' : 'hall';
};

/** The envelope at the edge of the page, with what is left until its end; nothing when there is none to open. */
export const RedEnvelopeDoor = () => {
  const { t } = useTranslation();
  const template = useTemplate();
  const { pathname } = useLocation();
  const envelope = useRedEnvelope();
  const left = useCountdown(envelope?.end_at);
  if (envelope === null || left === null || left.ms === 0) return null;
  const place = placeAt(pathname);
  const isDesk = place !== 'hall';
  const isLine = isDesk && template === 'narrow';
  return (
    <button
      type="button"
      data-part="overlay"
      data-red-envelope={envelope.id}
      aria-label={`${t('red_envelope.title')}: ${envelope.title}`}
      onClick={() => openModal('redEnvelope')}
      className={classes(
        'fixed z-[31] flex items-center gap-2 rounded-card bg-higher shadow-lift ring-1 ring-line transition-colors hover:bg-raised',
        places[template][place],
      )}
    >
      <EnvelopeArt className={classes('shrink-0', isDesk ? 'h-8' : template === 'wide' ? 'h-11' : 'h-9')} />
      {isLine && (
        <span aria-hidden className="min-w-0 flex-1 truncate text-left font-semibold text-sm">
          {envelope.title}
        </span>
      )}
      <span aria-hidden data-red-envelope-left className="tnum whitespace-nowrap text-text-2 text-xs">
        {left.short}
      </span>
    </button>
  );
};
