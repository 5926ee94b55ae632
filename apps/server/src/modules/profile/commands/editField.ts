import type { ProfileField } from '@pavilion/contract/profile';
import { profileEdit } from '@pavilion/contract/profile';
import { createKysely, kyselyOn } from '@pavilion/postgres';
import type { Kysely } from 'kysely';
import type { PoolClient } from 'pg';
import { refused } from '../../../http/refusal.ts';
import type { Site } from '../../../infra/site.ts';
import { type Confirmation, changeFactors, type FactorOwner } from '../../identity/index.ts';
import {
  identifiersOf,
  keepIdentifiers,
  lockNameOf,
  lockNames,
  lookUp,
  readSignupRules,
  type SignupRules,
} from '../../signup/index.ts';
import { assertContactCode, type ContactProof, useContactCode } from '../contactCodes.ts';
import { assertShown, columns, editRuleOf, isContact, needsCode } from '../fieldRules.ts';
import { readValue } from '../fieldValue.ts';
import type { ProfileDeps } from '../profileDeps.ts';
import { findStored, storedValue } from '../queries.ts';
import type { ProfileTables } from '../tables.ts';

export interface FieldEdit {
  readonly site: Site;
  readonly owner: FactorOwner & { readonly currency: SignupRules['context']['currency'] };
  readonly field: ProfileField;
  readonly typed: string;
  readonly code: string | undefined;
  readonly confirmation: Confirmation;
}

/** The edit once its rules are kept. */
interface Ready extends FieldEdit {
  readonly rules: SignupRules;
  readonly value: string | null;
  /** The code that proves the new value; null where none is needed. */
  readonly proof: ContactProof | null;
}

/** Puts the member's own mark on the value, and refuses with 102 or 103 what somebody else has or nobody may have. */
const claimValue = async (db: Kysely<ProfileTables>, { site, owner, field, value, rules }: Ready) => {
  const identifiers = identifiersOf(value === null ? {} : { [field]: value }, rules.context);
  await lockNames(
    db,
    identifiers.map((identifier) => lockNameOf(site.id, identifier)),
  );
  await db
    .deleteFrom('member_identifier')
    .where('member_id', '=', owner.memberId)
    .where('field', '=', field)
    .execute();
  const standing = await lookUp(db, { siteId: site.id, identifiers });
  if (standing.denied !== undefined) throw refused(profileEdit.codes, 103, 'profile.denied', { field });
  const taken =
    standing.taken ?? (await keepIdentifiers(db, { siteId: site.id, memberId: owner.memberId, identifiers }));
  if (taken !== undefined) throw refused(profileEdit.codes, 102, 'profile.taken', { field });
};

/** A new contact is as proved as its code makes it; other fields have nothing to prove. */
const verifiedColumns = ({ field, proof }: Ready, now: Date) => {
  const at = proof === null ? null : now;
  if (field === 'member_phone') return { phone_verified_at: at };
  return field === 'member_email' ? { email_verified_at: at } : {};
};

const store = async (
  { outbox, notices }: ProfileDeps,
  client: PoolClient,
  edit: Ready,
  now: Date,
): Promise<void> => {
  const { owner, field, value, proof } = edit;
  const db = kyselyOn<ProfileTables>(client);
  const before = storedValue(await findStored(db, owner), field);
  if (before === value) return;
  if (editRuleOf(field, before) === 'fixed')
    throw refused(profileEdit.codes, 104, 'profile.fixed', { field });
  await claimValue(db, edit);
  if (proof !== null) await useContactCode(db, proof);
  // Told first, so that it reaches the contact which is about to be replaced.
  if (before !== null) await notices.tell(client, { ...owner, notice: 'profile_changed' });
  await db
    .updateTable('member')
    .set({ [columns[field]]: value, ...verifiedColumns(edit, now) })
    .where('site_id', '=', owner.siteId)
    .where('id', '=', owner.memberId)
    .execute();
  if (before === null) await notices.tell(client, { ...owner, notice: 'profile_changed' });
  await outbox.toMember(client, owner.memberId, 'profile_updated', {});
};

const prepare = async (deps: ProfileDeps, edit: FieldEdit): Promise<Ready> => {
  const { site, owner, field, typed, code = '' } = edit;
  const db = createKysely<ProfileTables>(deps.pool);
  const now = deps.clock.now();
  const rules = await readSignupRules(db, site, owner.currency, now);
  assertShown(rules.context, field);
  const before = storedValue(await findStored(db, owner), field);
  const value = readValue(field, typed, rules.context);
  const isNew = value !== before;
  if (isNew && editRuleOf(field, before) === 'fixed')
    throw refused(profileEdit.codes, 104, 'profile.fixed', { field });
  if (!isNew || value === null || !isContact(field) || !needsCode(rules.context, field))
    return { ...edit, rules, value, proof: null };
  const proof: ContactProof = { memberId: owner.memberId, field, contact: value, code: code.trim(), now };
  await assertContactCode(db, proof);
  return { ...edit, rules, value, proof };
};

/**
 * Changes one field of the member's profile (spec §3 register settings), after the member has confirmed it (decision
 * 0031). Refusals: 101–105, 113 and 222 of the call, and those of `changeFactors`. What is there already changes
 * nothing, but is confirmed all the same: a session alone cannot try out what stands behind the mask.
 */
export const editField = async (deps: ProfileDeps, edit: FieldEdit): Promise<void> => {
  const ready = await prepare(deps, edit);
  await changeFactors(deps, edit.owner, edit.confirmation, (client, _holder, now) =>
    store(deps, client, ready, now),
  );
};
