import { Writable } from 'node:stream';
import { createKysely } from '@pavilion/postgres';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loggerOptions } from '../../infra/logger.ts';
import { type CallOptions, defaultPassword, type Entrance, openEntrance } from '../signup/testEntrance.ts';
import { giveTryBack, loginSlowdown, takeTry } from './loginAttempts.ts';
import type { IdentityTables } from './tables.ts';

let hall: Entrance;
beforeAll(async () => {
  hall = await openEntrance();
  await hall.addMember({ account: 'player01' });
});
afterAll(() => hall.close());

/** A login with further fields, its captcha from an address that has not asked for one. */
const loginWith = async (
  house: Entrance,
  body: Readonly<Record<string, unknown>>,
  options: CallOptions & { readonly ip: string },
) =>
  house.call(
    '/login',
    {
      account: 'player01',
      password: defaultPassword,
      ...(await house.captcha(1, { ...options, ip: house.newIp() })),
      ...body,
    },
    { ...options, ticket: await house.ticket(options) },
  );

const sessionsOf = async (memberId: unknown) => {
  const { rows } = await hall.database.owner.query<{
    ip: string;
    user_agent: string;
    device: Readonly<Record<string, unknown>>;
  }>('SELECT host(ip) AS ip, user_agent, device FROM session WHERE member_id = $1 AND ended_at IS NULL', [
    memberId,
  ]);
  return rows;
};

describe('guesses from one IPv6 network', () => {
  it('count together, whichever of its addresses they come from; the next network is another', async () => {
    await hall.addMember({ account: 'sixten01' });
    const from = (ip: string, password = 'Wrong999') =>
      loginWith(hall, { account: 'sixten01', password }, { ip });
    const codes: number[] = [];
    for (let last = 1; last <= loginSlowdown.freeFailures + 1; last += 1)
      codes.push((await from(`2001:db8:7:1::${last}`)).code);
    expect(codes).toEqual([...Array.from({ length: loginSlowdown.freeFailures }, () => 101), 429]);
    expect((await from('2001:db8:7:2::1', defaultPassword)).code).toBe(100);
  });
});

describe('guesses that come at once', () => {
  it('are counted one by one: as many passwords are looked at as the pair has free tries', async () => {
    await hall.addMember({ account: 'burst001' });
    const ip = hall.newIp();
    const before = hall.verifications();
    const answers = await Promise.all(
      Array.from({ length: loginSlowdown.freeFailures + 7 }, () =>
        loginWith(hall, { account: 'burst001', password: 'Wrong999' }, { ip }),
      ),
    );
    const codes = answers.map(({ code }) => code);
    expect(codes.filter((code) => code === 101)).toHaveLength(loginSlowdown.freeFailures);
    expect(codes.filter((code) => code === 429)).toHaveLength(7);
    expect(hall.verifications() - before).toBe(loginSlowdown.freeFailures);
  });

  it('at an account that does not exist cost and count the same', async () => {
    const ip = hall.newIp();
    const before = hall.verifications();
    const answers = await Promise.all(
      Array.from({ length: loginSlowdown.freeFailures + 2 }, () =>
        loginWith(hall, { account: 'nobody01', password: 'Wrong999' }, { ip }),
      ),
    );
    expect(answers.filter(({ code }) => code === 101)).toHaveLength(loginSlowdown.freeFailures);
    expect(hall.verifications() - before).toBe(loginSlowdown.freeFailures);
  });

  it('leave the waits between rounds growing', async () => {
    const db = createKysely<IdentityTables>(hall.database.pool);
    const pair = { siteId: 1, accountKey: 'slower01', ip: hall.newIp() };
    const waitAfter = async (): Promise<number> => {
      await takeTry(db, pair, hall.clock.now(), { isStranger: true });
      const { rows } = await hall.database.owner.query<{ blocked_until: Date | null }>(
        `SELECT blocked_until FROM login_attempt WHERE account_key = 'slower01'`,
      );
      const until = rows[0]?.blocked_until?.getTime() ?? hall.clock.now().getTime();
      const waitMs = until - hall.clock.now().getTime();
      hall.clock.advance(waitMs);
      return waitMs;
    };
    const waits: number[] = [];
    for (let tries = 0; tries < 12; tries += 1) waits.push(await waitAfter());
    const { firstWaitMs: first, waitMsMax: most } = loginSlowdown;
    expect(waits).toEqual([0, 0, 0, 0, first, first * 2, first * 4, first * 8, first * 16, most, most, most]);
  });

  it('do not count when the hall was too busy to look', async () => {
    const db = createKysely<IdentityTables>(hall.database.pool);
    const pair = { siteId: 1, accountKey: 'unlooked', ip: hall.newIp() };
    for (let tries = 0; tries < loginSlowdown.freeFailures * 3; tries += 1) {
      await takeTry(db, pair, hall.clock.now(), { isStranger: true });
      await giveTryBack(db, pair);
    }
    await expect(takeTry(db, pair, hall.clock.now(), { isStranger: true })).resolves.toBeUndefined();
  });
});

