import { myCash } from '@pavilion/contract/wallet';
import { expect, memberTest, once } from './fixtures.ts';
import { SlotModel } from './models/SlotModel.ts';

/** A game whose provider keeps its players' money itself. */
const beads = 'beads-of-fortune';
const lobby = '/slotgame?gt_id=2&gp_id=4&house=0';
const abacus = 4;

memberTest.use({ openingDeposit: '50.00' });

memberTest(
  'the balance goes with the game, shows in the wallet, and comes home with one key',
  once,
  async ({ hall, api, member }) => {
    await hall.open(lobby);
    await hall.expectBalance('$50.00');
    const window = await hall.launch(beads);
    const slot = new SlotModel(window);
    await slot.ready();
    expect(await slot.minor('balance', 'USD')).toBe(5_000n);
    await slot.playRound();
    const left = await slot.minor('balance', 'USD');
    await hall.expectBalance('$0.00');

    const wallet = await hall.openWallet();
    const { page } = wallet;
    const row = page.locator(`[data-provider="${abacus}"]`);
    const shown = `$${left / 100n}.${String(left % 100n).padStart(2, '0')}`;
    const cashThere = row.locator('[data-field="cash"]');
    await expect(cashThere).toHaveText(shown);
    await expect(row).toContainText(hall.text('wallet.kind_transfer'));
    await expect(page.locator('[data-field="total-balance"]')).toContainText(shown);

    // A game is open: it must be left before its money can come.
    await wallet.button('wallet.one_key').click();
    await expect(wallet.dialog()).toContainText(hall.text('wallet.check_text'));
    await wallet
      .dialog()
      .getByRole('button', { name: hall.text('wallet.check_confirm') })
      .click();
    await expect(page.locator('[data-field="main-balance"]')).toHaveText(shown);
    await expect(cashThere).toHaveText('$0.00');
    await expect(page.locator('[data-field="transfer-actions"] button').first()).toBeDisabled();

    const cash = await api.call(myCash, {}, member.session);
    expect(cash).toMatchObject({ main: shown.slice(1), total: shown.slice(1) });
  },
);
