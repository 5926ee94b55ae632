import { z } from 'zod';
import { currencySchema, idSchema, localeSchema, localizedTextSchema, textSchema } from '../fields.ts';
import { defineOfficeCall } from './call.ts';
import { listBody, listData } from './fields.ts';
import { asked, proposed, rowVersion, saveCodes, sortSchema } from './paymentFields.ts';

const tag = 'office: payments';

/** Banks that members may look for when they bind an account: a help to type, and no bound. */

const bankNameSchema = textSchema(60).trim().min(2);
const bankFields = {
  currency: currencySchema,
  /** Its short name or the number that it is known by, for staff. */
  code: textSchema(20).trim().min(1).nullable(),
  /** As its customers call it: what members read where there is no name in their language. */
  name: bankNameSchema,
  names: z.partialRecord(localeSchema, bankNameSchema),
  sort: sortSchema,
  /** Whether members find it. */
  enabled: z.boolean(),
};
export const bankSchema = z.strictObject(bankFields);

const bankRowSchema = z.object({
  ...bankFields,
  names: localizedTextSchema,
  id: idSchema,
  version: rowVersion,
});
export type BankRow = z.infer<typeof bankRowSchema>;

export const bankList = defineOfficeCall({
  path: '/office/payment/bank_list',
  summary: 'Banks that members of this site may look for when they bind an account, by currency.',
  tag,
  right: 'payments.read',
  body: listBody(
    { currency: currencySchema.optional(), enabled: z.boolean().optional(), q: textSchema(60).optional() },
    ['currency'],
  ),
  data: listData(bankRowSchema),
});

export const bankSave = defineOfficeCall({
  path: '/office/payment/bank_save',
  summary:
    'Proposes a bank, another name of one, or that it is hidden. Accounts that are bound keep the name of their day.',
  tag,
  right: 'payments.manage',
  body: z.strictObject({
    id: idSchema.optional(),
    version: rowVersion.optional(),
    bank: bankSchema,
    ...asked,
  }),
  data: proposed,
  codes: saveCodes,
});
