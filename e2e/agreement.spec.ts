import { expectNothingGrave } from './accessibility.ts';
import { expect, memberTest, once } from './fixtures.ts';
import { demandAgreement } from './houseDatabase.ts';

/** A new version of the service agreement (decision 0106). */

memberTest(
  'a new version of the service agreement is shown after the login, can wait, and is asked for before a game',
  once,
  async ({ hall, page, member }) => {
    await demandAgreement(member.session.member_id);
    await hall.open('/slotgame?gt_id=2&gp_id=Popular&house=0');
    const dialog = hall.dialog();
    await expect(dialog).toContainText(hall.text('signup.agreement_new_text'));
    await expect(dialog.locator('[data-agreement] article')).toBeVisible();
    await expectNothingGrave(page);
    await hall.button('signup.agreement_later').click();
    await expect(dialog).toBeHidden();
    await page.reload();
    await hall.expectBalance('$0.00');
    await expect(dialog).toBeHidden();

    // No game, and no window of one that stays open empty.
    const pages = page.context().pages().length;
    await hall.press('koi-lantern');
    await expect(dialog).toContainText(hall.text('signup.agreement_new_text'));
    await expect.poll(() => page.context().pages().length).toBe(pages);
    await hall.button('signup.agreement_accept').click();
    await expect(dialog).toBeHidden();
    await hall.launch('koi-lantern');
  },
);
