import type { z } from 'zod';

/** Who may make a call: anybody, a holder of a login ticket, or a logged-in member. */
export type Audience = 'public' | 'ticket' | 'member';

/** Result codes other than success, and what each means. */
export type CodeTable = Readonly<Record<number, string>>;

/**
 * One product call (spec §7). `path` is as in the specification; the hall serves it under `/api`.
 * What the call itself answers, success and refusal, is the envelope `{code, message, data}` with HTTP 200; `data`
 * describes that of a success. A request that never reaches the call is answered with a status of its own (`problemSchema`).
 */
export interface Call<
  Body extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
  For extends Audience = Audience,
  Codes extends CodeTable = CodeTable,
> {
  readonly path: `/${string}`;
  readonly summary: string;
  readonly tag: string;
  readonly audience: For;
  readonly body: Body;
  readonly data: Data;
  /** The codes that this call may refuse with; the compiler knows them, so that no other can be named. */
  readonly codes: Codes;
  /** What HTTP 404 means, for a call that may answer with it. */
  readonly notFound?: string;
}

export type AnyCall = Call;
/** A call of members or of the office. */
interface Asked {
  readonly body: z.ZodType;
  readonly data: z.ZodType;
}
export type BodyOf<C extends Asked> = z.output<C['body']>;
/** What a client may write; optional fields and defaults may be left out. */
export type InputOf<C extends Asked> = z.input<C['body']>;
export type DataOf<C extends Asked> = z.output<C['data']>;

/** A call without codes of its own is never refused by one. */
type NoCodes = Readonly<Record<never, string>>;

export function defineCall<Body extends z.ZodType, Data extends z.ZodType, For extends Audience>(
  call: Omit<Call<Body, Data, For>, 'codes'>,
): Call<Body, Data, For, NoCodes>;
export function defineCall<
  Body extends z.ZodType,
  Data extends z.ZodType,
  For extends Audience,
  const Codes extends CodeTable,
>(call: Call<Body, Data, For, Codes>): Call<Body, Data, For, Codes>;
export function defineCall(call: Omit<Call, 'codes'> & { codes?: CodeTable }): Call {
  return { ...call, codes: call.codes ?? {} };
}
