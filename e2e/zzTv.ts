import { localeCookie, storageKeys } from '@pavilion/contract';
import { HallApi } from '/var/tmp/w/merge/e2e/hallApi.ts';
import { withFreshHall } from '/var/tmp/w/merge/e2e/pictures/freshHall.ts';
import { mkdirSync } from 'node:fs';
const out = '/var/tmp/w/tv'; mkdirSync(out, { recursive: true });
await withFreshHall((line) => console.log(line), async (browser, origin) => {
  const session = await new HallApi(origin).logIn({ account: 'player01', password: 'Player01' });
  for (const [template, device] of [['narrow', { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 1, userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36' }], ['wide', { viewport: { width: 1280, height: 800 } }]] as const)
    for (const locale of ['zh_CN', 'en_US'] as const) {
      const context = await browser.newContext({ ...device, baseURL: origin, reducedMotion: 'reduce' });
      await context.addCookies([localeCookie.name, 'template'].map((name, i) => ({ name, value: i === 0 ? locale : template, url: origin })));
      await context.addInitScript((entries) => { for (const [n, v] of entries) localStorage.setItem(n, v); const t = new Date(Date.now() + 86400000).toISOString(); sessionStorage.setItem('popup_closed_at', t); sessionStorage.setItem('popup_closed_at.' + entries[1][1], t); localStorage.setItem('app_banner', 'off'); },
        [[storageKeys.token, session.token], [storageKeys.memberId, String(session.member_id)], [storageKeys.memberAccount, session.member_account], [storageKeys.currency, session.member_currency], ['member_login_id', session.member_login_id]] as any);
      const page = await context.newPage();
      await page.goto('/discount'); await page.waitForLoadState('networkidle').catch(() => undefined); await page.waitForTimeout(1500);
      await page.screenshot({ path: `${out}/list-${template}-${locale}.png`, fullPage: true });
      const links = await page.locator('a[href*="tournament"]').evaluateAll((as) => [...new Set(as.map((a) => a.getAttribute('href')))]);
      console.log(template, locale, links.join(' '));
      let n = 0;
      for (const href of links.slice(0, 3)) {
        await page.goto(href!); await page.waitForLoadState('networkidle').catch(() => undefined); await page.waitForTimeout(1500);
        await page.screenshot({ path: `${out}/t${n++}-${template}-${locale}.png`, fullPage: true });
      }
      await context.close();
    }
});
