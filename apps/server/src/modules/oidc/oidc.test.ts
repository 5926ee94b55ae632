import { randomBytes } from 'node:crypto';
import { loginChallengeSchema } from '@pavilion/contract/identity';
import {
  memberThirdPartyAdopt,
  memberThirdPartyBegin,
  memberThirdPartyLink,
  memberThirdPartyList,
  memberThirdPartyUnlink,
  thirdPartyBegin,
  thirdPartyLogin,
  thirdPartyStrangerSchema,
} from '@pavilion/contract/oidc';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestHall, type TestHall } from '../../testing/testHall.ts';
import { openIdentityProvider, type TestIdentityProvider } from './identityProvider.fixture.ts';
import { storeOidcProvider } from './index.ts';
import { openPlainProvider } from './plainProvider.fixture.ts';

/** Third-party login against a real OpenID Connect provider: the studio's, over real HTTP. */

const secret = 'a secret of thirty-two characters!';
const harbor = 'harbor.localhost';
/** Of every member who joins the test hall. */
const password = 'Lantern8';
let hall: TestHall;
let lantern: TestIdentityProvider;
let other: TestIdentityProvider;

beforeAll(async () => {
  [hall, lantern, other] = await Promise.all([
    createTestHall(),
    openIdentityProvider({
      redirectUris: ['http://localhost/authCallback', `http://${harbor}/authCallback`],
    }),
    openIdentityProvider(),
  ]);
  await store('lantern', lantern);
  await store('other', other);
  await store('lantern', lantern, 2);
});
afterAll(async () => {
  await Promise.all([hall.close(), lantern.close(), other.close()]);
});
beforeEach(async () => {
  await hall.database.owner.query('DELETE FROM member_identity');
});

const store = (code: string, at: TestIdentityProvider, siteId = 1, issuer = at.issuer) =>
  storeOidcProvider(hall.database.owner, secret, {
    siteId,
    code,
    label: { zh_CN: '灯影通行证', en_US: 'Lantern Pass' },
    issuer,
    ...at.client,
  });

interface From {
  readonly token?: string;
  readonly host?: string;
}
const answerSchema = z.object({ code: z.number(), data: z.unknown(), message: z.string() });
const ask = async (path: string, body: object, from: From = {}) => {
  const { status, body: answer } = await hall.call(path, body, from);
  return { status, ...answerSchema.parse(answer) };
};
const newBinding = (): string => randomBytes(32).toString('base64url');

interface Journey {
  readonly binding: string;
  readonly answer: { state: string; code: string; iss?: string };
}

/** From the press on the button to the address that the third party sends the window back to. */
const travel = async (
  person: string,
  options: From & { provider?: string; at?: TestIdentityProvider; purpose?: 'login' | 'link' } = {},
): Promise<Journey> => {
  const { provider = 'lantern', at = lantern, purpose = 'login', ...from } = options;
  const binding = newBinding();
  const begun =
    purpose === 'link'
      ? await ask(memberThirdPartyBegin.path, { provider, binding, password }, from)
      : await ask(thirdPartyBegin.path, { provider, binding }, from);
  const { authorization_url } = thirdPartyBegin.data.parse(begun.data);
  const { searchParams } = await at.choose(authorization_url, person);
  const iss = searchParams.get('iss');
  return {
    binding,
    answer: {
      state: searchParams.get('state') ?? '',
      code: searchParams.get('code') ?? '',
      ...(iss === null ? {} : { iss }),
    },
  };
};
const finish = ({ binding, answer }: Journey, from: From = {}) =>
  ask(thirdPartyLogin.path, { ...answer, binding }, from);

/** A member to whom a person of the third party is linked. */
const linkedMember = async (person: string) => {
  const member = await hall.joinMember();
  const journey = await travel(person, { purpose: 'link', token: member.token });
  const linked = await ask(
    memberThirdPartyLink.path,
    { ...journey.answer, binding: journey.binding },
    { token: member.token },
  );
  expect(linked.code).toBe(100);
  return member;
};
const links = async () =>
  (await hall.database.owner.query('SELECT issuer, subject, member_id FROM member_identity')).rows;

