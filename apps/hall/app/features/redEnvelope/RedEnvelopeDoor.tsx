import { useLocation } from 'react-router';
import { useTranslation } from '../../i18n/texts.ts';
import { openModal } from '../../modals/modalStore.ts';
import { useTemplate } from '../../templates/TemplateContext.tsx';
import { classes } from '../../ui/classes.ts';
import { EnvelopeArt } from './EnvelopeArt.tsx';
import { useCountdown, useRedEnvelope } from './model/useRedEnvelope.ts';

/** The envelope at the edge of the page, with what is left until its end; nothing when there is none to open. */
export const RedEnvelopeDoor = () => {
  const { t } = useTranslation();
  const wide = useTemplate() === 'wide';
  const isMemberCentre = useLocation().pathname.startsWith('/user');
  const envelope = useRedEnvelope();
  const left = useCountdown(envelope?.end_at);
  if (envelope === null || left === null || left.ms === 0) return null;
  return (
    <button
      type="button"
      data-red-envelope={envelope.id}
      aria-label={`${t('red_envelope.title')}: ${envelope.title}`}
      onClick={() => openModal('redEnvelope')}
      className={classes(
        'fixed z-30 flex w-18 flex-col items-center gap-1 rounded-card bg-higher px-1.5 py-2 shadow-lift ring-1 ring-line transition-transform hover:-translate-y-0.5',
        // At the left of a wide member centre stands its menu.
        wide && isMemberCentre ? 'right-6' : 'left-3',
        wide ? 'bottom-6' : 'bottom-[calc(5.25rem+env(safe-area-inset-bottom))]',
      )}
    >
      <EnvelopeArt className="h-11" />
      <span aria-hidden className="tnum whitespace-nowrap text-text-2 text-xs">
        {left.short}
      </span>
    </button>
  );
};
