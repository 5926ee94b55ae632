import { z } from 'zod';
import { defineCall } from '../call.ts';
import { currencySchema, deviceSchema, idSchema, siteScoped, textSchema } from '../fields.ts';
import { gameCodeSchema } from './play.ts';

const tag = 'play';

export const sportQuickbetUrl = defineCall({
  path: '/arks/web/game/sport-quickbet-url',
  summary: "The page of the site's sports provider that stands in a frame of the hall (spec §2 Sports view).",
  tag,
  audience: 'public',
  body: z.strictObject({
    ...siteScoped,
    currency: currencySchema,
    support_device: deviceSchema.default(1),
    /** Origin or host of the hall as the browser has it; the frame's page may want to know whom it speaks to. */
    domain: textSchema(200).optional(),
  }),
  data: z.object({
    detail: z.object({
      url: z.string(),
      gp_id: idSchema,
      /** The game that a chosen event opens. */
      game_code: gameCodeSchema,
    }),
  }),
  codes: {
    101: 'the site has no sports view',
    203: 'its provider is under maintenance',
    205: 'its address cannot be opened',
  },
});

const eventParamsSchema = z
  .record(z.string().max(40), z.union([textSchema(200), z.number().finite(), z.boolean()]))
  .refine((params) => Object.keys(params).length <= 20, 'too many parameters');

/** What the sports frame tells the hall (spec §4 Sports frame). Anything else is nobody's. */
export const sportsMessageSchema = z.discriminatedUnion('code', [
  /** How high its page is, px. */
  z.object({ code: z.literal('S001'), height: z.number().finite().min(0).max(100_000) }),
  /** An event was chosen: its game opens with these parameters. */
  z.object({ code: z.literal('U003'), params: eventParamsSchema.default({}) }),
]);
export type SportsMessage = z.infer<typeof sportsMessageSchema>;
