import type { z } from 'zod';

/** Which input a field of a form has. */
export type FieldKind =
  | 'text'
  | 'amount'
  | 'amounts'
  | 'whole'
  | 'choice'
  | 'switch'
  | 'texts'
  | 'weights'
  | 'first_day'
  | 'last_day';

export interface Choice {
  readonly id: string | number;
  readonly name: string;
}

export interface FieldSpec {
  readonly name: string;
  readonly kind: FieldKind;
  readonly choices?: readonly Choice[];
  /** Named once for ever: not to be changed where there is a row. */
  readonly fixed?: boolean;
  readonly lengthMax?: number;
  /** Nothing typed is nothing, not an empty text. */
  readonly mayBeNone?: boolean;
}

export type Values = Readonly<Record<string, unknown>>;

/** The fields that the contract would refuse. */
export const problemsOf = (schema: z.ZodType, values: Values): ReadonlySet<string> => {
  const result = schema.safeParse(values);
  return new Set(result.success ? [] : result.error.issues.map(({ path }) => String(path[0] ?? '')));
};

/** Amounts as they are typed: one beside another. */
export const splitAmounts = (typed: string): string[] =>
  typed.split(/[\s,，;；、]+/).filter((one) => one !== '');
