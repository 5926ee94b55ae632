import { recoveryWays } from '@pavilion/contract/recovery';
import { createKysely } from '@pavilion/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountKeyOf, rememberBrowser } from '../identity/index.ts';
import { openWayBack, type WayBack } from './recovery.fixture.ts';
import type { RecoveryTables } from './tables.ts';
import { findWays } from './ways.ts';

const secret = 's'.repeat(32);
const everyWay = { methods: ['email', 'phone'], by_withdraw_password: true };

let way: WayBack;
beforeAll(async () => {
  way = await openWayBack();
});
afterAll(() => way.close());

/** What a browser is told of an account that keeps marks of those that were logged in with it. */
const told = async (account: string, loggedIn: readonly string[], siteId = 1) => {
  const now = way.clock.now();
  let knownBrowser: string | null = null;
  for (const known of loggedIn)
    knownBrowser = rememberBrowser(
      secret,
      { siteId, accountKey: accountKeyOf(known) },
      knownBrowser,
      now,
    ).value;
  const deps = { db: createKysely<RecoveryTables>(way.database.pool), secret, clock: way.clock };
  const site = { id: 1 } as Parameters<typeof findWays>[1]['site'];
  return findWays(deps, { site, knownBrowser }, account);
};

describe('the ways back that an account has', () => {
  it('are told to a browser in which it was logged in before', async () => {
    const mailOnly = await way.addMember({ phone: null, withdraw_password_hash: null });
    expect(await told(mailOnly.account.toLowerCase(), [mailOnly.account])).toEqual({
      methods: ['email'],
      by_withdraw_password: false,
    });
    const unreachable = await way.addMember({ phone: null, email: null });
    expect(await told(unreachable.account, [unreachable.account])).toEqual({
      methods: [],
      by_withdraw_password: false,
    });
  });

  it('are every way for strangers, whatever the account has and whether it is there', async () => {
    const mailOnly = await way.addMember({ phone: null, withdraw_password_hash: null });
    const other = await way.addMember();
    expect(await told(mailOnly.account, [])).toEqual(everyWay);
    // Logged in here as somebody else, or on another site.
    expect(await told(mailOnly.account, [other.account])).toEqual(everyWay);
    expect(await told(mailOnly.account, [mailOnly.account], 2)).toEqual(everyWay);
    expect(await told('nobodyhere', ['nobodyhere'])).toEqual(everyWay);
    const asked = await way.call(recoveryWays, { account: mailOnly.account });
    expect(asked).toMatchObject({ code: 100, data: everyWay });
    expect((await way.call(recoveryWays, { account: 'nobodyhere' })).data).toEqual(asked.data);
  });
});
