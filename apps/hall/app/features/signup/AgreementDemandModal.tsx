import { memberCommonLayout } from '@pavilion/contract/identity';
import { agreementAccept, serviceAgreement } from '@pavilion/contract/signup';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../api/client.ts';
import { failureText } from '../../api/failureText.ts';
import { useCallQuery } from '../../api/useCall.ts';
import { useSending } from '../../api/useSending.ts';
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
  const shown = agreement.data?.list[0];
  const accepting = useSending(
    async (agreementId: number) => {
      await callApi(agreementAccept, { agreement_id: agreementId });
      await client.invalidateQueries({ queryKey: [memberCommonLayout.path] });
      onClose();
    },
    // The text may just have changed: what is agreed to next is what can be read.
    () => void agreement.refetch(),
  );
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
            busy={accepting.isPending}
            disabled={shown === undefined}
            onClick={() => shown && accepting.send(shown.id)}
          >
            {t('signup.agreement_accept')}
          </Button>
        </>
      }
    >
      {accepting.failure && <FormProblem text={failureText(accepting.failure, t)} />}
      <p className="mb-5 text-sm text-text-2 leading-relaxed">{t('signup.agreement_new_text')}</p>
      <AgreementText agreement={agreement} />
    </TemplateDialog>
  );
};
