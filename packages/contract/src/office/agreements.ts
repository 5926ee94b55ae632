import { z } from 'zod';
import { idSchema, localeSchema, textSchema } from '../fields.ts';
import { defineOfficeCall, repeatCodes } from './call.ts';
import { reasonSchema } from './fields.ts';
import type { OfficeRight } from './rights.ts';

const daySchema = z.iso.date().describe('a day of the site');

const titleMax = 200;
const contentMax = 100_000;
/** The words of an agreement by language; HTML is kept as the sanitiser leaves it. */
export const agreementTextsSchema = z.strictObject({
  title: z.partialRecord(localeSchema, textSchema(titleMax)),
  content: z.partialRecord(localeSchema, textSchema(contentMax)),
});

interface Kind {
  readonly path: string;
  readonly tag: `office: ${string}`;
  readonly name: string;
  /** Who is asked for a new version, and when. */
  readonly asked: string;
  readonly read: OfficeRight;
  readonly write: OfficeRight;
}

/** The calls behind agreements of a kind: every kind is kept and written in one way. */
const agreementCalls = ({ path, tag, name, asked, read, write }: Kind) => ({
  list: defineOfficeCall({
    path: `/office/${path}/list`,
    summary: `Versions of the ${name}, the newest first.`,
    tag,
    right: read,
    body: z.strictObject({}),
    data: z.object({
      locales: z.array(localeSchema),
      rows: z.array(
        z.object({
          /** The day from which it holds. */
          version: daySchema,
          locales: z.array(z.string()),
          accepted: z.number().int(),
          holds: z.boolean(),
        }),
      ),
    }),
  }),
  one: defineOfficeCall({
    path: `/office/${path}/one`,
    summary: `The words of one version of the ${name}.`,
    tag,
    right: read,
    body: z.strictObject({ version: daySchema }),
    data: z.object({ version: daySchema, texts: agreementTextsSchema }),
    codes: { 404: 'no such version' },
  }),
  propose: defineOfficeCall({
    path: `/office/${path}/propose`,
    summary: `Proposes another version of the ${name}; a second person confirms it. ${asked}`,
    tag,
    right: write,
    body: z.strictObject({
      version: daySchema,
      texts: agreementTextsSchema,
      reason: reasonSchema,
      request_id: z.uuid(),
    }),
    data: z.object({ proposal_id: idSchema }),
    codes: {
      ...repeatCodes,
      381: 'the day lies in the past, or is not after that of the newest version',
      382: 'a language of the site has no words; `data.locale` names it',
    },
  }),
});

export const {
  list: agreementList,
  one: agreementOne,
  propose: agreementPropose,
} = agreementCalls({
  path: 'agreement',
  tag: 'office: content',
  name: 'service agreement',
  asked: 'Members are asked for it at their next login from that day on.',
  read: 'content.read',
  write: 'content.manage',
});

export const {
  list: agentAgreementList,
  one: agentAgreementOne,
  propose: agentAgreementPropose,
} = agreementCalls({
  path: 'agent_agreement',
  tag: 'office: agents',
  name: 'agreement with agents',
  asked: 'Agents are asked for it before the next deed that moves money from that day on.',
  read: 'agents.read',
  write: 'agents.manage',
});
export type AgreementTexts = z.infer<typeof agreementTextsSchema>;
