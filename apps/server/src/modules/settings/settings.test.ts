import { randomUUID } from 'node:crypto';
import { siteDetail } from '@pavilion/contract/content';
import {
  proposalConfirm,
  proposalOne,
  reloadPages,
  type SettingName,
  settingHistory,
  settingList,
  settingNames,
  settingOne,
  settingRestore,
  settingSave,
  settings,
} from '@pavilion/contract/office';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { unseal } from '../../infra/seal.ts';
import { openBeside } from '../../testing/besideHall.ts';
import { type OfficeBrowser, type OfficeHall, openOfficeHall } from '../../testing/officeHall.ts';

const secret = 'a secret of thirty-two characters!';
let hall: OfficeHall;
let manager: OfficeBrowser;
let owner: OfficeBrowser;
beforeAll(async () => {
  hall = await openOfficeHall();
  manager = await hall.logIn('manager01', { ip: '10.0.0.1' });
  owner = await hall.logIn('admin', { ip: '10.0.0.2' });
});
afterAll(() => hall.close());

const one = async (name: SettingName, key = '') => (await manager.call(settingOne, { name, key })).data;
const save = async (
  name: SettingName,
  change: object,
  more: { key?: string; secret?: string; version?: string; request_id?: string; by?: OfficeBrowser } = {},
) => {
  const { key = '', by = manager, ...rest } = more;
  const { value, version } = await one(name, key);
  return by.call(settingSave, {
    name,
    key,
    value: { ...value, ...change },
    version,
    reason: 'as agreed',
    request_id: randomUUID(),
    ...rest,
  });
};
const confirm = async (id: number | null) => {
  const { data } = await owner.call(proposalOne, { id: id ?? 0 });
  return owner.call(proposalConfirm, { id: data.id, content_hash: data.content_hash });
};
const rowsOf = async (text: string, values: unknown[] = []) =>
  (await hall.database.owner.query<Record<string, unknown>>(text, values)).rows;
const lastTrace = async () =>
  (
    await rowsOf(
      'SELECT call, before, after, reason, outcome, code FROM trace WHERE chain = 1 ORDER BY number DESC LIMIT 1',
    )
  )[0];

describe('the settings of a site', () => {
  it('are all there, each as its schema has it', async () => {
    const { rows } = (await manager.call(settingList, {})).data;
    expect(new Set(rows.map(({ name }) => name))).toEqual(
      new Set(settingNames.filter((name) => settings[name].keyed !== 'named')),
    );
    for (const { name, key } of rows) {
      const { value } = await one(name, key);
      if (value !== null) expect(settings[name].schema.parse(value)).toEqual(value);
    }
    expect((await manager.call(settingOne, { name: 'recommend', key: 'EUR' })).field).toBe('key');
    expect((await manager.call(settingOne, { name: 'site', key: 'RMB' })).field).toBe('key');
  });

  it('hold in every process within seconds, with their line in the trace and in the history', async () => {
    const other = await openBeside(hall, 'web');
    const ageIn = async (app: typeof other.app): Promise<number> =>
      (await app.inject({ method: 'POST', url: `/api${siteDetail.path}`, payload: {} })).json().data
        .env_config.age_min;
    try {
      expect(await ageIn(other.app)).toBe(18);
      expect((await save('site', { age_min: 21 })).data).toEqual({ proposal_id: null });
      for (const { app } of [hall, other])
        await vi.waitFor(async () => expect(await ageIn(app)).toBe(21), 20_000);
    } finally {
      await other.close();
    }
    expect(await lastTrace()).toMatchObject({
      call: settingSave.path,
      before: { age_min: 18 },
      after: { age_min: 21 },
      reason: 'as agreed',
    });
    const { rows } = (await manager.call(settingHistory, { filter: { name: 'site', key: '' } })).data;
    expect(rows).toMatchObject([{ before: { age_min: 18 }, after: { age_min: 21 }, by: 'manager01' }]);
    const { version } = await one('site');
    const restored = await manager.call(settingRestore, {
      name: 'site',
      key: '',
      change_id: rows[0]?.id ?? 0,
      to: 'before',
      version,
      reason: 'too strict',
      request_id: randomUUID(),
    });
    expect(restored.code).toBe(100);
    expect((await one('site')).value).toMatchObject({ age_min: 18 });
  });

  it('are changed from the state that was looked at, and once for a request', async () => {
    const looked = await one('site');
    const request = { version: looked.version, request_id: randomUUID() };
    expect((await save('site', { game_room: false }, request)).code).toBe(100);
    expect((await save('site', { game_room: false }, request)).code).toBe(100);
    expect((await save('site', { game_room: true }, request)).code).toBe(345);
    const stale = await save('site', { age_min: 30 }, { version: looked.version });
    expect(stale).toMatchObject({
      code: 409,
      data: { current: { value: { game_room: false, age_min: 18 } } },
    });
    expect((await save('site', {})).code).toBe(351);
    expect(await lastTrace()).toMatchObject({ outcome: 'refused', code: 351 });
  });

  it('refuse what cannot be, and name the field', async () => {
    expect((await save('site', { age_min: 17 })).field).toBe('value.age_min');
    expect(
      (await save('site', { customer_service: { open_type: 'tab', url: 'javascript:alert(1)' } })).field,
    ).toBe('value.customer_service.url');
    expect((await save('site', { logos: [] })).status).toBe(400);
    expect((await save('site', { languages: ['zh_CN', 'zh_CN'] })).field).toBe('value.languages');
    expect(await save('site', { currencies: ['USD'] })).toMatchObject({
      code: 352,
      data: { names: ['RMB', 'VND'] },
    });
    expect((await save('recommend', { deposit_award: '5', deposit_min: '0' }, { key: 'USD' })).field).toBe(
      'value.deposit_min',
    );
    expect((await save('recommend', { deposit_award: '1.5', deposit_min: '9' }, { key: 'JPY' })).field).toBe(
      'value.deposit_award',
    );
    expect((await save('sms_policy', {}, { secret: 'x' })).field).toBe('secret');
  });
});

