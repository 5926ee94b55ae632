import { createPool, type Pool } from '@pavilion/postgres';
import { createTestDatabase } from '@pavilion/testing';
import { expect, test } from 'vitest';
import { seed } from '../database/seeds/index.ts';
import { type DefectName, defectNames, putIn } from './run/defects.ts';
import { describeFailure } from './run/report.ts';
import { drawPlan, runPlan } from './run/simulate.ts';
import { beginsAt, type Ground } from './world/ground.ts';

/** A short simulation, on the server that all tests share; `npm run simulate` is the long one. */

const ground: Ground = {
  createDatabase: async () => {
    const database = await createTestDatabase({ max: 2 });
    const pool = createPool(database.url, { max: 2 });
    await seed({ pool, now: beginsAt });
    await pool.end();
    return database;
  },
  close: async () => undefined,
};
const targets = ['hall', 'provider', 'connections'] as const;

/** Lets the ledger cross from part to part every few transfers, and at last run out of parts that were made. */
const narrowParts = async (owner: Pool): Promise<void> => {
  await owner.query(
    `SELECT setval('ledger.transfer_id', (SELECT max(high) FROM growth.parts_of('ledger.move')) - 20)`,
  );
  await owner.query('UPDATE growth.plan SET width = 25, ahead = 6');
  await owner.query('SELECT growth.extend(relation) FROM growth.plan');
};

test.each([
  [7, 'wide parts', undefined],
  [2026, 'narrow parts', narrowParts],
] as const)(
  'the hall and the model agree on everything that happens in the world of seed %i, on %s',
  { timeout: 240_000 },
  async (number, _, arrange) => {
    const plan = drawPlan({ seed: number, steps: 45, targets: [...targets] });
    const failure = await runPlan(ground, plan, arrange === undefined ? {} : { arrange });
    expect(failure && describeFailure(failure)).toBeUndefined();
  },
);

/** Where to look first for each defect; another planner may need another world. */
const firstWorlds: Readonly<Record<DefectName, number>> = {
  pays_a_cancelled_bet: 1,
  refunds_what_has_won: 3,
  takes_anothers_session: 2,
  takes_other_content_for_a_repeat: 1,
  takes_more_than_a_bonus_allows: 1,
  counts_all_of_a_stake: 1,
};
const worldsMax = 6;
const isOfBonuses: ReadonlySet<DefectName> = new Set([
  'takes_more_than_a_bonus_allows',
  'counts_all_of_a_stake',
]);

test.each(defectNames)('a hall that %s is found out', { timeout: 240_000 }, async (name) => {
  let error: unknown;
  for (let world = 0; world < worldsMax && error === undefined; world += 1) {
    const plan = drawPlan({
      seed: firstWorlds[name] + world,
      steps: 60,
      targets: ['provider'],
      agents: false,
      bonuses: isOfBonuses.has(name),
    });
    error = (await runPlan(ground, plan, { arrange: putIn(name) }))?.error;
  }
  expect(error).toMatchObject({ name: 'Disagreement' });
});

test('a seed draws the same plan every time, another seed another', () => {
  const draw = (number: number) => drawPlan({ seed: number, steps: 60, targets: [...targets] });
  expect(draw(5)).toEqual(draw(5));
  expect(draw(5)).not.toEqual(draw(6));
});
