import { z } from 'zod';
import { emptyBody, emptyData, idSchema, instantSchema, textSchema } from '../fields.ts';
import { defineOfficeCall, staleCodes } from './call.ts';
import { listBody, longListData, reasonSchema, typedSchema, versionSchema } from './fields.ts';

const tag = 'office: reconciliation';

/** Where a difference was found: in the ledger itself, beside a provider's list, beside a gateway's statement. */
export const caseSources = ['books', 'provider', 'statement'] as const;

const person = z.object({ id: idSchema, account: z.string() });

const caseSchema = z.object({
  id: idSchema,
  source: z.enum(caseSources),
  /** The provider or the gateway; `ledger` for the books. */
  party: z.string(),
  subject: z.string(),
  rule: z.string(),
  ours: z.string().nullable(),
  theirs: z.string().nullable(),
  found_at: instantSchema,
  /** When it was last there. */
  seen_at: instantSchema,
  owner: person.nullable(),
  note: z.string(),
  version: versionSchema,
  closed_at: instantSchema.nullable(),
  closed_by: z.string().nullable(),
  outcome: z.string().nullable(),
});
export type ReconciliationCase = z.infer<typeof caseSchema>;

export const caseList = defineOfficeCall({
  path: '/office/reconciliation/case_list',
  summary: 'Differences, each a case; those that are open unless told.',
  tag,
  right: 'reconciliation.read',
  body: listBody(
    {
      closed: z.boolean().optional(),
      source: z.enum(caseSources).optional(),
      party: typedSchema.optional(),
      subject: typedSchema.optional(),
      /** Whether it is the reader’s own. */
      mine: z.boolean().optional(),
    },
    ['found_at', 'seen_at'],
  ),
  data: longListData(caseSchema),
});

const caseCodes = { 404: 'no such case on this site', 361: 'it is closed', ...staleCodes } as const;

export const caseSave = defineOfficeCall({
  path: '/office/reconciliation/case_save',
  summary: 'Takes a case or gives it back, and notes what is known.',
  tag,
  right: 'reconciliation.manage',
  body: z.strictObject({
    id: idSchema,
    version: versionSchema,
    /** Whether it shall be one’s own; otherwise nobody’s. */
    mine: z.boolean(),
    note: textSchema(2000).trim(),
  }),
  data: z.object({ version: versionSchema }),
  codes: caseCodes,
});

export const caseClose = defineOfficeCall({
  path: '/office/reconciliation/case_close',
  summary: 'Ends a case; `reason` says what it came to.',
  tag,
  right: 'reconciliation.manage',
  body: z.strictObject({ id: idSchema, version: versionSchema, reason: reasonSchema }),
  data: emptyData,
  codes: caseCodes,
});

export const reconciliationChoices = defineOfficeCall({
  path: '/office/reconciliation/choices',
  summary: 'Whose lists can be compared on this site.',
  tag,
  right: 'reconciliation.read',
  body: emptyBody,
  data: z.object({
    providers: z.array(z.object({ id: idSchema, code: z.string() })),
    gateways: z.array(z.string()),
    /** The last statements that were compared. */
    statements: z.array(
      z.object({
        id: idSchema,
        gateway: z.string(),
        from: instantSchema,
        to: instantSchema,
        lines: z.number().int(),
        matched: z.number().int(),
        differences: z.number().int(),
        by: z.string(),
        at: instantSchema,
      }),
    ),
  }),
});
export type ReconciliationChoices = z.infer<typeof reconciliationChoices.data>;

export const booksProve = defineOfficeCall({
  path: '/office/reconciliation/prove_books',
  summary:
    'Proves the books of the installation. What differs becomes cases for whoever has the right on every site; others are told how much.',
  tag,
  right: 'reconciliation.manage',
  body: emptyBody,
  data: z.object({
    differences: z.number().int(),
    /** Cases that this made. */
    cases: z.number().int(),
    totals: z.array(
      z.object({ currency: z.string(), accounts: z.number().int(), entries: z.number().int() }),
    ),
  }),
});

export const providerCompare = defineOfficeCall({
  path: '/office/reconciliation/compare_provider',
  summary: 'Compares a day of UTC with a provider’s own list, as far as it is about this site.',
  tag,
  right: 'reconciliation.manage',
  body: z.strictObject({ gp_id: idSchema, day: z.iso.date() }),
  data: z.object({ listed: z.number().int(), differences: z.number().int(), cases: z.number().int() }),
  codes: {
    404: 'this site has no such provider',
    386: 'the provider keeps no list',
    387: 'its list could not be read to its end',
    388: 'it is being compared at this moment',
  },
});

/** Characters of a statement: some 20,000 lines. */
const statementTextMax = 2_000_000;

export const statementImport = defineOfficeCall({
  path: '/office/reconciliation/import_statement',
  summary:
    'Compares a gateway’s statement with the deposits that were credited. The first line of the CSV names the columns; amounts are what was paid, fee included.',
  tag,
  right: 'reconciliation.manage',
  body: z.strictObject({
    gateway: typedSchema,
    csv: textSchema(statementTextMax).min(1),
    columns: z.strictObject({
      order_number: typedSchema,
      amount: typedSchema,
      currency: typedSchema.optional(),
    }),
    from: instantSchema,
    to: instantSchema,
  }),
  data: z.object({
    lines: z.number().int(),
    matched: z.number().int(),
    /** Orders of other sites that use the gateway as well. */
    elsewhere: z.number().int(),
    differences: z.number().int(),
    cases: z.number().int(),
  }),
  codes: {
    404: 'this site has no such gateway',
    389: 'the file is no CSV, or has not these columns; `data.line` says where',
    390: 'a line has no order number or no amount; `data.line` says which',
  },
});
