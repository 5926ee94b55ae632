import { useTranslation } from '../../i18n/texts.ts';
import { openModal } from '../../state/modalStore.ts';
import { Button } from '../../ui/Button.tsx';
import { EnvelopeArt } from './EnvelopeArt.tsx';
import { useCountdown, useRedEnvelope } from './model/useRedEnvelope.ts';

/** Among the offers: the envelope that waits for this member, whether or not it was put away. */
export const EnvelopeCard = () => {
  const { t } = useTranslation();
  const envelope = useRedEnvelope();
  const left = useCountdown(envelope?.end_at);
  if (envelope === null || left === null || left.ms === 0) return null;
  return (
    <section
      aria-label={t('red_envelope.title')}
      data-envelope-card
      className="mb-8 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card bg-raised px-5 py-4 ring-1 ring-line ring-inset"
    >
      <EnvelopeArt className="h-16 shrink-0" />
      <div className="min-w-0 flex-1 basis-48">
        <h2 className="text-base">{envelope.title}</h2>
        <p className="mt-0.5 text-sm text-text-2">{t('red_envelope.text')}</p>
        <p role="timer" className="tnum mt-0.5 text-text-3 text-xs">
          {t('red_envelope.ends_in', { time: left.text })}
        </p>
      </div>
      <Button onClick={() => openModal('redEnvelope')} className="max-sm:flex-1">
        {t('red_envelope.open')}
      </Button>
    </section>
  );
};
