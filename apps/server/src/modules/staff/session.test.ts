import { randomUUID } from 'node:crypto';
import {
  addressesGet,
  addressesSave,
  officeChangePassword,
  officeFactorOptions,
  officeFactorRemove,
  officeFactors,
  officeInvitationAccept,
  officeInvitationLook,
  officeLogIn,
  officeLogOut,
  officePasskeyBegin,
  officePasskeyConfirm,
  officeProveFactor,
  officeRecoveryRenew,
  officeSession,
  officeSessionEnd,
  officeSessionList,
  officeToday,
  officeTotpBegin,
  officeTotpConfirm,
  proposalConfirm,
  proposalOne,
  staffInvite,
  staffList,
  staffSetEnabled,
} from '@pavilion/contract/office';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unseal } from '../../infra/seal.ts';
import { hallSecret, hosts, type OfficeHall, openOfficeHall } from '../../testing/officeHall.ts';
import { stepAt, totpCode } from '../identity/index.ts';
import { fromBase32 } from '../identity/secondFactors/secondFactors.fixture.ts';
import { createSoftAuthenticator } from '../identity/secondFactors/softAuthenticator.fixture.ts';
import { appointStaff } from './index.ts';

const minute = 60_000;
let hall: OfficeHall;
let places = 0;
/** A place that nobody has called from. */
const place = (): string => {
  places += 1;
  return `203.0.113.${places}`;
};

beforeAll(async () => {
  hall = await openOfficeHall();
});
afterAll(() => hall.close());

const traceOf = async (call: string) =>
  (
    await hall.database.owner.query<{ account: string | null; outcome: string; code: number | null }>(
      `SELECT s.account, outcome, code FROM trace t LEFT JOIN staff s ON s.id = staff_id WHERE chain = 1 AND call = $1 ORDER BY number`,
      [call],
    )
  ).rows;

describe('a first login', () => {
  it('changes the one-time password, enrols a factor and only then sees anything', async () => {
    const made = await appointStaff(
      { query: ({ text, values }) => hall.database.owner.query(text, values) },
      { account: 'newcomer', siteId: 1, role: 'owner' },
    );
    const browser = hall.browser({ ip: place() });
    const first = await browser.call(officeLogIn, { account: 'Newcomer ', password: made.password ?? '' });
    expect(first.data).toMatchObject({ stage: 'password', rights: [] });
    expect(await browser.call(officeToday, {})).toMatchObject({
      status: 403,
      code: 603,
      data: { stage: 'password' },
    });
    expect((await browser.call(officeTotpBegin, {})).code).toBe(603);

    const old_password = made.password ?? '';
    expect((await browser.call(officeChangePassword, { old_password, password: 'newcomer-2026' })).code).toBe(
      102,
    );
    expect((await browser.call(officeChangePassword, { old_password, password: old_password })).code).toBe(
      104,
    );
    expect(
      (await browser.call(officeChangePassword, { old_password: 'wrong', password: 'Lantern and reed 7' }))
        .code,
    ).toBe(309);
    const changed = await browser.call(officeChangePassword, {
      old_password,
      password: 'Lantern and reed 7',
    });
    expect(changed.data).toMatchObject({ stage: 'enrol', rights: [] });
    expect((await browser.call(officeToday, {})).code).toBe(603);

    const begun = await browser.call(officeTotpBegin, {});
    const key = fromBase32(begun.data.secret);
    expect(begun.data.address).toContain('newcomer');
    const code = totpCode(key, stepAt(hall.clock.now()));
    expect(
      (await browser.call(officeTotpConfirm, { code: code === '000000' ? '111111' : '000000' })).code,
    ).not.toBe(100);
    const confirmed = await browser.call(officeTotpConfirm, { code });
    expect(confirmed.data.recovery_codes).toHaveLength(10);
    expect(confirmed.data.session).toMatchObject({ stage: 'open', roles: ['owner'] });
    expect((await browser.call(officeToday, {})).code).toBe(100);

    // From now on the password alone opens nothing, and a recovery code is good once.
    const [recovery = ''] = confirmed.data.recovery_codes ?? [];
    const again = hall.browser({ ip: place() });
    await again.call(officeLogIn, { account: 'newcomer', password: 'Lantern and reed 7' });
    expect(await again.call(officeToday, {})).toMatchObject({ code: 603, data: { stage: 'factor' } });
    const proof = { method: 'recovery_code', code: recovery } as const;
    expect((await again.call(officeProveFactor, { proof })).data).toMatchObject({ stage: 'open' });
    const third = hall.browser({ ip: place() });
    await third.call(officeLogIn, { account: 'newcomer', password: 'Lantern and reed 7' });
    expect((await third.call(officeProveFactor, { proof })).code).toBe(301);
    expect((await third.call(officeToday, {})).code).toBe(603);
  });

  it('stores no token and no code in clear', async () => {
    const browser = await hall.logIn('admin', { ip: place() });
    const { rows } = await hall.database.owner.query<{ all: string }>(
      `SELECT string_agg(row_to_json(s)::text, ' ') AS all FROM staff_session s`,
    );
    expect(browser.cookie()).toHaveLength(43);
    expect(rows[0]?.all).not.toContain(browser.cookie());
  });
});

