import { differencesOfReports, gatherReports } from '../../apps/server/src/modules/reports/index.ts';
import type { World } from '../world/world.ts';
import { Disagreement } from './failure.ts';

/** Rounds as they stand, beside what reports say of them; only what differs. */
const turnoverDifferences = `
  WITH said AS (
    SELECT site_id, currency, sum(amount_minor) AS turnover FROM report.flow
    WHERE to_owner = 'provider' AND to_purpose = 'house' AND (from_owner = 'provider' AND from_purpose = 'held'
      OR from_purpose = 'main' AND kind IN ('bet', 'bet_win'))
    GROUP BY 1, 2
  ), stands AS (
    SELECT site_id, currency, sum(stake_minor) AS turnover FROM round WHERE state = 'closed' GROUP BY 1, 2
  )
  SELECT site_id, currency, said.turnover::text AS said, stands.turnover::text AS stands
  FROM said FULL JOIN stands USING (site_id, currency)
  WHERE coalesce(said.turnover, 0) <> coalesce(stands.turnover, 0)`;

/** The sums of reports are those of the ledger, and what they say of play is what the rounds and the house accounts say. */
export const checkReports = async ({ owner }: World): Promise<void> => {
  await gatherReports(owner);
  const differences = await differencesOfReports(owner);
  const turnovers = await owner.query(turnoverDifferences);
  if (differences.length + turnovers.rows.length > 0)
    throw new Disagreement('the reports', {
      expected: [],
      actual: [...differences, ...turnovers.rows],
      members: [],
    });
};
