import { expect, test } from './fixtures.ts';
import { withHouse } from './houseDatabase.ts';

test.use({ pictures: true });
for (const lang of ['zh_CN', 'en_US'] as const)
  test(`look ${lang}`, async ({ page, api }, info) => {
    test.setTimeout(240_000);
    await withHouse(async (pool) => {
      await pool.query(`insert into member (site_id, account, account_key, password_hash, currency, agent_id, is_agent, agent_active, agent_level, member_type)
        select 1, 'sub' || n, 'sub' || n, '', 'RMB', (select id from member where account = 'agent01'), true, true, 2, 2 from generate_series(1, 3) n on conflict do nothing`);
      await pool.query(`insert into member (site_id, account, account_key, password_hash, currency, agent_id)
        select 1, 'low' || n, 'low' || n, '', 'RMB', (select id from member where account = 'sub' || 1 + n % 3) from generate_series(1, 14) n on conflict do nothing`);
      await pool.query(`insert into report.member_game_day select 1, current_date - d, m.id, 'RMB', 2 + d % 3, 1 + d % 4, 5, 120000 + m.id % 97 * 1000, 118000, 90000 + d * m.id % 60000, 500, 0, 0, 0, 0, 0, 0, 0
        from member m cross join generate_series(0, 12) d where account ~ '^(sub|low)' on conflict do nothing`);
      await pool.query(
        `insert into report.member_game_day select 1, current_date - 3, m.id, 'RMB', 0, 0, 0, 0, 0, 0, 0, 500000, 1, 100000, 1, 0, 0, 0 from member m where account ~ '^low' on conflict do nothing`,
      );
      await pool.query(
        `update agent_relation set from_day = current_date - 20 where member_id in (select id from member where account ~ '^(sub|low)')`,
      );
      await pool.query(
        `insert into report.agent_day_state select 1, current_date - d, true from generate_series(0, 13) d on conflict (site_id, day) do update set is_due = true`,
      );
      for (let more = true, begins = true; more; begins = false)
        more =
          (
            await pool.query<{ more: boolean }>('select report.make_next_agent_day(now(), $1) as more', [
              begins,
            ])
          ).rows[0]?.more === true;
    });
    const session = await api.logIn({ account: 'agent01', password: 'Agent001' });
    await page.context().addCookies([{ name: 'i18n_redirected', value: lang, url: api.origin }]);
    await page.addInitScript(
      (s) => {
        for (const [k, v] of Object.entries(s)) localStorage.setItem(k, String(v));
      },
      {
        token: session.token,
        member_id: session.member_id,
        member_account: 'agent01',
        currency: 'RMB',
        member_type: 2,
        app_banner: 'off',
      },
    );
    for (const name of ['Promotion', 'DownlineInfo', 'OperationTable', 'StratifiedTable']) {
      await page.goto(`/proxy?page=${name}&lang=${lang}`);
      await expect(page.locator(`[data-agent-page="${name}"]`)).toBeVisible({ timeout: 60_000 });
      await page.waitForTimeout(2500);
      if (name === 'Promotion' && lang === 'zh_CN') {
        const b = page.locator('[data-part="campaigns"] [aria-expanded]');
        await b.click();
        await page.locator('[name="name"]').fill(`夜市 ${info.project.name}`);
        await page.locator('[data-form="campaign"] [type="submit"]').click();
        await page.waitForTimeout(1500);
      }
      await page.screenshot({
        path: `/tmp/ht/shot-${info.project.name}-${lang}-${name}.png`,
        fullPage: true,
      });
    }
    if (info.project.name !== 'desktop') {
      await page
        .getByRole('button', { name: /菜单|menu/i })
        .last()
        .click();
      await page.waitForTimeout(600);
      await page.screenshot({ path: `/tmp/ht/shot-${info.project.name}-${lang}-menu.png` });
    }
  });