describe('a login', () => {
  it('refuses a wrong password, an unknown account and one without a role here alike, and traces each', async () => {
    const before = (await traceOf(officeLogIn.path)).length;
    const refusals = [];
    for (const [account, password, host] of [
      ['admin', 'wrong', hosts.pavilion],
      ['nobody-at-all', 'wrong', hosts.pavilion],
      ['admin', hall.password('admin'), hosts.harbor],
    ] as const) {
      const { status, code, message } = await hall
        .browser({ ip: place(), host })
        .call(officeLogIn, { account, password });
      refusals.push({ status, code, message });
    }
    expect(refusals[0]).toMatchObject({ status: 200, code: 101 });
    expect(refusals[1]).toEqual(refusals[0]);
    expect(refusals[2]).toEqual(refusals[0]);
    expect((await traceOf(officeLogIn.path)).slice(before)).toEqual([
      { account: 'admin', outcome: 'refused', code: 101 },
      { account: null, outcome: 'refused', code: 101 },
    ]);
    const harbor = await hall.database.owner.query(`SELECT FROM trace WHERE chain = 2 AND code = 101`);
    expect(harbor.rowCount).toBe(1);
  });

  it('lets guesses wait, and not the person who is known', async () => {
    const home = place();
    const known = await hall.logIn('risk01', { ip: home });
    expect(known.cookie()).not.toBeNull();
    const guess = (ip: string) =>
      hall.browser({ ip }).call(officeLogIn, { account: 'risk01', password: 'wrong' });
    const stranger = place();
    const answers = [];
    for (let tries = 0; tries < 7; tries += 1) answers.push((await guess(stranger)).status);
    expect(answers.slice(0, 5)).toEqual([200, 200, 200, 200, 200]);
    expect(answers.at(-1)).toBe(429);
    // Many strangers guess at the account: they take turns at it, the person gets in from where it is known.
    for (let others = 0; others < 30; others += 1) await guess(`192.0.2.${others}`);
    expect((await guess(place())).status).toBe(429);
    expect((await hall.logIn('risk01', { ip: home })).cookie()).not.toBeNull();
  });

  it('takes a code once, and a wrong one never', async () => {
    const credentials = { account: 'payments01', password: hall.password('payments01') };
    const browser = hall.browser({ ip: place() });
    await browser.call(officeLogIn, credentials);
    const token = browser.cookie();
    const code = hall.freshCode();
    expect((await browser.call(officeProveFactor, { proof: { method: 'totp', code: '12' } })).code).toBe(301);
    expect((await browser.call(officeProveFactor, { proof: { method: 'totp', code } })).data).toMatchObject({
      stage: 'open',
    });
    // The session goes on under another token: the one from before the factor is dead.
    expect(browser.cookie()).not.toBe(token);
    const thief = hall.browser({ ip: place() });
    thief.takeCookie(token);
    expect((await thief.call(officeSession, {})).data).toEqual({ stage: 'out' });
    const other = hall.browser({ ip: place() });
    await other.call(officeLogIn, credentials);
    expect((await other.call(officeProveFactor, { proof: { method: 'totp', code } })).code).toBe(302);
  });

  it('goes on with a passkey of the host', async () => {
    const browser = await hall.logIn('content01', { ip: place() });
    expect((await browser.call(officePasskeyBegin, {})).code).toBe(309);
    const begun = await browser.call(officePasskeyBegin, { password: hall.password('content01') });
    const key = createSoftAuthenticator(`http://${hosts.pavilion}`);
    const made = await browser.call(officePasskeyConfirm, {
      credential: key.make(begun.data.creation),
      name: 'Desk',
    });
    expect(made.data).toMatchObject({ passkey: { name: 'Desk' }, recovery_codes: null });

    const next = hall.browser({ ip: place() });
    await next.call(officeLogIn, { account: 'content01', password: hall.password('content01') });
    const options = await next.call(officeFactorOptions, {});
    expect(options.data.methods).toEqual(['passkey', 'totp']);
    if (options.data.passkey === null) throw new Error('no passkey is asked for');
    const proof = { method: 'passkey', credential: key.sign(options.data.passkey) } as const;
    expect((await next.call(officeProveFactor, { proof })).data).toMatchObject({ stage: 'open' });

    // One of two may go, the last one stays.
    const password = hall.password('content01');
    expect((await next.call(officeFactorRemove, { password, factor: { kind: 'totp' } })).code).toBe(100);
    const { data } = await next.call(officeFactors, {});
    const last = { kind: 'passkey', id: data.passkeys[0]?.id ?? 0 } as const;
    expect((await next.call(officeFactorRemove, { password, factor: last })).code).toBe(312);
    expect((await next.call(officeRecoveryRenew, { password: 'wrong' })).code).toBe(309);
    expect((await next.call(officeRecoveryRenew, { password })).data.recovery_codes).toHaveLength(10);
  });
});