describe('a linked member', () => {
  it('logs in, with a session like any other', async () => {
    const member = await linkedMember('ada');
    const { code, data } = await finish(await travel('ada'));
    expect(code).toBe(100);
    const login = thirdPartyLogin.data.parse(data);
    expect(login).toMatchObject({ member_id: member.memberId, member_account: member.account });
    expect((await ask('/member/profile', {}, { token: login.token })).code).toBe(100);
    // One session a member: the login before has ended.
    expect((await ask('/member/profile', {}, { token: member.token })).status).toBe(401);
  });

  it('is asked as much as after a password: state, address, and what else must be proved', async () => {
    const { memberId } = await linkedMember('ada');
    const set = (columns: string) =>
      hall.database.owner.query(`UPDATE member SET ${columns} WHERE id = $1`, [memberId]);
    await set(`status = 'disabled'`);
    expect((await finish(await travel('ada'))).code).toBe(102);
    await set(`status = 'frozen'`);
    expect((await finish(await travel('ada'))).code).toBe(103);
    await set(`status = 'active', withdraw_verification_demanded = true`);
    expect((await finish(await travel('ada'))).code).toBe(802);
    await set('withdraw_verification_demanded = false');
    const journey = await travel('ada');
    await hall.database.owner.query(
      `INSERT INTO address_rule (network, login_code) VALUES ('127.0.0.1', 202)`,
    );
    expect((await finish(journey)).code).toBe(202);
    await hall.database.owner.query('DELETE FROM address_rule');
    // The refused address has not used the answer up.
    expect((await finish(journey)).code).toBe(100);
  });
});

describe('more than the third party says', () => {
  it('is asked for where a password would not be enough either: 107 with the question, and no session', async () => {
    await linkedMember('ada');
    const ask107 = (on: boolean) =>
      hall.database.owner.query('UPDATE identity_policy SET double_validation = $1 WHERE site_id = 1', [on]);
    await ask107(true);
    const { binding, answer } = await travel('ada');
    const { code, data } = await ask(thirdPartyLogin.path, { ...answer, binding, udid: 'f'.repeat(32) });
    await ask107(false);
    expect(code).toBe(107);
    const challenge = loginChallengeSchema.parse(data);
    expect(challenge.method).toBe('questions');
    expect(data).not.toHaveProperty('token');
    const { rows } = await hall.database.owner.query('SELECT method FROM login_challenge');
    expect(rows).toEqual([{ method: 'questions' }]);
  });
});

describe('somebody whom no member is linked to', () => {
  it('is told so with what is known, and links by signing up', async () => {
    const { code, data } = await finish(await travel('noor'));
    expect(code).toBe(303);
    const stranger = thirdPartyStrangerSchema.parse(data);
    // The phone is not among what the hall asks for.
    expect(stranger.known).toEqual({ member_name: 'Noor Vale', member_email: 'noor.vale@example.com' });
    const joined = await hall.joinMember();
    const { link_ticket } = stranger;
    const adopt = (typed = password) =>
      ask(memberThirdPartyAdopt.path, { link_ticket, password: typed }, { token: joined.token });
    expect((await adopt('Sesame00')).code).toBe(309);
    expect(await links()).toEqual([]);
    expect((await adopt()).code).toBe(100);
    expect((await adopt()).code).toBe(313);
    expect((await finish(await travel('noor'))).code).toBe(100);
  });

  it('is never taken for the member who has the same mail address', async () => {
    const member = await hall.joinMember();
    await hall.database.owner.query('UPDATE member SET email = $1, email_verified_at = now() WHERE id = $2', [
      'minh@example.com',
      member.memberId,
    ]);
    expect((await finish(await travel('minh'))).code).toBe(303);
    expect(await links()).toEqual([]);
  });

  it('finds the link ticket dead after half an hour, and on another site', async () => {
    const { token } = await hall.joinMember();
    const ticketOf = async (): Promise<string> =>
      thirdPartyStrangerSchema.parse((await finish(await travel('lan'))).data).link_ticket;
    const foreign = await ticketOf();
    await hall.database.owner.query('UPDATE oidc_link_ticket SET site_id = 2');
    expect((await ask(memberThirdPartyAdopt.path, { link_ticket: foreign, password }, { token })).code).toBe(
      313,
    );
    const late = await ticketOf();
    hall.clock.advance(30 * 60_000);
    const { token: fresh } = await hall.joinMember();
    expect(
      (await ask(memberThirdPartyAdopt.path, { link_ticket: late, password }, { token: fresh })).code,
    ).toBe(313);
    expect(await links()).toEqual([]);
  });
});

