import { useTranslation } from '../../i18n/texts.ts';
import type { ModalProps } from '../../modals/modals.ts';
import { useTemplate } from '../../state/TemplateContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { MemberButtonLink } from '../../ui/MemberButtonLink.tsx';
import { Money } from '../../ui/Money.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TemplateDialog } from '../../ui/TemplateDialog.tsx';
import { playState } from '../openGame/playStore.ts';
import { stageOf } from '../openGame/stage.ts';
import { minutesPlayed } from './model/realityCheck.ts';
import { useSafety } from './model/useSafety.ts';

/** Time and money while playing, as the member has asked to be told. */
export const RealityCheckModal = ({ onClose }: ModalProps) => {
  const { t } = useTranslation();
  const template = useTemplate();
  const safety = useSafety().data;
  const goOn = () => {
    onClose();
    // The game may stand in a window of its own.
    const { phase, mode } = playState();
    if (phase === 'playing' && mode !== null) stageOf(mode, template).focus();
  };
  return (
    <TemplateDialog
      open
      title={t('safety.reality')}
      onClose={onClose}
      footer={
        <>
          <MemberButtonLink to="/user/Safety" onLeave={onClose}>
            {t('safety.title')}
          </MemberButtonLink>
          <Button tone="main" onClick={goOn}>
            {t('safety.go_on')}
          </Button>
        </>
      }
    >
      <p className="text-sm text-text-2">{t('safety.reality_ask', { minutes: minutesPlayed() })}</p>
      <p className="mt-4 text-center font-semibold text-[32px]" data-reality-check>
        {safety ? (
          <Money amount={safety.position.day.net} currency={safety.currency} signed />
        ) : (
          <Skeleton className="mx-auto h-10 w-40" />
        )}
      </p>
    </TemplateDialog>
  );
};