describe('a session', () => {
  it('ends after 15 minutes without a call, and after 12 hours whatever happens', async () => {
    const idle = await hall.logIn('admin', { ip: place() });
    hall.clock.advance(14 * minute);
    expect((await idle.call(officeToday, {})).code).toBe(100);
    hall.clock.advance(14 * minute);
    expect((await idle.call(officeToday, {})).code).toBe(100);
    hall.clock.advance(15 * minute);
    expect((await idle.call(officeToday, {})).status).toBe(401);
    const busy = await hall.logIn('admin', { ip: place() });
    for (let quarters = 0; quarters < 71; quarters += 1) {
      hall.clock.advance(10 * minute);
      expect((await busy.call(officeToday, {})).status).toBe(200);
    }
    hall.clock.advance(10 * minute);
    expect((await busy.call(officeToday, {})).status).toBe(401);
  });

  it('is listed and ended from another one, and by logging out', async () => {
    const one = await hall.logIn('agents01', { ip: place() });
    const other = await hall.logIn('agents01', { ip: place() });
    const list = (await one.call(officeSessionList, {})).data.rows;
    expect(list).toHaveLength(2);
    expect(list[0]).toMatchObject({ is_current: true });
    expect((await one.call(officeSessionEnd, { id: list[1]?.id ?? '' })).code).toBe(100);
    expect((await other.call(officeToday, {})).status).toBe(401);
    const token = one.cookie();
    expect((await one.call(officeLogOut, {})).code).toBe(100);
    expect(one.cookie()).toBeNull();
    one.takeCookie(token);
    expect((await one.call(officeToday, {})).status).toBe(401);
  });

  it('does nothing for another page: token missing or wrong, foreign origin, foreign site', async () => {
    const browser = await hall.logIn('admin', { ip: place() });
    const forged: Record<string, string>[] = [
      { 'x-office-token': '' },
      { 'x-office-token': `${browser.token().slice(0, -1)}!` },
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ];
    for (const headers of forged)
      expect(await browser.call(staffList, {}, { headers }), JSON.stringify(headers)).toMatchObject({
        status: 403,
        code: 601,
      });
    // The token of one session is none of another's.
    const other = await hall.logIn('admin', { ip: place() });
    const swapped = await browser.call(staffList, {}, { headers: { 'x-office-token': other.token() } });
    expect(swapped.code).toBe(601);
    // Not even a login comes from elsewhere.
    const login = { account: 'admin', password: hall.password('admin') };
    const elsewhere = { headers: { origin: 'https://evil.example' } };
    expect((await hall.browser({ ip: place() }).call(officeLogIn, login, elsewhere)).code).toBe(601);
    expect((await browser.call(staffList, {})).code).toBe(100);
  });

  it('is over when the account is closed', async () => {
    const admin = await hall.logIn('admin', { ip: place() });
    const closed = await hall.logIn('auditor01', { ip: place() });
    const id = await hall.staffId('auditor01');
    const set = { id, enabled: false, reason: 'has left', version: 0 };
    expect((await admin.call(staffSetEnabled, set)).code).toBe(100);
    expect((await closed.call(officeToday, {})).status).toBe(401);
    expect((await admin.call(staffSetEnabled, { ...set, enabled: true })).data).toMatchObject({
      current: { enabled: false },
    });
    expect((await admin.call(staffSetEnabled, { ...set, enabled: true, version: 1 })).code).toBe(100);
  });
});