describe('links', () => {
  it('are listed and taken away again; the password stays', async () => {
    const { token } = await linkedMember('qinghe');
    const list = async () =>
      memberThirdPartyList.data.parse((await ask(memberThirdPartyList.path, {}, { token })).data).list;
    const lanternOf = async () => (await list()).find(({ code }) => code === 'lantern');
    expect((await lanternOf())?.linked_at).toBe(hall.clock.now().toISOString());
    const unlink = () => ask(memberThirdPartyUnlink.path, { provider: 'lantern' }, { token });
    expect((await unlink()).code).toBe(100);
    expect((await unlink()).code).toBe(100);
    expect((await lanternOf())?.linked_at).toBeNull();
    expect((await finish(await travel('qinghe'))).code).toBe(303);
  });

  it('hold one subject for one member, and one subject an issuer for each member', async () => {
    await linkedMember('ada');
    const { token } = await hall.joinMember();
    const link = async (person: string) => {
      const journey = await travel(person, { purpose: 'link', token });
      return ask(memberThirdPartyLink.path, { ...journey.answer, binding: journey.binding }, { token });
    };
    expect((await link('ada')).code).toBe(304);
    expect((await link('minh')).code).toBe(100);
    expect((await link('minh')).code).toBe(100);
    expect((await link('lan')).code).toBe(305);
    expect(await links()).toHaveLength(2);
  });

  it('are made by the member who asked and by nobody else', async () => {
    const [asker, victim] = [await hall.joinMember(), await hall.joinMember()];
    const journey = await travel('lan', { purpose: 'link', token: asker.token });
    const body = { ...journey.answer, binding: journey.binding };
    expect((await ask(memberThirdPartyLink.path, body, { token: victim.token })).code).toBe(301);
    const login = await travel('lan');
    const asLink = { ...login.answer, binding: login.binding };
    expect((await ask(memberThirdPartyLink.path, asLink, { token: victim.token })).code).toBe(301);
    const asLogin = await travel('lan', { purpose: 'link', token: asker.token });
    expect((await finish(asLogin)).code).toBe(301);
    const binding = newBinding();
    const begin = (typed: string, from: From = {}) =>
      ask(memberThirdPartyBegin.path, { provider: 'lantern', binding, password: typed }, from);
    expect((await begin(password)).status).toBe(401);
    // A session alone makes no way in that outlasts it.
    expect((await begin('Sesame00', { token: asker.token })).code).toBe(309);
    expect(await links()).toEqual([]);
  });

  it('belong to an issuer: a provider that moves to another takes nobody along', async () => {
    await linkedMember('ada');
    await store('lantern', other);
    expect((await finish(await travel('ada', { at: other }))).code).toBe(303);
    await store('lantern', lantern);
  });
});

