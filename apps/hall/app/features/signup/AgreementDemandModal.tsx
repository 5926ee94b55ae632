import { memberCommonLayout } from '@pavilion/contract/identity';
import { agreementAccept, serviceAgreement } from '@pavilion/contract/signup';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../api/client.ts';
import { isCallFailure } from '../../api/failure.ts';
import { failureText } from '../../api/failureText.ts';
import { useCallQuery } from '../../api/useCall.ts';
import { useLocale } from '../../i18n/LocaleContext.tsx';
import { useTranslation } from '../../i18n/texts.ts';
import type { ModalProps } from '../../modals/modals.ts';
import { Button } from '../../ui/Button.tsx';
import { TemplateDialog } from '../../ui/TemplateDialog.tsx';
import { FormProblem } from '../identity/FormProblem.tsx';
import { AgreementText } from './AgreementPanel.tsx';

/** A new version of the service agreement, before a game or a deposit (decision 0106). It may be put off. */
export const AgreementDemandModal = ({ onClose }: ModalProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const agreement = useCallQuery(serviceAgreement, { language: useLocale() });
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const shown = agreement.data?.list[0];
  const accept = async (agreementId: number): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      await callApi(agreementAccept, { agreement_id: agreementId });
      await client.invalidateQueries({ queryKey: [memberCommonLayout.path] });
      onClose();
    } catch (error) {
      if (!isCallFailure(error)) throw error;
      setProblem(failureText(error, t));
      // The text may just have changed: what is agreed to next is what can be read.
      void agreement.refetch();
    } finally {
      setBusy(false);
    }
  };
  return (
    <TemplateDialog
      open
      size="wide"
      title={t('signup.agreement_new')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('signup.agreement_later')}</Button>
          <Button
            tone="main"
            className="min-w-0 flex-1"
            busy={isBusy}
            disabled={shown === undefined}
            onClick={() => shown && void accept(shown.id)}
          >
            {t('signup.agreement_accept')}
          </Button>
        </>
      }
    >
      {problem && <FormProblem text={problem} />}
      <p className="mb-5 text-sm text-text-2 leading-relaxed">{t('signup.agreement_new_text')}</p>
      <AgreementText agreement={agreement} />
    </TemplateDialog>
  );
};
