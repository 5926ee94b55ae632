import {
  type AnyCall,
  type Audience,
  envelopeSchema,
  problemSchema,
  successCode,
  templateConfigSuccessCode,
} from '@pavilion/contract';
import { type AnyOfficeCall, officeRefusals } from '@pavilion/contract/office';
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

const codeTable = (codes: AnyCall['codes']): string => {
  const rows = Object.entries(codes).map(([code, meaning]) => `| ${code} | ${meaning} |`);
  return rows.length === 0 ? '' : `\n| code | meaning |\n|---|---|\n${rows.join('\n')}`;
};

/** The schemes of the reference (`reference.ts`) that a call demands; none is said as well, or it would be unknown. */
const securityOf: Readonly<Record<Audience, readonly Record<string, string[]>[]>> = {
  public: [],
  ticket: [{ loginTicket: [] }],
  member: [{ token: [] }],
};

export const wordsOf = (call: AnyCall) => ({
  summary: call.summary,
  tags: [call.tag],
  description: `Audience: ${call.audience}.\n${codeTable(codesOf(call))}`.trimEnd(),
  security: securityOf[call.audience],
});

export const wordsOfOffice = (call: AnyOfficeCall) => ({
  summary: call.summary,
  tags: [call.tag],
  description: `Right: ${call.right}.\n${codeTable(call.codes)}`.trimEnd(),
  security: call.right === 'public' ? [] : [{ officeCookie: [], officeToken: [] }],
});

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
const envelopesOf = (successIs: number, data: z.ZodType, refusals: AnyCall['codes']) => {
  const success = envelopeSchema.extend({ code: z.literal(successIs), data });
  const codes = Object.keys(refusals).map(Number);
  if (codes.length === 0) return success;
  return z.union([success, envelopeSchema.extend({ code: z.literal(codes), data: refusalDataSchema })]);
};

const called = (envelopes: z.ZodType) => ({
  description: 'Success, or a refusal of the call with a code of its own.',
  content: { 'application/json': { schema: envelopes } },
});

/** What a call answers: its envelopes with HTTP 200, and what is answered before it is reached. */
export const answersOf = (call: AnyCall) => ({
  200: called(envelopesOf(successOf(call), call.data, codesOf(call))),
  ...problems,
  ...bodyProblems,
  ...(call.audience === 'member' ? unauthenticated : {}),
  ...(call.notFound === undefined ? {} : { 404: problem(call.notFound) }),
});

/** What a call of the office answers. */
export const answersOfOffice = (call: AnyOfficeCall) => ({
  200: called(envelopesOf(successCode, call.data, call.codes)),
  ...problems,
  ...bodyProblems,
  ...(call.right === 'public' ? {} : unauthenticated),
  403: problem(
    `Not admitted; \`code\` says why: ${Object.entries(officeRefusals)
      .map(([code, meaning]) => `${code} ${meaning}`)
      .join('. ')}.`,
  ),
});

/** What an own route of the site answers (spec §7): open to everybody, one success and no codes. */
export const answersOfOwn = <Answer extends z.ZodType>(schema: Answer) => ({
  200: { description: 'Success.', content: { 'application/json': { schema } } },
  ...problems,
});

/** The envelope of a success around what an own route answers. */
export const successEnvelope = <Data extends z.ZodType>(data: Data) =>
  envelopeSchema.extend({ code: z.literal(successCode), data });
