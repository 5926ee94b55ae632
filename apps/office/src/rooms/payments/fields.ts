import type { z } from 'zod';

/** Which input a field of a form has. */
export type FieldKind =
  | 'text'
  | 'amount'
  | 'amounts'
  | 'whole'
  /** A share: hundredths of a per cent as data, per cent where it is read and typed. */
  | 'share'
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
  /** Begins a part of the form under this name: a key of the words. */
  readonly part?: string;
  /** What to know while filling it in: a key of the words. */
  readonly hint?: string;
}

export type Values = Readonly<Record<string, unknown>>;

/** The fields that the contract would refuse. */
export const problemsOf = (schema: z.ZodType, values: Values): ReadonlySet<string> => {
  const result = schema.safeParse(values);
  return new Set(result.success ? [] : result.error.issues.map(({ path }) => String(path[0] ?? '')));
};

/** `12.5` of a hundred as hundredths of one; what is no such share stays as it was typed, for the contract to refuse. */
export const shareOf = (typed: string): number | string => {
  const [, whole, decimals = ''] = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(typed.trim()) ?? [];
  return whole === undefined ? typed : Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
};

/** The same as it is read. */
export const shareText = (value: unknown): string =>
  typeof value === 'number' ? String(value / 100) : typeof value === 'string' ? value : '';

/** Amounts as they are typed: one beside another. */
export const splitAmounts = (typed: string): string[] =>
  typed.split(/[\s,，;；、]+/).filter((one) => one !== '');
