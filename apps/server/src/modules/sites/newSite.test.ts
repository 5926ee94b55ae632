import { randomUUID } from 'node:crypto';
import { agentRegister } from '@pavilion/contract/agents';
import { depositCreate, depositMethods } from '@pavilion/contract/cashier';
import { lobbyGames } from '@pavilion/contract/catalogue';
import { carouselPicture } from '@pavilion/contract/content';
import { captcha } from '@pavilion/contract/identity';
import {
  type AnyOfficeCall,
  agentApplicationApprove,
  agentApplicationList,
  agreementPropose,
  contentPublish,
  contentSave,
  envelopeCreate,
  methodSave,
  offerAdd,
  offerList,
  officeSession,
  paymentChoices,
  proposalConfirm,
  proposalOne,
  providerList,
  reportLiabilities,
  siteOpen,
  staffAppoint,
  withdrawalRuleSave,
} from '@pavilion/contract/office';
import { play } from '@pavilion/contract/play';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { OfficeBrowser } from '../../testing/officeHall.ts';
import { type Desk, deskSecret, openDesk } from '../cashier/desk.fixture.ts';
import { gatherReports } from '../reports/index.ts';
import { storeProviderWire } from '../wallet/index.ts';

/** What a new site needs, from its office alone: two people, in the order in which they would do it. */

const host = 'orchid.localhost';
const reason = 'we open here';
const provider = 1;
let desk: Desk;
let owner: OfficeBrowser;
let second: OfficeBrowser;

beforeAll(async () => {
  desk = await openDesk();
  const { hall } = desk;
  await storeProviderWire(hall.database.pool, deskSecret, {
    gpId: provider,
    key: { keyId: 'first-1', secret: 'of old' },
    baseUrl: 'http://127.0.0.1:9/operator/v1',
    gameOrigin: 'http://localhost:3100',
  });
  await hall.give('admin', 2, 'owner');
  const beside = await hall.logIn('admin', { ip: '10.0.0.1' });
  const opened = await beside.call(siteOpen, {
    code: 'orchid',
    name: '兰庭 Orchid',
    time_zone: 'Asia/Shanghai',
    languages: ['zh_CN', 'en_US'],
    currencies: ['USD'],
    hosts: [host],
    reason,
    request_id: randomUUID(),
  });
  expect(opened.data.site_id).toBe(3);
  await vi.waitFor(
    async () =>
      expect((await beside.call(officeSession, {}, { host })).data).toMatchObject({ site: { id: 3 } }),
    20_000,
  );
  owner = await hall.logIn('admin', { host, ip: '10.0.0.2' });
  const let_in = { account: 'manager01', roles: ['manager'], reason, request_id: randomUUID() };
  expect((await owner.call(staffAppoint, let_in)).data).toEqual({ proposal_id: null });
  second = await hall.logIn('manager01', { host, ip: '10.0.0.3' });
});
afterAll(() => desk.close());

const asked = () => ({ reason, request_id: randomUUID() });
/** Another person confirms what the owner has proposed. */
const byTwo = async (reply: { code: number; data: { proposal_id: number | null } }): Promise<void> => {
  expect(reply.code).toBe(100);
  const id = reply.data.proposal_id ?? 0;
  const { content_hash } = (await second.call(proposalOne, { id })).data;
  expect((await second.call(proposalConfirm, { id, content_hash })).code).toBe(100);
};
const member = async (path: string, body: object, token?: string) =>
  (await desk.hall.call(path, body, { host, ...(token === undefined ? {} : { token }) })).body as {
    code: number;
    data: Record<string, unknown>;
  };
const rowsOf = async (call: AnyOfficeCall): Promise<Record<string, unknown>[]> =>
  ((await owner.send(call, {})).data as { rows: Record<string, unknown>[] }).rows;

it('is given its texts: an agreement by two, a banner by one', async () => {
  const words = (text: string) => ({ zh_CN: `${text}（中文）`, en_US: text });
  await byTwo(
    await owner.call(agreementPropose, {
      version: '2026-11-20',
      texts: { title: words('Agreement'), content: words('<p>What holds.</p>') },
      ...asked(),
    }),
  );
  const piece = {
    kind: 'banner',
    content: {
      use_type: 0,
      picture: 'koi-moon',
      title: words('Welcome'),
      subtitle: {},
      action: {},
      link_type: 1,
      url: '/discount',
      link_method: 0,
      link_gp_id: null,
      link_gt_id: null,
      link_game_code: null,
      link_currency: null,
      sort: 0,
    },
  } as const;
  const saved = await owner.call(contentSave, { piece, request_id: randomUUID() });
  const published = await owner.call(contentPublish, { ...saved.data, publish_at: null, expire_at: null });
  expect(published.code).toBe(100);
  await expect
    .poll(async () => (await member(carouselPicture.path, { use_type: 0 })).data, { timeout: 20_000 })
    .toMatchObject({ web_carousel_picture_list: [{ url: '/discount' }] });
});

