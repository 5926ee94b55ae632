import type { Currency } from '@pavilion/contract';
import type { RegisterFieldName } from '@pavilion/contract/signup';
import type { SqlExecutor } from '@pavilion/postgres';

/**
 * What the sign-up of a new site asks for, per currency; Settings › Sign-up form in the office changes it. A form is a
 * hurdle: beside the date of birth, without which nobody's age can be judged, each asks for what pays members out in its
 * country and little more.
 */

interface FieldSeed {
  readonly name: RegisterFieldName;
  /** The sign-up asks for it; true unless told. */
  readonly shown?: boolean;
  readonly required?: boolean;
  readonly unique?: boolean;
  /** A code is sent to the phone and wanted back. */
  readonly verified?: boolean;
  /** The member centre shows the field; true unless told. */
  readonly inMemberCenter?: boolean;
  /** The member centre proves a changed phone by a code. */
  readonly verifiedInMemberCenter?: boolean;
}

const secret = { required: true, inMemberCenter: false } as const;
const everywhere = {
  before: [
    { name: 'member_account', required: true, unique: true },
    { name: 'password', ...secret },
    { name: 'check_password', ...secret },
  ],
  after: [{ name: 'captcha', ...secret }],
} as const satisfies Record<string, readonly FieldSeed[]>;

const birthday: FieldSeed = { name: 'member_birthday', required: true };
const introducer: FieldSeed = { name: 'introducer', inMemberCenter: false };

const fieldsByCurrency: Readonly<Partial<Record<Currency, readonly FieldSeed[]>>> = {
  // Paid out to a bank account, whose holder is asked for when it is added; a phone is a help, so a typed one is proved.
  RMB: [
    { name: 'member_name' },
    { name: 'member_phone', unique: true, verified: true, verifiedInMemberCenter: true },
    birthday,
    { name: 'member_wechat' },
    introducer,
  ],
  // Reached by mail: who gives an address can come back by it, and who does not is asked for none before the first game.
  USD: [birthday, { name: 'member_email', unique: true }, { name: 'member_telegram' }],
  // The phone is the account at the bank and the name a single word.
  VND: [
    { name: 'member_name', required: true },
    { name: 'member_phone', required: true, unique: true, verifiedInMemberCenter: true },
    birthday,
    { name: 'member_zalo' },
    introducer,
  ],
};
const basicFields: readonly FieldSeed[] = [{ name: 'member_email' }, birthday];

/** Two ways back into an account: the member centre takes both, whatever the sign-up asks for. */
const contacts: readonly FieldSeed[] = [
  { name: 'member_email', shown: false, unique: true },
  { name: 'member_phone', shown: false, unique: true, verifiedInMemberCenter: true },
];

const rowsOf = (currency: Currency) => {
  const own = fieldsByCurrency[currency] ?? basicFields;
  const further = contacts.filter(({ name }) => !own.some((field) => field.name === name));
  const fields: readonly FieldSeed[] = [...everywhere.before, ...own, ...everywhere.after, ...further];
  return fields.map((field, sort) => ({
    currency,
    name: field.name,
    shown: field.shown ?? true,
    required: field.required ?? false,
    unique: field.unique ?? false,
    verified: field.verified ?? false,
    member_center: field.inMemberCenter ?? true,
    member_center_verified: field.verifiedInMemberCenter ?? false,
    sort,
  }));
};

/** Gives a site the sign-up form of each currency that has none. What is there stays as it is. */
export const giveSignUpForms = async (
  db: SqlExecutor,
  siteId: number,
  currencies: readonly Currency[],
): Promise<void> => {
  await db.query({
    text: `INSERT INTO register_setting (site_id, currency, name, is_display, is_required, is_unique, is_verification,
                                         is_member_center, is_member_center_verification, sort)
           SELECT $1, currency, name, shown, required, "unique", verified, member_center, member_center_verified, sort
             FROM jsonb_to_recordset($2) AS given (currency text, name text, shown boolean, required boolean, "unique" boolean,
                    verified boolean, member_center boolean, member_center_verified boolean, sort integer)
            WHERE NOT EXISTS (SELECT FROM register_setting there WHERE there.site_id = $1 AND there.currency = given.currency)
           ON CONFLICT DO NOTHING`,
    values: [siteId, JSON.stringify(currencies.flatMap(rowsOf))],
  });
};