describe('the addresses of the office', () => {
  it('are bounded for every session at once, and nobody shuts themselves out', async () => {
    const inside = await hall.logIn('admin', { ip: '10.1.2.3' });
    const outside = await hall.logIn('manager01', { ip: place() });
    const { data } = await inside.call(addressesGet, {});
    const save = { reason: 'the desk alone', version: data.version };
    const shut = await inside.call(addressesSave, { ...save, networks: ['192.0.2.0/24'] });
    expect(shut.code).toBe(330);
    const saved = await inside.call(addressesSave, { ...save, networks: ['10.0.0.0/8', '2001:db8::/32'] });
    expect(saved.code).toBe(100);
    expect(await outside.call(officeToday, {})).toMatchObject({ status: 403, code: 602 });
    expect((await hall.browser({ ip: place() }).call(officeSession, {})).code).toBe(602);
    expect((await inside.call(officeToday, {}, { ip: '::ffff:10.9.9.9' })).code).toBe(100);
    expect((await inside.call(addressesSave, { ...save, networks: [] })).code).toBe(409);
    const open = { ...save, networks: [], version: saved.data.version };
    expect((await inside.call(addressesSave, open)).code).toBe(100);
    expect((await outside.call(officeToday, {})).code).toBe(100);
  });
});

describe('an invitation', () => {
  it('goes by mail, is good once, and leads to a factor of one’s own', async () => {
    const admin = await hall.logIn('admin', { ip: place() });
    const manager = await hall.logIn('manager01', { ip: place() });
    const invite = {
      account: 'Lin',
      mail: 'lin@example.com',
      roles: ['support'],
      reason: 'joins the desk',
      request_id: randomUUID(),
    };
    const asked = await admin.call(staffInvite, invite);
    const id = asked.data.proposal_id ?? 0;
    expect((await admin.call(staffInvite, invite)).data.proposal_id).toBe(id);
    const proposal = (await manager.call(proposalOne, { id })).data;
    expect((await manager.call(proposalConfirm, { id, content_hash: proposal.content_hash })).code).toBe(100);

    const { rows } = await hall.database.owner.query<{ sealed: string }>(
      "SELECT data->>'sealed' AS sealed FROM pgboss.job WHERE name = 'mail' ORDER BY created_on DESC LIMIT 1",
    );
    const letter = unseal(hallSecret, 'message', Buffer.from(rows[0]?.sealed ?? '', 'base64'));
    const invitation = /\/office\/invitation#([\w-]+)/.exec(letter)?.[1] ?? '';
    expect(letter).toContain('lin@example.com');
    const browser = hall.browser({ ip: place() });
    expect((await browser.call(officeInvitationLook, { invitation })).data).toMatchObject({ account: 'lin' });
    const elsewhere = hall.browser({ ip: place(), host: hosts.harbor });
    expect((await elsewhere.call(officeInvitationLook, { invitation })).code).toBe(101);
    expect((await browser.call(officeInvitationAccept, { invitation, password: 'password123' })).code).toBe(
      102,
    );
    const accepted = await browser.call(officeInvitationAccept, {
      invitation,
      password: 'Reed and lantern 8',
    });
    expect(accepted.data).toMatchObject({ stage: 'enrol', roles: ['support'], rights: [] });
    expect(
      (
        await hall
          .browser({ ip: place() })
          .call(officeInvitationAccept, { invitation, password: 'Reed and lantern 8' })
      ).code,
    ).toBe(101);
  });
});

describe('behind a proxy that ends https', () => {
  it('keeps the session in a cookie that is bound to the host, and that no script reads', async () => {
    const behind = await openOfficeHall({ environment: { TRUST_PROXY: '127.0.0.1' } });
    try {
      const answer = await behind.app.inject({
        method: 'POST',
        url: `/api${officeLogIn.path}`,
        remoteAddress: '127.0.0.1',
        headers: {
          host: hosts.pavilion,
          origin: `https://${hosts.pavilion}`,
          'x-forwarded-proto': 'https',
          'x-forwarded-for': '192.0.2.77',
        },
        payload: { account: 'admin', password: behind.password('admin') },
      });
      expect(answer.json()).toMatchObject({ code: 100 });
      expect(answer.cookies).toMatchObject([
        { name: '__Host-office', path: '/', httpOnly: true, secure: true, sameSite: 'Strict' },
      ]);
      expect(answer.cookies[0]).not.toHaveProperty('domain');
      expect(answer.headers['cache-control']).toBe('no-store');
    } finally {
      await behind.close();
    }
  });
});
