import { parseDecimal } from '@pavilion/money';
import type { PoolClient } from 'pg';

const amount = '1000.00';
const currency = 'RMB';

/** Gives a demo member something to play with: a real posting from the site's adjustments, by the actor `seed`. */
export const seedOpeningBalance = async (
  client: PoolClient,
  { siteId, account, now }: { siteId: number; account: string; now: Date },
): Promise<void> => {
  const { rows } = await client.query<{ status: string }>(
    `select posted.status from member, ledger.post_move($1, 'seed', 'opening-balance:' || member.id, 'adjustment', 'opening balance',
              'opening balance of the demo hall', 'seed', null, $3,
              member.id, 'main', 0, 'site', $1, 'adjustment', 0, $4, false, $5) as posted
      where member.site_id = $1 and member.account = $2`,
    [siteId, account, now, currency, parseDecimal(amount, currency)],
  );
  if (rows[0]?.status !== 'posted') throw new Error(`no opening balance for ${account}`);
};
