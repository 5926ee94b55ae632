import type { Currency } from '@pavilion/contract';
import { type RegisterSetting, registerFieldNames } from '@pavilion/contract/signup';
import type { SignupRuleContext } from '@pavilion/contract/signupRules';
import type { Kysely } from 'kysely';
import { badField } from '../../http/refusal.ts';
import { dayAt, type Site } from '../../infra/site.ts';
import { type IdentityPolicy, isLeakedPassword, readIdentityPolicy } from '../identity/index.ts';
import type { SignupTables } from './tables.ts';

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);

/**
 * The register settings of a site for the currencies that it has enabled, in the order of the form. While
 * recommendations are closed nobody is asked for an introducer.
 */
const readRegisterSettings = async (
  db: Kysely<SignupTables>,
  site: Site,
  { recommendOpen }: IdentityPolicy,
): Promise<RegisterSetting[]> => {
  const rows = await db
    .selectFrom('register_setting')
    .selectAll()
    .where('site_id', '=', site.id)
    .orderBy('currency')
    .orderBy('sort')
    .execute();
  return rows.flatMap((row): RegisterSetting[] => {
    const name = registerFieldNames.find((known) => known === row.name);
    const currency = site.settings.currencies.find((enabled) => enabled === row.currency);
    if (name === undefined || currency === undefined) return [];
    if (name === 'introducer' && !recommendOpen) return [];
    return [
      {
        name,
        currency,
        is_display: flag(row.is_display),
        is_required: flag(row.is_required),
        is_unique: flag(row.is_unique),
        is_member_center: flag(row.is_member_center),
        is_verification: flag(row.is_verification),
        is_member_center_verification: flag(row.is_member_center_verification),
      },
    ];
  });
};

export interface SiteRules {
  readonly policy: IdentityPolicy;
  readonly settings: readonly RegisterSetting[];
}

/** What a site has decided about joining, for all of its currencies. */
export const readSiteRules = async (db: Kysely<SignupTables>, site: Site): Promise<SiteRules> => {
  const policy = await readIdentityPolicy(db, site.id);
  return { policy, settings: await readRegisterSettings(db, site, policy) };
};

/** The youngest age that may join: the site's policy and its settings, whichever is stricter. */
export const minimumAgeOf = (site: Site, policy: IdentityPolicy): number =>
  Math.max(policy.minimumAgeYears, site.settings.age_min);

export interface SignupRules {
  readonly policy: IdentityPolicy;
  readonly context: SignupRuleContext;
}

/** Everything that the rules of a site and currency depend on. Throws HTTP 400 for a currency that is not enabled. */
export const readSignupRules = async (
  db: Kysely<SignupTables>,
  site: Site,
  currency: Currency,
  now: Date,
): Promise<SignupRules> => {
  if (!site.settings.currencies.includes(currency)) throw badField('member_currency');
  const { policy, settings } = await readSiteRules(db, site);
  return {
    policy,
    context: {
      currency,
      settings,
      passwordPolicy: policy.passwordPolicy,
      minimumAgeYears: minimumAgeOf(site, policy),
      phoneDigits: policy.phoneDigits,
      today: dayAt(site, now),
      isLeaked: isLeakedPassword,
    },
  };
};
