import { z } from 'zod';
import { currencySchema, idSchema, instantSchema, moneySchema } from './fields.ts';

/**
 * Real-time events (spec §3, §7). Every event of a private member channel is wrapped as `{seq, at, data}`:
 * `seq` counts up by one per member; on a gap or reconnect the client fetches again.
 * A balance in an event is a hint to fetch, never the truth.
 */
export const memberEvents = {
  member_cash: z.object({ main: moneySchema, currency: currencySchema }),
  letters: z.object({ unread_count: z.number().int() }),
  game_url: z.object({
    play_id: z.string(),
    code: z.number().int(),
    message: z.string(),
    game_url: z.string().nullable(),
    start_at: instantSchema.nullable().optional(),
    end_at: instantSchema.nullable().optional(),
  }),
  forward_game_status: z.object({ play_id: z.string(), status: z.enum(['opened', 'closed']) }),
  /** The public id of the session that has just logged in; a session with another id must log out. */
  login: z.object({ member_login_id: z.string() }),
  profile_updated: z.object({}),
  app_clean_cache: z.object({}),
  deposit_success: z.object({
    order_number: z.string(),
    deposit_amount: moneySchema,
    deposit_times: z.number().int(),
  }),
  withdrawal_status: z.object({ order_number: z.string(), state: z.string() }),
  /** The member's missions have come further. */
  mission_progress: z.object({}),
  all_transfer_back: z.object({ code: z.number().int() }),
} as const;
export type MemberEventName = keyof typeof memberEvents;
export type MemberEventData<N extends MemberEventName> = z.output<(typeof memberEvents)[N]>;

export const publicEvents = {
  red_envelope_display: z.object({}),
  /** The standing of a tournament of the currency, or its state, has changed. */
  tournament_standing: z.object({ id: idSchema }),
  carousel_picture: z.object({}),
  customer_service_link: z.object({ url: z.string() }),
  template_sponsor: z.object({}),
  template_login: z.object({}),
  /** Anything else that an operator sets of the template: theme, shortcuts, logo, footer, float rail, sign-up picture. */
  template_setting: z.object({}),
  /** `levels`: what the jackpots that have a name hold now; `/v2/get_jackpot` says how they are called. */
  jackpot: z.object({
    currency: currencySchema,
    jackpot_amount_total: moneySchema,
    levels: z.array(z.object({ id: idSchema, amount: moneySchema })).optional(),
  }),
} as const;
export type PublicEventName = keyof typeof publicEvents;
export type PublicEventData<N extends PublicEventName> = z.output<(typeof publicEvents)[N]>;

export const memberEventEnvelopeSchema = z.object({
  seq: z.number().int().positive(),
  at: instantSchema,
  data: z.unknown(),
});

export const subscribeSchema = z.object({
  channel: z.string().min(1).max(100),
  auth: z.object({ headers: z.record(z.string(), z.string().max(512)).optional() }).optional(),
});
export const unsubscribeSchema = z.object({ channel: z.string().min(1).max(100) }).loose();
export const memberChannelIdSchema = idSchema;
