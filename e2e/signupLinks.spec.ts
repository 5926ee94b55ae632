import { agentDomainCookieSeconds } from '@pavilion/contract';
import { expect, memberTest, once, test } from './fixtures.ts';
import { newMember } from './hallApi.ts';
import { closeAgent, giveDomain, introducerOf, makeAgent } from './houseDatabase.ts';
import { hallOrigin } from './surroundings.ts';
import { serverTextOf } from './texts.ts';

/** Who brings somebody, by which link, and what becomes of it (spec §2 entry parameters, §4 Sign-up, §8). */

const introducerCookies = [
  'signup_mode',
  'member_agent',
  'recommend_code',
  'signup_currency',
  'agent_domain_id',
];

test('an agent link fixes introducer and currency, and says so', async ({ hall, api }) => {
  const agent = await api.join();
  await makeAgent(agent.session.member_id);
  const member = newMember();
  await hall.open(`/?id=${agent.session.member_id}&currency=RMB`);
  const form = await hall.openSignup();
  await form.expectLocked(form.input('introducer'), String(agent.session.member_id));
  // The currency is the agent's, whatever the address asks for.
  await form.expectLocked(form.currency(), hall.text('currency.USD'));
  await expect(form.currency()).toHaveAccessibleDescription(hall.text('signup.currency_from_link'));

  await form.passAccount(member);
  await expect(form.input('introducer')).toHaveAccessibleDescription(
    hall.text('signup.introducer_from_link'),
  );
  await form.fillEmail(member);
  await form.chooseBirthday(1990, 4, 7);
  await form.prove();
  await form.submit();
  await hall.expectBalance('$0.00');
  expect(await introducerOf(member.account)).toEqual({
    kind: 'member_agent',
    agentId: agent.session.member_id,
  });
});

test(
  'a link is remembered on other pages, for as long as the house says',
  once,
  async ({ hall, page, context }) => {
    await hall.open('/faq?invite=LANTERN8');
    // Kept once the page has come to life, which is a moment after it can be pressed.
    await expect
      .poll(async () => (await context.cookies()).map(({ name }) => name))
      .toContain('recommend_code');
    await hall.open('/');
    const cookies = await context.cookies();
    const kept = Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
    expect(kept).toMatchObject({ signup_mode: 'recommend_code', recommend_code: 'LANTERN8' });
    expect(kept).not.toHaveProperty('member_agent');
    const form = await hall.openSignup();
    await form.expectLocked(form.input('introducer'), 'LANTERN8');
    await form.expectLocked(form.currency(), hall.text('currency.RMB'));

    // LINK_EXPIRE_TIME of the house under test: a day.
    const mode = cookies.find(({ name }) => name === 'signup_mode');
    const lifeSeconds = (mode?.expires ?? 0) - (await page.evaluate(() => Date.now() / 1000));
    expect(Math.round(lifeSeconds / 3600)).toBe(24);
    await context.clearCookies({ name: 'signup_mode' });
    await page.reload();
    await hall.ready();
    await hall.openSignup();
    await expect(form.currency()).toBeEnabled();
    await expect(form.input('introducer')).toHaveCount(0);
  },
);

test('a newer link takes the place of an older one', once, async ({ hall, api, context }) => {
  const agent = await api.join();
  await makeAgent(agent.session.member_id);
  await hall.open('/?invite=LANTERN8');
  await hall.open(`/?id=${agent.session.member_id}`);
  await expect
    .poll(async () => (await context.cookies()).map(({ name }) => name))
    .not.toContain('recommend_code');
  const form = await hall.openSignup();
  await form.expectLocked(form.input('introducer'), String(agent.session.member_id));
});

for (const address of ['/?id=999999', '/?invite=NOSUCHCODE'])
  test(
    `${address} introduces nobody: it is said, forgotten, and the choice is free`,
    once,
    async ({ hall, page, context }) => {
      await hall.open(address);
      const form = await hall.openSignup();
      await expect(form.root.getByRole('status')).toHaveText(hall.text('signup.introducer_invalid'));
      await expect(form.currency()).toBeEnabled();
      await form.chooseCurrency('RMB');
      await form.passAccount(newMember());
      await form.unfold();
      await expect(form.input('introducer')).toBeEditable();
      const names = (await context.cookies()).map(({ name }) => name);
      expect(names.filter((name) => introducerCookies.includes(name))).toEqual([]);
      await page.goto('/');
      await hall.openSignup();
      await expect(form.root.getByRole('status')).toHaveCount(0);
    },
  );

test('what is no number and no code is not taken from an address', once, async ({ hall, context }) => {
  await hall.open('/?id=1;DROP&invite=%3Cb%3E&currency=GOLD');
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names.filter((name) => introducerCookies.includes(name))).toEqual([]);
  const form = await hall.openSignup();
  await expect(form.root.getByRole('status')).toHaveCount(0);
});

