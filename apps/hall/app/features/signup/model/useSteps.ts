import type { SignupFieldName, SignupRuleContext } from '@pavilion/contract/signupRules';
import { useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/texts.ts';
import { useBackStep } from '../../../ui/useBackStep.ts';
import type { Diagnostics } from './diagnostics.ts';
import { type FieldGroups, type FormField, violationOf } from './signupForm.ts';
import type { SignupStore } from './signupStore.ts';

type SignupStep = 'account' | 'details';

interface Parts {
  readonly store: SignupStore;
  readonly diagnostics: Diagnostics;
  readonly context: SignupRuleContext;
  readonly groups: FieldGroups;
  readonly leaveField: (name: FormField) => Promise<void>;
}

/** How long the way on waits for the server's word about a left field. A later one is told when the form is sent. */
const patienceMs = 2_000;

const patience = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, patienceMs);
  });

/**
 * The two steps of the form: what somebody logs in with, then what the site asks beside it. Both are one form, and the
 * browser's own back button leads from the second to the first. Which complaint the eye is led to decides what is shown.
 */
export const useSteps = ({ store, diagnostics, context, groups, leaveField }: Parts) => {
  const { t } = useTranslation();
  const [step, setStep] = useState<SignupStep>('account');
  /** Whether the optional fields are shown; null as long as nobody has decided. */
  const [unfolded, setUnfolded] = useState<boolean | null>(null);
  /** Counts how often the eye was led to a field that is wrong. */
  const [leads, setLeads] = useState(0);
  const [moving, setMoving] = useState(false);
  const underWay = useRef(false);
  const { end, back } = useBackStep(step === 'details', () => setStep('account'));

  const inOrder: readonly SignupFieldName[] = [
    ...groups.account,
    ...groups.details,
    ...groups.folded,
    'captcha',
    'agreement',
  ];

  const lead = (): void => {
    const wrong = inOrder.find((name) => store.complaintOf(name) !== undefined);
    if (groups.account.some((name) => name === wrong)) setStep('account');
    else if (wrong !== undefined) setStep('details');
    if (groups.folded.some((name) => name === wrong)) setUnfolded(true);
    setLeads((count) => count + 1);
  };

  const isSound = (name: FormField): boolean => {
    if (store.complaintOf(name) !== undefined) return false;
    const rule = violationOf(name, store.values(), context);
    if (rule === null) return true;
    diagnostics.complaint(name, rule);
    store.complain(name, { type: 'rule', message: t(rule) });
    return false;
  };

  const goOn = async (): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    setMoving(true);
    await Promise.race([Promise.all(groups.account.map(leaveField)), patience()]);
    underWay.current = false;
    setMoving(false);
    // Each is judged, so that all of them say what is missing.
    const sound = groups.account.map(isSound);
    if (sound.includes(false)) lead();
    else setStep('details');
  };

  return { step, moving, goOn, back, end, unfolded, setUnfolded, leads, lead };
};