describe('attacks', () => {
  beforeEach(async () => {
    await linkedMember('ada');
  });

  it('an answer is good once', async () => {
    const journey = await travel('ada');
    expect((await finish(journey)).code).toBe(100);
    expect((await finish(journey)).code).toBe(301);
  });

  it('two tabs that show the same answer at once: one gets in', async () => {
    const journey = await travel('ada');
    const codes = (await Promise.all([finish(journey), finish(journey)])).map(({ code }) => code);
    expect(codes.sort()).toEqual([100, 301]);
  });

  it('an answer that another tab began finds nobody who waits for it (login CSRF)', async () => {
    const journey = await travel('ada');
    expect((await finish({ ...journey, binding: newBinding() })).code).toBe(301);
    // It is spent: its owner has to begin again.
    expect((await finish(journey)).code).toBe(301);
  });

  it('a code of one attempt does not pass for another (state mix-up)', async () => {
    const [own, foreign] = [await travel('ada'), await travel('lan')];
    const mixed = { binding: own.binding, answer: { ...foreign.answer, state: own.answer.state } };
    expect((await finish(mixed)).code).toBe(302);
  });

  it('a code that was used at its issuer is worth nothing with a fresh state', async () => {
    const used = await travel('ada');
    expect((await finish(used)).code).toBe(100);
    const fresh = await travel('ada');
    expect((await finish({ ...fresh, answer: { ...fresh.answer, code: used.answer.code } })).code).toBe(302);
  });

  it('an answer of another issuer is refused (issuer mix-up), and so is one that names none', async () => {
    const [honest, evil] = [await travel('ada'), await travel('ada', { provider: 'other', at: other })];
    expect(honest.answer.iss).toBe(lantern.issuer);
    const swapped = { ...honest, answer: { ...evil.answer, state: honest.answer.state } };
    expect((await finish(swapped)).code).toBe(302);
    const { iss: _iss, ...nameless } = (await travel('ada')).answer;
    const again = await travel('ada');
    expect((await finish({ ...again, answer: { ...nameless, state: again.answer.state } })).code).toBe(302);
  });

  it('a token is proved by the hall’s time: one that has ended by it is refused, whatever the machine’s clock says', async () => {
    const before = hall.clock.now();
    hall.clock.set(new Date(Date.now() + 60 * 60_000));
    expect((await finish(await travel('ada'))).code).toBe(302);
    hall.clock.set(new Date());
    expect((await finish(await travel('ada'))).code).not.toBe(302);
    hall.clock.set(before);
  });

  it('a late answer is refused', async () => {
    const journey = await travel('ada');
    hall.clock.advance(10 * 60_000);
    expect((await finish(journey)).code).toBe(301);
  });

  it('an answer of one site is nothing on another', async () => {
    const journey = await travel('ada');
    expect((await finish(journey, { host: harbor })).code).toBe(301);
    // The same subject is a stranger there: links do not cross sites.
    expect((await finish(await travel('ada', { host: harbor }), { host: harbor })).code).toBe(303);
  });

  it('the way back is always our own page, whatever the caller would like', async () => {
    const binding = newBinding();
    const { data } = await ask(thirdPartyBegin.path, { provider: 'lantern', binding });
    const address = new URL(thirdPartyBegin.data.parse(data).authorization_url);
    expect(address.searchParams.get('redirect_uri')).toBe('http://localhost/authCallback');
    expect(address.searchParams.get('code_challenge_method')).toBe('S256');
    const elsewhere = { provider: 'lantern', binding, redirect_uri: 'https://evil.example' };
    expect((await hall.call(thirdPartyBegin.path, elsewhere)).status).toBe(400);
    address.searchParams.set('redirect_uri', 'https://evil.example/authCallback');
    const page = await fetch(address, { redirect: 'manual' });
    expect(page.status).toBe(400);
    expect(page.headers.get('location')).toBeNull();
  });

  it('the stored attempt tells nobody its secrets', async () => {
    const { answer, binding } = await travel('ada');
    const { rows } = await hall.database.owner.query<{ row: string }>(
      'SELECT a::text AS row FROM oidc_attempt a',
    );
    expect(rows).not.toEqual([]);
    for (const { row } of rows) {
      expect(row).not.toContain(answer.state);
      expect(row).not.toContain(binding);
    }
  });

  it('a provider that lies about its issuer, or is not there, is 302 and tells nothing', async () => {
    const binding = newBinding();
    await store('liar', lantern, 1, `${lantern.issuer}/elsewhere`);
    expect(await ask(thirdPartyBegin.path, { provider: 'liar', binding })).toMatchObject({
      code: 302,
      data: {},
    });
    await store('gone', lantern, 1, 'http://127.0.0.1:9/identity');
    expect((await ask(thirdPartyBegin.path, { provider: 'gone', binding })).code).toBe(302);
    await store('plain', lantern, 1, 'http://identity.example');
    expect((await ask(thirdPartyBegin.path, { provider: 'plain', binding })).code).toBe(302);
    expect((await ask(thirdPartyBegin.path, { provider: 'nobody', binding })).code).toBe(404);
    await hall.database.owner.query(`DELETE FROM oidc_provider WHERE code IN ('liar', 'gone', 'plain')`);
  });
});

