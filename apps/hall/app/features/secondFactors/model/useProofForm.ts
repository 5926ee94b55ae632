import type {
  SecondFactorMethod,
  SecondFactorOptions,
  SecondFactorProof,
} from '@pavilion/contract/secondFactors';
import { knowsPasskeys, PasskeyFailure, signWithPasskey } from '@pavilion/web/passkeys';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from '../../../i18n/texts.ts';
import { useWait } from '../../identity/model/useWait.ts';
import { complaintOf } from './failures.ts';

interface ProofValues {
  readonly password: string;
  readonly code: string;
}

export interface GivenProof {
  readonly password: string;
  /** Undefined for a member who has no factor yet. */
  readonly proof: SecondFactorProof | undefined;
}

export interface ProofFormOptions {
  readonly options: SecondFactorOptions;
  /** Options with a fresh challenge, after one was used up. */
  readonly renewOptions: () => Promise<SecondFactorOptions>;
  readonly withPassword: boolean;
  /** Throws `CallFailure`. */
  readonly submit: (given: GivenProof) => Promise<void>;
  /** It can only be begun again; `text` says why. */
  readonly onOver: (text: string) => void;
}

/** The first method that this browser can do. */
const firstMethod = (methods: readonly SecondFactorMethod[]): SecondFactorMethod | null =>
  methods.find((method) => method !== 'passkey' || knowsPasskeys()) ?? null;

/** A proof by one second factor at a time, with the password where it is asked for; complaints come one at a time. */
export const useProofForm = ({ options, renewOptions, withPassword, submit, onOver }: ProofFormOptions) => {
  const { t } = useTranslation();
  const [request, setRequest] = useState(options.passkey);
  const [method, setMethod] = useState(() => firstMethod(options.methods));
  const [problem, setProblem] = useState<string | null>(null);
  const [waitSeconds, beginWait] = useWait();
  const form = useForm<ProofValues>({ defaultValues: { password: '', code: '' } });
  const { errors, isSubmitting } = form.formState;
  const shown = errors.password ? 'password' : errors.code ? 'code' : undefined;

  const proofOf = async (code: string): Promise<SecondFactorProof | undefined> => {
    if (method === null) return undefined;
    if (method !== 'passkey') return { method, code };
    if (request === null) throw new PasskeyFailure('failed');
    return { method, credential: await signWithPasskey(request) };
  };

  const complain = (error: unknown): void => {
    const complaint = complaintOf(error, t);
    if (complaint.at === 'over') {
      onOver(complaint.text);
      return;
    }
    if (complaint.at === 'wait') beginWait(complaint.seconds);
    if (complaint.at === 'password' || (complaint.at === 'code' && method !== 'passkey')) {
      form.setError(complaint.at, { message: complaint.text });
      form.setFocus(complaint.at, { shouldSelect: true });
      return;
    }
    setProblem(complaint.text);
  };

  const onSubmit = form.handleSubmit(async ({ password, code }) => {
    if (waitSeconds > 0) return;
    setProblem(null);
    try {
      await submit({ password, proof: await proofOf(code) });
    } catch (error) {
      complain(error);
      // What the passkey signed is used up, whatever came of it.
      if (method === 'passkey' && !(error instanceof PasskeyFailure))
        await renewOptions().then(
          (renewed) => setRequest(renewed.passkey),
          () => undefined,
        );
    }
  });

  return {
    method,
    /** The other ways, in the server's order. */
    others: options.methods.filter((other) => other !== method),
    choose: (next: SecondFactorMethod): void => {
      setMethod(next);
      setProblem(next === 'passkey' && !knowsPasskeys() ? t('second_factor.passkey_unsupported') : null);
      form.resetField('code');
    },
    problem,
    waitSeconds,
    isSubmitting,
    onSubmit,
    withPassword,
    register: form.register,
    errorOf: (name: keyof ProofValues): string | undefined =>
      shown === name ? errors[name]?.message : undefined,
  };
};
export type ProofForm = ReturnType<typeof useProofForm>;
