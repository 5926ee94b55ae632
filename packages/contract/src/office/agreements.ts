import { z } from 'zod';
import { idSchema, localeSchema, textSchema } from '../fields.ts';
import { defineOfficeCall, repeatCodes } from './call.ts';
import { reasonSchema } from './fields.ts';

const tag = 'office: content';

const daySchema = z.iso.date().describe('a day of the site');

const titleMax = 200;
const contentMax = 100_000;
/** The words of an agreement by language; HTML is kept as the sanitiser leaves it. */
export const agreementTextsSchema = z.strictObject({
  title: z.partialRecord(localeSchema, textSchema(titleMax)),
  content: z.partialRecord(localeSchema, textSchema(contentMax)),
});

export const agreementList = defineOfficeCall({
  path: '/office/agreement/list',
  summary: 'Versions of the service agreement, the newest first.',
  tag,
  right: 'content.read',
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
});

export const agreementOne = defineOfficeCall({
  path: '/office/agreement/one',
  summary: 'The words of one version.',
  tag,
  right: 'content.read',
  body: z.strictObject({ version: daySchema }),
  data: z.object({ version: daySchema, texts: agreementTextsSchema }),
  codes: { 404: 'no such version' },
});
export type AgreementTexts = z.infer<typeof agreementTextsSchema>;

export const agreementPropose = defineOfficeCall({
  path: '/office/agreement/propose',
  summary:
    'Proposes another version of the service agreement; a second person confirms it. Members are asked for it at their next login from that day on.',
  tag,
  right: 'content.manage',
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
});