describe('a form of sign-up', () => {
  it('is saved whole, in its order', async () => {
    const { value } = await one('sign_up_form', 'USD');
    const fields = (value?.fields ?? []) as { name: string; is_unique: boolean }[];
    const turned = [...fields.slice(0, 3), ...fields.slice(3).reverse()];
    expect((await save('sign_up_form', { fields: turned }, { key: 'USD' })).code).toBe(100);
    expect((await one('sign_up_form', 'USD')).value).toEqual({ fields: turned });
    const lacking = fields.filter(({ name }) => name !== 'password');
    expect(await save('sign_up_form', { fields: lacking }, { key: 'USD' })).toMatchObject({
      code: 355,
      data: { names: ['password'] },
    });
    const odd = fields.map((field) => ({ ...field, is_unique: true }));
    expect((await save('sign_up_form', { fields: odd }, { key: 'USD' })).field).toBe(
      'value.fields.1.is_unique',
    );
  });
});

describe('a second person', () => {
  it('agrees to a policy that opens what was closed, not to one that closes', async () => {
    expect((await save('identity_policy', { password_policy: 'strong' })).data.proposal_id).toBeNull();
    const opened = await save('identity_policy', { password_policy: 'default', minimum_age_years: 18 });
    expect(opened.data.proposal_id).toEqual(expect.any(Number));
    expect((await one('identity_policy')).value).toMatchObject({ password_policy: 'strong' });
    const own = await manager.call(proposalOne, { id: opened.data.proposal_id ?? 0 });
    const tried = await manager.call(proposalConfirm, {
      id: own.data.id,
      content_hash: own.data.content_hash,
    });
    expect(tried.code).toBe(341);
    expect((await confirm(opened.data.proposal_id)).code).toBe(100);
    expect((await one('identity_policy')).value).toMatchObject({ password_policy: 'default' });
    expect((await save('sms_policy', { per_site_daily_max: 100 })).data.proposal_id).toBeNull();
    const more = await save('sms_policy', { per_site_daily_max: 200 });
    // Somebody changes it in between: what was proposed was meant for another state.
    expect((await save('sms_policy', { per_site_daily_max: 50 })).data.proposal_id).toBeNull();
    expect((await confirm(more.data.proposal_id)).code).toBe(344);
    expect((await one('sms_policy')).value).toMatchObject({ per_site_daily_max: 50 });
  });

  it('agrees to another host in frames, and to what costs money', async () => {
    const hosts = await save('frame_hosts', { hosts: ['sports.example'] });
    expect((await confirm(hosts.data.proposal_id)).code).toBe(100);
    expect((await save('frame_hosts', { hosts: [] })).data.proposal_id).toBeNull();
    const award = await save(
      'recommend',
      { is_friend: true, deposit_award: '8', deposit_min: '100' },
      { key: 'USD' },
    );
    expect((await confirm(award.data.proposal_id)).code).toBe(100);
    expect(
      await rowsOf(
        `SELECT deposit_award_minor, deposit_min_minor FROM recommend_setting WHERE site_id = 1 AND currency = 'USD'`,
      ),
    ).toEqual([{ deposit_award_minor: 800n, deposit_min_minor: 10_000n }]);
    expect((await one('recommend', 'USD')).value).toMatchObject({ deposit_award: '8.00' });
  });

  it('agrees to pages that load anew for everybody', async () => {
    const reason = 'stuck on an old build';
    const all = await manager.call(reloadPages, { reason, request_id: randomUUID() });
    expect(await rowsOf('SELECT FROM cache_clean')).toEqual([]);
    expect((await confirm(all.data.proposal_id)).code).toBe(100);
    expect(await rowsOf('SELECT member_id, reason FROM cache_clean ORDER BY id')).toEqual([
      { member_id: null, reason },
    ]);
  });
});

