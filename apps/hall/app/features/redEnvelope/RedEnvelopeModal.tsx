import { useTranslation } from '../../i18n/texts.ts';
import type { ModalProps } from '../../modals/modals.ts';
import { Button } from '../../ui/Button.tsx';
import { Money } from '../../ui/Money.tsx';
import { TemplateDialog } from '../../ui/TemplateDialog.tsx';
import { EnvelopeArt } from './EnvelopeArt.tsx';
import { useCountdown, useOpening, useRedEnvelope } from './model/useRedEnvelope.ts';

/** The envelope, how long it is open, and the cash once it was opened. */
export const RedEnvelopeModal = ({ onClose }: ModalProps) => {
  const { t } = useTranslation();
  const envelope = useRedEnvelope();
  const left = useCountdown(envelope?.end_at);
  const opening = useOpening();
  const close = () => {
    opening.leave();
    onClose();
  };
  const isOpen = envelope !== null && left !== null && left.ms > 0;
  return (
    <TemplateDialog open title={envelope?.title ?? t('red_envelope.title')} onClose={close}>
      <div className="flex flex-col items-center gap-4 text-center">
        <EnvelopeArt className="h-40" />
        {opening.cash !== null ? (
          <div aria-live="assertive" data-red-envelope-cash>
            <Money
              amount={opening.cash.amount}
              currency={opening.cash.currency}
              className="font-semibold text-[32px]"
            />
            <p className="mt-1 text-sm text-text-2">{t('red_envelope.won')}</p>
          </div>
        ) : isOpen ? (
          <>
            <p className="max-w-xs text-sm text-text-2">{t('red_envelope.text')}</p>
            <p role="timer" className="tnum text-sm">
              {t('red_envelope.ends_in', { time: left.text })}
            </p>
          </>
        ) : (
          <p className="text-sm text-text-2">{opening.problem ?? t('red_envelope.ended')}</p>
        )}
        {isOpen && opening.problem && (
          <p role="alert" className="text-cinnabar-text text-sm">
            {opening.problem}
          </p>
        )}
        {opening.cash === null && isOpen ? (
          <Button tone="main" size="lg" wide busy={opening.busy} onClick={() => opening.open(envelope.id)}>
            {t('red_envelope.open')}
          </Button>
        ) : (
          <Button size="lg" wide onClick={close}>
            {t('red_envelope.done')}
          </Button>
        )}
      </div>
    </TemplateDialog>
  );
};