test(
  'the word of the server against the introducer clears what was kept and unlocks the form',
  once,
  async ({ hall, api, context }) => {
    const agent = await api.join();
    await makeAgent(agent.session.member_id);
    const member = newMember();
    await hall.open(`/?id=${agent.session.member_id}`);
    const form = await hall.openSignup();
    await form.expectLocked(form.input('introducer'), String(agent.session.member_id));
    await closeAgent(agent.session.member_id);
    await form.passAccount(member);
    await form.fillEmail(member);
    await form.chooseBirthday(1990, 4, 7);
    await form.prove();
    await form.submit();
    await expect(hall.toast(serverTextOf('en_US', 'signup.agent_disabled'))).toBeVisible();
    await expect(form.currency()).toBeEnabled();
    await expect(form.input('introducer')).toHaveCount(0);
    const names = (await context.cookies()).map(({ name }) => name);
    expect(names.filter((name) => introducerCookies.includes(name))).toEqual([]);
    // Nothing else was lost, and without an introducer the same form is taken.
    await expect(form.input('member_account')).toHaveValue(member.account);
    await form.answerCaptcha('0000');
    await form.submit();
    await hall.expectBalance('$0.00');
    expect(await introducerOf(member.account)).toEqual({ kind: null, agentId: null });
  },
);

test('a typed introducer is asked about when it is left', once, async ({ hall }) => {
  await hall.open('/');
  const form = await hall.openSignup();
  await form.chooseCurrency('RMB');
  await form.passAccount(newMember());
  await form.unfold();
  const introducer = form.input('introducer');
  await form.leave(introducer, 'NOSUCHCODE');
  await form.expectComplaint(introducer, hall.text('signup.introducer_invalid'));
  await form.leave(introducer, 'LANTERN8');
  await form.expectNoComplaint(introducer);
  await hall.button('signup.back').click();
  await form.chooseCurrency('VND');
  await form.goOn();
  await form.leave(introducer, 'KOI2026');
  await form.expectComplaint(
    introducer,
    hall.text('signup.introducer_currency', { currency: hall.text('currency.RMB') }),
  );
});

test('when recommendations are closed the form asks for no introducer any more', once, async ({ hall }) => {
  await hall.open('/?invite=LANTERN8');
  const form = await hall.openSignup();
  await form.expectLocked(form.input('introducer'), 'LANTERN8');
  await form.passAccount(newMember());
  await form.chooseBirthday(1990, 4, 7);
  await form.prove();
  await form.answer('/register', 107, 'Recommendations are closed.');
  await form.submit();
  await expect(hall.toast('Recommendations are closed.')).toBeVisible();
  await expect(form.input('introducer')).toHaveCount(0);
  await expect(form.currency()).toBeEnabled();
});

/** The same house under another host name. */
const houseAt = (host: string): string => {
  const origin = new URL(hallOrigin());
  origin.hostname = host;
  return origin.origin;
};

test(
  'a link into a currency that is not open says so for Vietnamese dong, and for no other',
  once,
  async ({ hall }) => {
    await hall.open(`${houseAt('harbor.localhost')}/?currency=VND`);
    const form = await hall.openSignup();
    await expect(form.root.getByRole('status')).toHaveText(hall.text('signup.vnd_not_open'));
    await expect(form.currency()).toBeEnabled();
    await hall.open(`${houseAt('harbor.localhost')}/?currency=THB`);
    await hall.openSignup();
    await expect(form.currency()).toBeEnabled();
    await expect(form.root.getByRole('status')).toHaveCount(0);
  },
);

test(
  "an agent's domain fixes introducer and currency for a day",
  once,
  async ({ hall, api, page, context }) => {
    const agent = await api.join();
    const host = `${agent.account}.localhost`;
    await makeAgent(agent.session.member_id);
    await giveDomain(agent.session.member_id, host, 'USD');
    await hall.open(houseAt(host));
    const form = await hall.openSignup();
    await form.expectLocked(form.input('introducer'), String(agent.session.member_id));
    await form.expectLocked(form.currency(), hall.text('currency.USD'));
    await expect(form.currency()).toHaveAccessibleDescription(hall.text('signup.currency_from_domain'));
    await form.passAccount(newMember());
    await expect(form.input('introducer')).toHaveAccessibleDescription(
      hall.text('signup.introducer_from_domain'),
    );
    const cookie = (await context.cookies()).find(({ name }) => name === 'agent_domain_id');
    expect(cookie?.value).toBe(String(agent.session.member_id));
    const lifeSeconds = (cookie?.expires ?? 0) - (await page.evaluate(() => Date.now() / 1000));
    expect(Math.round(lifeSeconds / 3600)).toBe(agentDomainCookieSeconds / 3600);
    // A link that is followed on it goes before it.
    await hall.open(`${houseAt(host)}/?invite=LANTERN8`);
    await hall.openSignup();
    await form.expectLocked(form.input('introducer'), 'LANTERN8');
  },
);

test('the modal parameter opens the sign-up or the login, once', once, async ({ hall, page }) => {
  await hall.open('/?modal=register');
  await expect(hall.signup().root).toBeVisible();
  await expect(page).toHaveURL('/');
  await hall.open('/faq?modal=login');
  await expect(hall.form('login', 'login.submit').root).toBeVisible();
  await hall.open('/?modal=logout');
  await expect(hall.dialog()).toBeHidden();
  await page.reload();
  await hall.ready();
  await expect(hall.dialog()).toBeHidden();
});

memberTest(
  'a member who follows a link stays a member, and nothing opens',
  once,
  async ({ hall, context }) => {
    await hall.open('/?invite=LANTERN8&modal=register');
    await hall.expectBalance('$0.00');
    await expect(hall.dialog()).toBeHidden();
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('signup_mode');
  },
);
