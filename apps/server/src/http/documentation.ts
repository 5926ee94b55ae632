import {
  type AnyCall,
  type Audience,
  envelopeSchema,
  problemSchema,
  successCode,
  templateConfigSuccessCode,
} from '@pavilion/contract';
import { templateConfig } from '@pavilion/contract/templates';
import { z } from 'zod';
import { demandCodesOf } from './demands.ts';

/** What the reference under `/api/docs` tells of the calls; generated clients are made from it. */

/** The envelope code that means success for a call (spec §7: 1000 for `template_config`). */
export const successOf = (call: AnyCall): number =>
  call.path === templateConfig.path ? templateConfigSuccessCode : successCode;

const codesOf = (call: AnyCall): AnyCall['codes'] => ({
  ...(call.audience === 'member' ? demandCodesOf(call) : {}),
  ...call.codes,
});

const codeTable = (call: AnyCall): string =>
  Object.entries(codesOf(call))
    .map(([code, meaning]) => `| ${code} | ${meaning} |`)
    .join('\n');

/** The schemes of the reference (`reference.ts`) that a call demands; none is said as well, or it would be unknown. */
const securityOf: Readonly<Record<Audience, readonly Record<string, string[]>[]>> = {
  public: [],
  ticket: [{ loginTicket: [] }],
  member: [{ token: [] }],
};

export const wordsOf = (call: AnyCall) => {
  const table = codeTable(call);
  return {
    summary: call.summary,
    tags: [call.tag],
    description: [
      `Audience: ${call.audience}.`,
      ...(table === '' ? [] : [`\n| code | meaning |\n|---|---|\n${table}`]),
    ].join('\n'),
    security: securityOf[call.audience],
  };
};

const refusalDataSchema = z.looseObject({});

/** A request that never reached a call, or was too many; the refusal's `data` is there as well where it has any. */
const problem = (description: string) => ({
  description,
  content: {
    'application/json': { schema: problemSchema.extend({ data: refusalDataSchema.optional() }) },
  },
});

/** What any route of the hall may answer instead of its own. */
const problems = {
  400: problem('The request does not fit; `field` is the path of the first failing field.'),
  429: problem('Too many requests; `retry-after` says in how many seconds to come again.'),
  500: problem('The hall failed. Nothing is told about why; it was logged.'),
};

/** And one that takes a body. */
export const bodyProblems = {
  413: problem('The body is too large.'),
  415: problem('The body is not JSON.'),
};

const unauthenticated = {
  401: problem('The token is missing, ended or replaced.'),
};

/** Refusals are told apart from the success by their code, so that a generated client knows which `data` it holds. */
const envelopesOf = (call: AnyCall) => {
  const success = envelopeSchema.extend({ code: z.literal(successOf(call)), data: call.data });
  const codes = Object.keys(codesOf(call)).map(Number);
  if (codes.length === 0) return success;
  return z.union([success, envelopeSchema.extend({ code: z.literal(codes), data: refusalDataSchema })]);
};

/** What a call answers: its envelopes with HTTP 200, and what is answered before it is reached. */
export const answersOf = (call: AnyCall) => ({
  200: {
    description: 'Success, or a refusal of the call with a code of its own.',
    content: { 'application/json': { schema: envelopesOf(call) } },
  },
  ...problems,
  ...bodyProblems,
  ...(call.audience === 'member' ? unauthenticated : {}),
  ...(call.notFound === undefined ? {} : { 404: problem(call.notFound) }),
});

/** What an own route of the site answers (spec §7): open to everybody, one success and no codes. */
export const answersOfOwn = <Answer extends z.ZodType>(schema: Answer) => ({
  200: { description: 'Success.', content: { 'application/json': { schema } } },
  ...problems,
});

/** The envelope of a success around what an own route answers. */
export const successEnvelope = <Data extends z.ZodType>(data: Data) =>
  envelopeSchema.extend({ code: z.literal(successCode), data });
