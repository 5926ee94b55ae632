/** What can be cashed out, as the pages of the book are told (`views.ts`). */
import * as z from 'zod/mini';
import { amountSchema, type Told } from '../shapes/fields.ts';

/** Shares of what is left of a bet that can be cashed out, hundredths. */
export const cashShares = [25, 50, 75, 100] as const;
export type CashShare = (typeof cashShares)[number];

/** What can be cashed out of a bet now. */
const cashOfferSchema = z.object({
  bet: z.string(),
  /** For shares of what is left of it; none while an event is suspended, or a market of it is closed. */
  shares: z.array(z.object({ share: z.literal(cashShares), amount: amountSchema })),
});
export type CashOffer = Told<typeof cashOfferSchema>;

/** Of every open bet of the player. */
export const cashOffersSchema = z.object({ offers: z.array(cashOfferSchema) });
export type CashOffersAnswer = Told<typeof cashOffersSchema>;
