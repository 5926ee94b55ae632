import {
  loginSecondFactorOptions,
  loginSecondFactorVerify,
  type SecondFactorOptions,
} from '@pavilion/contract/secondFactors';
import { useState } from 'react';
import { callApi } from '../../api/client.ts';
import { useTranslation } from '../../i18n/texts.ts';
import type { ModalProps, ToldModalProps } from '../../modals/modals.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { openModal } from '../../state/modalStore.ts';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TemplateDialog } from '../../ui/TemplateDialog.tsx';
import { FormProblem } from '../identity/FormProblem.tsx';
import { deviceInfo } from '../identity/model/deviceInfo.ts';
import { enter } from '../identity/model/enter.ts';
import { complaintOf } from './model/failures.ts';
import { useFreshOptions } from './model/useFreshOptions.ts';
import { useProofForm } from './model/useProofForm.ts';
import { ProofFields } from './ProofFields.tsx';
import { Unloaded } from './Unloaded.tsx';

const stepOptions = (memberLoginId: string): Promise<SecondFactorOptions> =>
  callApi(loginSecondFactorOptions, { member_login_id: memberLoginId });

/** Instead of the form, once this login can only be begun again. */
const Over = ({ text }: { readonly text: string }) => {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-4">
      <FormProblem text={text} />
      <Button tone="main" size="lg" wide onClick={() => openModal('login')}>
        {t('second_factor.again')}
      </Button>
    </div>
  );
};

interface StepProps extends ModalProps {
  readonly memberLoginId: string;
  readonly options: SecondFactorOptions;
}

const Step = ({ memberLoginId, options, onClose }: StepProps) => {
  const { t } = useTranslation();
  const { currency } = useSite();
  const [over, setOver] = useState<string | null>(null);
  const form = useProofForm({
    options,
    renewOptions: () => stepOptions(memberLoginId),
    withPassword: false,
    submit: async ({ proof }) => {
      if (proof === undefined) return;
      const login = await callApi(loginSecondFactorVerify, {
        ...deviceInfo(),
        member_login_id: memberLoginId,
        proof,
      });
      onClose();
      enter(login, currency, t('login_success'));
    },
    onOver: setOver,
  });
  if (over !== null) return <Over text={over} />;
  if (form.method === null) return <Over text={t('second_factor.no_way')} />;
  return (
    <ProofFields
      form={form}
      name="second-factor"
      intro={t(`second_factor.login_${form.method}`)}
      submitLabel={t(form.method === 'passkey' ? 'second_factor.use_passkey' : 'second_factor.submit')}
    />
  );
};

const LoadedStep = ({ memberLoginId, onClose }: Omit<StepProps, 'options'>) => {
  const { t } = useTranslation();
  const { options, failure, retry } = useFreshOptions(() => stepOptions(memberLoginId));
  if (failure !== null) {
    const complaint = complaintOf(failure, t);
    return complaint.at === 'over' ? (
      <Over text={complaint.text} />
    ) : (
      <Unloaded text={complaint.text} retry={retry} />
    );
  }
  if (options === null) return <Skeleton className="h-52 w-full" />;
  return <Step memberLoginId={memberLoginId} options={options} onClose={onClose} />;
};

/** Asks a member who has a second factor for it (login code 107). */
export const SecondFactorModal = ({ opened, onClose }: ToldModalProps) => {
  const { t } = useTranslation();
  if (opened.name !== 'secondFactor') return null;
  const challenge = opened.told;
  return (
    <TemplateDialog open title={t('second_factor.login_title')} onClose={onClose}>
      <LoadedStep memberLoginId={challenge.member_login_id} onClose={onClose} />
    </TemplateDialog>
  );
};
