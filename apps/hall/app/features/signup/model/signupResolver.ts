import type { SignupRuleContext, SignupValues } from '@pavilion/contract/signupRules';
import type { Resolver } from 'react-hook-form';
import type { Translate } from '../../../i18n/texts.ts';
import type { Diagnostics } from './diagnostics.ts';
import { type FormField, violations } from './signupForm.ts';
import type { Introducer } from './useIntroducer.ts';

interface Judging {
  readonly fields: readonly FormField[];
  readonly context: SignupRuleContext;
  readonly introducer: Introducer;
  readonly diagnostics: Diagnostics;
  readonly t: Translate;
}

/** What was typed, and what a link or an agent's domain fixed in place of a typed introducer. */
export const filledIn = (values: SignupValues, { source, text }: Introducer): SignupValues =>
  source === null ? values : { ...values, introducer: text };

/** Judges the whole form by the contract's rules when it is sent; its complaints take the place of every one before. */
export const signupResolver =
  ({ fields, context, introducer, diagnostics, t }: Judging): Resolver<SignupValues> =>
  (typed) => {
    const values = filledIn(typed, introducer);
    const broken = [...violations(values, fields, context)];
    for (const [field, rule] of broken) diagnostics.complaint(field, rule);
    if (broken.length === 0) return { values, errors: {} };
    const errors = broken.map(([field, rule]) => [field, { type: 'rule', message: t(rule) }] as const);
    return { values: {}, errors: Object.fromEntries(errors) };
  };
