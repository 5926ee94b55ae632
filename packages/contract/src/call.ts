import type { z } from 'zod';

/** Who may make a call: anybody, a holder of a login ticket, or a logged-in member. */
export type Audience = 'public' | 'ticket' | 'member';

/**
 * One product call (spec §7). `path` is as in the specification; the hall serves it under `/api`.
 * What the call itself answers, success and refusal, is the envelope `{code, message, data}` with HTTP 200; `data`
 * describes that of a success. A request that never reaches the call is answered with a status of its own (`problemSchema`).
 */
export interface Call<
  Body extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
  For extends Audience = Audience,
> {
  readonly path: `/${string}`;
  readonly summary: string;
  readonly tag: string;
  readonly audience: For;
  readonly body: Body;
  readonly data: Data;
  /** Result codes other than success that this call may answer with, and what each means. */
  readonly codes: Readonly<Record<number, string>>;
  /** What HTTP 404 means, for a call that may answer with it. */
  readonly notFound?: string;
}

export type AnyCall = Call;
export type BodyOf<C extends AnyCall> = z.output<C['body']>;
/** What a client may write; optional fields and defaults may be left out. */
export type InputOf<C extends AnyCall> = z.input<C['body']>;
export type DataOf<C extends AnyCall> = z.output<C['data']>;

export const defineCall = <Body extends z.ZodType, Data extends z.ZodType, For extends Audience>(
  call: Omit<Call<Body, Data, For>, 'codes'> & { codes?: Call['codes'] },
): Call<Body, Data, For> => ({ ...call, codes: call.codes ?? {} });
