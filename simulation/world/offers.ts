import type { Pool } from '@pavilion/postgres';
import { offers, sitePercent } from '../plan/offers.ts';
import { homes } from './people.ts';

/** What a site calls the promotion at this place. */
export const offerCode = (place: number): string => `simulated-${place}`;

/** Every site offers the promotions in every currency. `games` are of the providers, by their place. */
export const addOffers = async (owner: Pool, games: readonly string[]): Promise<void> => {
  const { rows } = await owner.query<{ id: number }>(
    'SELECT g.id FROM unnest($1::text[]) WITH ORDINALITY AS u (code, place) JOIN game g ON g.game_code = u.code ORDER BY u.place',
    [games],
  );
  await owner.query('UPDATE withdrawal_rule SET turnover_percent = $1', [sitePercent]);
  const slots = 2;
  for (const { site, currency } of homes)
    for (const [place, offer] of offers.entries()) {
      const percents = offer.gamePercents.flatMap((percent, at) =>
        percent === null ? [] : [[rows[at]?.id ?? 0, percent] as const],
      );
      await owner.query(
        `INSERT INTO deposit_promotion (site_id, code, currency, name, bonus_basis_points, bonus_max_minor, min_minor,
           turnover_percent, reach, starts_at, ends_at, stake_max_minor, weights, days, promo_code, free_rounds,
           free_round_game_id, free_round_stake_minor)
         VALUES ($1, $2, $3, '{"en_US": "Bonus"}', $4, $5, 1, $6, 'each', '2000-01-01', '2100-01-01', $7, $8, $9, $10, $11, $12, $13)`,
        [
          site,
          offerCode(place),
          currency,
          offer.bonusBasisPoints,
          offer.bonusMax,
          offer.turnoverPercent,
          offer.stakeMax,
          JSON.stringify({
            types: offer.slotsPercent === null ? {} : { [slots]: offer.slotsPercent },
            games: Object.fromEntries(percents),
          }),
          offer.days,
          offer.promoCode,
          offer.freeRounds?.rounds ?? null,
          offer.freeRounds === null ? null : rows[0]?.id,
          offer.freeRounds?.stake ?? null,
        ],
      );
    }
};
