import { type LimitKind, safetyAway, safetyLimit } from '@pavilion/contract/safety';
import { words } from '../apps/studio/client/tables/texts/en_US.ts';
import { expect, memberTest, once } from './fixtures.ts';
import type { TableModel } from './models/TableModel.ts';
import { longMs, openBoth } from './pairTables.ts';

/** What a member decides while two tables are open holds at both: a limit, and to stay away. */

/** Bets what lies on the table, and is told why it is not taken. */
const expectRefused = async (table: TableModel, why: keyof typeof words.refusals): Promise<void> => {
  await table.control('play').click();
  await table.expectNotice('refused');
  await expect(table.field('notice')).toContainText(words.refusals[why]);
};

const expectBalances = async (tables: readonly TableModel[], amount: string): Promise<void> => {
  for (const table of tables) await expect(table.field('balance')).toHaveAttribute('data-value', amount);
};

memberTest.use({ openingDeposit: '200.00' });

for (const [kind, limited] of [
  ['stake', 'stakes'],
  ['loss', 'losses'],
] as const satisfies readonly (readonly [LimitKind, string])[])
  memberTest(
    `a limit of ${limited} set while two tables are open is used up at both together`,
    once,
    async ({ hall, api, member }) => {
      memberTest.setTimeout(longMs);
      const { first, second } = await openBoth(hall);
      // As from another window of the hall.
      await api.call(safetyLimit, { kind, period: 'day', amount: '3.00' }, member.session);
      // Both in one round of the first: what is staked and not told yet counts as lost.
      await second.expectOpening();
      await first.expectOpening();
      await first.bet('banker');
      await second.expectPhase('open');
      await second.spot('dragon').click();
      await expectRefused(second, 'limit_reached');
      await expect(second.spot('dragon')).toHaveAttribute('data-standing', 'false');
      await first.expectStanding('banker');
      await expectBalances([first, second], '198.00');
    },
  );

memberTest(
  'a break that begins while two tables are open ends bets at both, and what stands is paid',
  once,
  async ({ hall, api, member }) => {
    memberTest.setTimeout(longMs);
    const { first, second } = await openBoth(hall);
    await first.expectOpening();
    await first.bet('banker');
    await api.call(safetyAway, { term: '6_months' }, member.session);
    await second.expectOpening();
    await second.spot('dragon').click();
    await expectRefused(second, 'player_excluded');
    await expect(second.spot('dragon')).toHaveAttribute('data-standing', 'false');

    const won = await first.expectPaid('USD');
    await expect.poll(() => second.minor('balance', 'USD')).toBe(19_800n + won);
    await first.expectOpening();
    await first.spot('player').click();
    await expectRefused(first, 'player_excluded');
    await expect.poll(() => first.minor('balance', 'USD')).toBe(19_800n + won);
  },
);