describe('guesses from many addresses', () => {
  const guesses = async (account: string, count: number) => {
    const codes: number[] = [];
    for (let guess = 0; guess < count; guess += 1)
      codes.push(
        (await loginWith(hall, { account, password: `Wrong${100 + guess}` }, { ip: hall.newIp() })).code,
      );
    return codes;
  };
  const cookieOf = (headers: Readonly<Record<string, unknown>>): string => {
    const line = [headers['set-cookie']].flat().find((text) => String(text).startsWith('known_browser='));
    return String(line ?? '').split(';')[0] ?? '';
  };

  it('are judged one by one after the twentieth, whether the account exists or not', async () => {
    await hall.addMember({ account: 'manyeyes' });
    for (const account of ['manyeyes', 'nobody77']) {
      const before = hall.verifications();
      const codes = await guesses(account, 60);
      expect(codes.filter((code) => code === 101)).toHaveLength(loginSlowdown.turnsFrom + 1);
      expect(codes.filter((code) => code === 429)).toHaveLength(60 - loginSlowdown.turnsFrom - 1);
      expect(hall.verifications() - before).toBe(loginSlowdown.turnsFrom + 1);
    }
  });

  it('leave the member in from a browser that was logged in before; a stranger waits for a turn', async () => {
    await hall.addMember({ account: 'homebody' });
    const first = await loginWith(hall, { account: 'homebody' }, { ip: hall.newIp() });
    const cookie = cookieOf(first.headers);
    expect(cookie).toMatch(/^known_browser=[\w.~-]+$/);
    await guesses('homebody', loginSlowdown.turnsFrom + 2);
    const from = (headers: Record<string, string>, account = 'homebody') =>
      loginWith(hall, { account }, { ip: hall.newIp(), headers });
    expect(await from({})).toMatchObject({ code: 429 });
    expect(await from({ cookie: `${cookie}x` })).toMatchObject({ code: 429 });
    expect(await from({ cookie })).toMatchObject({ code: 100 });
    // What a browser knows of one account says nothing of another, nor on another site.
    await hall.addMember({ account: 'neighbor' });
    await guesses('neighbor', loginSlowdown.turnsFrom + 2);
    expect(await from({ cookie }, 'neighbor')).toMatchObject({ code: 429 });
    hall.clock.advance(loginSlowdown.turnWaitMs);
    expect(await from({}, 'neighbor')).toMatchObject({ code: 100 });
  });

  it('are forgotten by a browser after a year', async () => {
    await hall.addMember({ account: 'longaway' });
    const cookie = cookieOf((await loginWith(hall, { account: 'longaway' }, { ip: hall.newIp() })).headers);
    hall.clock.advance(366 * 24 * 60 * 60_000);
    await guesses('longaway', loginSlowdown.turnsFrom + 2);
    const again = await loginWith(hall, { account: 'longaway' }, { ip: hall.newIp(), headers: { cookie } });
    expect(again.code).toBe(429);
  });
});

describe('an account that looks like another', () => {
  it.each([
    ['a Cyrillic letter', 'рlayer01'],
    ['a Greek letter', 'playεr01'],
    ['a zero-width space', 'player\u200b01'],
    ['a zero-width joiner', 'pla\u200dyer01'],
    ['a soft hyphen', 'player\u00ad01'],
    ['a direction mark', '\u202eplayer01'],
    ['a combining mark', 'pl\u0301ayer01'],
    ['digits of another script', 'player٠١'],
  ])('by %s is nobody', async (_what, account) => {
    const before = hall.verifications();
    expect((await loginWith(hall, { account }, { ip: hall.newIp() })).code).toBe(101);
    expect(hall.verifications() - before).toBe(1);
  });

  it('by width and case alone is the member', async () => {
    expect((await loginWith(hall, { account: 'Ｐlayer０1' }, { ip: hall.newIp() })).code).toBe(100);
  });
});

