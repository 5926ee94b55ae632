import { formatMinor, minor } from '@pavilion/money';
import { type LightLevel, lightLevels } from '../apps/studio/src/games/lights.ts';
import { expectAccessible } from './accessibility.ts';
import { expect, memberTest, once, test } from './fixtures.ts';
import { press, sessionOf } from './lightsHouse.ts';
import { type HallModel, hallOf } from './models/HallModel.ts';
import { SlotModel } from './models/SlotModel.ts';

/** The levels of the jackpots on the hall's home page. */

const currency = 'USD';
/** The greatest stake: its share of any light shows in the cents. */
const stake = '40.00';
/** The hall asks its providers soon after it has opened. */
const namedWithinMs = 60_000;
const pots = 4;

const bandOf = (hall: HallModel) =>
  hall.page.getByRole('list', { name: hall.text('home.jackpot_levels'), exact: true });

const openHome = async (hall: HallModel) => {
  await expect(async () => {
    await hall.open('/');
    await expect(bandOf(hall).getByRole('listitem')).toHaveCount(pots, { timeout: 2_000 });
  }).toPass({ timeout: namedWithinMs });
  return bandOf(hall);
};

/** Without cents that say nothing. */
const ceilingText = ({ ceilingOf }: LightLevel): string =>
  formatMinor(minor(ceilingOf(currency)), currency).replace(/\.00$/, '');

test('each jackpot stands in the band by its name, with the amount by which it must drop', async ({
  hall,
}) => {
  test.setTimeout(2 * namedWithinMs);
  const levels = (await openHome(hall)).getByRole('listitem');
  for (const [at, level] of lightLevels.entries()) {
    await expect(levels.nth(at)).toContainText(level.names.en_US);
    await expect(levels.nth(at)).toContainText(
      hall.text('home.jackpot_drops_by', { amount: ceilingText(level) }),
    );
  }
  await expect(levels.last()).toContainText(hall.text('home.jackpot_any_time'));
  await expectAccessible(hall.page);
});

memberTest.describe('a member', () => {
  memberTest.use({ openingDeposit: '900.00' });

  memberTest('sees a level grow while somebody plays for it', once, async ({ hall, context }) => {
    memberTest.setTimeout(3 * namedWithinMs);
    const band = await openHome(hall);
    const before = await band.textContent();
    const other = hallOf(await context.newPage(), hall.locale);
    await other.open('/slotgame?gt_id=2&gp_id=Popular&house=0');
    await other.search('Night Market Lanterns');
    const game = await other.launch('night-market');
    await new SlotModel(game).ready();
    await press('night-market', await sessionOf(game), stake);
    await other.page.close();
    await hall.page.bringToFront();
    await expect(band).not.toHaveText(before ?? '', { timeout: namedWithinMs });
    await expect(band.getByRole('listitem')).toHaveCount(pots);
  });
});
