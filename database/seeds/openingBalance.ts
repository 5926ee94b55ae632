import { memberMain, post, siteAdjustment } from '@pavilion/ledger';
import { parseDecimal } from '@pavilion/money';
import type { PoolClient } from '@pavilion/postgres';

const amount = '1000.00';
const currency = 'RMB';

/** Gives a demo member something to play with: a real posting from the site's adjustments, by the actor `seed`. */
export const seedOpeningBalance = async (
  client: PoolClient,
  { siteId, account, now }: { siteId: number; account: string; now: Date },
): Promise<void> => {
  const { rows } = await client.query<{ id: number }>(
    'select id from member where site_id = $1 and account = $2 and currency = $3',
    [siteId, account, currency],
  );
  const [member] = rows;
  const amountMinor = parseDecimal(amount, currency);
  if (member === undefined || amountMinor === undefined) throw new Error(`no opening balance for ${account}`);
  const outcome = await post(client, {
    scope: 'seed',
    key: `opening-balance:${member.id}`,
    kind: 'adjustment',
    reference: 'opening balance',
    reason: 'opening balance of the demo hall',
    actor: 'seed',
    occurredAt: now,
    moves: [
      {
        from: siteAdjustment(siteId, currency),
        to: memberMain(siteId, member.id, currency),
        amountMinor,
      },
    ],
  });
  if (outcome.status !== 'posted') throw new Error(`the ledger answered ${outcome.status} for ${account}`);
};