it('takes and pays money by a gateway that its owner has elsewhere, and nobody else’s', async () => {
  const { gateways } = (await owner.call(paymentChoices, {})).data;
  expect(gateways.map(({ code }) => code)).toContain('sandbox');
  // Manager here and of site 1, not of site 2, which uses the gateway too.
  expect((await second.call(paymentChoices, {})).data.gateways.map(({ code }) => code)).not.toContain(
    'sandbox',
  );
  const method = {
    code: 'card',
    gateway: 'sandbox',
    currency: 'USD',
    name: { zh_CN: '在线支付', en_US: 'Online payment' },
    description: {},
    amount_min: '10',
    amount_max: '1000',
    fee: '0',
    presets: [] as string[],
    takes_seconds: 60,
    pay_within_seconds: 900,
    sort: 0,
    enabled: true,
  } as const;
  expect(await second.call(methodSave, { method, ...asked() })).toMatchObject({
    status: 400,
    field: 'gateway',
  });
  const proposed = await owner.call(methodSave, { method, ...asked() });
  const id = proposed.data.proposal_id ?? 0;
  const { content_hash } = (await second.call(proposalOne, { id })).data;
  // Whoever confirms has to have the gateway as well.
  expect((await second.call(proposalConfirm, { id, content_hash })).code).toBe(347);
  await desk.hall.give('manager01', 2, 'manager');
  expect((await second.call(proposalConfirm, { id, content_hash })).code).toBe(100);
  await byTwo(
    await owner.call(withdrawalRuleSave, {
      rule: {
        currency: 'USD',
        gateway: 'sandbox',
        amount_min: '10',
        amount_max: '500',
        fee: '0',
        fee_basis_points: 0,
        second_approval_from: '200',
        daily_max: 3,
        turnover_percent: 100,
        enabled: true,
      },
      ...asked(),
    }),
  );
});

it('offers a provider of the installation with its games, once', async () => {
  expect(await rowsOf(providerList)).toEqual([]);
  const offers = await rowsOf(offerList);
  const offer = offers.find(({ id }) => id === provider);
  expect(offer).toMatchObject({ code: 'LANTERN', is_offered: false });
  expect(Number(offer?.games_missing)).toBeGreaterThan(1);
  expect((await owner.call(offerAdd, { id: 999, reason })).code).toBe(404);
  const added = await owner.call(offerAdd, { id: provider, reason });
  expect(added.data.games_added).toBe(offer?.games_missing);
  expect((await owner.call(offerAdd, { id: provider, reason })).data.games_added).toBe(0);
  expect(await rowsOf(providerList)).toMatchObject([
    { id: provider, state: 'open', games: offer?.games_missing },
  ]);
  expect((await rowsOf(offerList)).map(({ id }) => id)).not.toContain(provider);
});

it('has an envelope by two, for a site that has said nothing lets nobody act alone', async () => {
  const now = desk.hall.clock.now().getTime();
  await byTwo(
    await owner.call(envelopeCreate, {
      title: { zh_CN: '开业红包', en_US: 'Opening' },
      currency: 'USD',
      budget: '100',
      shares: 10,
      spread: 'even',
      min_deposit: '0',
      deposit_days: 30,
      starts_at: new Date(now).toISOString(),
      end_at: new Date(now + 86_400_000).toISOString(),
      ...asked(),
    }),
  );
});

it('has a member who joins on its host, pays in, plays, becomes an agent and stands in its report', async () => {
  const { data: drawn } = await member(captcha.path, { type: 2 });
  const joined = await member('/register', {
    member_account: 'orchid01',
    password: 'Lantern8',
    member_email: 'orchid01@example.com',
    member_birthday: '1990-04-07',
    member_currency: 'USD',
    answer: '0000',
    captcha_token: drawn.captcha_token,
    agreement: true,
  });
  expect(joined.code).toBe(100);
  const token = String(joined.data.token);
  const methods = depositMethods.data.parse((await member(depositMethods.path, {}, token)).data);
  const ordered = await member(
    depositCreate.path,
    { request_id: randomUUID(), method_id: methods.list[0]?.id ?? 0, amount: '100.00' },
    token,
  );
  expect(ordered.code).toBe(100);
  const { order_number } = depositCreate.data.parse(ordered.data).deposit;
  await desk.tell({
    order_number,
    payment_id: await desk.paymentOf(order_number),
    state: 'approved',
    amount: 10_000,
  });
  expect(await desk.cashOf(Number(joined.data.member_id))).toBe(10_000n);
  const { rows } = await desk.hall.database.owner.query<{ gt_id: number; game_code: string }>(
    'SELECT gt_id, game_code FROM site_game JOIN game ON game.id = game_id WHERE site_id = 3 ORDER BY sort LIMIT 1',
  );
  const game = rows[0];
  await expect
    .poll(async () => (await member(lobbyGames.path, { currency: 'USD', game_type_id: game?.gt_id })).data, {
      timeout: 20_000,
    })
    .toMatchObject({ games: { gp_id: expect.arrayContaining([provider]) } });
  const started = await member(
    play.path,
    { gpId: provider, game_type: game?.gt_id, game_code: game?.game_code },
    token,
  );
  expect(started.code).toBe(100);
  const applied = await member(
    agentRegister.path,
    {
      request_id: randomUUID(),
      contact_by: 'member_telegram',
      contact: 'orchid_one',
      plan: 'Friends of mine, who play in the evening.',
    },
    token,
  );
  expect(applied.code).toBe(100);
  const [application] = await rowsOf(agentApplicationList);
  expect((await owner.call(agentApplicationApprove, { id: String(application?.id) })).code).toBe(100);
  // As the clock does every minute.
  await gatherReports(desk.hall.database.pool);
  const liabilities = (await owner.call(reportLiabilities, {})).data.rows;
  expect(liabilities).toMatchObject([{ currency: 'USD', balances: '100.00' }]);
});