describe('what is too long, or no text', () => {
  it.each([
    ['one letter', 'a', 200],
    ['sixty-four', 'a'.repeat(64), 200],
    ['sixty-five', 'a'.repeat(65), 400],
    ['two hundred', 'a'.repeat(200), 400],
    ['none', '', 400],
    ['with a NUL', 'play\u0000er', 400],
    ['with half a character', 'play\ud800er', 400],
  ])('an account of %s', async (_what, account, status) => {
    const answer = await loginWith(hall, { account }, { ip: hall.newIp() });
    expect(answer).toMatchObject(
      status === 200 ? { status, code: 101 } : { status, code: 400, field: 'account' },
    );
  });

  it('a password past its length', async () => {
    const answer = await loginWith(hall, { password: 'x'.repeat(129) }, { ip: hall.newIp() });
    expect(answer).toMatchObject({ status: 400, field: 'password' });
  });
});

describe('what a client says of itself', () => {
  it('does not move it to another address', async () => {
    const ip = hall.newIp();
    await hall.database.owner.query(
      `INSERT INTO address_rule (network, login_code) VALUES ('100.70.0.1', 201)`,
    );
    const claimed = await loginWith(hall, { remote_addr: '203.0.113.200' }, { ip: '100.70.0.1' });
    expect(claimed.code).toBe(201);
    const { data } = await loginWith(hall, { remote_addr: '100.70.0.1' }, { ip });
    expect(await sessionsOf(data.member_id)).toMatchObject([{ ip, device: { remote_addr: '100.70.0.1' } }]);
  });

  it('stands on one line, without what turns a line around', async () => {
    const { data } = await loginWith(
      hall,
      {
        system: 'Win\r\nSet-Cookie: a=b',
        browser: '\u202eemorhC\u200b 1',
        udid: ' id ',
      },
      { ip: hall.newIp() },
    );
    const [session] = await sessionsOf(data.member_id);
    expect(session?.device).toMatchObject({ system: 'Win Set-Cookie: a=b', browser: 'emorhC 1', udid: 'id' });
  });

  it('never comes back in a header', async () => {
    const hostile = 'x\r\nset-cookie: stolen=1';
    const answer = await loginWith(
      hall,
      { account: hostile, udid: hostile, host: hostile },
      { ip: hall.newIp() },
    );
    expect(answer.code).toBe(101);
    expect(JSON.stringify(answer.headers)).not.toContain('stolen');
  });
});

describe('a session that was there before the login', () => {
  it('is not the one after it: a planted token opens nothing of the member', async () => {
    await hall.addMember({ account: 'planter1' });
    const planted = await loginWith(hall, { account: 'planter1' }, { ip: hall.newIp() });
    const plantedToken = String(planted.data.token);
    const own = await loginWith(
      hall,
      {},
      { ip: hall.newIp(), headers: { authorization: plantedToken, cookie: `token=${plantedToken}` } },
    );
    expect(own.data.token).not.toBe(plantedToken);
    const seen = await hall.call('/member/profile', {}, { token: plantedToken });
    expect(seen.data.member_profile).toMatchObject({ member_account: 'planter1' });
  });

  it('cannot be named by the client', async () => {
    const refused = await loginWith(
      hall,
      { token: 'x'.repeat(43), member_login_id: 'chosen' },
      { ip: hall.newIp() },
    );
    expect(refused.status).toBe(400);
  });
});

describe('the log', () => {
  it('holds one JSON object a line and no secret, also of a login that broke down', async () => {
    const lines: string[] = [];
    const sink = new Writable({
      write: (chunk, _encoding, done) => {
        lines.push(
          ...String(chunk)
            .split('\n')
            .filter((line) => line !== ''),
        );
        done();
      },
    });
    const house = await openEntrance({
      log: pino(loggerOptions({ LOG_LEVEL: 'debug', NODE_ENV: 'test' }), sink),
    });
    try {
      await house.addMember({ account: 'player01' });
      const hostile = 'x\n{"level":60,"msg":"forged"}';
      await loginWith(
        house,
        { account: hostile },
        { ip: house.newIp(), headers: { lang: hostile.slice(0, 1) } },
      );
      await house.database.owner.query('DROP TABLE known_device');
      const broken = await loginWith(house, { udid: 'device-of-the-log-test' }, { ip: house.newIp() });
      expect(broken).toMatchObject({ status: 500, data: {} });
      expect(broken.message).not.toContain('known_device');
    } finally {
      await house.close();
    }
    const entries = lines.map((line): { msg?: unknown } => JSON.parse(line));
    expect(entries.map(({ msg }) => msg)).toContain('unforeseen error');
    expect(entries.map(({ msg }) => msg)).not.toContain('forged');
    expect(lines.join('\n')).not.toContain(defaultPassword);
    expect(lines.join('\n')).not.toContain('device-of-the-log-test');
  });
});
