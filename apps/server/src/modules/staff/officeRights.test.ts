import {
  type AnyOfficeCall,
  allOfficeCalls,
  allOfficeRights,
  type BuiltInRole,
  builtInRoleNames,
  builtInRoles,
} from '@pavilion/contract/office';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoStaff } from '../../../../../database/seeds/staff.ts';
import { hosts, type OfficeBrowser, type OfficeHall, openOfficeHall } from '../../testing/officeHall.ts';

/** Every call of the office, every role, two sites: no call answers that the table of rights does not open. */

let hall: OfficeHall;
const browsers = new Map<BuiltInRole, OfficeBrowser>();
beforeAll(async () => {
  hall = await openOfficeHall();
  // Each at a place of their own, so that no limit per address comes in between.
  for (const [place, { account, role }] of demoStaff.entries())
    browsers.set(role, await hall.logIn(account, { ip: `198.51.100.${place + 20}` }));
});
afterAll(() => hall.close());

/** A body that no call takes: what is admitted is answered 400, and nothing is done. */
const nonsense = { nonsense: true };
const knock = async (role: BuiltInRole, call: AnyOfficeCall, host: string = hosts.pavilion) => {
  const browser = browsers.get(role);
  if (browser === undefined) throw new Error(`no browser of ${role}`);
  const { status, code } = await browser.send(call, nonsense, { host });
  return { status, code };
};

const opensTo = (role: BuiltInRole, { right }: AnyOfficeCall): boolean =>
  right === 'public' || right === 'session' || builtInRoles[role].some((held) => held === right);
/** Of one's own account, in a step of a login that is behind. */
const isBehind = ({ stages }: AnyOfficeCall): boolean => !stages.includes('open');

describe.each(allOfficeCalls.map((call) => [call.path, call] as const))('%s', (_path, call) => {
  it.each(builtInRoleNames)('is open to %s just where the table says so', async (role) => {
    const answer = await knock(role, call);
    if (call.right !== 'public' && isBehind(call)) expect(answer).toEqual({ status: 403, code: 603 });
    else if (opensTo(role, call)) expect(answer).toEqual({ status: 400, code: 400 });
    else expect(answer).toEqual({ status: 403, code: 403 });
  });

  it.each(builtInRoleNames)('is closed to %s on a site without a role', async (role) => {
    const answer = await knock(role, call, hosts.harbor);
    expect(answer.status).toBe(call.right === 'public' ? 400 : 401);
  });

  it('is closed to whoever is not logged in', async () => {
    const { status } = await hall.browser().send(call, nonsense);
    expect(status).toBe(call.right === 'public' ? 400 : 401);
  });
});

it('names the calls that need no right', () => {
  const named = (right: string): string[] =>
    allOfficeCalls.filter((call) => call.right === right).map(({ path }) => path);
  expect(named('public').sort()).toEqual([
    '/office/invitation/accept',
    '/office/invitation/look',
    '/office/login',
    '/office/session',
  ]);
  expect(named('session').sort()).toEqual([
    '/office/account/factor_options',
    '/office/account/factor_remove',
    '/office/account/factors',
    '/office/account/mail',
    '/office/account/mail_confirm',
    '/office/account/mail_send',
    '/office/account/passkey_begin',
    '/office/account/passkey_confirm',
    '/office/account/password',
    '/office/account/recovery_renew',
    '/office/account/session_end',
    '/office/account/sessions',
    '/office/account/totp_begin',
    '/office/account/totp_confirm',
    '/office/login/factor_options',
    '/office/login/prove_factor',
    '/office/logout',
    '/office/proposal/withdraw',
  ]);
});

it('has a handler for every call, and a call for every right', async () => {
  const document: unknown = (await hall.app.inject('/api/docs/json')).json();
  const served = Object.keys((document as { paths: object }).paths).filter((path) =>
    path.startsWith('/api/office/'),
  );
  expect(served.sort()).toEqual(allOfficeCalls.map(({ path }) => `/api${path}`).sort());
  const used = new Set<string>(allOfficeCalls.map(({ right }) => right));
  expect(allOfficeRights.filter((right) => !used.has(right))).toEqual([]);
});

it('keeps the built-in roles in the database as the contract says', async () => {
  const { rows } = await hall.database.owner.query<{ name: string; rights: string[] }>(
    `SELECT role.name, array_agg(held.name ORDER BY held.name) AS rights
       FROM role JOIN role_right held ON held.role_id = role.id WHERE site_id IS NULL GROUP BY role.name`,
  );
  const stored = Object.fromEntries(rows.map(({ name, rights }) => [name, rights]));
  const said = Object.fromEntries(
    Object.entries(builtInRoles).map(([name, rights]) => [name, [...rights].sort()]),
  );
  expect(stored).toEqual(said);
});

it('lets the hall change no built-in role', async () => {
  const { pool } = hall.database;
  const changed = await pool.query(`UPDATE role SET version = version + 1 WHERE name = 'auditor'`);
  expect(changed.rowCount).toBe(0);
  await expect(
    pool.query(`INSERT INTO role_right SELECT id, 'staff.manage' FROM role WHERE name = 'auditor'`),
  ).rejects.toThrow(/row-level security/);
  await expect(pool.query(`INSERT INTO role (name) VALUES ('lord')`)).rejects.toThrow(/row-level security/);
});

it('gives a person on each site the rights of that site', async () => {
  await hall.give('support01', 2, 'auditor');
  const calls = ['/office/trace/list', '/office/member/set_status'].map((path) =>
    allOfficeCalls.find((call) => call.path === path),
  );
  const answers = [];
  for (const host of [hosts.pavilion, hosts.harbor])
    for (const call of calls)
      if (call !== undefined) answers.push((await knock('support', call, host)).status);
  expect(answers).toEqual([403, 400, 400, 403]);
});
