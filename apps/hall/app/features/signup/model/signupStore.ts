import type { RegisterFieldName } from '@pavilion/contract/signup';
import type { SignupFieldName, SignupRuleKey, SignupValues } from '@pavilion/contract/signupRules';

/** What stands under a field: a rule of ours, or a text that is already in the page's language. */
export type Complaint = { readonly rule: SignupRuleKey } | { readonly message: string };

/**
 * What was typed and what is wrong with it, outside of React: a key press re-renders the field that it was typed into,
 * never the form around it.
 */
export interface SignupStore {
  readonly values: () => SignupValues;
  readonly complaintOf: (name: SignupFieldName) => Complaint | undefined;
  /** A new value takes the complaint about the old one with it. */
  readonly setText: (name: RegisterFieldName, value: string) => void;
  readonly setAgreement: (accepted: boolean) => void;
  readonly complain: (name: SignupFieldName, complaint: Complaint | null) => void;
  /** Takes the place of every complaint before. */
  readonly complainOnly: (complaints: ReadonlyMap<SignupFieldName, Complaint>) => void;
  readonly reset: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export const createSignupStore = (initial: SignupValues): SignupStore => {
  let values = initial;
  let complaints: ReadonlyMap<SignupFieldName, Complaint> = new Map();
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const without = (name: SignupFieldName): ReadonlyMap<SignupFieldName, Complaint> =>
    new Map([...complaints].filter(([field]) => field !== name));

  return {
    values: () => values,
    complaintOf: (name) => complaints.get(name),
    setText: (name, value) => {
      values = { ...values, [name]: value };
      complaints = without(name);
      tell();
    },
    setAgreement: (accepted) => {
      values = { ...values, agreement: accepted };
      complaints = without('agreement');
      tell();
    },
    complain: (name, complaint) => {
      complaints = complaint === null ? without(name) : new Map([...complaints, [name, complaint]]);
      tell();
    },
    complainOnly: (next) => {
      complaints = next;
      tell();
    },
    reset: () => {
      values = {};
      complaints = new Map();
      tell();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
