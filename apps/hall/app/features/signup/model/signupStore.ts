import type { RegisterFieldName } from '@pavilion/contract/signup';
import type { SignupFieldName, SignupValues } from '@pavilion/contract/signupRules';
import type { FieldError, UseFormReturn } from 'react-hook-form';

/** What stands under a field: a rule of ours that is broken, or what the server says of it; in the page's language. */
export interface Complaint {
  readonly type: 'rule' | 'server';
  readonly message: string;
}

/**
 * What was typed and what is wrong with it, as react-hook-form keeps it outside of what React renders: a key press
 * re-renders the field that it was typed into, never the form around it.
 */
export interface SignupStore {
  readonly control: UseFormReturn<SignupValues>['control'];
  readonly values: () => SignupValues;
  /** The same object as long as it is the same complaint. */
  readonly complaintOf: (name: SignupFieldName) => FieldError | undefined;
  /** A new value takes the complaint about the old one with it. */
  readonly setText: (name: RegisterFieldName, value: string) => void;
  readonly setAgreement: (accepted: boolean) => void;
  readonly complain: (name: SignupFieldName, complaint: Complaint | null) => void;
  readonly forgetComplaints: () => void;
  readonly reset: () => void;
}

export const signupStore = ({
  control,
  getValues,
  getFieldState,
  setValue,
  setError,
  clearErrors,
  reset,
}: UseFormReturn<SignupValues>): SignupStore => ({
  control,
  values: () => getValues(),
  complaintOf: (name) => getFieldState(name).error,
  setText: (name, value) => {
    setValue(name, value);
    clearErrors(name);
  },
  setAgreement: (accepted) => {
    setValue('agreement', accepted);
    clearErrors('agreement');
  },
  complain: (name, complaint) => {
    clearErrors(name);
    if (complaint !== null) setError(name, complaint);
  },
  forgetComplaints: () => clearErrors(),
  reset: () => reset({}),
});