describe('a secret', () => {
  const typed = 'the secret of app one';

  it('is typed once, waits sealed for the second person, and is answered by nothing', async () => {
    const key = 'app-1';
    const value = { note: 'our own app', active: true };
    expect((await save('handoff_key', value, { key })).code).toBe(353);
    const request = { key, secret: typed, request_id: randomUUID() };
    const proposed = await save('handoff_key', value, request);
    expect(await save('handoff_key', value, request)).toMatchObject({ data: proposed.data });
    expect((await confirm(proposed.data.proposal_id)).code).toBe(100);
    const [row] = await rowsOf(`SELECT secret_sealed FROM handoff_key WHERE key_id = $1`, [key]);
    expect(unseal(secret, `handoff:${key}`, row?.secret_sealed as Buffer)).toBe(typed);
    expect(await one('handoff_key', key)).toMatchObject({ value, has_secret: true });
    expect(await rowsOf('SELECT FROM setting_secret')).toEqual([]);
    const kept = await rowsOf(
      `SELECT t::text AS text FROM trace t UNION ALL SELECT p::text FROM proposal p UNION ALL SELECT c::text FROM setting_change c`,
    );
    expect(kept.length).toBeGreaterThan(3);
    expect(kept.filter(({ text }) => String(text).includes(typed))).toEqual([]);
    // Closing keeps the secret; the key of another site is none of this one's.
    const closed = await save('handoff_key', { active: false }, { key });
    expect((await confirm(closed.data.proposal_id)).code).toBe(100);
    expect(await one('handoff_key', key)).toMatchObject({ value: { active: false }, has_secret: true });
    await rowsOf(`INSERT INTO handoff_key (key_id, site_id, secret_sealed) VALUES ('theirs', 2, 'x')`);
    expect((await save('handoff_key', value, { key: 'theirs', secret: typed })).code).toBe(354);
  });

  it('is wanted anew where it would serve something else', async () => {
    const value = { endpoint: 'https://events.example/v1/1/events', enabled: true };
    const stored = await save('tracking', value, { secret: typed });
    expect((await confirm(stored.data.proposal_id)).code).toBe(100);
    expect((await save('tracking', { endpoint: 'https://evil.example/' })).code).toBe(353);
    const party = {
      label: { en_US: 'Acme' },
      issuer: 'https://id.acme.example',
      client_id: 'pavilion',
      scope: 'openid email',
      claims: { member_email: 'email' },
      enabled: true,
      sort: 0,
    };
    const open = await save('third_party', party, { key: 'acme' });
    expect((await confirm(open.data.proposal_id)).code).toBe(100);
    expect(await one('third_party', 'acme')).toMatchObject({ value: party, has_secret: false });
    const widget = { provider: 'turnstile', site_key: '0x4AAA', enabled: true };
    expect((await save('captcha', widget)).code).toBe(353);
    const proposed = await save('captcha', widget, { secret: typed });
    expect((await confirm(proposed.data.proposal_id)).code).toBe(100);
    expect(await one('captcha')).toMatchObject({ value: widget, has_secret: true });
  });
});

describe('the rules of play', () => {
  it('cannot be set against the jurisdiction of the site, and can once it is chosen no more', async () => {
    const held = {
      autoplay: false,
      hurry: false,
      feature_buy: false,
      slot_round_ms: 2_500,
      game_round_ms: 5_000,
    };
    const open = { autoplay: true, hurry: true, feature_buy: true, slot_round_ms: null, game_round_ms: null };
    for (const [name, value] of Object.entries(open))
      expect(await save('site', { ...held, jurisdiction: 'uk', [name]: value }), name).toMatchObject({
        field: `value.${name}`,
      });
    expect((await one('site')).value).toMatchObject({ jurisdiction: 'none' });
    expect((await save('site', { ...held, jurisdiction: 'uk', slot_round_ms: 3_000 })).code).toBe(100);
    expect((await one('site')).value).toMatchObject({ jurisdiction: 'uk', slot_round_ms: 3_000 });
    expect((await save('site', { ...open, jurisdiction: 'none' })).code).toBe(100);
  });
});
