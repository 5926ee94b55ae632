import type { Currency } from '@pavilion/contract';
import { createKysely, type Pool } from '@pavilion/postgres';
import { listOfferedPromotions, type OfferedPromotion } from '../cashier/index.ts';
import { type IdentityTables, readIdentityPolicy } from '../identity/index.ts';
import { listOfferedEnvelopes, type OfferedEnvelope } from '../promotions/index.ts';
import { findSurplus, findTerms, type RecommendTerms, type SurplusTerms } from '../recommend/index.ts';

/** Everything that a site offers in a currency at present. */
export interface Offers {
  readonly promotions: readonly OfferedPromotion[];
  readonly envelopes: readonly OfferedEnvelope[];
  readonly friends: RecommendTerms | undefined;
  readonly surplus: SurplusTerms | undefined;
}

/** Whether friends bring anything by these terms: a site may have switched them on and given nothing. */
const givesAnything = (terms: RecommendTerms | undefined): boolean =>
  terms?.is_friend === true && (terms.turnover_ppm > 0 || terms.deposit_award_minor > 0n);

export const readOffers = async (
  pool: Pool,
  place: { readonly siteId: number; readonly currency: Currency },
  now: Date,
): Promise<Offers> => {
  const [promotions, envelopes, terms, { recommendOpen }, surplus] = await Promise.all([
    listOfferedPromotions(pool, place, now),
    listOfferedEnvelopes(pool, place, now),
    findTerms(pool, place),
    readIdentityPolicy(createKysely<IdentityTables>(pool), place.siteId),
    findSurplus(pool, place),
  ]);
  const friends = recommendOpen && givesAnything(terms) ? terms : undefined;
  return { promotions, envelopes, friends, surplus };
};
