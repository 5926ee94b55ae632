import { type Currency, settingsErrorToastMs } from '@pavilion/contract';
import { registerSettings, serviceAgreement } from '@pavilion/contract/signup';
import { isShown, type SignupFieldName, type SignupValues } from '@pavilion/contract/signupRules';
import { useEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useCallQuery } from '../../../api/useCall.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { useSite } from '../../../site/SiteContext.tsx';
import { judgedWhenSent } from '../../../ui/judgedWhenSent.ts';
import { showToast } from '../../../ui/toast.ts';
import { useCaptcha } from '../../identity/model/useCaptcha.ts';
import { createDiagnostics, type Diagnostics } from './diagnostics.ts';
import { keepDraft, readDraft, type SignupDraft } from './signupDraft.ts';
import { fieldGroups, ruleContext, shownFields } from './signupForm.ts';
import { readLinkCurrency } from './signupLink.ts';
import { signupResolver } from './signupResolver.ts';
import { type SignupStore, signupStore } from './signupStore.ts';
import { useFieldLeaving } from './useFieldLeaving.ts';
import { useIntroducer } from './useIntroducer.ts';
import { useSteps } from './useSteps.ts';
import { useSubmission } from './useSubmission.ts';

/** What lives as long as the form is open and is never rendered by itself. */
interface FormLife {
  readonly draft: SignupDraft;
  readonly diagnostics: Diagnostics;
}

const beginForm = (): FormLife => ({ draft: readDraft(), diagnostics: createDiagnostics() });

/** The currency of the form: the introducer's, else the visitor's choice, the link's, the page's. */
const useCurrency = (draft: Currency | null, fixed: Currency | null) => {
  const { site, currency } = useSite();
  const [asked] = useState(readLinkCurrency);
  const [chosen, setChosen] = useState<Currency>(
    () => [draft, asked].find((code) => code !== null && site.currencies.includes(code)) ?? currency,
  );
  const notOffered = asked !== null && !site.currencies.includes(asked) ? asked : null;
  return { currency: fixed ?? chosen, chosen, setChosen, notOffered };
};

/** Keeps what was typed when the form closes or the page goes. */
const useKeptDraft = (store: SignupStore, currency: Currency): void => {
  useEffect(() => {
    const keep = () => keepDraft(store.values(), currency);
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [store, currency]);
};

/** The sign-up form's state, the same for both templates. */
export const useSignup = (onJoined: () => void) => {
  const { t } = useTranslation();
  const { site } = useSite();
  const [{ draft, diagnostics }] = useState(beginForm);
  const settings = useCallQuery(registerSettings, {});
  const agreement = useCallQuery(serviceAgreement, {});
  const captcha = useCaptcha(2);
  const introducer = useIntroducer();
  const { currency, chosen, setChosen, notOffered } = useCurrency(
    draft.currency,
    introducer.introducer.currency,
  );
  /** Code 107 closes recommendations for this form, whatever the settings said. */
  const [recommendClosed, setRecommendClosed] = useState(false);
  const closedCurrency = introducer.closedCurrency ?? notOffered;
  useEffect(() => {
    if (site.is_demo || closedCurrency !== null) diagnostics.step('is_signin_noopen');
  }, [site.is_demo, closedCurrency, diagnostics]);
  const { isLoadingError: failed } = settings;
  useEffect(() => {
    if (failed) showToast({ kind: 'error', text: t('signup.settings_failed'), forMs: settingsErrorToastMs });
  }, [failed, t]);

  const context = useMemo(() => ruleContext(site, settings.data, currency), [site, settings.data, currency]);
  const recommendOpen = settings.data?.policy.recommend_open !== 0 && !recommendClosed;
  const fields = useMemo(() => shownFields(context, recommendOpen), [context, recommendOpen]);
  const groups = useMemo(() => fieldGroups(context, fields), [context, fields]);
  const form = useForm<SignupValues>({
    ...judgedWhenSent,
    defaultValues: draft.values,
    resolver: signupResolver({ fields, context, introducer: introducer.introducer, diagnostics, t }),
  });
  const [store] = useState(() => signupStore(form));
  useKeptDraft(store, chosen);
  const isVisible = (name: SignupFieldName): boolean =>
    name === 'captcha' || name === 'agreement' || fields.some((field) => field === name);

  const leaveField = useFieldLeaving({ store, diagnostics, context });
  const steps = useSteps({ store, diagnostics, context, groups, leaveField });
  const submission = useSubmission({
    store,
    handleSubmit: form.handleSubmit,
    diagnostics,
    context,
    fields,
    captcha,
    agreement,
    introducer,
    isVisible,
    closeRecommend: () => setRecommendClosed(true),
    lead: steps.lead,
    onJoined,
  });

  return {
    ready: settings.data !== undefined && !introducer.pending,
    failed,
    retry: () => void settings.refetch(),
    currencies: site.currencies,
    currency,
    setCurrency: (next: Currency) => {
      setChosen(next);
      store.forgetComplaints();
    },
    /** A currency that was asked for and cannot be had here. */
    closedCurrency,
    introducer: introducer.introducer,
    invalidLink: introducer.invalid || (introducer.closedCurrency ?? 'VND') !== 'VND',
    recommendOpen,
    context,
    groups,
    steps,
    asksCaptcha: isShown(context, 'captcha'),
    store,
    leaveField,
    captcha,
    agreement,
    ...submission,
  };
};
export type Signup = ReturnType<typeof useSignup>;
