import { recordsRounds } from '@pavilion/contract/records';
import { expectAccessible } from './accessibility.ts';
import { dollars } from './amounts.ts';
import { expect, memberTest, once } from './fixtures.ts';
import type { HallModel } from './models/HallModel.ts';
import { SlotModel } from './models/SlotModel.ts';
import { studioOrigin } from './surroundings.ts';

const lobby = '/slotgame?gt_id=2&gp_id=Popular&house=0';
const koi = 'koi-lantern';

memberTest.use({ openingDeposit: '50.00' });

/** Plays one round; answers its stake. */
const playOne = async (hall: HallModel): Promise<bigint> => {
  await hall.open(lobby);
  await hall.expectBalance('$50.00');
  const window = await hall.launch(koi);
  const slot = new SlotModel(window);
  await slot.ready();
  const stake = await slot.minor('stake', 'USD');
  await slot.playRound();
  const left = window.waitForEvent('close');
  await slot.control('leave').click();
  await left;
  await expect(hall.playDock()).toBeHidden();
  return stake;
};

memberTest(
  'a round is found again, with its stake, its proof and its replay',
  async ({ hall, page, api, member }) => {
    memberTest.setTimeout(120_000);
    const stake = await playOne(hall);
    await hall.open('/user/Transaction');
    const rounds = await hall.openRecords('rounds');
    await expect(rounds.locator('[data-opens-row]')).toHaveCount(1);
    await rounds.locator('[data-opens-row]').click();

    const round = page.locator('[data-round]');
    await expect(round.locator('[data-field="stake"]')).toContainText(dollars(stake));
    await expect(round).toContainText(hall.text('records.round_closed'));
    const { list } = await api.call(recordsRounds, {}, member.session);
    await expect(round).toContainText(list[0]?.round_id ?? 'no round');
    await expect(round.locator('[data-field="moves"] li').first()).toContainText(dollars(stake));
    await expect(round.locator('[data-proof="hash"] dd').first()).toHaveText(/^[0-9a-f]{64}$/);
    await expect(round.locator('[data-proof="nonce"] dd').first()).toHaveText(/^[0-9]+$/);
    await expectAccessible(page, '[role="dialog"]');

    const opening = page.context().waitForEvent('page');
    await round.locator('[data-field="replay"]').click();
    const replay = await opening;
    await replay.waitForURL(`${studioOrigin()}/verify/${koi}**`);
    expect(await replay.evaluate(() => window.opener)).toBeNull();
  },
);

memberTest(
  'rounds are narrowed by provider, type, state and time, and all shown again',
  once,
  async ({ hall, page }) => {
    memberTest.setTimeout(120_000);
    await playOne(hall);
    await hall.open('/user/Transaction');
    const rounds = await hall.openRecords('rounds');
    const rows = rounds.locator('[data-opens-row]');
    await expect(rows).toHaveCount(1);
    if (hall.template === 'narrow') await rounds.locator('summary').click();
    const choice = (key: string) => rounds.getByRole('combobox', { name: hall.text(key), exact: true });
    await choice('records.type').selectOption('2');
    await choice('records.state').selectOption('closed');
    await choice('records.period').selectOption('day');
    await expect(rows).toHaveCount(1);
    await choice('records.state').selectOption('open');
    await expect(rounds).toContainText(hall.text('records.filtered_empty'));
    await page.getByRole('button', { name: hall.text('records.clear_filters') }).click();
    await expect(rows).toHaveCount(1);
    await expect(choice('records.state')).toHaveValue('');
  },
);

memberTest.describe('a list', () => {
  // The browser's line about the calls that the test lets fail.
  memberTest.use({ expectedConsole: [/ERR_FAILED/] });
  memberTest(
    'of which the statement does not load lets it be asked for again',
    once,
    async ({ hall, page }) => {
      await page.route('**/api/member/records/statement', (route) => route.abort());
      await hall.open('/user/Transaction');
      const statement = page.locator('[data-statement]');
      await expect(statement.getByRole('alert')).toHaveText(hall.text('statement.failed'));
      await page.unroute('**/api/member/records/statement');
      await statement.getByRole('button', { name: hall.text('member.retry') }).click();
      await expect(statement.locator('[data-figure="closing"]')).toHaveText('$50.00');
    },
  );
  memberTest(
    'without rounds says so, and one that does not load can be asked for again',
    once,
    async ({ hall, page }) => {
      await page.route('**/api/member/records/rounds', (route) => route.abort());
      await hall.open('/user/Transaction');
      const rounds = await hall.openRecords('rounds');
      await expect(rounds).toContainText(hall.text('records.failed'));
      await page.unroute('**/api/member/records/rounds');
      await rounds.getByRole('button', { name: hall.text('member.retry') }).click();
      await expect(rounds).toContainText(hall.text('records.empty'));
    },
  );
});
