import { channels } from '@pavilion/contract';
import { withTransaction } from '@pavilion/postgres';
import type { PromotionDeps } from './claimRedEnvelope.ts';

/** Envelopes told of in one look. */
const batchMax = 100;

/**
 * Tells open pages of envelopes that have begun or are over since the last look (spec §7 `red_envelope_display`); each is
 * told of once, whichever number of processes look. Answers how many.
 */
export const tellRedEnvelopes = async ({ pool, clock, outbox }: PromotionDeps): Promise<number> => {
  const told = await withTransaction(pool, async (client) => {
    const { rows } = await client.query<{ site_id: number; currency: string }>({
      name: 'red-envelope-tell',
      text: `
        update red_envelope set begin_told_at = coalesce(begin_told_at, $1),
               end_told_at = case when end_at <= $1 then $1 end
         where id in (select id from red_envelope
                       where end_told_at is null and starts_at <= $1 and (begin_told_at is null or end_at <= $1)
                       order by starts_at limit $2 for update skip locked)
        returning site_id, currency`,
      values: [clock.now(), batchMax],
    });
    for (const { site_id, currency } of rows)
      await outbox.toChannel(client, site_id, channels.memberCurrency(currency), 'red_envelope_display', {});
    return rows.length;
  });
  if (told > 0) outbox.wake();
  return told;
};
