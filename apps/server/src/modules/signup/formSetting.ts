import {
  indispensableFields,
  type SignUpFieldSetting,
  settingSave,
  signUpFormSchema,
} from '@pavilion/contract/office';
import { refused } from '../../http/refusal.ts';
import { settingStore } from '../../infra/settingStore.ts';

/** What a sign-up in a currency asks for, in the order of the form. */
export const signUpFormSetting = settingStore<'sign_up_form'>({
  name: 'sign_up_form',
  read: async (db, { siteId, key }) => {
    const { rows } = await db.query<SignUpFieldSetting>({
      text: `SELECT name, is_display, is_required, is_unique, is_verification, is_member_center,
                    is_member_center_verification
               FROM register_setting WHERE site_id = $1 AND currency = $2 ORDER BY sort, name`,
      values: [siteId, key],
    });
    return { value: signUpFormSchema.parse({ fields: rows }), isSet: rows.length > 0 };
  },
  write: async (tx, { siteId, key }, { fields }) => {
    await tx.query('DELETE FROM register_setting WHERE site_id = $1 AND currency = $2', [siteId, key]);
    await tx.query(
      `INSERT INTO register_setting (site_id, currency, name, is_display, is_required, is_unique, is_verification,
                                     is_member_center, is_member_center_verification, sort)
       SELECT $1, $2, name, is_display, is_required, is_unique, is_verification, is_member_center,
              is_member_center_verification, place
         FROM ROWS FROM (jsonb_to_recordset($3) AS (name text, is_display boolean, is_required boolean, is_unique boolean,
                is_verification boolean, is_member_center boolean, is_member_center_verification boolean))
              WITH ORDINALITY AS given (name, is_display, is_required, is_unique, is_verification, is_member_center,
                                        is_member_center_verification, place)`,
      [siteId, key, JSON.stringify(fields)],
    );
  },
  /** Without an account and a password nobody could join. */
  check: async (_tx, _place, { after: { fields } }) => {
    const missing = indispensableFields.filter(
      (name) => !fields.some((field) => field.name === name && field.is_display && field.is_required),
    );
    if (missing.length > 0) throw refused(settingSave.codes, 355, 'office.sign_up_lacks', { names: missing });
  },
});
