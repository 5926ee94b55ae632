import { randomUUID } from 'node:crypto';
import {
  memberOne,
  memberReveal,
  memberSetStatus,
  proposalConfirm,
  staffList,
  traceList,
  traceVerify,
} from '@pavilion/contract/office';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OfficeBrowser, type OfficeHall, openOfficeHall } from '../../testing/officeHall.ts';
import { verifyTrace } from './index.ts';

let hall: OfficeHall;
let risk: OfficeBrowser;
let admin: OfficeBrowser;
let memberId = 0;
beforeAll(async () => {
  hall = await openOfficeHall();
  risk = await hall.logIn('risk01', { ip: '10.0.0.1' });
  admin = await hall.logIn('admin', { ip: '10.0.0.2' });
  memberId = (await hall.joinMember()).memberId;
});
afterAll(() => hall.close());

const lastLine = async () => (await admin.call(traceList, {})).data.rows[0];

describe('the trace', () => {
  it('tells of a deed: who, from where, when, what before and after, why', async () => {
    const { version } = (await risk.call(memberOne, { id: memberId })).data;
    await risk.call(memberSetStatus, { id: memberId, status: 'frozen', reason: 'many accounts', version });
    expect(await lastLine()).toMatchObject({
      at: hall.clock.now().toISOString(),
      staff: { account: 'risk01' },
      address: '10.0.0.1',
      call: memberSetStatus.path,
      kind: 'write',
      subject: { kind: 'member', id: String(memberId) },
      before: { status: 'active' },
      after: { status: 'frozen' },
      reason: 'many accounts',
      outcome: 'done',
      code: null,
    });
  });

  it('tells of refused tries: a stale one, one without the right', async () => {
    const stale = { id: memberId, status: 'active', reason: 'a second try', version: 'active-0-0' } as const;
    expect((await risk.call(memberSetStatus, stale)).code).toBe(409);
    expect(await lastLine()).toMatchObject({ outcome: 'refused', code: 409, call: memberSetStatus.path });
    const content = await hall.logIn('content01', { ip: '10.0.0.3' });
    expect((await content.call(staffList, {})).code).toBe(403);
    expect(await lastLine()).toMatchObject({
      outcome: 'refused',
      code: 403,
      staff: { account: 'content01' },
    });
    const missing = { id: 999, content_hash: '0'.repeat(64) };
    expect((await risk.call(proposalConfirm, missing)).code).toBe(404);
    expect(await lastLine()).toMatchObject({ code: 404, subject: { id: '999' } });
  });

  it('tells of personal data that were read, not of what they are', async () => {
    const asked = { id: memberId, fields: ['mail', 'bank_accounts'] as const, reason: 'asked by the bank' };
    const { data } = await risk.call(memberReveal, { ...asked, fields: [...asked.fields] });
    expect(data.mail).toMatch(/^joiner.*@example\.com$/);
    expect(data.bank_accounts).toEqual([]);
    expect(data).not.toHaveProperty('phone');
    const line = await lastLine();
    expect(line).toMatchObject({ kind: 'read', after: { fields: asked.fields }, reason: asked.reason });
    expect(JSON.stringify(line)).not.toContain('example.com');
  });

  it('is filtered by person, subject, outcome and time', async () => {
    const of = async (filter: object): Promise<number> =>
      (await admin.call(traceList, { filter })).data.total;
    expect(await of({ staff: 'RISK01', kind: 'read' })).toBe(1);
    expect(await of({ subject_kind: 'member', subject_id: String(memberId), outcome: 'done' })).toBe(2);
    expect(await of({ outcome: 'refused' })).toBe(3);
    expect(await of({ from: new Date(hall.clock.now().getTime() + 1).toISOString() })).toBe(0);
  });

  it('shows a site its own lines alone', async () => {
    await hall.give('admin', 2, 'owner');
    const harbor = await hall.logIn('admin', { host: 'harbor.localhost', ip: '10.0.0.5' });
    const { data } = await harbor.call(traceList, {});
    expect(data.rows.every(({ call }) => call.startsWith('/office/login'))).toBe(true);
    expect((await harbor.call(traceVerify, {})).data).toMatchObject({ rows: data.total, first_bad: null });
  });
});

describe('the chain', () => {
  it('is appended to by the hall, and nothing else', async () => {
    const { pool, owner } = hall.database;
    await expect(pool.query(`UPDATE trace SET reason = 'x'`)).rejects.toThrow(/permission denied/);
    await expect(pool.query('DELETE FROM trace')).rejects.toThrow(/permission denied/);
    await expect(pool.query(`INSERT INTO trace_head VALUES (9, 1, sha256('x'))`)).rejects.toThrow(
      /permission denied/,
    );
    // Not even the owner, without taking the guard away first.
    await expect(owner.query(`UPDATE trace SET reason = 'x'`)).rejects.toThrow(/append-only/);
    await expect(owner.query('TRUNCATE trace')).rejects.toThrow(/append-only/);
  });

  it('is one line after the other, however many write at once', async () => {
    const versions = await Promise.all(
      Array.from({ length: 12 }, () =>
        risk.call(memberReveal, { id: memberId, fields: ['name'], reason: randomUUID() }),
      ),
    );
    expect(versions.every(({ code }) => code === 100)).toBe(true);
    expect((await verifyTrace(hall.database.pool)).map(({ firstBad }) => firstBad)).toEqual([null, null]);
  });

  it.each([
    [
      'a line that was changed',
      `UPDATE trace SET reason = 'nothing' WHERE chain = 1 AND number = 3`,
      { number: '3', fault: 'changed' },
    ],
    [
      'a line whose hash was made to fit',
      `UPDATE trace SET hash = trace_hash(trace) WHERE chain = 1 AND number = 3`,
      { number: '4', fault: 'changed' },
    ],
    [
      'a line that was taken out',
      'DELETE FROM trace WHERE chain = 1 AND number = 2',
      { number: '2', fault: 'missing' },
    ],
    [
      'an end that was cut off',
      'DELETE FROM trace WHERE chain = 1 AND number = (SELECT max(number) FROM trace WHERE chain = 1)',
      null,
    ],
  ])('finds %s by the owner of the table', async (_what, statement, expected) => {
    const { rows } = await hall.database.owner.query<{ last: bigint }>(
      'SELECT max(number) AS last FROM trace WHERE chain = 1',
    );
    const connection = await hall.database.owner.connect();
    try {
      await connection.query('BEGIN');
      await connection.query('ALTER TABLE trace DISABLE TRIGGER append_only');
      if (statement.includes('trace_hash'))
        await connection.query(`UPDATE trace SET reason = 'nothing' WHERE chain = 1 AND number = 3`);
      await connection.query(statement);
      const found = await connection.query<{ bad_number: bigint; fault: string }>(
        'SELECT bad_number, fault FROM trace_verify() WHERE chain = 1',
      );
      expect({ number: String(found.rows[0]?.bad_number), fault: found.rows[0]?.fault }).toEqual(
        expected ?? { number: String(rows[0]?.last), fault: 'missing' },
      );
    } finally {
      await connection.query('ROLLBACK');
      connection.release();
    }
  });
});
