import {
  type PasskeyCreation,
  passkeyBegin,
  recoveryRenew,
  type SecondFactorOptions,
  secondFactorList,
  secondFactorOptions,
  secondFactorRemove,
  type TotpBegun,
  totpBegin,
} from '@pavilion/contract/secondFactors';
import { sessionList } from '@pavilion/contract/sessions';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../api/client.ts';
import { useTranslation } from '../../i18n/texts.ts';
import type { ModalProps, ToldModalProps } from '../../modals/modals.ts';
import { useSession } from '../../session/session.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TemplateDialog } from '../../ui/TemplateDialog.tsx';
import { showToast } from '../../ui/toast.ts';
import type { FactorChange } from './model/factorChange.ts';
import { complaintOf } from './model/failures.ts';
import { useFreshOptions } from './model/useFreshOptions.ts';
import { type GivenProof, useProofForm } from './model/useProofForm.ts';
import { PasskeyStep } from './PasskeyStep.tsx';
import { ProofFields } from './ProofFields.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { RenameStep } from './RenameStep.tsx';
import { TotpStep } from './TotpStep.tsx';
import { Unloaded } from './Unloaded.tsx';

/** Changes that the member confirms first. */
type Confirmed = Exclude<FactorChange, { kind: 'rename' }>;

type Step =
  /** `over` says why it begins anew. */
  | { readonly name: 'confirm'; readonly over: string | null }
  | { readonly name: 'totp'; readonly begun: TotpBegun }
  | { readonly name: 'passkey'; readonly creation: PasskeyCreation }
  | { readonly name: 'codes'; readonly codes: readonly string[] }
  | { readonly name: 'done' };

const factorOf = (change: Extract<Confirmed, { kind: `remove_${string}` }>) =>
  change.kind === 'remove_totp' ? ({ kind: 'totp' } as const) : ({ kind: 'passkey', id: change.id } as const);

/** Does what was confirmed; answers what comes next. Throws `CallFailure`. */
const carryOut = async (change: Confirmed, { password, proof }: GivenProof): Promise<Step> => {
  const confirmed = { password, ...(proof === undefined ? {} : { proof }) };
  switch (change.kind) {
    case 'add_totp':
      return { name: 'totp', begun: await callApi(totpBegin, confirmed) };
    case 'add_passkey':
      return { name: 'passkey', creation: (await callApi(passkeyBegin, confirmed)).creation };
    case 'renew':
      return { name: 'codes', codes: (await callApi(recoveryRenew, confirmed)).recovery_codes };
    case 'remove_totp':
    case 'remove_passkey':
      await callApi(secondFactorRemove, { ...confirmed, factor: factorOf(change) });
      return { name: 'done' };
  }
};

interface ConfirmProps {
  readonly change: Confirmed;
  readonly options: SecondFactorOptions;
  readonly onNext: (step: Step) => void;
}

const Confirm = ({ change, options, onNext }: ConfirmProps) => {
  const { t } = useTranslation();
  const form = useProofForm({
    options,
    renewOptions: () => callApi(secondFactorOptions, {}),
    withPassword: true,
    submit: async (given) => onNext(await carryOut(change, given)),
    onOver: (over) => onNext({ name: 'confirm', over }),
  });
  const isRemoval = change.kind === 'remove_totp' || change.kind === 'remove_passkey';
  const what = change.kind === 'remove_passkey' ? { name: change.name } : {};
  return (
    <ProofFields
      form={form}
      name="confirm-factor"
      danger={isRemoval}
      intro={t(`second_factor.confirm_${change.kind}`, what)}
      submitLabel={t(isRemoval ? 'second_factor.remove' : 'second_factor.continue')}
    />
  );
};

const LoadedConfirm = ({ change, onNext }: Omit<ConfirmProps, 'options'>) => {
  const { t } = useTranslation();
  const { options, failure, retry } = useFreshOptions(() => callApi(secondFactorOptions, {}));
  if (failure !== null) return <Unloaded text={complaintOf(failure, t).text} retry={retry} />;
  if (options === null) return <Skeleton className="h-52 w-full" />;
  return <Confirm change={change} options={options} onNext={onNext} />;
};

/** What is said in passing when it is done. */
const doneText = (change: Confirmed) =>
  change.kind === 'remove_totp' || change.kind === 'remove_passkey'
    ? 'second_factor.removed'
    : 'second_factor.added';

const Steps = ({ change, onClose }: ModalProps & { readonly change: Confirmed }) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const session = useSession();
  const [step, setStep] = useState<Step>({ name: 'confirm', over: null });

  const finish = (): void => {
    onClose();
    if (change.kind !== 'renew') showToast({ kind: 'success', text: t(doneText(change)) });
  };
  const next = (reached: Step): void => {
    if (reached.name === 'codes' || reached.name === 'done') {
      for (const path of [secondFactorList.path, sessionList.path])
        void client.invalidateQueries({ queryKey: [path] });
    }
    if (reached.name === 'done') finish();
    else setStep(reached);
  };
  const enrolled = (codes: string[] | null): void =>
    next(codes === null ? { name: 'done' } : { name: 'codes', codes });
  const restart = (over: string): void => setStep({ name: 'confirm', over });

  switch (step.name) {
    case 'confirm':
      return step.over === null ? (
        <LoadedConfirm change={change} onNext={next} />
      ) : (
        <Unloaded text={step.over} retry={() => setStep({ name: 'confirm', over: null })} />
      );
    case 'totp':
      return <TotpStep begun={step.begun} onDone={enrolled} onOver={restart} />;
    case 'passkey':
      return <PasskeyStep creation={step.creation} onDone={enrolled} onOver={restart} />;
    case 'codes':
      return <RecoveryCodes codes={step.codes} account={session?.account ?? ''} onDone={finish} />;
    case 'done':
      return null;
  }
};

/** A change of second factors, from the question whether it is the member to the last word. */
export const FactorChangeModal = ({ opened, onClose }: ToldModalProps) => {
  const { t } = useTranslation();
  if (opened.name !== 'factorChange') return null;
  const change = opened.told;
  return (
    <TemplateDialog open title={t(`second_factor.change_${change.kind}`)} onClose={onClose}>
      {change.kind === 'rename' ? (
        <RenameStep passkey={change} onClose={onClose} />
      ) : (
        <Steps change={change} onClose={onClose} />
      )}
    </TemplateDialog>
  );
};