describe("the third party's page", () => {
  const addressOf = async (lang?: string): Promise<string> => {
    const answer = await hall.app.inject({
      method: 'POST',
      url: `/api${thirdPartyBegin.path}`,
      headers: { host: 'localhost', ...(lang === undefined ? {} : { lang }) },
      payload: { provider: 'lantern', binding: newBinding() },
    });
    return thirdPartyBegin.data.parse(answer.json().data).authorization_url;
  };

  it('asks who somebody is in the language of the hall, and loads nothing from elsewhere', async () => {
    const { html, csp } = await lantern.pageAt(await addressOf('zh_CN'));
    expect(html).toContain('灯影通行证');
    expect((await lantern.pageAt(await addressOf('en_US'))).html).toContain('Lantern Pass');
    expect(html).not.toMatch(/(?:src|href)="https?:/);
    expect(csp).toContain("default-src 'none'");
    expect(csp).toContain("form-action 'self' http://localhost");
  });

  it('sends somebody who cancels back with an error that holds no words of its own', async () => {
    const back = await lantern.choose(await addressOf(), 'cancel');
    expect(`${back.origin}${back.pathname}`).toBe('http://localhost/authCallback');
    expect(back.searchParams.get('error')).toBe('access_denied');
    expect(back.searchParams.has('code')).toBe(false);
  });

  it('knows no attempt of another browser', async () => {
    const page = await fetch(`${lantern.origin}/identity/choose/${'a'.repeat(21)}`);
    expect(page.status).toBe(404);
    expect(await page.text()).toContain('</html>');
  });
});

describe('the prompt that lets somebody choose an account', () => {
  const authorizationUrlAt = async (provider: string) => {
    const binding = newBinding();
    const begun = await ask(thirdPartyBegin.path, { provider, binding });
    return { binding, url: new URL(thirdPartyBegin.data.parse(begun.data).authorization_url) };
  };

  it('is sent to an issuer that lists it', async () => {
    const { url } = await authorizationUrlAt('lantern');
    expect(url.searchParams.get('prompt')).toBe('select_account');
  });

  it('is not sent to one that does not, where the login then goes through: oidc-provider as it comes', async () => {
    const plain = await openPlainProvider('http://localhost/authCallback');
    try {
      await storeOidcProvider(hall.database.owner, secret, {
        siteId: 1,
        code: 'plain',
        label: { en_US: 'Plain' },
        issuer: plain.issuer,
        ...plain.client,
      });
      const { binding, url } = await authorizationUrlAt('plain');
      expect(url.searchParams.has('prompt')).toBe(false);
      const refused = new URL(url);
      refused.searchParams.set('prompt', 'select_account');
      expect((await plain.logIn(refused.href, 'wanda')).searchParams.get('error')).toBe('invalid_request');
      const { searchParams } = await plain.logIn(url.href, 'wanda');
      expect(searchParams.get('error')).toBeNull();
      const answer = {
        state: searchParams.get('state') ?? '',
        code: searchParams.get('code') ?? '',
        iss: searchParams.get('iss') ?? '',
      };
      // Proved, and no member is linked to this person yet.
      expect((await finish({ binding, answer })).code).toBe(303);
    } finally {
      plain.close();
    }
  });
});
