import {
  officeMail,
  officeMailConfirm,
  officeMailSend,
  officeRecoveryRenew,
  reportMailList,
  staffOne,
  traceList,
} from '@pavilion/contract/office';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { unseal } from '../../infra/seal.ts';
import { hallSecret, type OfficeBrowser, type OfficeHall, openOfficeHall } from '../../testing/officeHall.ts';

/** The mail address of one's own account. */

const minute = 60_000;
const next = 'payments.new@pavilion.example';

let hall: OfficeHall;
let browser: OfficeBrowser;
beforeAll(async () => {
  hall = await openOfficeHall({
    environment: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'Pavilion <office@pavilion.example>' },
  });
});
afterAll(() => hall.close());
beforeEach(async () => {
  await hall.database.owner.query("DELETE FROM pgboss.job WHERE name = 'mail'");
  await hall.database.owner.query('DELETE FROM staff_mail_code');
  await hall.database.owner.query("UPDATE staff SET mail = account || '@pavilion.example'");
  browser = await hall.logIn('payments01', { ip: '10.0.0.1' });
});

/** What was put down to be carried, the latest first. */
const letters = async (): Promise<readonly string[]> => {
  const { rows } = await hall.database.owner.query<{ sealed: string }>(
    "SELECT data->>'sealed' AS sealed FROM pgboss.job WHERE name = 'mail' ORDER BY created_on DESC",
  );
  return rows.map(({ sealed }) => unseal(hallSecret, 'message', Buffer.from(sealed, 'base64')));
};
const codeIn = (letter = ''): string => /\b\d{6}\b/.exec(letter)?.[0] ?? '';
const ask = (mail = next, code = hall.freshCode()) =>
  browser.call(officeMailSend, { mail, proof: { method: 'totp', code } });

it('is set by a code that was sent there, after a second factor', async () => {
  expect((await browser.call(officeMail, {})).data).toEqual({
    mail: 'payments01@pavilion.example',
    awaited: null,
  });
  expect((await ask(next, '000000')).code).toBe(301);
  expect(await letters()).toEqual([]);
  expect((await ask('payments01@pavilion.example')).code).toBe(104);
  const sent = await ask();
  expect(sent.code).toBe(100);
  const [letter] = await letters();
  expect(letter).toContain(next);
  expect((await browser.call(officeMail, {})).data.awaited).toEqual({ mail: next, ...sent.data });
  expect((await browser.call(officeMailConfirm, { code: 'ten' })).code).toBe(113);
  const confirmed = await browser.call(officeMailConfirm, { code: ` ${codeIn(letter)} ` });
  expect(confirmed.data).toEqual({ mail: next });
  expect((await browser.call(officeMailConfirm, { code: codeIn(letter) })).code).toBe(222);
  expect((await browser.call(officeMail, {})).data).toEqual({ mail: next, awaited: null });
  // Whoever read the old address learns of it there.
  const [notice] = await letters();
  expect(notice).toContain('payments01@pavilion.example');
  expect(notice).toContain('another address');
  // Reports and notices go to the new one.
  expect((await browser.call(reportMailList, {})).data.address).toBe(next);
  const password = hall.password('payments01');
  expect((await browser.call(officeRecoveryRenew, { password })).code).toBe(100);
  expect((await letters())[0]).toContain(next);
});

it('is seen by owners and in the trace masked', async () => {
  const admin = await hall.logIn('admin', { ip: '10.0.0.2' });
  const id = await hall.staffId('payments01');
  expect((await admin.call(staffOne, { id })).data.mail).toBe('p*********@pavilion.example');
  await ask();
  const { rows } = (await admin.call(traceList, { filter: { call: officeMailSend.path } })).data;
  expect(rows[0]).toMatchObject({
    after: { code_sent_to: 'p***********@pavilion.example' },
    outcome: 'done',
  });
});

it('takes no code of another session, an old one, or one that was guessed at', async () => {
  await ask();
  const code = codeIn((await letters())[0]);
  const elsewhere = await hall.logIn('payments01', { ip: '10.0.0.3' });
  expect((await elsewhere.call(officeMailConfirm, { code })).code).toBe(222);
  for (let tries = 0; tries < 5; tries += 1)
    expect((await browser.call(officeMailConfirm, { code: '12345' })).code).toBe(113);
  expect((await browser.call(officeMailConfirm, { code })).code).toBe(222);
  hall.clock.advance(minute);
  expect((await ask()).code).toBe(100);
  hall.clock.advance(5 * minute);
  expect((await browser.call(officeMailConfirm, { code: codeIn((await letters())[0]) })).code).toBe(222);
  expect((await browser.call(officeMail, {})).data.mail).toBe('payments01@pavilion.example');
});

it('is not asked for without end', async () => {
  expect((await ask()).code).toBe(100);
  const again = await ask();
  expect(again.code).toBe(333);
  expect(again.data).toEqual({ retry_after_seconds: 30 });
  for (let sent = 1; sent < 10; sent += 1) {
    hall.clock.advance(minute);
    expect((await ask()).code).toBe(100);
  }
  hall.clock.advance(minute);
  expect((await ask()).code).toBe(333);
});
