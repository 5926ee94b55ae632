import type { DataOf } from '@pavilion/contract';
import { recoveryMethods, type recoveryWays } from '@pavilion/contract/recovery';
import type { Kysely } from 'kysely';
import type { Caller } from '../../http/caller.ts';
import { accountKeyOf, isKnownBrowser } from '../identity/index.ts';
import type { RecoveryDeps } from './recoveryDeps.ts';
import type { RecoveryTables } from './tables.ts';

type Ways = DataOf<typeof recoveryWays>;

const everyWay: Ways = { methods: [...recoveryMethods], by_withdraw_password: true };

/**
 * The ways back that an account has, as far as the caller may know: a browser in which somebody was logged in to it has seen
 * them before. Everybody else has every way named, whoever the account is and whether there is one, and nothing is looked up.
 */
export const findWays = async (
  { db, secret, clock }: Pick<RecoveryDeps, 'secret' | 'clock'> & { readonly db: Kysely<RecoveryTables> },
  { site, knownBrowser }: Pick<Caller, 'site' | 'knownBrowser'>,
  account: string,
): Promise<Ways> => {
  const accountKey = accountKeyOf(account);
  if (!isKnownBrowser(secret, { siteId: site.id, accountKey }, knownBrowser, clock.now())) return everyWay;
  const member = await db
    .selectFrom('member')
    .select(['email', 'phone', 'withdraw_password_hash'])
    .where('site_id', '=', site.id)
    .where('account_key', '=', accountKey)
    .executeTakeFirst();
  if (member === undefined) return everyWay;
  const methods = recoveryMethods.filter((method) => (member[method] ?? '') !== '');
  return {
    methods,
    // It proves together with one of the two (decision 0025).
    by_withdraw_password: member.withdraw_password_hash !== null && methods.length > 0,
  };
};
