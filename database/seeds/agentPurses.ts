import { memberQuota, post, siteQuota } from '@pavilion/ledger';
import { parseDecimal } from '@pavilion/money';
import type { PoolClient } from '@pavilion/postgres';

/** Bounds of agents, whole units: the least and the most of one transfer, of a day, and of a receiver's day. */
const bounds = [
  ['RMB', 10, 50_000, 200_000, 50_000],
  ['USD', 5, 10_000, 50_000, 10_000],
  ['VND', 50_000, 200_000_000, 1_000_000_000, 200_000_000],
] as const;

const quota = '20000.00';

/** Lets agents of the demo hall transfer and open accounts, and gives one of them quota: a real posting by the actor `seed`. */
export const seedAgentPurses = async (
  client: PoolClient,
  { siteId, account }: { siteId: number; account: string },
): Promise<void> => {
  for (const [currency, ...units] of bounds) {
    const minors = units.map((unit) => parseDecimal(String(unit), currency));
    await client.query(
      `insert into agent_setting (site_id, currency, transfer_min_minor, transfer_max_minor, day_max_minor,
                                  receiver_day_max_minor, turnover_percent, accounts_day_max, level_max)
       values ($1, $2, $3, $4, $5, $6, 100, 20, 5)`,
      [siteId, currency, ...minors],
    );
  }
  const { rows } = await client.query<{ id: number }>(
    `select id from member where site_id = $1 and account = $2 and currency = 'RMB'`,
    [siteId, account],
  );
  const amountMinor = parseDecimal(quota, 'RMB');
  if (rows[0] === undefined || amountMinor === undefined) throw new Error(`no quota for ${account}`);
  const outcome = await post(client, {
    scope: 'seed',
    key: `agent-quota:${rows[0].id}`,
    kind: 'transfer_in',
    reference: 'quota',
    reason: 'quota of the demo hall',
    actor: 'seed',
    moves: [{ from: siteQuota(siteId, 'RMB'), to: memberQuota(siteId, rows[0].id, 'RMB'), amountMinor }],
  });
  if (outcome.status !== 'posted') throw new Error(`the ledger answered ${outcome.status} for ${account}`);
};
