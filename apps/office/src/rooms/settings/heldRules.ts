import {
  type HeldRule,
  heldRules,
  jurisdictions,
  playRulesSchema,
  underJurisdiction,
} from '@pavilion/contract/office';

type Value = Readonly<Record<string, unknown>>;

/** The rules that the jurisdiction of a draft holds. */
export const heldIn = ({ jurisdiction }: Value): readonly HeldRule[] => {
  const known = jurisdictions.find((one) => one === jurisdiction);
  return known === undefined ? [] : heldRules[known];
};

/** The draft once its jurisdiction is chosen: what that holds is set with it. */
export const withHeld = (draft: Value): Value => {
  const known = jurisdictions.find((one) => one === draft.jurisdiction);
  const rules = playRulesSchema.safeParse(draft);
  return known === undefined || !rules.success
    ? draft
    : { ...draft, ...underJurisdiction(known, rules.data) };
};
