import type { z } from 'zod';
import type { CodeTable } from '../call.ts';
import type { OfficeRight } from './rights.ts';

/**
 * How far a login has come: the password is proved and a factor is asked for; the password was chosen by somebody else and
 * must be changed; there is no factor yet and one must be enrolled; in.
 */
export const loginStages = ['factor', 'password', 'enrol', 'open'] as const;
export type LoginStage = (typeof loginStages)[number];

/** What opens a call: a right on the site, any session (one's own account), or nothing (the steps before a session). */
export type OfficeAccess = OfficeRight | 'session' | 'public';

/** One call of the office, served under `/api`. Envelope and refusals are those of all calls. */
export interface OfficeCall<
  Body extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
  Access extends OfficeAccess = OfficeAccess,
  Codes extends CodeTable = CodeTable,
> {
  readonly path: `/office/${string}`;
  readonly summary: string;
  readonly tag: `office: ${string}`;
  readonly right: Access;
  /** The stages of a login in which a call of one's own account is open; every other call is open when one is in. */
  readonly stages: readonly LoginStage[];
  readonly body: Body;
  readonly data: Data;
  readonly codes: Codes;
}

export type AnyOfficeCall = OfficeCall;

type NoCodes = Readonly<Record<never, string>>;
type Given<C extends OfficeCall> = Omit<C, 'codes' | 'stages'> & { readonly stages?: readonly LoginStage[] };

export function defineOfficeCall<
  Body extends z.ZodType,
  Data extends z.ZodType,
  const Access extends OfficeAccess,
>(call: Given<OfficeCall<Body, Data, Access>>): OfficeCall<Body, Data, Access, NoCodes>;
export function defineOfficeCall<
  Body extends z.ZodType,
  Data extends z.ZodType,
  const Access extends OfficeAccess,
  const Codes extends CodeTable,
>(
  call: Given<OfficeCall<Body, Data, Access, Codes>> & { readonly codes: Codes },
): OfficeCall<Body, Data, Access, Codes>;
export function defineOfficeCall(call: Given<OfficeCall> & { readonly codes?: CodeTable }): OfficeCall {
  return { ...call, stages: call.stages ?? ['open'], codes: call.codes ?? {} };
}

/**
 * What stands before every call of the office, HTTP 403 with one of these codes (401 without a session). `first`: the
 * session has to go through its login before anything else; `data.stage` names the step.
 */
export const officeRefusals = {
  403: 'the right is missing on this site',
  601: 'the request does not come from a page of this office: token missing or wrong, or another origin',
  602: 'the office of this site is closed for this address',
  603: 'the login is not finished; `data.stage` says what comes next',
} as const;

/** The header that carries the token of a session against forged requests. */
export const officeTokenHeader = 'x-office-token';

/** A repeat of a request that is not the same; `request_id` names one request. */
export const repeatCodes = { 345: 'same request_id with other content' } as const;

/** Somebody else changed what was to be changed: `data.current` is how it stands now, nothing was done. */
export const staleCode = 409;
export const staleCodes = { [staleCode]: 'changed meanwhile; `data.current` is how it stands now' } as const;
