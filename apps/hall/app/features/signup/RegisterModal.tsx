import { useState } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import type { ModalProps } from '../../modals/modals.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyScene } from '../../ui/EmptyScene.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TemplateDialog } from '../../ui/TemplateDialog.tsx';
import { RegisterPicture } from '../template/RegisterPicture.tsx';
import { AgreementChoice, AgreementPanel } from './AgreementPanel.tsx';
import { useSignup } from './model/useSignup.ts';
import { SignupForm } from './SignupForm.tsx';

type View = 'form' | 'agreement' | 'form after agreement';

export const RegisterModal = ({ onClose }: ModalProps) => {
  const { t } = useTranslation();
  const form = useSignup(onClose);
  const [view, setView] = useState<View>('form');
  const reading = view === 'agreement';
  const back = () => setView('form after agreement');
  const agree = () => {
    form.store.setAgreement(true);
    back();
  };
  const close = () => {
    form.steps.end();
    onClose();
  };
  const canAgree = (form.agreement.data?.list.length ?? 0) > 0;
  return (
    <TemplateDialog
      open
      title={reading ? t('signup.agreement') : t('signup.title')}
      onClose={close}
      footer={reading && <AgreementChoice canAgree={canAgree} onAgree={agree} onBack={back} />}
    >
      {!reading && form.steps.step === 'account' && <RegisterPicture />}
      {reading && <AgreementPanel agreement={form.agreement} />}
      {!reading && form.failed && (
        <EmptyScene scene="failed" title={t('signup.settings_failed')}>
          <Button onClick={form.retry}>{t('signup.retry')}</Button>
        </EmptyScene>
      )}
      {!reading && !form.failed && !form.ready && <Skeleton className="h-[38rem]" />}
      {!reading && !form.failed && form.ready && (
        <SignupForm
          form={form}
          onRead={() => setView('agreement')}
          hasRead={view === 'form after agreement'}
        />
      )}
    </TemplateDialog>
  );
};
