import { type SecondFactorOptions, secondFactorOptions } from '@pavilion/contract/secondFactors';
import { useState } from 'react';
import { callApi } from '../../api/client.ts';
import { useTranslation } from '../../i18n/texts.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { ConfirmedAct } from './model/confirm.ts';
import { complaintOf } from './model/failures.ts';
import { useFreshOptions } from './model/useFreshOptions.ts';
import { useProofForm } from './model/useProofForm.ts';
import { ProofFields } from './ProofFields.tsx';
import { Unloaded } from './Unloaded.tsx';

interface Step extends Pick<ConfirmedAct, 'intro' | 'submitLabel' | 'carryOut'> {
  /** Whether the password was not asked for before. */
  readonly withPassword?: boolean;
}

const loadOptions = () => callApi(secondFactorOptions, {});

const Loaded = ({
  options,
  step,
  onOver,
}: {
  readonly options: SecondFactorOptions;
  readonly step: Step;
  readonly onOver: (text: string) => void;
}) => {
  const form = useProofForm({
    options,
    renewOptions: loadOptions,
    withPassword: step.withPassword ?? true,
    submit: ({ password, proof }) => step.carryOut({ password, ...(proof === undefined ? {} : { proof }) }),
    onOver,
  });
  return <ProofFields form={form} name="confirm-act" intro={step.intro} submitLabel={step.submitLabel} />;
};

/** Password, unless it was asked for before, and second factor where there is one; then what was to be done. */
export const ConfirmStep = (step: Step) => {
  const { t } = useTranslation();
  const { options, failure, retry } = useFreshOptions(loadOptions);
  const [over, setOver] = useState<string | null>(null);
  if (over !== null) return <Unloaded text={over} retry={() => setOver(null)} />;
  if (failure !== null) return <Unloaded text={complaintOf(failure, t).text} retry={retry} />;
  if (options === null) return <Skeleton className="h-52 w-full" />;
  return <Loaded options={options} step={step} onOver={setOver} />;
};
