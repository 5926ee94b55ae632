import type { Currency } from '@pavilion/contract';
import { useTranslation } from '../../i18n/texts.ts';
import type { ModalProps } from '../../modals/modals.ts';
import { Button } from '../../ui/Button.tsx';
import { Money } from '../../ui/Money.tsx';
import { plainMoney } from '../../ui/plainMoney.ts';
import { TemplateDialog } from '../../ui/TemplateDialog.tsx';
import { putAway } from './model/away.ts';
import { useCountUp } from './model/useCountUp.ts';
import { useCountdown, useOpening, useRedEnvelope } from './model/useRedEnvelope.ts';
import { OpeningEnvelope } from './OpeningEnvelope.tsx';

/** What was won, counted up for the eye; read out once, whole. */
const Won = ({ amount, currency }: { readonly amount: string; readonly currency: Currency }) => (
  <span aria-hidden data-red-envelope-cash>
    <Money amount={useCountUp(amount, currency)} currency={currency} className="font-semibold text-2xl" />
  </span>
);

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
  const later = () => {
    if (envelope !== null) putAway(envelope.id);
    close();
  };
  const isOpen = envelope !== null && left !== null && left.ms > 0;
  return (
    <TemplateDialog open title={envelope?.title ?? t('red_envelope.title')} onClose={close}>
      <div className="flex flex-col items-center gap-4 text-center">
        <OpeningEnvelope isOpen={opening.cash !== null} />
        {opening.cash !== null ? (
          <div aria-live="assertive">
            <span className="sr-only">{plainMoney(opening.cash.amount, opening.cash.currency)}</span>
            <Won {...opening.cash} />
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
          <div className="flex w-full flex-col gap-2">
            <Button tone="main" size="lg" wide busy={opening.busy} onClick={() => opening.open(envelope.id)}>
              {t('red_envelope.open')}
            </Button>
            <Button tone="ghost" size="lg" wide onClick={later}>
              {t('red_envelope.later')}
            </Button>
          </div>
        ) : (
          <Button size="lg" wide onClick={close}>
            {t('red_envelope.done')}
          </Button>
        )}
      </div>
    </TemplateDialog>
  );
};
