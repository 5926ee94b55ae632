import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localeCookie } from '@pavilion/contract';
import type { Browser, Page } from '@playwright/test';
import { gatherReports } from '../../apps/server/src/modules/reports/index.ts';
import { runMain } from '../../scripts/launcher/runMain.ts';
import { rootFolder } from '../../scripts/launcher/settings.ts';
import { HallApi } from '../hallApi.ts';
import { withHouse } from '../houseDatabase.ts';
import { OfficeModel } from '../models/OfficeModel.ts';
import { appoint, askForMoney, type SpecStaff } from '../officeStaff.ts';
import { withFreshHall } from './freshHall.ts';
import { toWebp } from './webp.ts';

/**
 * `npm run pictures:office`: the rooms of the office as they look, drawn by a browser in front of a freshly seeded hall in
 * which a few members have paid in and asked for money. Writes `docs/pictures/office/`, which `docs/office.md` shows.
 */

const folder = join(rootFolder, 'docs', 'pictures', 'office');
const idleWithinMs = 10_000;

type Locale = 'zh_CN' | 'en_US';

interface Shot {
  readonly name: string;
  readonly path: string;
  readonly locale: Locale;
  readonly phone?: boolean;
  readonly dark?: boolean;
}

const devices = {
  desk: { viewport: { width: 1280, height: 800 }, widthPx: 1000 },
  phone: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    widthPx: 390,
  },
} as const;

const roomShots = ({ order, memberId }: { order: string; memberId: number }): readonly Shot[] => {
  const rooms: readonly (readonly [string, string])[] = [
    ['today', ''],
    ['withdrawals', '/withdrawals'],
    ['withdrawal', `/withdrawals/${order}/show`],
    ['deposits', '/deposits'],
    ['wins', '/wins'],
    ['payments', '/payments'],
    ['reconciliation', '/reconciliation'],
    ['members', '/members'],
    ['member', `/members/${memberId}/show`],
    ['reports', '/reports/play'],
    ['liabilities', '/reports/liabilities'],
    ['content', '/content'],
    ['providers', '/games/providers'],
    ['games', '/games'],
    ['returns', '/games/returns'],
    ['agents', '/agents'],
    ['settlement', '/settlement'],
    ['plans', '/settlement/plans'],
    ['promotions', '/promotions/new'],
    ['letters', '/letters/new'],
    ['proposals', '/proposals'],
    ['risk', '/risk_cases/rules'],
    ['settings', '/settings'],
    ['setting', '/settings/site'],
    ['sites', '/sites'],
    ['system', '/system'],
    ['staff', '/staff'],
    ['trace', '/trace'],
  ];
  const urgent = ['withdrawal', 'providers', 'member'];
  return [
    ...rooms.map(([name, path]): Shot => ({ name, path, locale: 'zh_CN' })),
    ...rooms.map(([name, path]): Shot => ({ name, path, locale: 'en_US', dark: true })),
    ...rooms
      .filter(([name]) => urgent.includes(name))
      .map(([name, path]): Shot => ({ name, path, locale: 'zh_CN', phone: true })),
  ];
};

const fileOf = ({ name, locale, phone = false }: Shot): string =>
  `${name}-${phone ? 'phone' : 'desk'}-${locale}.webp`;

const settle = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle', { timeout: idleWithinMs }).catch(() => undefined);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
};

const draw = async (
  browser: Browser,
  origin: string,
  staff: SpecStaff,
  shots: readonly Shot[],
): Promise<void> => {
  const [first] = shots;
  if (first === undefined) return;
  const { widthPx, ...device } = first.phone === true ? devices.phone : devices.desk;
  const context = await browser.newContext({
    ...device,
    baseURL: origin,
    reducedMotion: 'reduce',
    colorScheme: first.dark === true ? 'dark' : 'light',
    locale: first.locale.replace('_', '-'),
  });
  await context.addCookies([{ name: localeCookie.name, value: first.locale, url: origin }]);
  try {
    const page = await context.newPage();
    const office = new OfficeModel(page, first.locale);
    await office.logIn(staff);
    for (const shot of shots) {
      await office.open(shot.path);
      await settle(page);
      writeFileSync(join(folder, fileOf(shot)), await toWebp(context, await page.screenshot(), widthPx));
    }
  } finally {
    await context.close();
  }
};

/** Somebody who has money and asks for a part of it. */
const askSomebody = async (origin: string) => {
  const api = new HallApi(origin);
  const member = await api.join();
  const order = await askForMoney(api, member, '100');
  return { order, memberId: member.session.member_id };
};

const main = async (): Promise<number> => {
  const say = (line: string): void => console.log(`· ${line}`);
  mkdirSync(folder, { recursive: true });
  await withFreshHall(say, async (browser, origin) => {
    const asked = await askSomebody(origin);
    await withHouse(gatherReports);
    const shots = roomShots(asked);
    for (const look of [
      shots.filter(({ locale, phone }) => locale === 'zh_CN' && phone !== true),
      shots.filter(({ locale }) => locale === 'en_US'),
      shots.filter(({ phone }) => phone === true),
    ])
      await draw(browser, origin, await appoint('owner'), look);
    say(`${shots.length} pictures`);
  });
  return 0;
};

await runMain(main);
